import type { z } from 'zod'
import type { registerInput } from '#contract/identity/account.ts'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import type { FieldOf } from '#web/components/ui/forms/use-server-form.ts'

type RegisterValues = z.input<typeof registerInput>

/** Who it is: the four fields that both account types fill in. */
export const RegisterFields = ({ field }: { field: FieldOf<RegisterValues> }) => {
  return (
    <>
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Username"
        hint="Other people see this. Letters, numbers, hyphens and underscores."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField
        label="Password"
        hint="At least 6 characters. A few words together are easy to remember and hard to guess."
        autoComplete="new-password"
        {...field('password')}
      />
    </>
  )
}
