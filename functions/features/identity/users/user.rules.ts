import { AppError, invalid } from '#app/errors.ts'
import { hasLeft } from '#contract/identity/deleted-user.ts'
import type { FieldProblem } from '#contract/problems.ts'
import { isCommonPassword } from './common-passwords.words.ts'
import { wordsSeen } from './look-alikes.words.ts'
import { speaksAsUs } from './own-names.rules.ts'

const reserved =
  `about abuse account accounts admin administrator api app assistant auth billing buyer cart categories category checkout
  contact cookies dashboard demo dev everybody everyone help hatchyard hatchyardsupport health info mail mailbox me
  moderator moderators newsletter noreply nobody null official orders owner pay payments postmaster press privacy products
  profile register returns root security sell seller sellers services shipping shop shops signin signup site staff
  status stripe subscribe superuser support sysadmin system team terms undefined user users webmaster www`.split(/\s+/)

const lookOf = (name: string): string => wordsSeen(name).join('')
const reservedLooks = new Set(reserved.map(lookOf))

/** Mali is a woman's name in Wales; with l read as i it looks like “mail”. */
const isMali = (username: string): boolean => /^mali[\d_-]*$/i.test(username)

/** Throws `validation` for names that would speak for the house; hyphens, underscores and digits for letters hide none. */
export const assertFreeUsername = (username: string): void => {
  const isReserved = (reservedLooks.has(lookOf(username)) && !isMali(username)) || speaksAsUs(username)
  if (!hasLeft(username.toLowerCase()) && !isReserved) return
  throw invalid('username', 'This username is reserved. Please choose another.')
}

/** What is said of a password that others have used and lost. */
export const stolenWords = 'This password has turned up in a data breach. Please choose another.'

type Chosen = { password: string; username: string; email: string }

/** Throws `validation` on `path` for passwords that somebody else would try first. */
export const assertGoodPassword = ({ password, username, email }: Chosen, path = 'password'): void => {
  const guess = password.trim().toLowerCase()
  const address = email.toLowerCase()
  if (guess === username.toLowerCase()) throw invalid(path, 'Password must not be your username')
  if (guess === address || guess === address.split('@')[0]) {
    throw invalid(path, 'Password must not be your email address')
  }
  if (isCommonPassword(password)) throw invalid(path, stolenWords)
}

const takenMessages = {
  username: 'This username is taken. Please choose another.',
  email: 'There’s already an account with this email address. Sign in instead.',
}

/** The 409 that names the fields somebody else already has. */
export const taken = (fields: (keyof typeof takenMessages)[]): AppError => {
  const errors: FieldProblem[] = fields.map((path) => ({ path, message: takenMessages[path] }))
  return new AppError('taken', errors[0]?.message ?? 'This is taken.', { errors })
}
