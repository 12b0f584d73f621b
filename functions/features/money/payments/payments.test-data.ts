import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { addBuyer, checkOut, fill, type TestBuyer } from '#testing/buying.ts'
import type { TestApp } from '#testing/test-app.ts'

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
