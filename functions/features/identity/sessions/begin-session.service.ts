import type { Deps } from '#app/deps.ts'
import type { SessionClaim } from '#app/session.ts'
import { type Batch, batch } from '#db/batch.ts'
import { queueMailWhen, sendSoon } from '#features/identity/mail/mail.service.ts'
import type { DeviceOwner } from './known-device.rules.ts'
import { rememberNetwork } from './known-network.queries.ts'
import { newSession } from './new-session.rules.ts'
import { deleteReplaced, insertSessionWhile, sessionIsThere } from './session.queries.ts'
import { newDeviceMail } from './sign-in.mails.ts'

/** Who asks, before they are anybody. */
export type Visitor = {
  /** Counts tries. */
  network: string
  /** Names the session. */
  userAgent: string | undefined
  /** What the browser says of who has signed in with it before. */
  devices: string
  /** The session that a new one takes the place of. */
  replaces: SessionClaim | null
}

type Found = { id: string; email: string; fullName: string; passwordHash: string }

/** `proof` takes what may be shown once; `isNew` is a browser in which the user has not signed in before. */
type Beginning = { found: Found; visitor: Visitor; isNew: boolean; proof: Batch }

/** A user, by the password that makes their browsers and networks known. */
export const ownerOf = ({ id, passwordHash }: Pick<Found, 'id' | 'passwordHash'>): DeviceOwner => ({
  userId: id,
  passwordHash,
})

/**
 * Begins a session in place of that which the browser had, and tells its user where the browser is new to them. Answers null
 * when the password has changed since it was read; throws what stops the `proof`.
 */
export const beginSession = async (
  deps: Deps,
  { found, visitor, isNew, proof }: Beginning,
): Promise<SessionClaim | null> => {
  const { db, now } = deps
  const { network, userAgent, replaces } = visitor
  const { claim, row } = newSession(deps, { userId: found.id, userAgent })
  const mail = { cause: `new-device:${claim.sessionId}`, ...newDeviceMail(deps, { reader: found, userAgent, at: now }) }
  const { begun } = await batch(db, {
    begun: insertSessionWhile(db, { session: row, passwordHash: found.passwordHash }),
    proof,
    replaced: replaces ? deleteReplaced(db, { old: replaces, by: claim.sessionId }) : undefined,
    network: rememberNetwork(deps, { owner: ownerOf(found), network }),
    told: isNew ? queueMailWhen(deps, { mail, when: sessionIsThere(claim.sessionId) }) : undefined,
  })
  sendSoon(deps)
  return begun.rows.length > 0 ? claim : null
}
