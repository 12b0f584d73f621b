import { type ChangeEvent, useEffect } from 'react'
import type { z } from 'zod'
import { registerInput } from '#contract/identity/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { useRegister } from '#web/features/identity/session/session-acts.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { madeUsername } from './made-username.ts'
import { TermsNote } from './terms-note.tsx'
import { welcome } from './welcome.ts'

const input = registerInput.pick({ fullName: true, email: true, password: true })

const isAboutUsername = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ path }) => path === 'username')

/** Opens a buyer's account under a username that we think up: where it may not be had, another one does. */
const useJoin = () => {
  const { mutateAsync } = useRegister()
  return async (given: z.output<typeof input>) => {
    try {
      return await mutateAsync({ ...given, username: madeUsername(given.fullName) })
    } catch (error) {
      if (!isAboutUsername(error)) throw error
      return mutateAsync({ ...given, username: madeUsername('keeper') })
    }
  }
}

type Joining = { fullName: string; email: string }

type JoinFormProps = {
  /** What is known of them; a name that becomes known later is taken over. */
  given: Joining
  onTyped: (typed: Partial<Joining>) => void
  /** The address has an account already, and its owner would rather sign in. */
  onSignIn: (email: string) => void
}

/** The shortest way to a buyer's account, inside a page that goes on with it. */
export const JoinForm = ({ given, onTyped, onSignIn }: JoinFormProps) => {
  const join = useJoin()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: input,
    values: { ...given, password: '' },
    failureTitle: 'Registration failed',
    send: async (typed) => welcome(await join(typed)),
  })
  const { fullName } = given
  useEffect(() => {
    if (form.getValues('fullName') !== fullName) form.setValue('fullName', fullName)
  }, [form, fullName])
  const telling = (name: keyof Joining) => {
    const { onChange, ...registered } = field(name)
    const tell = (event: ChangeEvent<HTMLInputElement>) => {
      onTyped({ [name]: event.target.value })
      void onChange(event)
    }
    return { ...registered, onChange: tell }
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Full name"
        hint="Others will see your first name with a few letters after it, such as ann-k7m2x."
        autoComplete="name"
        {...telling('fullName')}
      />
      <TextField label="Email" type="email" autoComplete="email" {...telling('email')} />
      {form.formState.errors.email?.type === 'server' && (
        <Button variant="secondary" className="self-start" onClick={() => onSignIn(form.getValues('email'))}>
          Sign in with this address
        </Button>
      )}
      <PasswordField
        label="Password"
        hint="At least 6 characters. A few words together are easy to remember and hard to guess."
        autoComplete="new-password"
        {...field('password')}
      />
      <FormError>{refusal}</FormError>
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" pending={isPending}>
          {isPending ? 'Creating Account...' : 'Create Account'}
        </Button>
        <TermsNote />
      </div>
    </form>
  )
}
