import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '#contract/selling/shop.answers.ts'
import { draft, mug, newSeller, ok, ownListing, publish, upload } from '#testing/market/selling.ts'
import { setShop } from '#testing/market/shops.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const newShop = async () => (await signUp(app, { userType: 'seller', shopName: 'Megan’s Hens' })).api

const empty: Shop = {
  name: 'Megan’s Hens',
  about: '',
  policies: '',
  outcode: null,
  place: null,
  collectionAddress: null,
  dispatchWeekdays: ['mon', 'tue', 'wed'],
  holidayUntil: null,
  bannerKey: null,
  sellerKind: 'private',
  quickReplies: [],
}
const address = {
  name: 'Megan Price',
  line1: 'Bryn Cottage',
  line2: null,
  town: 'Craven Arms',
  county: null,
  postcode: 'SY7 8JN',
  country: 'GB',
  phone: null,
}

describe('a shop', () => {
  it('begins with the name that its keeper gave it, and posts on the first three days of the week', async () => {
    const api = await newShop()
    const calls = app.calls()
    expect(ok(await api.get('/api/seller/shop'))).toEqual(empty)
    expect(app.calls() - calls).toBe(1)
  })

  it('changes what is given and keeps the rest', async () => {
    const api = await newShop()
    const calls = app.calls()
    const changed = ok(
      await api.patch('/api/seller/shop', {
        name: ' Clun Valley Bantams ',
        outcode: 'sy8',
        collectionAddress: { ...address, postcode: 'sy78jn' },
        dispatchWeekdays: ['wed', 'mon', 'wed'],
        holidayUntil: '2090-08-01',
        sellerKind: 'trade',
      }),
    )
    expect(app.calls() - calls).toBe(2)
    expect(changed).toEqual({
      ...empty,
      name: 'Clun Valley Bantams',
      outcode: 'SY8',
      place: 'Ludlow',
      collectionAddress: address,
      dispatchWeekdays: ['mon', 'wed'],
      holidayUntil: '2090-08-01',
      sellerKind: 'trade',
    })
    expect(ok(await api.patch('/api/seller/shop', { about: 'Pekins and Silkies' }))).toEqual({
      ...(changed as Shop),
      about: 'Pekins and Silkies',
    })
  })

  it('keeps up to ten answers that its keeper gives often, in their order', async () => {
    const api = await newShop()
    const quickReplies = [...Array.from({ length: 9 }, (_, n) => `Answer ${9 - n}`), 'é'.repeat(500)]
    ok(await api.patch('/api/seller/shop', { quickReplies }))
    expect(ok(await api.get('/api/seller/shop'))).toEqual({ ...empty, quickReplies })
    ok(await api.patch('/api/seller/shop', { quickReplies: [] }))
    expect(ok(await api.get('/api/seller/shop'))).toEqual(empty)
  })

  it('takes a picture of its own as its banner, once', async () => {
    const [api, other] = [await newShop(), await newShop()]
    const { key } = await upload(api)
    expect((await other.patch('/api/seller/shop', { bannerKey: key })).status).toBe(422)
    expect(ok(await api.patch<Shop>('/api/seller/shop', { bannerKey: key })).bannerKey).toBe(key)
    expect(ok(await api.patch<Shop>('/api/seller/shop', { bannerKey: key })).bannerKey).toBe(key)
    ok(await api.patch('/api/seller/shop', { bannerKey: null }))
    expect((await api.patch('/api/seller/shop', { bannerKey: key })).status).toBe(422)
  })

  it.each([
    [{ outcode: 'ZZ99' }, 'outcode'],
    [{ outcode: 'not an outcode' }, 'outcode'],
    [{ name: 'x' }, 'name'],
    [{ name: null }, 'name'],
    [{ dispatchWeekdays: [] }, 'dispatchWeekdays'],
    [{ dispatchWeekdays: ['noday'] }, 'dispatchWeekdays.0'],
    [{ holidayUntil: '2026-02-30' }, 'holidayUntil'],
    [{ holidayUntil: '0000-01-01' }, 'holidayUntil'],
    [{ holidayUntil: '9999-12-31' }, 'holidayUntil'],
    [{ collectionAddress: { ...address, postcode: '12345' } }, 'collectionAddress.postcode'],
    [{ sellerKind: 'charity' }, 'sellerKind'],
    [{ quickReplies: Array(11).fill('They are.') }, 'quickReplies'],
    [{ quickReplies: ['They are.', ' '] }, 'quickReplies.1'],
    [{ quickReplies: ['x'.repeat(501)] }, 'quickReplies.0'],
    [{ quickReplies: 'They are.' }, 'quickReplies'],
    [{ about: 'x'.repeat(2001) }, 'about'],
    [{ about: 'a\u0000b' }, 'about'],
    [{ owner: 'me' }, 'owner'],
  ])('refuses %j in words and changes nothing', async (input, path) => {
    const api = await newShop()
    const { status, body } = await api.patch<{ errors: { path: string }[] }>('/api/seller/shop', input)
    expect([status, body.errors[0]?.path]).toEqual([422, path])
    expect(ok(await api.get('/api/seller/shop'))).toEqual(empty)
  })

  it('may move while something is for sale, and not be nowhere; where buyers collect likewise', async () => {
    const { api } = await newSeller(app)
    const change = (place: object) =>
      api.patch<{ errors: { path: string; message: string }[] }>('/api/seller/shop', place)
    const refusalOf = async (place: object) => {
      const { status, body } = await change(place)
      return [status, body.errors]
    }
    const { id } = await draft(api, mug)
    ok(await publish(api, id))
    ok(await change({ outcode: 'HR6', collectionAddress: null }))
    const noPlace = {
      path: 'outcode',
      message: 'You have listings for sale, and buyers need to know where you are. Pause those listings first.',
    }
    expect(await refusalOf({ outcode: null, about: 'Moved' })).toEqual([422, [noPlace]])
    ok(await change({ collectionAddress: address }))
    ok(await api.patch(ownListing(id), { version: 2, collection: true }))
    const noYard = {
      path: 'collectionAddress.line1',
      message: 'Buyers can still collect some of your listings. Pause those first, or offer them by post only.',
    }
    expect(await refusalOf({ collectionAddress: null })).toEqual([422, [noYard]])
    expect(ok(await api.get<Shop>('/api/seller/shop'))).toMatchObject({ outcode: 'HR6', collectionAddress: address })
    ok(await api.post(`${ownListing(id)}/pause`))
    expect(ok(await change({ outcode: null, collectionAddress: null }))).toMatchObject({ outcode: null })
  })

  it('is away until today or later; a holiday that is over may be sent back as it was read', async () => {
    const { api, id } = await newSeller(app)
    const leave = (holidayUntil: string) =>
      api.patch<Shop & { errors: object[] }>('/api/seller/shop', { holidayUntil, about: 'Away' })
    const past = await leave('2026-06-08')
    expect([past.status, past.body.errors]).toEqual([
      422,
      [{ path: 'holidayUntil', message: 'This day is over. Please choose today or a later one.' }],
    ])
    expect(ok(await api.get<Shop>('/api/seller/shop')).about).toBe('')
    for (const day of ['2026-06-09', '2026-06-20']) expect(ok(await leave(day)).holidayUntil).toBe(day)
    await setShop(app, id, { holidayUntil: '2026-06-01' })
    expect(ok(await leave('2026-06-01')).about).toBe('Away')
  })

  it('is for sellers alone', async () => {
    const { api } = await signUp(app)
    expect((await api.get('/api/seller/shop')).status).toBe(403)
    expect((await api.patch('/api/seller/shop', { name: 'My shop' })).status).toBe(403)
  })
})
