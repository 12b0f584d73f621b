import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { carrierFacts } from '#contract/trade/carriers.ts'
import { orderClocks, type TrackingChange } from '#contract/trade/orders.constants.ts'
import type { TrackingInput } from '#contract/trade/orders.ts'
import { batch } from '#db/batch.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { eventOf, insertEvents } from '#features/trade/order-book/order-events.writes.ts'
import { tellTracking } from '#features/trade/order-book/order-notices.writes.ts'
import { type OrderRow, orderById } from '#features/trade/order-book/orders.queries.ts'
import { refuseOftenTracked, refuseUnlessTracked, updateOrder } from '#features/trade/order-book/orders.writes.ts'
import { type Acting, illegalState } from './order-acts.service.ts'
import { orderAfter } from './order-change.service.ts'
import { trackingMail } from './order-tracking.mails.ts'

const dayMs = 24 * 3_600_000

const tooOften = (): AppError =>
  new AppError('rate_limited', 'You’ve changed this number too often today. Please write to the buyer instead.', {
    retryAfter: dayMs / 1000,
  })

const assertOnItsWay = ({ status }: OrderRow): void => {
  if (status !== 'dispatched') throw illegalState(status)
}

const isTold = ({ carrier, trackingNumber }: OrderRow, told: TrackingInput): boolean =>
  carrier === told.carrier && trackingNumber === told.tracking

/**
 * Adds or corrects how a parcel on its way is followed, and tells its buyer. The same again changes nothing and tells nobody.
 * Throws `illegal_state` when it is on its way no longer, `version_moved` when somebody was quicker with another number, and
 * `rate_limited` for the eleventh change within 24 hours.
 */
export const changeTracking = async (deps: Deps, asked: Acting & TrackingInput): Promise<OrderRow> => {
  const { order, actor, carrier, tracking } = asked
  const told = { carrier, tracking }
  assertOnItsWay(order)
  if (isTold(order, told)) return order
  try {
    return await writeTracking(deps, { order, actor, told })
  } catch (error) {
    const reason = refusal(error)
    if (reason === 'too_often') throw tooOften()
    if (reason !== 'illegal_state' && reason !== 'version_moved') throw error
    return asLeftBy(deps, { order, told })
  }
}

/** The order as somebody quicker has left it, if that is what was wanted. */
const asLeftBy = async ({ db }: Deps, { order, told }: { order: OrderRow; told: TrackingInput }): Promise<OrderRow> => {
  const [current] = await orderById(db, order.id)
  if (!current) throw notFound('this order')
  assertOnItsWay(current)
  if (isTold(current, told)) return current
  throw new AppError('version_moved', 'The tracking has just changed. Please check it and try again.')
}

type Writing = { order: OrderRow; actor: SessionActor; told: TrackingInput }

const noteOf = (change: TrackingChange, { carrier, tracking }: TrackingInput): string =>
  `Tracking ${change}: ${carrierFacts[carrier].name}, ${tracking}`

const writeTracking = async (deps: Deps, { order, actor, told }: Writing): Promise<OrderRow> => {
  const { db, now } = deps
  const { id, buyer, seller } = order
  const change: TrackingChange = order.trackingNumber === null ? 'added' : 'corrected'
  const sides = { id, buyerId: buyer.id, sellerId: seller.id }
  const event = eventOf(deps, { order: sides, status: 'dispatched', actor, note: noteOf(change, told) })
  const written = batch(db, {
    unmoved: refuseUnlessTracked(db, order),
    seldom: refuseOftenTracked(db, { id, since: new Date(now.getTime() - dayMs), most: orderClocks.trackingChanges }),
    order: updateOrder(db, { id, set: { carrier: told.carrier, trackingNumber: told.tracking, updatedAt: now } }),
    happened: insertEvents(db, [event]),
    told: tellTracking(deps, { order: sides, tracking: change }),
    mailed: queueMails(deps, [trackingMail(deps, { order, change, ...told, cause: `tracking:${event.id}` })]),
    shown: orderById(db, id),
  })
  const shown = await orLanded(
    written.then((answers) => answers.shown[0]!),
    () => orderAfter(deps, event),
  )
  sendSoon(deps)
  return shown
}
