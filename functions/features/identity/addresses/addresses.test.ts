import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AddressPage, SavedAddress } from '#contract/identity/addresses.answers.ts'
import type { Problem } from '#contract/problems.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { addBuyer, checkOut, fill, home } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let api: TestClient

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  api = (await addBuyer(app)).api
})

type Answer = SavedAddress & Problem

const path = '/api/user/addresses'
const save = (given: object = {}) => api.post<Answer>(path, { ...home, ...given })
const saved = async (given: object = {}) => ok(await save(given), 201)
const change = (id: string, given: object) => api.patch<Answer>(`${path}/${id}`, given)
const list = async (query = '') => ok(await api.get<AddressPage>(path + query))
const defaults = async () => (await list()).items.map(({ line1, isDefault }) => `${line1}${isDefault ? ' *' : ''}`)

describe('an address book', () => {
  test('begins empty, and its first address is the default', async () => {
    expect(await list()).toEqual({ items: [], nextCursor: null })
    const first = await saved()
    expect(first).toEqual({ ...home, line2: null, county: null, phone: null, id: first.id, isDefault: true })
    await saved({ line1: '2 Orchard Lane' })
    expect(await defaults()).toEqual(['2 Orchard Lane', '1 Orchard Lane *'])
    expect(ok(await api.get<AddressPage>(`${path}?limit=1`))).toMatchObject({ items: [{ line1: '2 Orchard Lane' }] })
    const { nextCursor } = await list('?limit=1')
    expect((await list(`?limit=1&cursor=${nextCursor}`)).items).toEqual([first])
  })

  test('moves the default, and hands it on when it is deleted', async () => {
    const first = await saved()
    await saved({ line1: '2 Orchard Lane' })
    const third = await saved({ line1: '3 Orchard Lane', isDefault: true })
    expect(await defaults()).toEqual(['3 Orchard Lane *', '2 Orchard Lane', '1 Orchard Lane'])
    expect(ok(await change(first.id, { isDefault: true }))).toEqual(first)
    expect(await defaults()).toEqual(['3 Orchard Lane', '2 Orchard Lane', '1 Orchard Lane *'])
    const { status, body } = await change(first.id, { isDefault: false })
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'isDefault'])
    ok(await api.delete(`${path}/${first.id}`), 204)
    expect(await defaults()).toEqual(['3 Orchard Lane *', '2 Orchard Lane'])
    ok(await api.delete(`${path}/${third.id}`), 204)
    expect(await defaults()).toEqual(['2 Orchard Lane *'])
    expect((await api.delete(`${path}/${third.id}`)).status).toBe(404)
  })

  test('changes the lines that are given and no others; nothing given takes an optional one away', async () => {
    const { id } = await saved({ line2: 'The Barn', county: 'Shropshire' })
    expect(ok(await change(id, { postcode: 'sy81ab' }))).toMatchObject({ postcode: 'SY8 1AB', line2: 'The Barn' })
    expect(ok(await change(id, { line2: ' ', county: null, town: 'Leominster', isDefault: true }))).toEqual({
      ...home,
      ...{ id, line2: null, county: null, phone: null, town: 'Leominster', postcode: 'SY8 1AB', isDefault: true },
    })
    expect(ok(await change(id, {}))).toMatchObject({ town: 'Leominster' })
  })

  test('keeps the same address once, however often and at once it comes', async () => {
    const answers = await Promise.all([save(), save(), save({ line2: '', phone: null })])
    expect(new Set(answers.map((answer) => ok(answer, 201).id)).size).toBe(1)
    await saved({ line1: '2 Orchard Lane' })
    expect(await saved({ isDefault: true })).toMatchObject({ isDefault: true })
    expect(await defaults()).toEqual(['2 Orchard Lane', '1 Orchard Lane *'])
  })

  test('holds twenty, also when many are saved at once, and says so without moving the default', async () => {
    const at = await Promise.all(
      Array.from({ length: 22 }, (_, n) => save({ line1: `${n + 1} Orchard Lane`, isDefault: n % 2 === 0 })),
    )
    expect(at.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 422, 422])
    const before = await list('?limit=100')
    expect(before.items).toHaveLength(20)
    expect(before.items.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    const { status, body } = await save({ line1: 'One more', isDefault: true })
    expect([status, body.code, body.detail]).toEqual([
      422,
      'validation',
      'You can save 20 addresses. Please delete one first.',
    ])
    expect(await list('?limit=100')).toEqual(before)
    const [known] = before.items
    expect(await saved({ line1: known!.line1 })).toMatchObject({ id: known!.id })
  })

  test('refuses what is no address in the United Kingdom, and what is somebody else’s', async () => {
    for (const [given, at] of [
      [{ country: 'FR' }, 'country'],
      [{ postcode: '75001' }, 'postcode'],
      [{ name: ' ' }, 'name'],
      [{ town: 'x'.repeat(101) }, 'town'],
      [{ phone: '0'.repeat(31) }, 'phone'],
      [{ phone: 'abc' }, 'phone'],
      [{ phone: '555014' }, 'phone'],
      [{ isDefault: 'yes' }, 'isDefault'],
      [{ userId: 'mine' }, 'userId'],
    ] as const) {
      const { status, body } = await save(given)
      expect([status, body.errors?.[0]?.path]).toEqual([422, at])
    }
    const { id } = await saved()
    for (const [given, at] of [
      [{ line1: '' }, 'line1'],
      [{ line2: 'x'.repeat(101) }, 'line2'],
      [{ country: null }, 'country'],
    ] as const) {
      const { status, body } = await change(id, given)
      expect([status, body.errors?.[0]?.path]).toEqual([422, at])
    }
    const mine = api
    api = (await addBuyer(app)).api
    expect((await change(id, { town: 'Elsewhere', isDefault: true })).status).toBe(404)
    expect((await api.delete(`${path}/${id}`)).status).toBe(404)
    expect((await list()).items).toEqual([])
    api = mine
    expect((await list()).items).toMatchObject([{ id, town: 'Ludlow' }])
  })
})

describe('a checkout to a saved address', () => {
  const sellable = async () => {
    const { id } = await addSignedInSeller(app)
    const listing = { title: 'Layers pellets', options: [{ label: '20 kg', pricePence: 1250, stock: 50 }] }
    return (await addListing(app, id, listing)).optionIds[0]!
  }

  test('takes it by its id, and the order keeps it as it was', async () => {
    await fill(api, [await sellable(), 1])
    const { id: addressId } = await saved({ line2: 'The Barn' })
    const calls = app.calls()
    ok(await api.post('/api/checkout/quote', { addressId }))
    expect(app.calls() - calls, 'calls of a quote').toBe(1)
    const opened = ok(await checkOut(api, { addressId }, 'saved'), 201)
    expect(app.calls() - calls, 'calls of both').toBeLessThanOrEqual(4)
    ok(await change(addressId, { line1: 'Elsewhere' }))
    const order = ok(await api.get<Order>(`/api/orders/${opened.orders[0]!.id}`))
    expect(order.address).toEqual({ ...home, line2: 'The Barn', county: null, phone: null })
    ok(await api.delete(`${path}/${addressId}`), 204)
    expect(ok(await checkOut(api, { addressId }, 'saved'), 201), 'asked again under its key').toEqual(opened)
  })

  test('refuses an id that is none of the buyer’s own, and one beside an address', async () => {
    const option = await sellable()
    const { id: addressId } = await saved()
    const quote = (body: object) => api.post<Problem>('/api/checkout/quote', body)
    api = (await addBuyer(app)).api
    await fill(api, [option, 1])
    for (const body of [{ addressId }, { addressId: 'mine' }, { addressId: (await saved()).id, address: home }]) {
      for (const { status, body: problem } of [await quote(body), await checkOut<Problem>(api, body)]) {
        expect([status, problem.errors?.[0]?.path]).toEqual([422, 'addressId'])
      }
    }
  })

  test('says at the quote what cannot be posted there', async () => {
    const { id } = await addSignedInSeller(app)
    const options = [{ label: 'Six', pricePence: 1800, stock: 9, packCount: 6 }]
    const eggs = { title: 'Marans eggs', category: 'hatching-eggs', subcategory: 'chicken', options }
    await fill(api, [(await addListing(app, id, eggs)).optionIds[0]!, 1])
    const { id: addressId } = await saved({ town: 'Belfast', postcode: 'BT1 1AA' })
    const { problems } = ok(await api.post<{ problems: { code: string }[] }>('/api/checkout/quote', { addressId }))
    expect(problems.map(({ code }) => code)).toEqual(['eggs_not_posted'])
  })
})
