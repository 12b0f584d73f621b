import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ChangeEmailInput, changeEmailInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeEmail } from './credentials.api.ts'

/** Asks for another e-mail address; the link goes there. */
export const EmailForm = () => {
  const form = useForm({ resolver: zodResolver(changeEmailInput), defaultValues: { email: '', password: '' } })
  const { mutateAsync, isPending } = useChangeEmail()
  const { errors } = form.formState

  const ask = async (input: ChangeEmailInput) => {
    try {
      const { message } = await mutateAsync(input)
      toast({ title: 'Link sent', description: message, variant: 'success' })
    } catch (error) {
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(ask)} className="flex max-w-xl flex-col gap-5">
      <TextField
        type="email"
        label="New e-mail address"
        hint="We send a link there. Your address changes when you open it, and we tell the present one."
        autoComplete="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...form.register('password')}
        error={errors.password?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <div>
        <Button type="submit" variant="secondary" pending={isPending}>
          {isPending ? 'Sending...' : 'Change address'}
        </Button>
      </div>
    </form>
  )
}
