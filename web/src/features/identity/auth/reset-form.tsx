import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ResetPasswordInput, resetPasswordInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { useResetPassword } from './password.api.ts'
import { linkProblem } from './reset-link.ts'

const input = resetPasswordInput.pick({ password: true })

type ResetFormProps = {
  token: string
  onDone: (message: string) => void
  /** The link does not work (any more), in the server's words. */
  onEnded: (message: string) => void
}

/** Chooses a new password by the link of a mail. */
export const ResetForm = ({ token, onDone, onEnded }: ResetFormProps) => {
  const form = useForm({ resolver: zodResolver(input), defaultValues: { password: '' } })
  const { mutateAsync, isPending } = useResetPassword()
  const { errors } = form.formState

  const send = async ({ password }: Pick<ResetPasswordInput, 'password'>) => {
    try {
      const { message } = await mutateAsync({ token, password })
      onDone(message)
    } catch (error) {
      const ended = linkProblem(error)
      if (ended) onEnded(ended)
      else showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      <PasswordField
        label="New password"
        hint="At least 6 characters. A few words together are easy to remember and hard to guess."
        autoComplete="new-password"
        {...form.register('password')}
        error={errors.password?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  )
}
