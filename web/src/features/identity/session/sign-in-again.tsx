import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { loginInput } from '#contract/identity/account.ts'
import { loginWithCode } from '#contract/identity/factors/second-factor.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { beginHere } from '#web/components/ui/use-modal.ts'
import { SecondStep } from '#web/features/identity/second-factor/late.tsx'
import { useSecondStep } from '#web/features/identity/second-factor/use-second-step.ts'
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
      title="You’ve been signed out"
      description="Sign in again to carry on. What you typed is still here."
    >
      {username && <Form username={username} />}
    </Dialog>
  )
}

const beginAtPassword = (form: HTMLFormElement | null): void =>
  beginHere(form?.querySelector<HTMLElement>('[type=password]') ?? null)

const welcomeBack = () =>
  toast({ title: 'Signed in again', description: 'You can carry on where you left off.', variant: 'success' })

const Form = ({ username }: { username: string }) => {
  const client = useQueryClient()
  const { mutateAsync } = useSignInAgain()
  const step = useSecondStep()
  const schema = step.ways ? loginWithCode : loginInput
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema,
    values: { username, password: '', code: '' },
    send: (input) =>
      step.orAsk(async () => {
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

  const send = (
    <>
      <FormError>{refusal}</FormError>
      <FormButtons
        onCancel={() => leaveHere(client)}
        cancel="Leave without saving"
        send="Sign In"
        sending="Signing In..."
        isPending={isPending}
      />
    </>
  )
  return (
    <form noValidate ref={beginAtPassword} onSubmit={submit} className="flex flex-col gap-5 pt-3">
      {step.ways ? (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <SecondStep step={step} onSignedIn={goOn} onClear={() => form.resetField('code')} {...field('code')}>
            {send}
          </SecondStep>
        </Suspense>
      ) : (
        <>
          <TextField label="Username" readOnly autoComplete="username" {...field('username')} />
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          {send}
        </>
      )}
    </form>
  )
}
