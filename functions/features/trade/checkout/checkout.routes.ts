import { Hono } from 'hono'
import type { AppEnv, Deps } from '#app/deps.ts'
import { countUncached } from '#app/edge/uncached-reads.ts'
import { selectKept } from '#app/idempotency.queries.ts'
import { nobodysId } from '#app/route/declaration.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { networkOf } from '#app/visitor/network.ts'
import { checkout, checkoutOpened, quote } from '#contract/trade/checkout.answers.ts'
import { type CheckoutInput, checkoutHeaders, checkoutInput, guestQuoteInput } from '#contract/trade/checkout.ts'
import { namedAddress } from '#features/identity/addresses/addresses.queries.ts'
import { selectWanted, wantedRows } from './basket.queries.ts'
import { checkoutOf } from './checkout.dto.ts'
import { selectCheckout } from './checkout.queries.ts'
import { callsOfCheckout, openCheckout } from './checkout.service.ts'
import { showGuestQuote, showQuote } from './quote.service.ts'

type Asked = { deps: Deps; viewerId: string; body: CheckoutInput }

const basket = ({ deps: { db, now }, viewerId, body }: Asked) => ({
  wanted: selectWanted(db, { viewerId, now, items: body.items }),
  saved: namedAddress(db, { id: body.addressId, userId: viewerId }),
})

type Keyed = { userId: string; headers: { 'idempotency-key': string } }

const attemptOf = ({ userId, headers }: Keyed) => ({ userId, route: 'checkout', key: headers['idempotency-key'] })

const address = { name: 'Ann Reed', line1: '1 High Street', town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB' }
const body = { deliveries: [], address }

/** The way from the cart, or past it, to a payment. Anybody may ask what it comes to; to pay they need a verified address. */
export const checkoutRoutes = new Hono<AppEnv>()
  .post(
    '/checkout/quote',
    route(
      {
        who: 'user',
        body: checkoutInput,
        answer: quote,
        calls: 1,
        callsAtWorst: 2,
        reads: basket,
        example: { body },
      },
      ({ deps, actor, read, body }) =>
        showQuote(deps, {
          saved: read.saved,
          rows: wantedRows(read.wanted, { items: body.items, buyerId: actor.id }),
          actor,
          input: body,
        }),
    ),
  )
  .post(
    '/checkout/guest-quote',
    route(
      {
        who: 'anyone',
        body: guestQuoteInput,
        answer: quote,
        calls: 1,
        example: { body: { items: [{ optionId: nobodysId, quantity: 1 }], postcode: 'SY8 1AA' } },
      },
      ({ deps, c, body }) => {
        countUncached(deps, networkOf(c))
        return showGuestQuote(deps, body)
      },
    ),
  )
  .post(
    '/checkout',
    route(
      {
        who: 'verified user',
        limit: 'checkouts',
        headers: checkoutHeaders,
        body: checkoutInput,
        answer: checkoutOpened,
        status: 201,
        calls: 2,
        callsAtWorst: callsOfCheckout,
        reads: (asked) => ({
          ...basket(asked),
          kept: selectKept(asked.deps, attemptOf({ ...asked, userId: asked.viewerId })),
        }),
        example: { body, headers: { 'Idempotency-Key': 'example' }, answers: 409 },
      },
      ({ deps, actor, read, headers, body }) =>
        openCheckout(deps, {
          saved: read.saved,
          kept: read.kept,
          rows: wantedRows(read.wanted, { items: body.items, buyerId: actor.id }),
          actor,
          input: body,
          attempt: attemptOf({ userId: actor.id, headers }),
        }),
    ),
  )
  .get(
    '/checkout/:id',
    route(
      {
        who: 'user',
        params: { id: idParam },
        answer: checkout,
        calls: 1,
        reads: ({ deps, viewerId, params }) => ({ found: selectCheckout(deps.db, { id: params.id, viewerId }) }),
        example: { answers: 404 },
      },
      ({ deps, read }) => checkoutOf(deps, read.found[0]),
    ),
  )

export type CheckoutRoutes = typeof checkoutRoutes
