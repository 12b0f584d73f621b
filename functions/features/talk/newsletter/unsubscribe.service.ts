import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { endSubscription } from './newsletter.queries.ts'
import { readUnsubscribeToken } from './unsubscribe-token.rules.ts'

/** Ends a subscription, waiting or confirmed; ended twice is ended once. Throws `validation` unless we signed the token. */
export const unsubscribe = async ({ db, env, now }: Deps, token: string): Promise<SaidInWords> => {
  const id = readUnsubscribeToken(env, token)
  if (!id)
    throw invalid('token', 'This link isn’t one of ours, or part of it is missing. Please use the link in our email.')
  await endSubscription(db, { id, now })
  return { message: 'You’re unsubscribed. We won’t send any more newsletters to this address.' }
}
