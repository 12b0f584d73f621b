import { randomInt } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import type { CheckoutInput } from '#contract/trade/checkout.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { newPaymentReference } from '#features/money/payments/reference.rules.ts'
import type { PricedCart, PricedGroup } from './pricing.rules.ts'

const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number to read out on the telephone, such as HY-7K3M9Q: no letter looks like a digit, and none can be guessed. */
const newNumber = (): string => `HY-${Array.from({ length: 6 }, () => readable[randomInt(readable.length)]).join('')}`

type Bought = { buyerId: string; priced: PricedCart; address: CheckoutInput['address']; fromCart: boolean }

/** What one seller sends one way, with the id and the number of its order. */
export type DraftOrder = PricedGroup & { id: string; number: string }

/** A checkout with all its ids, before anything is stored. */
export type Draft = ReturnType<typeof draftCheckout>

/** Drafts the checkout of a priced cart, with its clocks set from now. */
export const draftCheckout = (deps: Deps, { buyerId, priced, address, fromCart }: Bought) => ({
  id: deps.newId(),
  reference: newPaymentReference(),
  buyerId,
  address: address ?? null,
  priced,
  fromCart,
  orders: priced.groups.map((group): DraftOrder => ({ ...group, id: deps.newId(), number: newNumber() })),
  expiresAt: minutesFrom(deps.now, orderClocks.paymentMinutes),
  heldUntil: minutesFrom(deps.now, orderClocks.holdMinutes),
})

const minutesFrom = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

/** A drafted checkout as the API answers it once it is stored. */
export const openedOf = (draft: Draft, paymentUrl: string): CheckoutOpened => ({
  checkoutId: draft.id,
  paymentUrl,
  expiresAt: draft.expiresAt.toISOString(),
  totalPence: draft.priced.totalPence,
  orders: draft.orders.map(({ id, number, seller, way, totalPence }) => ({ id, number, seller, way, totalPence })),
})
