import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '#contract/identity/account.answers.ts'
import { loginInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { PasskeySignIn, SecondStep, useSecondStep } from '#web/features/identity/second-factor/late.tsx'
import { becomeUser } from '#web/features/identity/session/session.api.ts'
import { useLogin } from '#web/features/identity/session/session-acts.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { SwitchLink } from './switch-link.tsx'

/** Signs in by username or e-mail address; where that leads is the page's matter. */
export const SignInForm = ({ onRegister }: { onRegister: () => void }) => {
  const client = useQueryClient()
  const { mutateAsync } = useLogin()
  const { ways, orAsk } = useSecondStep()
  const welcome = ({ username }: Pick<User, 'username'>) =>
    toast({ title: 'Login successful', description: `Welcome back, ${username}`, variant: 'success' })
  const { field, submit, refusal, isPending } = useServerForm({
    schema: loginInput,
    values: { username: '', password: '', code: '' },
    failureTitle: 'Login failed',
    send: (input) => orAsk(async () => welcome(await mutateAsync(input))),
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Username"
        hint="Your e-mail address works too."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Link
        to={paths.forgotPassword}
        className="-my-2 inline-flex min-h-11 items-center self-start font-medium text-hedge-ink text-sm underline underline-offset-4"
      >
        Forgotten your password?
      </Link>
      <Suspense fallback={null}>{ways && <SecondStep ways={ways} {...field('code')} />}</Suspense>
      <FormError>{refusal}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
      <Suspense fallback={<div className="h-13" />}>
        <PasskeySignIn
          onSignedIn={(user) => {
            becomeUser(client, user)
            welcome(user)
          }}
        />
      </Suspense>
      <SwitchLink question="New here?" onClick={onRegister}>
        Register
      </SwitchLink>
    </form>
  )
}
