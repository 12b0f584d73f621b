import { forgotPasswordInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { useForgotPassword } from './password.api.ts'

export type LinkSent = { email: string; message: string }

type ForgotFormProps = { email: string; onSent: (sent: LinkSent) => void }

/** Asks for a link to choose a new password. */
export const ForgotForm = ({ email, onSent }: ForgotFormProps) => {
  const { mutateAsync } = useForgotPassword()
  const { field, submit, refusal, isPending } = useServerForm({
    schema: forgotPasswordInput,
    values: { email },
    send: async (input) => {
      const { message } = await mutateAsync(input)
      onSent({ email: input.email, message })
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <FormError>{refusal}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Sending...' : 'Send me a link'}
      </Button>
    </form>
  )
}
