import type { User } from '#contract/identity/account.answers.ts'
import { site } from '#contract/site.ts'
import { toast } from '#web/lib/toast.ts'

/** Tells somebody that they have an account now, and what they are called in it. */
export const welcome = ({ username }: Pick<User, 'username'>): void =>
  toast({
    title: 'Registration successful',
    description: `Welcome to ${site.name}, ${username}`,
    variant: 'success',
  })
