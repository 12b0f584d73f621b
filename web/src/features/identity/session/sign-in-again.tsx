import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { loginInput } from '#contract/identity/account.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { PasskeySignIn, SecondStep, useSecondStep } from '#web/features/identity/second-factor/late.tsx'
import { askLater } from '#web/lib/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { leaveHere, resume, useSignInAgain } from './session-acts.ts'

export type SignInAgainProps = { username: string | null; open: boolean }

/** The dialog over the page on which a session ended: the same user signs in again, and finds it as they left it. */
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

const welcomeBack = () =>
  toast({ title: 'Signed in again', description: 'You can go on where you were.', variant: 'success' })

const Form = ({ username }: { username: string }) => {
  const client = useQueryClient()
  const { mutateAsync } = useSignInAgain()
  const { ways, orAsk } = useSecondStep()
  const { field, submit, refusal, isPending } = useServerForm({
    schema: loginInput,
    values: { username, password: '', code: '' },
    send: (input) =>
      orAsk(async () => {
        await mutateAsync(input)
        welcomeBack()
      }),
  })

  // A passkey of somebody else signs them in: nothing of this page is theirs.
  const goOn = (user: User) => {
    if (user.username !== username) return leaveHere(client, user)
    resume(client, user)
    welcomeBack()
  }

  return (
    <form noValidate ref={beginAtPassword} onSubmit={submit} className="flex flex-col gap-5 pt-3">
      <TextField label="Username" readOnly autoComplete="username" {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Suspense fallback={null}>{ways && <SecondStep ways={ways} {...field('code')} />}</Suspense>
      <Suspense fallback={null}>{ways?.includes('passkey') && <PasskeySignIn onSignedIn={goOn} />}</Suspense>
      <FormError>{refusal}</FormError>
      <FormButtons
        onCancel={() => leaveHere(client)}
        cancel="Leave without saving"
        send="Sign In"
        sending="Signing In..."
        isPending={isPending}
      />
    </form>
  )
}
