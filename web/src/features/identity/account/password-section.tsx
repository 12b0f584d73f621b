import { type ChangePasswordInput, changePasswordInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangePassword } from './credentials.api.ts'

const empty: ChangePasswordInput = { currentPassword: '', newPassword: '' }

/** A new password by whoever knows the present one. */
export const PasswordSection = ({ username }: { username: string }) => {
  const { mutateAsync } = useChangePassword()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: changePasswordInput,
    values: empty,
    send: async (input) => {
      const { message } = await mutateAsync(input)
      form.reset(empty)
      toast({ title: 'Password changed', description: message, variant: 'success' })
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="New password"
        hint="At least 6 characters. Not your username or email address, and not easy to guess."
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <FormError>{refusal}</FormError>
      <div>
        <Button type="submit" pending={isPending}>
          {isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
