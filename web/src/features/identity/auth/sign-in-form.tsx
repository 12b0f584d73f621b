import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { User } from '#contract/identity/account.answers.ts'
import { type LoginInput, loginInput } from '#contract/identity/account.ts'
import { loginWithCode } from '#contract/identity/factors/second-factor.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { type FieldOf, useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { PasskeySignIn, SecondStep } from '#web/features/identity/second-factor/late.tsx'
import { useSecondStep } from '#web/features/identity/second-factor/use-second-step.ts'
import { becomeUser } from '#web/features/identity/session/session.api.ts'
import { useLogin } from '#web/features/identity/session/session-acts.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { toast } from '#web/lib/toast.ts'
import { SwitchLink } from './switch-link.tsx'

type SignInFormProps = {
  /** The username or e-mail address that is known already. */
  name?: string
  onRegister: () => void
}

/** Signs in by username or email address; where that leads is the page's matter. */
export const SignInForm = ({ name = '', onRegister }: SignInFormProps) => {
  const client = useQueryClient()
  const { mutateAsync } = useLogin()
  const step = useSecondStep()
  const schema = step.ways ? loginWithCode : loginInput
  const welcome = ({ username }: Pick<User, 'username'>) =>
    toast({ title: 'Login successful', description: `Welcome back, ${username}`, variant: 'success' })
  const goOn = (user: User) => {
    becomeUser(client, user)
    welcome(user)
  }
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema,
    values: { username: name, password: '', code: '' },
    failureTitle: 'Login failed',
    send: (input) => step.orAsk(async () => welcome(await mutateAsync(input))),
  })
  const clearCode = () => form.resetField('code')
  const goBack = () => {
    clearCode()
    form.clearErrors()
    step.giveUp()
  }
  const send = (
    <Button type="submit" size="lg" pending={isPending}>
      {isPending ? 'Signing In...' : 'Sign In'}
    </Button>
  )

  if (step.ways) {
    return (
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Suspense fallback={<Skeleton className="h-56" />}>
          <SecondStep step={step} onSignedIn={goOn} onClear={clearCode} {...field('code')}>
            <FormError>{refusal}</FormError>
            {send}
          </SecondStep>
        </Suspense>
        <SwitchLink question="Not you?" onClick={goBack}>
          Back to username and password
        </SwitchLink>
      </form>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Names field={field} />
      <FormError>{refusal}</FormError>
      {send}
      <Suspense fallback={<div className="h-13" />}>
        <PasskeySignIn onSignedIn={goOn} />
      </Suspense>
      <SwitchLink question="New here?" onClick={onRegister}>
        Register
      </SwitchLink>
    </form>
  )
}

const Names = ({ field }: { field: FieldOf<LoginInput> }) => (
  <>
    <TextField
      label="Username"
      hint="Your email address works too."
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
  </>
)
