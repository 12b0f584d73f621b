import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { countTry, refuseOver, withinTries } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import { batch } from '#db/batch.ts'

const linksTo = (email: string) => ({ name: 'linksTo', who: email.toLowerCase() }) as const

/**
 * Counts a mail that proves an address, by the address and whoever asks for it: nobody floods somebody else's from many
 * accounts. Statements for the batch that sends it, which stops over the limit; `sayWhenAgain` then says so.
 */
export const limitLinksTo = (deps: Deps, email: string) => ({
  counted: countTry(deps, linksTo(email)),
  within: refuseOver(deps, linksTo(email)),
})

/** Counts such a mail where all else is done without it as well: `isWithin` is the condition of the mail, once it was counted. */
export const countLinksTo = (deps: Deps, email: string) => ({
  counted: countTry(deps, linksTo(email)),
  isWithin: withinTries(deps, linksTo(email)),
})

/** Throws `rate_limited` with Retry-After where a batch that mails these addresses was stopped for it, else what it was. */
export const sayWhenAgain = async (
  deps: Deps,
  { emails, error }: { emails: string[]; error: unknown },
): Promise<never> => {
  if (refusal(error) !== 'rate_limited') throw error
  // The refusal took its counting back with it; counting again tells how long to wait.
  const { counted } = await batch(deps.db, { counted: emails.map((email) => countTry(deps, linksTo(email))) })
  for (const rows of counted) assertWithin(deps, { name: 'linksTo', counted: rows })
  throw error
}
