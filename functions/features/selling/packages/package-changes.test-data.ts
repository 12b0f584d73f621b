import type { ChangedPackage, SellerPackage } from '#contract/selling/packages.answers.ts'
import type { BillingPeriod } from '#contract/selling/packages.constants.ts'
import type { SellerTier } from '#contract/tiers.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { ok, openPackage } from '#testing/market/selling.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { moveSessionEnd } from '#testing/rows/time-travel.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

type Seller = Awaited<ReturnType<typeof addSignedInSeller>>

export const day = 24 * 60 * 60 * 1000
/** A cookie is renewed when it is used in its thirty days. */
export const wait = async ({ api }: Seller, days: number) => {
  const started = api.at!.getTime()
  for (let passed = 20; passed < days; passed += 20) {
    api.at = new Date(started + passed * day)
    ok(await api.get('/api/user'))
  }
  api.at = new Date(started + days * day)
}

export const pay = (api: TestClient, reference: string, act = 'succeed') =>
  api.post<{ status: string }>(`/api/payments/sandbox/${reference}/${act}`, {})

export const paidSeller = async (app: TestApp, tier: SellerTier, period: BillingPeriod = 'month'): Promise<Seller> => {
  const seller = await addSignedInSeller(app)
  await moveSessionEnd(app, { userId: seller.id, to: new Date('2030-01-01') })
  ok(await pay(seller.api, (await openPackage(seller.api, tier, period)).reference))
  return seller
}

export const packageOf = async ({ api }: Seller) => ok(await api.get<SellerPackage>('/api/subscription'))
export const change = ({ api }: Seller, tier: SellerTier, more = {}) =>
  api.post<ChangedPackage>('/api/subscription/change', { tier, ...more })
export const cancel = ({ api }: Seller, body = {}) => api.post<SellerPackage>('/api/subscription/cancel', body)
export const resume = ({ api }: Seller) => api.post<SellerPackage>('/api/subscription/resume')
export const subjects = async ({ api, email }: Seller) => (await mailTo(api, email)).map(({ subject }) => subject)

export const askForUpgrade = async (seller: Seller) => ok(await change(seller, 'premium'), 201).reference!

/** Pence by reference in the order of payment: what came in, and what of it goes back. */
export const moneyOf = async (app: TestApp, { id }: Seller) => {
  const { rows } = await app.db.query(
    `select p.status, p.amount_pence::int as paid, coalesce((select sum(amount_pence) from refunds f
       where f.payment_reference = p.reference), 0)::int as back
     from payments p where payer_id = $1 order by p.created_at`,
    [id],
  )
  return rows.map(({ status, paid, back }) => [status, paid, back])
}
