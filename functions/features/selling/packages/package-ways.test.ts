import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import type { PackageInput } from '#contract/selling/packages.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { tuesday } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { cancel, change, day, pay, resume } from './package-changes.test-data.ts'
import { type Act, mostAtOnce, newDiary, type Seen, stories } from './package-ways.test-data.ts'

const runs = { seed: 20_261_249, numRuns: 12, endOnFailure: true }

let app: TestApp
let jobs: Awaited<ReturnType<typeof startTestJobs>>
beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})

type Seller = Awaited<ReturnType<typeof addSignedInSeller>>
type Life = { seller: Seller; shelf: string[]; diary: ReturnType<typeof newDiary>; seen: Seen }

const password = 'seven brown hens'

const look = async ({ id, api }: Seller): Promise<Seen> => {
  const { rows } = await app.db.query(
    `select s.tier, s.period, s.status, s.started_at as "startedAt", s.renews_at as "renewsAt",
       (select count(*)::int from subscriptions b where b.seller_id = $1 and b.started_at is not null
         and b.upgrades_id is null) as bought,
       array(select l.id::text from listings l where l.seller_id = $1 and l.status = 'active') as "forSale"
     from subscriptions s where s.seller_id = $1 and s.started_at is not null order by s.created_at desc, s.id desc limit 1`,
    [id],
  )
  return { ...rows[0], at: api.at }
}

const meet = async (first: PackageInput): Promise<Life> => {
  const seller = await addSignedInSeller(app, tuesday, { password })
  const shelf: string[] = []
  while (shelf.length < 8) {
    shelf.push((await addListing(app, seller.id, { title: `Mug ${shelf.length}`, status: 'paused' })).id)
  }
  await buy(seller, first)
  return { seller, shelf, diary: newDiary(), seen: await look(seller) }
}

const buy = async ({ api }: Seller, { tier, period }: PackageInput): Promise<void> => {
  const { status, body } = await api.post<{ reference: string }>('/api/subscription', { tier, period })
  if (status === 201) ok(await pay(api, body.reference))
}

const upgrade = async (seller: Seller, outcome = 'succeed'): Promise<void> => {
  const { body } = await change(seller, 'premium')
  if (body.reference) await pay(seller.api, body.reference, outcome)
}

const bulk = ({ api }: Seller, body: { action: string; ids: string[] }) =>
  api.post<{ allowance: { used: number } }>('/api/seller/listings/bulk', body)

/** Lets time pass; the run comes in the moment in which a package ends. */
const pass = async (life: Life, hours: number): Promise<void> => {
  const { seller, diary } = life
  const end = seller.api.at!.getTime() + (hours * day) / 24
  for (let reached = false; !reached; ) {
    const { renewsAt, at } = life.seen
    const turns = [renewsAt.getTime(), renewsAt.getTime() + 7 * day, end]
    const next = Math.min(...turns.filter((turn) => turn > at.getTime()))
    reached = next === end
    seller.api.at = new Date(next)
    if (turns.indexOf(next) < 2) await jobs.run(seller.api.at)
    diary.note(life.seen, seller.api.at)
    life.seen = await look(seller)
  }
  // A session that nobody used for so long is over.
  if (hours > 20 * 24) ok(await seller.api.post('/api/login', { username: seller.email, password }))
}

const take = async (life: Life, tried: Act): Promise<void> => {
  const { seller, shelf } = life
  if ('hours' in tried) return pass(life, tried.hours)
  if ('period' in tried) return buy(seller, tried)
  if ('from' in tried) {
    await bulk(seller, { action: tried.act, ids: shelf.slice(tried.from, tried.from + tried.count) })
    return
  }
  if ('tier' in tried) {
    await (tried.tier === 'premium' ? upgrade(seller, tried.outcome) : change(seller, tried.tier))
    return
  }
  if (tried.act === 'resume') await resume(seller)
  else if (tried.act === 'cancel') await cancel(seller)
  else await Promise.all([cancel(seller), tried.act === 'cancel twice' ? cancel(seller) : upgrade(seller)])
}

const moneyOf = async ({ id }: Seller) => {
  const { rows } = await app.db.query<{ paid: number; back: number; at: Date | null }>(
    `select p.amount_pence::int as paid, coalesce(sum(f.amount_pence), 0)::int as back, max(f.created_at) as at
     from payments p left join refunds f on f.payment_reference = p.reference
     where p.payer_id = $1 and p.status = 'succeeded' group by p.reference`,
    [id],
  )
  return rows
}

const expectPaidFor = async ({ seller, diary }: Life): Promise<void> => {
  const money = await moneyOf(seller)
  const net = money.reduce((sum, { paid, back }) => sum + paid - back, 0)
  expect(net, 'net paid, for the days used').toBeGreaterThanOrEqual(diary.owed() - 1e-6)
  for (const { paid, back } of money) expect(back).toBeLessThan(paid)
  const moments = [...new Set(money.flatMap(({ at }) => (at ? [at.getTime()] : [])))].sort((a, b) => a - b)
  const tooSoon = moments.filter((at, place) => at - (moments[place - 1] ?? Number.NEGATIVE_INFINITY) < 365 * day)
  expect(tooSoon, 'refunds in a year').toEqual([])
}

test('whatever a seller tries, they pay for the days they use and have no more for sale than a month of theirs holds', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ({ first, acts }) => {
      const life = await meet(first)
      const { seller, diary } = life
      for (const tried of acts) {
        await take(life, tried)
        life.seen = await look(seller)
        diary.note(life.seen, seller.api.at!)
        const said = JSON.stringify(tried)
        expect(life.seen.forSale.length, said).toBeLessThanOrEqual(mostAtOnce(life.seen))
        const { allowance } = ok(await seller.api.get<SellerPackage>('/api/subscription'))
        expect(allowance.used, said).toBe(diary.used(seller.api.at!))
      }
      await expectPaidFor(life)
      expect(diary.overfull(), 'billing months').toEqual([])
    }),
    runs,
  )
  expect(await brokenInvariants(app.db)).toEqual([])
}, 180_000)
