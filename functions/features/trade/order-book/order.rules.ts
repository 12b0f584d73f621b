import { addDays } from '#contract/calendar-day.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import {
  type OrderAct,
  type OrderSide,
  type OrderStatus,
  orderActNames,
  orderActs,
  orderClocks,
} from '#contract/trade/orders.constants.ts'
import { arrivalOf, type DeliveryChoice } from '#features/catalogue/delivery/delivery.rules.ts'
import { ukClock } from '#features/catalogue/delivery/uk-time.rules.ts'

export type Side = OrderSide
type Standing = { status: OrderStatus; way: Way }

/** Whether an order in this state, sent this way, takes the act at all. */
export const takesAct = (act: OrderAct, { status, way }: Standing): boolean => {
  const { from, way: only } = orderActs[act]
  return from.includes(status) && (only === undefined || only === way)
}

/** The acts that this side may do now. */
export const actionsOf = (side: Side, standing: Standing): OrderAct[] =>
  orderActNames.filter((act) => orderActs[act].by.includes(side) && takesAct(act, standing))

const hourMs = 3_600_000
const { eggs, liveBirds, other } = orderClocks.problemHours
const hoursOf = { eggs, 'live-birds': liveBirds, goods: other } as const

/** When problems can no longer be reported: the longest window of what was in the order. */
export const problemWindowEnd = (from: Date, kinds: readonly (keyof typeof hoursOf)[]): Date =>
  new Date(from.getTime() + Math.max(...kinds.map((kind) => hoursOf[kind])) * hourMs)

/** What the clock does to an order that its people left alone. */
export type ClockAct = 'not-paid' | 'not-accepted' | 'not-received' | 'window-over'

type Clocks = Pick<Standing, 'status'> & {
  payBy: Date
  acceptBy: Date | null
  dueOn: string | null
  completesAt: Date | null
}

/** The hold outlasts the payment by so much, for a payment that is on its way. */
export const holdGraceMs = (orderClocks.holdMinutes - orderClocks.paymentMinutes) * 60_000

const isOver = (at: Date | null, now: Date): boolean => at !== null && at <= now

/** The clock that has run out on an order by `now`, if any. */
export const dueClock = ({ status, payBy, acceptBy, dueOn, completesAt }: Clocks, now: Date): ClockAct | null => {
  if (status === 'pending_payment') return payBy.getTime() + holdGraceMs <= now.getTime() ? 'not-paid' : null
  if (status === 'paid') return isOver(acceptBy, now) ? 'not-accepted' : null
  if (status === 'dispatched') {
    const lastDay = dueOn && addDays(dueOn, orderClocks.receivedAfterDays)
    return lastDay && lastDay <= ukClock(now).day ? 'not-received' : null
  }
  if (status === 'delivered' || status === 'collected') return isOver(completesAt, now) ? 'window-over' : null
  return null
}

type Due = { dueOn: string | null; delivery: Pick<DeliveryChoice, 'code'>[] }

/**
 * The day by which an order should be there that leaves its seller, or is ready to collect, now: what was promised, or as
 * long as it travels from today where that is later, since nothing is late before it has left.
 */
export const dueOnceSent = ({ dueOn, delivery }: Due, now: Date): string => {
  const today = ukClock(now).day
  const days = delivery.map(({ code }) => arrivalOf(code, today).to)
  return days.reduce((last, day) => (day > last ? day : last), dueOn ?? today)
}
