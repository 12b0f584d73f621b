import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { type LoginInput, loginInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useLogin } from '#web/features/identity/session/session-acts.ts'
import { errorMessage } from '#web/lib/api-error.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { SwitchLink } from './switch-link.tsx'

/** Signs in by username or e-mail address; where that leads is the page's matter. */
export const SignInForm = ({ onRegister }: { onRegister: () => void }) => {
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { username: '', password: '' } })
  const { mutateAsync, isPending } = useLogin()
  const { errors } = form.formState

  const send = async (input: LoginInput) => {
    try {
      const { username } = await mutateAsync(input)
      toast({ title: 'Login successful', description: `Welcome back, ${username}`, variant: 'success' })
    } catch (error) {
      toast({ title: 'Login failed', description: errorMessage(error), variant: 'destructive' })
      showServerErrors(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      <TextField
        label="Username"
        hint="Your e-mail address works too."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
        error={errors.username?.message}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.register('password')}
        error={errors.password?.message}
      />
      <Link
        to={paths.forgotPassword}
        className="-my-2 inline-flex min-h-11 items-center self-start font-medium text-hedge-ink text-sm underline underline-offset-4"
      >
        Forgotten your password?
      </Link>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
      <SwitchLink question="New here?" onClick={onRegister}>
        Register
      </SwitchLink>
    </form>
  )
}
