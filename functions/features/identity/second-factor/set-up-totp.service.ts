import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound, refusal } from '#app/errors.ts'
import type { FirstCodes, NewTotp } from '#contract/identity/factors/second-factor.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { firstCodes } from './recovery-codes.service.ts'
import { seal, unseal } from './sealed-secret.rules.ts'
import { tellOwner } from './second-factor.mails.ts'
import { badCode } from './spend-code.service.ts'
import { beginTotp, confirmTotp } from './totp.queries.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.rules.ts'

/** Begins to set an app up: nothing is asked of anybody before a code of it was right. Throws `illegal_state` when one is. */
export const setUpTotp = async (deps: Deps, actor: SessionActor): Promise<NewTotp> => {
  const { db, env, now } = deps
  const [id, secret] = [deps.newId(), newTotpSecret()]
  const sealed = seal(secret, { secrets: env.SESSION_SECRETS, userId: actor.id })
  const { begun } = await batch(db, { begun: beginTotp(db, { id, userId: actor.id, sealed, createdAt: now }) })
  if (begun.length === 0) {
    throw new AppError('illegal_state', 'You’ve already set up an app. Remove it first.', {
      members: { state: 'set_up' },
    })
  }
  return { id, secret, uri: totpUri({ secret, username: actor.username }) }
}

type Showing = { actor: SessionActor; id: string; code: string; begun: { sealed: string }[] }

/**
 * Ends the setting up by a code of the app, and answers recovery codes where it is the first factor. Throws `not_found` when
 * it was begun anew or ended meanwhile, and `bad_code`.
 */
export const endTotpSetUp = async (deps: Deps, { actor, id, code, begun }: Showing): Promise<FirstCodes> => {
  const { db, env, now } = deps
  const [row] = begun
  if (!row) throw notFound('this set-up')
  const secret = unseal(row.sealed, { secrets: env.SESSION_SECRETS, userId: actor.id })
  const step = secret === null ? null : stepOfCode({ secret, code, now })
  if (step === null) throw badCode()
  const codes = firstCodes(deps, actor.id)
  const { made } = await batch(db, {
    locked: lockUser(db, actor.id),
    shown: confirmTotp(db, { id, userId: actor.id, step, now }),
    made: codes.statement,
    done: audit(deps, { actor, act: 'factor.added', data: { kind: 'totp' }, subject: actor.id }),
    told: tellOwner(deps, { owner: actor, what: 'factor-added', which: 'An authenticator app' }),
  }).catch((error: unknown) => {
    throw refusal(error) === 'begun_anew' ? notFound('this set-up') : error
  })
  sendSoon(deps)
  return { recoveryCodes: codes.ifMade(made) }
}
