import { logLine } from '#app/checks/log-line.ts'
import type { Deps } from '#app/deps.ts'
import { claimRefunds, insertRefund, markRefunded } from './refunds.queries.ts'

const retryMinutes = 5

type Refund = { id: string; reference: string; amountPence: number }

const retryAfter = (now: Date) => new Date(now.getTime() + retryMinutes * 60_000)

/** Writes down money that goes back, as a statement for the batch that owes it. Call `sendRefundSoon` after the commit. */
export const queueRefund = (deps: Deps, { reference, ...refund }: Refund & { orderId?: string }) =>
  insertRefund(deps.db, {
    ...refund,
    paymentReference: reference,
    createdAt: deps.now,
    nextAttemptAt: retryAfter(deps.now),
  })

const send = async (deps: Deps, { id, ...refund }: Refund): Promise<void> => {
  await deps.payments.refund({ ...refund, refundId: id })
  await markRefunded(deps.db, { id, now: deps.now })
}

/** Whether the provider took it; the log says which it did not. */
const isSent = (deps: Deps, refund: Refund): Promise<boolean> =>
  send(deps, refund).then(
    () => true,
    (error: unknown) => {
      logLine({ id: deps.requestId, refund: refund.id, failed: nameOf(error) })
      return false
    },
  )

/** Asks the provider after the answer has gone out. What fails is tried again by the scheduled run. */
export const sendRefundSoon = (deps: Deps, refund: Refund): void => deps.defer(isSent(deps, refund))

/** Sends the refunds that are due; the number that the provider took. One that fails waits five minutes. */
export const sendDueRefunds = async (deps: Deps): Promise<number> => {
  const claimed = await claimRefunds(deps.db, { now: deps.now, retryAt: retryAfter(deps.now) })
  const taken = await Promise.all(claimed.map((refund) => isSent(deps, refund)))
  return taken.filter(Boolean).length
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
