import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { addBuyer, checkOut, fill, home, pay } from '#testing/market/buying.ts'
import { addOption } from '#testing/market/catalogue.ts'
import { addSignedInSeller, type Market, openMarket, orderIn, yard } from '#testing/market/orders.ts'
import { newSeller, ok } from '#testing/market/selling.ts'
import { makeAdmin } from '#testing/people/operators.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let market: Market
beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

type Kept = { address: { name: string } | null; collection_address: { name: string } | null }

const kept = async (id: string): Promise<Kept> =>
  (await app.db.query<Kept>('select address, collection_address from orders where id = $1', [id])).rows[0]!

/** An order that its payment, as the payer acts, leads to its end. */
const ordered = async (
  { api }: Pick<Awaited<ReturnType<typeof addBuyer>>, 'api'>,
  options: string[],
  act: 'abandon' | 'succeed',
) => {
  await fill(api, ...options.map((option): [string, number] => [option, 1]))
  const opened = ok(await checkOut(api), 201)
  ok(await pay(api, opened, act))
  return opened.orders.map(({ id }) => id)
}

const left = async (id: string) =>
  (await app.db.query('select deleted_at is not null as left from users where id = $1', [id])).rows[0].left

const complete = (ids: string[]) =>
  app.db.query(`update orders set status = 'completed' where id = any($1) and paid_at is not null`, [ids])

test('whoever leaves is named by no order of theirs that was never paid; what was paid keeps its addresses', async () => {
  const leaver = await newSeller(app)
  const unpaid = await ordered(leaver, [market.eggs, market.bird], 'abandon')
  const paid = await ordered(leaver, [market.eggs, market.bird], 'succeed')
  expect(
    (await Promise.all(unpaid.map(kept))).map(({ address, collection_address: yard }) => address?.name ?? yard?.name),
  ).toEqual([home.name, yard.name])
  await complete(paid)
  ok(await leaver.api.delete('/api/user', { password: leaver.password }), 204)
  expect(await left(leaver.id)).toBe(true)
  for (const id of unpaid) expect(await kept(id)).toEqual({ address: null, collection_address: null })
  expect(
    (await Promise.all(paid.map(kept))).map(({ address, collection_address: yard }) => address?.name ?? yard?.name),
  ).toEqual([home.name, yard.name])
})

test('an admin speaks for the house, and gives that up before they leave', async () => {
  const admin = await newSeller(app)
  await makeAdmin(app, admin.id)
  const leave = () => admin.api.delete('/api/user', { password: admin.password })
  expect(await leave()).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await left(admin.id)).toBe(false)
})

test('nor does one that was never paid name a seller who has left, and nobody else’s loses a word', async () => {
  const leaver = await newSeller(app)
  ok(await leaver.api.patch('/api/seller/shop', { collectionAddress: { ...home, name: 'Wren Yard' } }))
  const bird = await addOption(app, leaver.id, { title: 'Pekin pair', category: 'live-birds', subcategory: 'chickens' })
  const [unpaid = ''] = await ordered(await addBuyer(app), [bird], 'abandon')
  const [others = ''] = await ordered(await addBuyer(app), [market.bird], 'abandon')
  expect((await kept(unpaid)).collection_address?.name).toBe('Wren Yard')
  ok(await leaver.api.delete('/api/user', { password: leaver.password }), 204)
  expect(await kept(unpaid)).toEqual({ address: null, collection_address: null })
  expect((await kept(others)).collection_address?.name).toBe(yard.name)
})

describe('the username of who has left', () => {
  const join = (username: string) => {
    const [password, email] = ['four brown eggs', `${crypto.randomUUID()}@example.com`]
    return app.client().post<Problem>('/api/register', { username, email, password, fullName: 'Ann Reed' })
  }
  const refused = {
    status: 409,
    body: {
      code: 'taken',
      errors: [{ path: 'username', message: 'This username is taken. Please choose another.' }],
    },
  }

  test('goes to nobody else, in the words of one that somebody has, so that old links lead to no stranger', async () => {
    const leaver = await newSeller(app, 'basic', { username: 'Orpington_Hall' })
    expect(await join('orpington_hall')).toMatchObject(refused)
    ok(await leaver.api.delete('/api/user', { password: leaver.password }), 204)
    for (const name of ['Orpington_Hall', 'orpington_hall']) expect(await join(name)).toMatchObject(refused)
    expect((await join('orpington_hall2')).status).toBe(201)
    expect((await app.fetch('/api/sellers/orpington_hall')).status).toBe(404)
  })

  test('is kept so that nobody reads it', async () => {
    const { rows } = await app.db.query<{ row: string }>('select p::text as row from past_usernames p')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).toMatch(/^\([\w-]{43}\)$/)
  })

  test('goes to nobody who asks for it while they leave', async () => {
    const leaver = await signUp(app, { username: 'going_just_now' })
    const leaving = leaver.api.delete('/api/user', { password: leaver.password })
    const joining = Array.from({ length: 4 }, () => join('going_just_now'))
    expect((await leaving).status).toBe(204)
    for (const { status } of await Promise.all(joining)) expect(status).toBe(409)
  })
})

type InFile = { number: string; status: string; collectionAddress: { name: string } | null }
type OrdersInFile = Record<'ordersBought' | 'ordersSold', InFile[]>

const fileOf = async (api: TestClient) => ok(await api.get<OrdersInFile>('/api/user/export'))

test('the file tells a buyer where to collect from once they have paid, as their order does', async () => {
  const where = async (status: 'pending_payment' | 'paid' | 'ready' | 'cancelled') => {
    const { buyer } = await orderIn(market, 'collect', status)
    return (await fileOf(buyer.api)).ordersBought.map((order) => [order.status, order.collectionAddress?.name ?? null])
  }
  expect(await where('pending_payment')).toEqual([['pending_payment', null]])
  expect(await where('paid')).toEqual([['paid', 'Grass Farm']])
  expect(await where('ready')).toEqual([['ready', 'Grass Farm']])
  expect(await where('cancelled')).toEqual([['cancelled', null]])
})

test('the file tells a seller of no order that nobody has paid, nor who would have', async () => {
  const seller = await addSignedInSeller(app)
  const own = { ...market, seller, eggs: await addOption(app, seller.id, { title: 'Pekin eggs' }) }
  const { buyer } = await orderIn(own, 'post', 'pending_payment')
  expect((await fileOf(buyer.api)).ordersBought.map(({ status }) => status)).toEqual(['pending_payment'])
  expect((await fileOf(seller.api)).ordersSold).toEqual([])
  await orderIn(own, 'post', 'paid')
  expect((await fileOf(seller.api)).ordersSold.map(({ status }) => status)).toEqual(['paid'])
})
