import { changeEmailInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useChangeEmail } from './credentials.api.ts'

// The server's sentence is for who registers, and tells them to sign in.
const taken = { type: 'server', message: 'Another account has this email address.' }

/** Asks for another email address; the link goes there. */
export const EmailForm = () => {
  const { mutateAsync } = useChangeEmail()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: changeEmailInput,
    values: { email: '', password: '' },
    send: async (input) => {
      try {
        const { message } = await mutateAsync(input)
        toast({ title: 'Link sent', description: message, variant: 'success' })
      } catch (error) {
        if (!isApiError(error) || error.code !== 'taken') throw error
        form.setError('email', taken, { shouldFocus: true })
      }
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      <TextField
        type="email"
        label="New email address"
        hint="We’ll email a link there. Your address changes once you open it, and we’ll let your current one know."
        autoComplete="email"
        {...field('email')}
      />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <FormError>{refusal}</FormError>
      <div>
        <Button type="submit" variant="secondary" pending={isPending}>
          {isPending ? 'Sending...' : 'Change address'}
        </Button>
      </div>
    </form>
  )
}
