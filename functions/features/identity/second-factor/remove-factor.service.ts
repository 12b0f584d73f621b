import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { notFound, refusal } from '#app/errors.ts'
import type { Factor } from '#contract/identity/factors/second-factor.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { deletePasskey } from '#features/identity/passkeys/passkeys.queries.ts'
import { deleteIdleCodes } from './recovery-codes.queries.ts'
import { tellOwner } from './second-factor.mails.ts'
import { deleteTotp } from './totp.queries.ts'

type Removal = { actor: SessionActor; id: string; own: Factor[] }

const wordsOf = ({ kind, name }: Factor): string =>
  kind === 'totp' ? 'The authenticator app' : `The passkey “${name}”`

/** Takes one of the actor's `own` factors away; with the last of them go the recovery codes. Throws `not_found`. */
export const removeFactor = async (deps: Deps, { actor, id, own }: Removal): Promise<void> => {
  const { db } = deps
  const factor = own.find((one) => one.id === id)
  if (!factor) throw notFound('this way of signing in')
  const which = { id, userId: actor.id }
  await batch(db, {
    locked: lockUser(db, actor.id),
    gone: factor.kind === 'totp' ? deleteTotp(db, which) : deletePasskey(db, which),
    codes: deleteIdleCodes(db, actor.id),
    done: audit(deps, { actor, act: 'factor.removed', data: { kind: factor.kind }, subject: actor.id }),
    told: tellOwner(deps, { owner: actor, what: 'factor-removed', which: wordsOf(factor) }),
  }).catch((error: unknown) => {
    throw refusal(error) === 'gone' ? notFound('this way of signing in') : error
  })
  sendSoon(deps)
}
