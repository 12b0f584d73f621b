import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ForgotPasswordInput, forgotPasswordInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { useForgotPassword } from './password.api.ts'

export type LinkSent = { email: string; message: string }

type ForgotFormProps = { email: string; onSent: (sent: LinkSent) => void }

/** Asks for a link to choose a new password. */
export const ForgotForm = ({ email, onSent }: ForgotFormProps) => {
  const form = useForm<ForgotPasswordInput>({ resolver: zodResolver(forgotPasswordInput), defaultValues: { email } })
  const { mutateAsync, isPending } = useForgotPassword()
  const { errors } = form.formState

  const send = async (input: ForgotPasswordInput) => {
    try {
      const { message } = await mutateAsync(input)
      onSent({ email: input.email, message })
    } catch (error) {
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Sending...' : 'Send me a link'}
      </Button>
    </form>
  )
}
