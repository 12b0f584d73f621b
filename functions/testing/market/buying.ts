import { randomUUID } from 'node:crypto'
import { csrfToken } from '#app/session.ts'
import { signSessionToken } from '#app/visitor/session-token.ts'
import { sessionLife } from '#contract/identity/session-life.ts'
import type { CheckoutOpened, Quote } from '#contract/trade/checkout.answers.ts'
import { insertSession } from '#features/identity/sessions/session.queries.ts'
import { hashPassword, passwordCost } from '#features/identity/users/password.rules.ts'
import { insertUser } from '#features/identity/users/user.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestClient } from '../site/test-client.ts'

/** A Tuesday morning on which nothing is closed. */
export const tuesday = new Date('2026-06-09T08:00:00Z')

export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

const quick = passwordCost({ ENVIRONMENT: 'local', PASSWORD_HASHES: 'quick' })

export const home = {
  name: 'Ada Keeper',
  line1: '1 Orchard Lane',
  town: 'Ludlow',
  postcode: 'SY8 1AA',
  country: 'GB' as const,
}

export type TestBuyer = { api: TestClient; id: string; email: string }

type NewBuyer = {
  /** Whether their address is proven. */
  verified?: boolean
  /** A minute after they registered and signed in, and the clock of their browser. */
  at?: Date
  fullName?: string
  /** Absent, they can't sign in again: hashes cost time. */
  password?: string
}

/** A buyer with a session: made by the statements of registering, since fifty of them must not cost fifty requests. */
export const addBuyer = async (app: TestApp, wanted: NewBuyer = {}): Promise<TestBuyer> => {
  const { verified = true, at = tuesday, fullName = 'Ada Keeper', password } = wanted
  const id = randomUUID()
  const session = randomUUID()
  const email = `${id}@example.com`
  const since = later(at, -1)
  const user = {
    ...{ id, email, fullName, username: `buyer_${id.slice(0, 8)}`, userType: 'buyer' as const },
    passwordHash: password ? await hashPassword(password, quick) : 'none',
    emailVerifiedAt: verified ? since : null,
    ...{ termsAcceptedAt: since, createdAt: since, updatedAt: since },
  }
  const expiresAt = later(since, sessionLife.days * 24 * 60)
  await run(app, (db) => ({
    made: insertUser(db, user),
    session: insertSession(db, { id: session, userId: id, createdAt: since, lastUsedAt: since, expiresAt }),
  }))
  return { api: await signedIn(app, { id, session, at }), id, email }
}

const signedIn = async (app: TestApp, { id, session, at }: { id: string; session: string; at: Date }) => {
  const secret = app.vars.SESSION_SECRETS!
  const api = app.client({ at })
  const token = await signSessionToken({ sessionId: session, userId: id }, { secret, now: at })
  api.cookies.set('session_id', token)
  api.cookies.set('csrf_token', csrfToken(secret, session))
  return api
}

/** Fills the cart; throws when the API refuses. */
export const fill = async (api: TestClient, ...items: [optionId: string, quantity: number, way?: string][]) => {
  for (const [optionId, quantity, way] of items) {
    const { status, body } = await api.post('/api/cart/items', { optionId, quantity, ...(way ? { way } : {}) })
    if (status !== 200) throw new Error(`The cart answered ${status} ${JSON.stringify(body)}`)
  }
}

/** Opens a checkout under a key of its own. */
export const checkOut = <Body = CheckoutOpened>(
  api: TestClient,
  body: object = { address: home },
  key: string = randomUUID(),
) => api.post<Body>('/api/checkout', body, { 'Idempotency-Key': key })

/** Asks what the cart would come to. */
export const quote = (api: TestClient, body: object = { address: home }) => api.post<Quote>('/api/checkout/quote', body)

export const referenceOf = ({ paymentUrl }: CheckoutOpened): string => paymentUrl.replace('/pay/', '')

/** Lets the sandbox's payer act. */
export const pay = (api: TestClient, opened: CheckoutOpened, act: 'succeed' | 'decline' | 'abandon' = 'succeed') =>
  api.post<{ status: string; code?: string }>(`/api/payments/sandbox/${referenceOf(opened)}/${act}`, {})

export const stockOf = async (app: TestApp, optionId: string): Promise<number> =>
  (await app.db.query('select stock from listing_options where id = $1', [optionId])).rows[0].stock

/** What must hold whatever was bought, paid or broken off. */
export const moneyOf = async (app: TestApp) => {
  const { rows } = await app.db.query(`select
    coalesce((select sum(amount_pence) from ledger_entries), 0)::int as ledger,
    coalesce((select sum(amount_pence) from ledger_entries where account = 'provider:sandbox'), 0)::int as held,
    coalesce((select sum(total_pence - refunded_pence) from orders where status not in ('pending_payment', 'expired', 'cancelled')), 0)::int as sold`)
  return rows[0] as { ledger: number; held: number; sold: number }
}
