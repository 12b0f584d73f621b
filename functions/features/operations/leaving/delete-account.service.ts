import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { forgetTries } from '#app/rate-limit.queries.ts'
import { deletedPrefix } from '#contract/identity/deleted-user.ts'
import type { OpenOrder } from '#contract/operations/leaving.answers.ts'
import { batch } from '#db/batch.ts'
import { holdAccountAlone } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { wrongOwnPassword } from '#features/identity/credentials/own-password.service.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { forgetUser } from '#features/identity/users/forget-user.queries.ts'
import { holdWhilePassword } from '#features/identity/users/password.queries.ts'
import { keepUsername } from '#features/identity/users/past-usernames.queries.ts'
import { lockShelf } from '#features/selling/stock/stock.queries.ts'
import { findDeparted, picturesLeft } from './departed.queries.ts'
import { forgetNames, forgetTraces } from './forget.writes.ts'
import { accountDeletedMail, farewellCause } from './leaving.mails.ts'
import { type OpenOrderRow, openOrders, refuseOpenOrders } from './open-business.queries.ts'
import { dropPictures } from './sweep-departed.service.ts'

const wordsFor = (shown: OpenOrder[]): string => {
  if (shown.length === 0) return 'Somebody’s paying for something from you right now. Please try again in half an hour.'
  const numbers = shown.slice(0, 3).map(({ number }) => number)
  const more = shown.length > 3 ? ` and ${shown.length - 3} more` : ''
  const what = shown.length === 1 ? 'An order is' : 'Orders are'
  return `${what} still open: ${numbers.join(', ')}${more}. You can delete your account once they’re all complete or cancelled.`
}

/** Asserts that nothing is under way. Throws `illegal_state` with the `orders` that have to come to their end first. */
export const assertNothingOpen = (rows: OpenOrderRow[]): void => {
  if (rows.length === 0) return
  const orders = rows.filter(({ paying }) => !paying).map(({ paying: _, ...order }): OpenOrder => order)
  throw new AppError('illegal_state', wordsFor(orders), { members: { state: 'open_orders', orders } })
}

/** An account of the house speaks for it. Throws `forbidden`. */
const assertNoAdmin = ({ userType }: SessionActor): void => {
  if (userType === 'admin') throw new AppError('forbidden', 'Give up your admin role first.')
}

type Leaving = { actor: SessionActor; presentHash: string; shopName: string | null }

/** A name that tells nothing, and under which nobody signs in. */
const nobodyOf = (chance: string): string => `${deletedPrefix}${chance.replaceAll('-', '').slice(-12)}`

const forgetAll = (deps: Deps, { actor, presentHash, shopName }: Leaving) => {
  const { db, now } = deps
  const { id, username, email, fullName } = actor
  const nobody = nobodyOf(deps.newId())
  const mail = { cause: farewellCause(id), ...accountDeletedMail(deps, actor) }
  // In the order of the house: the user, options; then nobody can order of them or check them out.
  return batch(db, {
    alone: holdAccountAlone(db, id),
    held: holdWhilePassword(db, { id, hash: presentHash }),
    goodsHeld: lockShelf(db, id),
    refused: refuseOpenOrders(db, id),
    names: forgetNames(db, { id, username, address: email.toLowerCase(), fullName, shopName, nobody }),
    traces: forgetTraces(db, { id, now }),
    tries: forgetTries(deps, id),
    user: forgetUser(db, { id, now, nobody }),
    name: keepUsername(deps, username),
    done: audit(deps, { actor, act: 'account.left', subject: id }),
    mailed: queueMails(deps, [mail]),
    pictures: picturesLeft(db, id),
  })
}

/**
 * Deletes the actor's account in one transaction: the row stays without a name, since orders point to it. The bytes of
 * their pictures go after the commit, or with the next scheduled run. Done twice it is done. Throws `illegal_state` with
 * open orders, `forbidden` to an admin, and `validation` on `password` when that changed meanwhile.
 */
export const deleteAccount = async (deps: Deps, leaving: Leaving): Promise<void> => {
  const { db } = deps
  const { id } = leaving.actor
  assertNoAdmin(leaving.actor)
  const hasLeft = async () => ((await findDeparted(db, id)).rows.length > 0 ? [] : undefined)
  const written = forgetAll(deps, leaving).then(({ pictures }) => pictures.rows.map(({ key }) => key))
  const keys = await orLanded(written, hasLeft).catch(async (error: unknown) => {
    if (refusal(error) === 'open_orders') assertNothingOpen((await openOrders(db, id)).rows)
    if (refusal(error) !== 'password_moved') throw error
    const landed = await hasLeft()
    if (!landed) throw wrongOwnPassword('password')
    return landed
  })
  dropCached(deps, 'products')
  dropCached(deps, 'feature-requests')
  if (keys.length > 0) deps.defer(dropPictures(deps, keys))
  sendSoon(deps)
}
