import { system } from '#app/actor.ts'
import { parseEnv } from '#app/env.ts'
import { makeDeps } from '#app/make-deps.ts'
import { paymentEffects } from '#app/wiring/payment-effects.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import type { PaymentProvider } from '#integrations/payments/payments.ts'
import { addBuyer, checkOut, fill, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import { type PaymentEvent, settlePayment } from './settle-payment.service.ts'

/** A buyer with an open checkout of two packs. */
export const openCheckout = async (
  app: TestApp,
  optionId: string,
): Promise<TestBuyer & { checkout: CheckoutOpened }> => {
  const buyer = await addBuyer(app)
  await fill(buyer.api, [optionId, 2])
  return { ...buyer, checkout: (await checkOut(buyer.api)).body }
}

/** The rows of a checkout's orders, each with the day it is due on and its timeline as status, role and note. */
export const ordersOf = async (app: TestApp, checkoutId: string) =>
  (
    await app.db.query(
      `select o.*, o.due_on::text as due, (select json_agg(json_build_array(e.status, e.by_role, e.note) order by e.at, e.id) from order_events e where e.order_id = o.id) as events
       from orders o where checkout_id = $1 order by o.id`,
      [checkoutId],
    )
  ).rows

type Told = Omit<PaymentEvent, 'outcome' | 'currency'> & Partial<PaymentEvent>

/**
 * A provider that tells what became of payments, as no sandbox would: pounds that it took, unless said otherwise. `asked` is
 * what it was asked to give back, in the order in which it was.
 */
export const aProvider = (app: TestApp) => {
  const asked: Parameters<PaymentProvider['refund']>[0][] = []
  const payments: PaymentProvider = {
    name: 'sandbox',
    open: () => Promise.reject(new Error('Nothing is opened here.')),
    async refund(refund) {
      asked.push(refund)
    },
  }
  const tell = async (told: Told, at = tuesday): Promise<PaymentStatus> => {
    const late: Promise<unknown>[] = []
    const made = makeDeps({
      env: parseEnv({ ...app.vars, PHOTOS: {} }),
      now: at,
      tally: { calls: 0, ms: 0 },
      requestId: 'told',
      origin: app.url,
      defer: (work) => void late.push(work),
    })
    const event: PaymentEvent = { outcome: 'succeeded', currency: 'GBP', ...told }
    const status = await settlePayment({ ...made, payments }, { effects: paymentEffects, actor: system, event })
    await Promise.all(late)
    return status
  }
  return { asked, tell }
}
