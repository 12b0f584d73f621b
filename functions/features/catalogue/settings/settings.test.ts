import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicSettings } from '#contract/catalogue/settings.answers.ts'
import { publishedSettings } from '#contract/catalogue/settings.ts'
import { addListing, addSeller } from '#testing/catalogue.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const anew = { 'Cache-Control': 'no-cache' }
const read = async () => (await app.client().get<PublicSettings>('/api/settings/public', anew)).body

test('the site says what it is and what it claims, in one call and cached as reference', async () => {
  const before = app.calls()
  const { status, body, headers } = await app.client().get<PublicSettings>('/api/settings/public')
  expect(app.calls() - before).toBe(1)
  expect(status).toBe(200)
  expect(body).toEqual(publishedSettings)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=3600/)
  expect((await app.client().get('/api/settings/public')).headers.get('x-cache')).toBe('HIT')
})

test('counts take the place of the published figures once they are larger', async () => {
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  await addListing(app, seller, { title: 'One of very many', options: [{ label: 'One', pricePence: 100, stock: 1 }] })
  await addListing(app, seller, { title: 'Paused and not counted', status: 'paused' })
  expect((await read()).figures).toEqual(publishedSettings.figures)

  await copyListing(10_004)
  await copySeller(5_300)
  await app.db.query(`update users set suspended_at = created_at where username like 'keeper-1__'`)
  await app.db.query(`update users set email_verified_at = null where username like 'keeper-2__'`)
  // 5,300 less the hundred who are suspended and the hundred whose address is not verified.
  expect((await read()).figures).toEqual({ activeUsers: 5_100, products: 10_005, satisfactionPercent: 95 })
})

const copyListing = (many: number) =>
  app.db.query(
    `insert into listings (id, seller_id, category_id, title, slug, status, lowest_price_pence, highest_price_pence,
       published_at, created_at, updated_at)
     select gen_random_uuid(), seller_id, category_id, title, slug, status, 100, 100, published_at, created_at, updated_at
     from listings, generate_series(1, $1::int) where title = 'One of very many'`,
    [many],
  )

const copySeller = (many: number) =>
  app.db.query(
    `insert into users (id, username, email, full_name, password_hash, user_type, seller_tier, terms_accepted_at, email_verified_at, created_at, updated_at)
     select gen_random_uuid(), 'keeper-' || n, 'keeper-' || n || '@example.com', full_name, 'none', 'buyer', null, created_at, created_at, created_at, created_at
     from users, generate_series(1, $1::int) n where username = 'ludlow_hens'`,
    [many],
  )
