import type { Deps } from '#app/deps.ts'
import type { ChallengePurpose } from '#contract/identity/factors/passkeys.constants.ts'
import { challengeIn, challengeMs, hashChallenge, newChallenge } from './challenge.rules.ts'
import { insertChallenge, takeChallenge } from './challenges.queries.ts'

type Asked = { purpose: ChallengePurpose; userId: string | null }

/** A challenge for a passkey with the statement that notes it. */
export const askPasskey = (deps: Deps, asked: Asked) => {
  const challenge = newChallenge()
  const expiresAt = new Date(deps.now.getTime() + challengeMs)
  const row = { ...asked, id: deps.newId(), challengeHash: hashChallenge(challenge), expiresAt }
  return { challenge, noted: insertChallenge(deps.db, row) }
}

/** The statement that takes the challenge of an answer, whatever comes of it: no row comes back where it may not count. */
export const takeAnswered = (deps: Deps, { clientDataJSON, ...asked }: Asked & { clientDataJSON: string }) =>
  takeChallenge(deps.db, { ...asked, challengeHash: hashChallenge(challengeIn(clientDataJSON) ?? ''), now: deps.now })
