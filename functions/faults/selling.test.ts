import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { addBuyer } from '#testing/market/buying.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { draft, formOf, mug, newSeller, openPackage, photograph, publish } from '#testing/market/selling.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'
import { counted, facesFaults, startImpatientApp, type Write } from './faults.test-data.ts'

let app: TestApp
let seller: { api: TestClient; id: string }
let picture: Buffer

beforeAll(async () => {
  app = await startImpatientApp()
  seller = await newSeller(app, 'premium')
  picture = await photograph().webp().toBuffer()
})
afterAll(() => app.close())
afterEach(async () => {
  app.gateway.faults.clear()
  expect(await brokenInvariants(app.db)).toEqual([])
})

type Newcomer = { api: TestClient; username: string }

const password = 'bantams-lay-well'

/** Done: the user, the shop, the session that the cookie names, and the mail with its link. */
const registration: Write<Newcomer> = {
  name: 'a registration',
  sql: /insert into "users"/,
  prepare: async () => ({ api: app.client(), username: `keeper_${randomBytes(4).toString('hex')}` }),
  send: ({ api, username }) =>
    api.post('/api/register', {
      ...{ username, password, email: `${username}@example.com` },
      ...{ fullName: 'Test Keeper', userType: 'seller' },
    }),
  counts: ({ username }) =>
    counted(
      app,
      `select (select count(*)::int from users where username = $1) a,
        (select count(*)::int from shops s join users u on u.id = s.seller_id where username = $1) b,
        (select count(*)::int from sessions s join users u on u.id = s.user_id where username = $1) c,
        (select count(*)::int from mails where recipient = $1 || '@example.com') d`,
      [username],
    ),
  // The new user's id tells whether it was done. After a timeout nobody looks: the name is taken, and signing in works.
  first: { unreached: 503, dropped: 201, cut: 201, unanswered: 503, restart: 503 },
  again: { unanswered: 409 },
  well: 201,
}

/** Done: a session. One whose answer was lost has no cookie, so nobody ever uses it. */
const signIn: Write<Newcomer> = {
  name: 'signing in',
  sql: /insert into "?sessions"?/,
  prepare: async () => {
    const newcomer = await registration.prepare()
    await registration.send(newcomer)
    return { ...newcomer, api: app.client() }
  },
  send: ({ api, username }) => api.post('/api/login', { username, password }),
  counts: async ({ api }) => [api.cookies.has('session_id') ? 1 : 0],
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  lostCounts: 0,
  well: 200,
}

type Seller = { api: TestClient; id: string }

/** Done: a package that waits for its payment. A second try gives the first one up, so that one is open. */
const openingPackage: Write<Seller> = {
  name: 'asking for a package',
  sql: /insert into "subscriptions"/,
  prepare: () => addSignedInSeller(app),
  send: ({ api }) => api.post('/api/subscription', { tier: 'basic', period: 'month' }),
  counts: ({ id }) =>
    counted(app, `select count(*)::int as open from payments where payer_id = $1 and status = 'open'`, [id]),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 201,
}

/** A seller who has paid for a year of Premium just now. */
const withPackage = async (): Promise<Seller> => {
  const { api, id } = await addSignedInSeller(app)
  const { reference } = await openPackage(api, 'premium', 'year')
  await api.post(`/api/payments/sandbox/${reference}/succeed`, {})
  return { api, id }
}

/** Done: the smaller package is on its way, and the mail says so. A second try finds it so. */
const smallerPackage: Write<Seller> = {
  name: 'choosing a smaller package',
  sql: /update "subscriptions" set/,
  prepare: withPackage,
  send: ({ api }) => api.post('/api/subscription/change', { tier: 'basic' }),
  counts: ({ id }) =>
    counted(
      app,
      `select (select count(*)::int from subscriptions where seller_id = $1 and next_tier = 'basic') a,
        (select count(*)::int from mails m join users u on lower(u.email) = m.recipient
          where u.id = $1 and m.subject like 'Your package changes to Basic%') b`,
      [id],
    ),
  first: { unreached: 503, dropped: 200, cut: 200, unanswered: 503, restart: 503 },
  well: 200,
}

/** Done: ended, booked, asked of the provider and mailed. After a timeout the second try hears that it has ended. */
const cancellation: Write<Seller> = {
  name: 'cancelling a year with its refund',
  sql: /update "subscriptions" set/,
  prepare: withPackage,
  send: ({ api }) => api.post('/api/subscription/cancel', { refundPence: 17_950 }),
  counts: ({ id }) =>
    counted(
      app,
      `select (select count(*)::int from subscriptions where seller_id = $1 and status = 'ended') a,
        (select count(*)::int from refunds f join payments p on p.reference = f.payment_reference where p.payer_id = $1) b,
        (select count(*)::int from ledger_transactions t join payments p on p.reference = t.payment_reference
          where p.payer_id = $1 and t.kind = 'refund') c,
        (select count(*)::int from mails m join users u on lower(u.email) = m.recipient
          where u.id = $1 and m.subject = 'Your Premium package has ended') d`,
      [id],
    ),
  first: { unreached: 503, dropped: 200, cut: 200, unanswered: 503, restart: 503 },
  again: { unanswered: 409 },
  well: 200,
}

/** Done: on sale, with the stretch that the allowance counts. Publishing what is on sale answers it as it stands. */
const publishing: Write<SellerListing> = {
  name: 'publishing',
  sql: /insert into "listing_stretches"/,
  prepare: () => draft(seller.api),
  send: ({ id }) => publish(seller.api, id),
  counts: ({ id }) =>
    counted(
      app,
      `select (select count(*)::int from listings where id = $1 and status = 'active') a,
        (select count(*)::int from listing_stretches where listing_id = $1) b`,
      [id],
    ),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 200,
}

/** Done: every one of them off sale, its stretch over. What is paused already is done. */
const pausingMany: Write<string[]> = {
  name: 'pausing many listings',
  sql: /update "listings" set status = 'paused'/,
  prepare: async () => {
    const ids = [(await draft(seller.api)).id, (await draft(seller.api)).id]
    for (const id of ids) await publish(seller.api, id)
    return ids
  },
  send: (ids) => seller.api.post('/api/seller/listings/bulk', { action: 'pause', ids }),
  counts: (ids) =>
    counted(
      app,
      `select (select count(*)::int / 2 from listings where id = any($1) and status = 'paused') a,
        (select count(*)::int / 2 from listing_stretches where listing_id = any($1) and active_until is not null) b`,
      [ids],
    ),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 200,
}

/** Done: a draft, made once under its key, which the next try is told. */
const newDraft: Write<string> = {
  name: 'a draft under a key',
  sql: /insert into "listings"/,
  prepare: async () => randomUUID(),
  send: (key) => seller.api.post('/api/seller/listings', { ...mug, title: key }, { 'Idempotency-Key': key }),
  counts: (key) => counted(app, 'select count(*)::int as drafts from listings where title = $1', [key]),
  first: { unreached: 503, dropped: 503, cut: 503, unanswered: 503, restart: 503 },
  well: 201,
}

/** Done: a row that names the bytes. A second try is another picture; one that no listing names is nobody's to see. */
const upload: Write<Seller> = {
  name: 'an upload',
  sql: /insert into "images"/,
  prepare: () => addBuyer(app),
  send: ({ api }) => api.upload('/api/uploads', formOf({ file: picture })),
  counts: ({ id }) => counted(app, 'select least(count(*), 1)::int as pictures from images where owner_id = $1', [id]),
  first: { unreached: 503, dropped: 201, cut: 201, unanswered: 503, restart: 503 },
  well: 201,
}

facesFaults(() => app, registration)
facesFaults(() => app, signIn)
facesFaults(() => app, openingPackage)
facesFaults(() => app, smallerPackage)
facesFaults(() => app, cancellation)
facesFaults(() => app, publishing)
facesFaults(() => app, pausingMany)
facesFaults(() => app, newDraft)
facesFaults(() => app, upload)

test('who registered and never heard of it can sign in', async () => {
  const newcomer = await registration.prepare()
  app.gateway.faults.next('unanswered', registration.sql)
  expect((await registration.send(newcomer)).status).toBe(503)
  expect((await signIn.send(newcomer)).status).toBe(200)
})

test('who registered in a lost answer is signed in by the answer that was found', async () => {
  const newcomer = await registration.prepare()
  app.gateway.faults.next('dropped', registration.sql)
  await registration.send(newcomer)
  expect((await newcomer.api.get('/api/user')).body).toMatchObject({ username: newcomer.username })
})

test('a package asked for in a lost answer can be paid for after the next try, once', async () => {
  const { api, id } = await addSignedInSeller(app)
  app.gateway.faults.next('dropped', openingPackage.sql)
  await openingPackage.send({ api, id })
  const { body } = await api.post<{ reference: string }>('/api/subscription', { tier: 'basic', period: 'month' })
  app.gateway.faults.next('dropped', /insert into "ledger_transactions"/)
  const paid = await api.post(`/api/payments/sandbox/${body.reference}/succeed`, {})
  expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  const booked = `select count(*)::int as n from ledger_transactions where payment_reference = $1`
  expect(await counted(app, booked, [body.reference])).toEqual([1])
  expect((await api.get('/api/subscription')).body).toMatchObject({ status: 'active' })
})
