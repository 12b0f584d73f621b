import type { Deps } from '../../app/deps.ts'
import { refusal } from '../../app/errors.ts'
import { pounds } from '../../contract/money.ts'
import { orderClocks } from '../../contract/orders.constants.ts'
import { ukClock } from '../delivery/uk-time.ts'
import { changeOrder, type OrderChange } from './order-change.ts'
import { momentInWords, orderMail, refundWords } from './order-mails.ts'
import { type ClockAct, dueClock, problemWindowEnd } from './order-rules.ts'
import { listDue, type OrderRow, orderById } from './orders.queries.ts'
import { expireUnpaid } from './unpaid-orders.ts'

type Turn = Omit<OrderChange, 'order' | 'by'>

const notAccepted = (deps: Deps, order: OrderRow): Turn => {
  const { number, seller } = order
  const cause = (to: string) => `not-accepted:${to}`
  const subject = 'Cancelled, not accepted in time: order'
  return {
    from: ['paid'],
    to: 'cancelled',
    note: `Not accepted within ${orderClocks.acceptWithinWorkingDays} working days`,
    money: 'refund',
    mails: [
      orderMail(deps, {
        order,
        to: 'buyer',
        cause: cause('buyer'),
        subject,
        paragraphs: [
          `${seller.shopName} did not accept order ${number} in time, so we cancelled it.`,
          refundWords(order),
        ],
      }),
      orderMail(deps, {
        order,
        to: 'seller',
        cause: cause('seller'),
        subject,
        paragraphs: [
          `Order ${number} was not accepted within ${orderClocks.acceptWithinWorkingDays} working days, so we cancelled it and gave the buyer the money back.`,
          'The goods are back in your stock. Pause your listings or set a holiday while you are away.',
        ],
      }),
    ],
  }
}

const notReceived = (deps: Deps, order: OrderRow): Turn => {
  const kinds = order.lines.map(({ kind }) => kind)
  const completesAt = problemWindowEnd(deps.now, kinds)
  const subject = 'Taken as delivered: order'
  const { number } = order
  return {
    from: ['dispatched'],
    to: 'delivered',
    note: `Taken as delivered ${orderClocks.receivedAfterDays} days after the estimate`,
    set: { deliveredAt: deps.now, completesAt },
    mails: [
      orderMail(deps, {
        order,
        to: 'buyer',
        cause: 'not-received:buyer',
        subject,
        paragraphs: [
          `Order ${number} should have reached you two weeks ago, so we take it as delivered.`,
          `If it did not come or something is wrong, tell us by ${momentInWords(completesAt)}.`,
        ],
      }),
      orderMail(deps, {
        order,
        to: 'seller',
        cause: 'not-received:seller',
        subject,
        paragraphs: [
          `The buyer of order ${number} has not said that it arrived. Two weeks after the estimate we take it as delivered.`,
          `Your share becomes payable on ${momentInWords(completesAt)}.`,
        ],
      }),
    ],
  }
}

const windowOver = (deps: Deps, order: OrderRow): Turn => ({
  from: ['delivered', 'collected'],
  to: 'completed',
  note: 'The time for reporting problems has ended',
  money: 'release',
  mails: [
    orderMail(deps, {
      order,
      to: 'seller',
      cause: 'window-over',
      subject: 'Completed: order',
      paragraphs: [
        `The time for reporting problems with order ${order.number} has ended.`,
        `Your ${pounds(order.goodsPence + order.deliveryPence)} is now payable.`,
      ],
    }),
  ],
})

const turns: Record<Exclude<ClockAct, 'not-paid'>, (deps: Deps, order: OrderRow) => Turn> = {
  'not-accepted': notAccepted,
  'not-received': notReceived,
  'window-over': windowOver,
}

/** The order as it stands by now: what its clock has done since the last write is written down first. */
export const asOfNow = async (deps: Deps, order: OrderRow): Promise<OrderRow> => {
  const due = dueClock(order, deps.now)
  if (!due) return order
  if (due === 'not-paid') return expireUnpaid(deps, order)
  try {
    return await changeOrder(deps, { ...turns[due](deps, order), order, by: { userId: null, role: 'system' } })
  } catch (error) {
    if (refusal(error) !== 'illegal_state') throw error
    const [current] = await orderById(deps.db, order.id)
    return current ?? order
  }
}

const chunk = 50

/** Does what the clocks of all orders are due to do; how many orders it looked at. Orders that fail wait for the next run. */
export const runOrderClocks = async (deps: Deps): Promise<number> => {
  const today = ukClock(deps.now).day
  let afterId: string | null = null
  let seen = 0
  const failures: unknown[] = []
  for (;;) {
    const due: OrderRow[] = await listDue(deps.db, { now: deps.now, today, limit: chunk, afterId })
    for (const order of due) await asOfNow(deps, order).catch((error: unknown) => failures.push(error))
    seen += due.length
    if (due.length < chunk) break
    afterId = due[chunk - 1]!.id
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${seen} orders failed`)
  return seen
}
