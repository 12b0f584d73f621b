import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ChangePasswordInput, changePasswordInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangePassword } from './credentials.api.ts'

const empty: ChangePasswordInput = { currentPassword: '', newPassword: '' }

/** A new password by who knows the present one. */
export const PasswordSection = ({ username }: { username: string }) => {
  const form = useForm({ resolver: zodResolver(changePasswordInput), defaultValues: empty })
  const { mutateAsync, isPending } = useChangePassword()
  const { errors } = form.formState

  const change = async (input: ChangePasswordInput) => {
    try {
      const { message } = await mutateAsync(input)
      form.reset(empty)
      toast({ title: 'Password changed', description: message, variant: 'success' })
    } catch (error) {
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(change)} className="flex max-w-xl flex-col gap-5">
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Present password"
        autoComplete="current-password"
        {...form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <PasswordField
        label="New password"
        hint="At least 6 characters; not your username, not your e-mail address, and none that everybody tries first."
        autoComplete="new-password"
        {...form.register('newPassword')}
        error={errors.newPassword?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <div>
        <Button type="submit" pending={isPending}>
          {isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
