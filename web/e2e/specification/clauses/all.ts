import type { Clause } from './clause.ts'
import { helpClauses } from './help.ts'
import { callClauses, constantClauses, errorClauses, validationClauses } from './rules.ts'
import { screenClauses } from './screens.ts'
import { shellClauses } from './shell.ts'
import { signedInClauses } from './signed-in.ts'
import { roleClauses, stateClauses } from './states.ts'

/** What the specification asks for and stands. */
export const clauses: Clause[] = [
  ...screenClauses,
  ...shellClauses,
  ...stateClauses,
  ...roleClauses,
  ...validationClauses,
  ...callClauses,
  ...errorClauses,
  ...constantClauses,
  ...signedInClauses,
  ...helpClauses,
]
