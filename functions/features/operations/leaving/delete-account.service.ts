import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, refusal } from '#app/errors.ts'
import type { Viewer } from '#app/guards.ts'
import { orLanded } from '#app/idempotency.ts'
import { forgetTries } from '#app/rate-limit.ts'
import type { OpenOrder } from '#contract/operations/leaving.ts'
import { wrongOwnPassword } from '#features/identity/credentials/own-password.service.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { anonymiseUser } from '#features/identity/users/forget-user.queries.ts'
import { holdWhilePassword } from '#features/identity/users/password.queries.ts'
import { farewellCause, findDeparted, forgetNames, forgetTraces, nobodyOf } from './forget.queries.ts'
import { forgetGoods, picturesLeft } from './forget-goods.queries.ts'
import { accountDeletedMail } from './leaving.mails.ts'
import { lockGoods, type OpenOrderRow, openOrders, refuseOpenOrders } from './open-business.queries.ts'
import { dropPictures, keysIn } from './sweep-departed.service.ts'

const wordsFor = (shown: OpenOrder[]): string => {
  if (shown.length === 0) return 'Somebody is paying for your goods just now. Please try again in half an hour.'
  const numbers = shown.slice(0, 3).map(({ number }) => number)
  const more = shown.length > 3 ? ` and ${shown.length - 3} more` : ''
  const what = shown.length === 1 ? 'An order is' : 'Orders are'
  return `${what} still open: ${numbers.join(', ')}${more}. Your account can be deleted when each is completed or cancelled.`
}

/** Throws `illegal_state` with the `orders` that have to come to their end first. */
export const assertNothingOpen = (rows: OpenOrderRow[]): void => {
  if (rows.length === 0) return
  const orders = rows.filter(({ paying }) => !paying).map(({ paying: _, ...order }): OpenOrder => order)
  throw new AppError('illegal_state', wordsFor(orders), { members: { state: 'open_orders', orders } })
}

/** An account of the house speaks for it. Throws `forbidden`. */
const assertNoAdmin = ({ userType }: Viewer): void => {
  if (userType === 'admin') throw new AppError('forbidden', 'Give up the role of an administrator first.')
}

type Leaving = { viewer: Viewer; presentHash: string; shopName: string | null }

const forgetAll = (deps: Deps, { viewer, presentHash, shopName }: Leaving) => {
  const { db, now } = deps
  const { id, username, email, fullName } = viewer
  const nobody = nobodyOf(deps.newId())
  const mail = { cause: farewellCause(id), ...accountDeletedMail(deps, viewer) }
  // In the order of the house: the user, options; then nobody can order of him or check him out.
  return db.batch([
    holdWhilePassword(db, { id, hash: presentHash }),
    lockGoods(db, id),
    refuseOpenOrders(db, id),
    ...forgetNames(db, { id, now, username, email, fullName, shopName, nobody }),
    ...forgetTraces(db, { id, now }),
    ...forgetGoods(db, { id, now }),
    forgetTries(deps, id),
    anonymiseUser(db, { id, now, nobody }),
    queueMails(deps, [mail]),
    picturesLeft(db, id),
  ])
}

/**
 * Deletes the viewer's account in one transaction: the row stays without a name, since orders point to it. The bytes of
 * his pictures go after the commit, or with the next scheduled run. Done twice it is done. Throws `illegal_state` with
 * open orders, `forbidden` to an admin, and `validation` on `password` when that changed meanwhile.
 */
export const deleteAccount = async (deps: Deps, leaving: Leaving): Promise<void> => {
  const { db, now } = deps
  const { id } = leaving.viewer
  assertNoAdmin(leaving.viewer)
  const hasLeft = async () => ((await findDeparted(db, id)).rows.length > 0 ? [] : undefined)
  const written = forgetAll(deps, leaving).then((results) => keysIn(results.at(-1)))
  const keys = await orLanded(written, hasLeft).catch(async (error: unknown) => {
    if (refusal(error) === 'open_orders') assertNothingOpen((await openOrders(db, id)).rows)
    if (refusal(error) !== 'password_moved') throw error
    const landed = await hasLeft()
    if (!landed) throw wrongOwnPassword('password')
    return landed
  })
  dropCached('products', now)
  dropCached('feature-requests', now)
  if (keys.length > 0) deps.defer(dropPictures(deps, keys))
  sendSoon(deps)
}
