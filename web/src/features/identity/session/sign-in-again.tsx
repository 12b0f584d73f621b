import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type LoginInput, loginInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { askLater } from '#web/lib/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { becomeUser } from './session.api.ts'
import { useSignInAgain } from './session-acts.ts'

export type SignInAgainProps = { username: string | null; open: boolean }

/** Over the page on which a session ended: the same user signs in again, and finds it as he left it. */
export default function SignInAgain({ username, open }: SignInAgainProps) {
  return (
    <Dialog
      open={open}
      onClose={askLater}
      title="You have been signed out"
      description="Sign in again to go on. What you typed is still here, and you can send it then."
    >
      {username && <Form username={username} />}
    </Dialog>
  )
}

// What the dialog looks for as it opens; React knows no such attribute.
const beginAtPassword = (form: HTMLFormElement | null): void =>
  form?.querySelector('[type=password]')?.setAttribute('autofocus', '')

const Form = ({ username }: { username: string }) => {
  const client = useQueryClient()
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { username, password: '' } })
  const { mutateAsync, isPending } = useSignInAgain()
  const { errors } = form.formState

  const send = async (input: LoginInput) => {
    try {
      await mutateAsync(input)
      toast({ title: 'Signed in again', description: 'You can go on where you were.', variant: 'success' })
    } catch (error) {
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate ref={beginAtPassword} onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5 pt-3">
      <TextField
        label="Username"
        readOnly
        autoComplete="username"
        {...form.register('username')}
        error={errors.username?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.register('password')}
        error={errors.password?.message}
      />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={() => becomeUser(client, null)}>
          Leave without saving
        </Button>
        <Button type="submit" pending={isPending}>
          {isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </div>
    </form>
  )
}
