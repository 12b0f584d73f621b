import { type ResetPasswordInput, resetPasswordInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
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
  const { mutateAsync } = useResetPassword()
  const send = async ({ password }: Pick<ResetPasswordInput, 'password'>) => {
    try {
      const { message } = await mutateAsync({ token, password })
      onDone(message)
    } catch (error) {
      const ended = linkProblem(error)
      if (!ended) throw error
      onEnded(ended)
    }
  }
  const { field, submit, refusal, isPending } = useServerForm({ schema: input, values: { password: '' }, send })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label="New password"
        hint="At least 6 characters. A few words together are easy to remember and hard to guess."
        autoComplete="new-password"
        {...field('password')}
      />
      <FormError>{refusal}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  )
}
