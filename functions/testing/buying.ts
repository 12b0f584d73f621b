import { createHmac, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** A Tuesday morning on which nothing is closed. */
export const tuesday = new Date('2026-06-09T08:00:00Z')

export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

export const home = {
  name: 'Ada Keeper',
  line1: '1 Orchard Lane',
  town: 'Ludlow',
  postcode: 'SY8 1AA',
  country: 'GB' as const,
}

export type TestBuyer = { api: TestClient; id: string; email: string }

/** A buyer with a session, put straight into the database: fifty of them must not cost fifty password hashes. */
export const addBuyer = async (app: TestApp, { verified = true, at = tuesday } = {}): Promise<TestBuyer> => {
  const id = randomUUID()
  const session = randomUUID()
  const email = `${id}@example.com`
  const since = new Date(at.getTime() - 60_000)
  await app.db.query(
    `insert into users (id, username, email, full_name, password_hash, user_type, email_verified_at, terms_accepted_at, created_at, updated_at)
     values ($1, $2, $3, 'Ada Keeper', 'none', 'buyer', $4, $5, $5, $5)`,
    [id, `buyer_${id.slice(0, 8)}`, email, verified ? since : null, since],
  )
  await app.db.query(
    `insert into sessions (id, user_id, created_at, last_used_at, expires_at)
     values ($1, $2, $3::timestamptz, $3, $3::timestamptz + interval '30 days')`,
    [session, id, since],
  )
  return { api: await signedIn(app, { id, session, at }), id, email }
}

const signedIn = async (app: TestApp, { id, session, at }: { id: string; session: string; at: Date }) => {
  const secret = app.vars.SESSION_SECRETS!
  const api = app.client({ at })
  const token = await new SignJWT({ sid: session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuedAt(at)
    .sign(new TextEncoder().encode(secret))
  api.cookies.set('session_id', token)
  api.cookies.set('csrf_token', createHmac('sha256', secret).update(`csrf:${session}`).digest('base64url'))
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
