import { type JobActor, type SystemActor, system } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { ukClock } from '#features/catalogue/delivery/uk-time.rules.ts'
import { type ClockAct, dueClock, problemWindowEnd } from '#features/trade/order-book/order.rules.ts'
import { listDue, type OrderRow, orderById } from '#features/trade/order-book/orders.queries.ts'
import { changeOrder, type OrderChange } from './order-change.service.ts'
import { notAcceptedMails, notReceivedMails, windowOverMail } from './order-clocks.mails.ts'
import { expireUnpaid } from './unpaid-orders.service.ts'

type Turn = Omit<OrderChange, 'order' | 'actor'>

const notAccepted = (deps: Deps, order: OrderRow): Turn => ({
  from: ['paid'],
  to: 'cancelled',
  note: `Not accepted within ${orderClocks.acceptWithinWorkingDays} working days`,
  money: 'refund',
  mails: notAcceptedMails(deps, order),
})

const notReceived = (deps: Deps, order: OrderRow): Turn => {
  const kinds = order.lines.map(({ kind }) => kind)
  const completesAt = problemWindowEnd(deps.now, kinds)
  return {
    from: ['dispatched'],
    to: 'delivered',
    note: `Marked as delivered ${orderClocks.receivedAfterDays} days after the estimated date`,
    set: { deliveredAt: deps.now, completesAt },
    mails: notReceivedMails(deps, { order, completesAt }),
  }
}

const windowOver = (deps: Deps, order: OrderRow): Turn => ({
  from: ['delivered', 'collected'],
  to: 'completed',
  note: 'The time for reporting problems has ended',
  money: 'release',
  mails: [windowOverMail(deps, order)],
})

const turns: Record<Exclude<ClockAct, 'not-paid'>, (deps: Deps, order: OrderRow) => Turn> = {
  'not-accepted': notAccepted,
  'not-received': notReceived,
  'window-over': windowOver,
}

/** The calls to the database that a clock takes: the change, and its refund or, when somebody was quicker, a look. */
export const callsOfClock = 2

/** The order as it stands by now: what its clock has done since the last write is written down first, but at a HEAD. */
export const asOfNow = async (deps: Deps, order: OrderRow): Promise<OrderRow> =>
  deps.readsOnly ? order : settleClock(deps, { order, actor: system })

type Settling = { order: OrderRow; actor: SystemActor | JobActor }

const settleClock = async (deps: Deps, { order, actor }: Settling): Promise<OrderRow> => {
  const due = dueClock(order, deps.now)
  if (!due) return order
  if (due === 'not-paid') return expireUnpaid(deps, order)
  try {
    return await changeOrder(deps, { ...turns[due](deps, order), order, actor })
  } catch (error) {
    if (refusal(error) !== 'illegal_state') throw error
    const [current] = await orderById(deps.db, order.id)
    return current ?? order
  }
}

const chunk = 50

/** Does what the clocks of all orders are due to do; how many orders it looked at. Orders that fail wait for the next run. */
export const runOrderClocks = async (deps: Deps, actor: JobActor): Promise<number> => {
  const today = ukClock(deps.now).day
  let afterId: string | null = null
  let seen = 0
  const failures: unknown[] = []
  for (;;) {
    const due: OrderRow[] = await listDue(deps.db, { now: deps.now, today, limit: chunk, afterId })
    for (const order of due) await settleClock(deps, { order, actor }).catch((error: unknown) => failures.push(error))
    seen += due.length
    if (due.length < chunk) break
    afterId = due[chunk - 1]!.id
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${seen} orders failed`)
  return seen
}
