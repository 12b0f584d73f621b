import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { endSubscription } from './newsletter.queries.ts'
import { readUnsubscribeToken } from './unsubscribe-token.rules.ts'

/** Ends a subscription, waiting or confirmed; ended twice is ended once. Throws `validation` unless we signed the token. */
export const unsubscribe = async ({ db, env, now }: Deps, token: string): Promise<SaidInWords> => {
  const id = readUnsubscribeToken(env, token)
  if (!id)
    throw invalid('token', 'This link is not one of ours, or only a part of it. Please use the link of our email.')
  await endSubscription(db, { id, now })
  return { message: 'You are unsubscribed. We will send no more newsletters to this address.' }
}
