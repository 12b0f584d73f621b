import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { registerInput } from '#contract/identity/account.ts'
import { PasswordField } from '#web/components/ui/forms/password-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'

export type RegisterValues = z.input<typeof registerInput>

/** Who it is: the four fields that both account types fill in. */
export const RegisterFields = ({ form }: { form: UseFormReturn<RegisterValues> }) => {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="Full name"
        autoComplete="name"
        {...form.register('fullName')}
        error={errors.fullName?.message}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <TextField
        label="Username"
        hint="Others see this name. Letters, numbers, hyphens and underscores."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
        error={errors.username?.message}
      />
      <PasswordField
        label="Password"
        hint="At least 6 characters. A few words together are easy to remember and hard to guess."
        autoComplete="new-password"
        {...form.register('password')}
        error={errors.password?.message}
      />
    </>
  )
}
