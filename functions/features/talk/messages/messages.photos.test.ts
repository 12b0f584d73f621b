import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import { addBuyer } from '#testing/market/buying.ts'
import {
  ask,
  type Keeper,
  list,
  named,
  open,
  openVillage,
  send,
  type Village,
  write,
} from '#testing/market/messages.ts'
import { mug, ok, upload } from '#testing/market/selling.ts'
import { suspend } from '#testing/people/operators.ts'
import { signOutEverywhere } from '#testing/people/sessions.ts'
import { moveSessionEnd } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let village: Village
let id: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  village = await openVillage(app)
  id = await ask(village)
})

/** What somebody gets at the address of a picture, without waiting for the bytes. */
const look = async ({ api }: Pick<Keeper, 'api'>, path: string) => {
  const { status, headers } = await api.get(path)
  return [status, headers.get('cache-control')]
}

const seen = [200, 'private, no-store']
const missing = [404, 'no-store']

describe('a photo in a message', () => {
  test('is for the two alone, and kept nowhere: whoever asks after them finds nothing', async () => {
    const { buyer, seller, stranger } = village
    const { key, url } = await upload(buyer.api)
    const visitor = { api: app.client({ at: buyer.api.at! }) }
    for (const path of [url, `${url}?w=320`]) {
      expect(await look(buyer, path)).toEqual(seen)
      for (const other of [seller, stranger, visitor]) expect(await look(other, path)).toEqual(missing)
    }
    const { body } = await send(buyer.api, id, { imageKeys: [key] })
    expect([body.text, body.images]).toEqual(['', [url]])
    for (const path of [url, `${url}?w=320`, url, `${url}?w=320`]) {
      const calls = app.calls()
      expect(await look(buyer, path)).toEqual(seen)
      expect(await look(seller, path)).toEqual(seen)
      expect(await look(stranger, path)).toEqual(missing)
      expect(await look(visitor, path)).toEqual(missing)
      expect(app.calls() - calls, 'each of them asks the database').toBe(4)
    }
  })

  test('is gone for who is signed out elsewhere or suspended', async () => {
    const { buyer, seller } = village
    const { key, url } = await upload(buyer.api)
    await send(buyer.api, id, { imageKeys: [key] })
    expect(await look(seller, url)).toEqual(seen)
    await signOutEverywhere(app, seller.id)
    expect(await look(seller, url)).toEqual(missing)
    await suspend(app, buyer.id)
    expect(await look(buyer, url)).toEqual(missing)
  })

  test('is gone for whose session has run out', async () => {
    const { buyer, seller } = village
    const { key, url } = await upload(buyer.api)
    await send(buyer.api, id, { imageKeys: [key] })
    const now = (seller.api.at ?? new Date()).getTime()
    await moveSessionEnd(app, { userId: seller.id, to: new Date(now + 60_000) })
    expect(await look(seller, url)).toEqual(seen)
    await moveSessionEnd(app, { userId: seller.id, to: new Date(now - 60_000) })
    expect(await look(seller, url)).toEqual(missing)
  })

  test('may stand without words, up to four in their order, also in a first message', async () => {
    const { buyer, seller } = village
    const photos: Upload[] = []
    for (let n = 0; n < 4; n += 1) photos.push(await upload(buyer.api))
    const [fourth, ...three] = [...photos].reverse()
    const first = { to: seller.username, text: ' ', imageKeys: [fourth!.key] }
    const shop = ok(await write(buyer.api, first), 201)
    expect(shop.items.map(({ text, images }) => [text, images])).toEqual([['', [fourth!.url]]])
    expect(shop.lastMessage).toMatchObject({ text: '', photos: 1 })
    ok(await send(buyer.api, id, { text: 'My run', imageKeys: three.map(({ key }) => key) }), 201)
    const [newest] = (await open(seller.api, id)).items
    expect([newest!.text, newest!.images]).toEqual(['My run', three.map(({ url }) => url)])
    expect((await list(seller.api)).items.map(({ lastMessage }) => lastMessage.photos).sort()).toEqual([1, 3])
  })
})

describe('a photo is refused, and nothing is sent', () => {
  const refused = async ({ api }: Keeper, imageKeys: unknown) => {
    const { status, body } = await send(api, id, { text: 'Look', imageKeys })
    expect([status, body.code, body.errors?.[0]?.path.split('.')[0]]).toEqual([422, 'validation', 'imageKeys'])
    expect((await open(api, id)).items).toHaveLength(1)
  }

  test('when it is somebody else’s, unknown, given twice, or one of five', async () => {
    const { buyer, seller } = village
    const { key } = await upload(seller.api)
    await refused(buyer, [key])
    await refused(buyer, [(await upload(buyer.api)).key, key])
    for (const keys of [['nosuchpicture'], ['no key'], [key, key], Array.from('12345678a', (c) => c.repeat(24))]) {
      await refused(seller, keys)
    }
    expect((await send(seller.api, id, { imageKeys: [key] })).status).toBe(201)
  })

  test('when it is on a listing, a shop or a person, or in another message', async () => {
    const { seller, buyer } = village
    const [onListing, onShop, onPerson] = [await upload(seller.api), await upload(seller.api), await upload(seller.api)]
    ok(await seller.api.post('/api/seller/listings', { ...mug, imageKeys: [onListing.key] }), 201)
    ok(await seller.api.patch('/api/seller/shop', { bannerKey: onShop.key }))
    ok(await seller.api.patch('/api/user', { avatarKey: onPerson.key }))
    for (const { key } of [onListing, onShop, onPerson]) await refused(seller, [key])
    const other = await ask({ ...village, buyer: named(await addBuyer(app)) })
    const { key } = await upload(seller.api)
    ok(await send(seller.api, other, { imageKeys: [key] }), 201)
    await refused(seller, [key])
    expect((await write(buyer.api, { to: seller.username, text: 'Hi', imageKeys: [key] })).status).toBe(422)
  })

  test('on a listing, a shop or a person once it is in a message', async () => {
    const { api } = village.seller
    const { key, url } = await upload(api)
    ok(await send(api, id, { imageKeys: [key] }), 201)
    const tried = [
      await api.post('/api/seller/listings', { ...mug, imageKeys: [key] }),
      await api.patch('/api/seller/shop', { bannerKey: key }),
      await api.patch('/api/user', { avatarKey: key }),
    ]
    expect(tried.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(await look(village.stranger, url)).toEqual(missing)
  })
})

test('a photo that is used in many places at once ends up in one', async () => {
  const { seller } = village
  const { key } = await upload(seller.api)
  const tries = Array.from({ length: 9 }, (_, n): Promise<{ status: number }> => {
    if (n % 3 === 0) return send(seller.api, id, { text: `Look ${n}`, imageKeys: [key] })
    if (n % 3 === 1) return seller.api.post('/api/seller/listings', { ...mug, imageKeys: [key] })
    return seller.api.patch('/api/seller/shop', { bannerKey: key })
  })
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  // A shop that has the banner may be given it again.
  const places = statuses.flatMap((status, n) => (status === 422 ? [] : [n % 3 === 2 ? 'the shop' : n]))
  expect(new Set(places).size).toBe(1)
  expect(statuses.every((status) => [200, 201, 422].includes(status))).toBe(true)
  const { rows } = await app.db.query(
    `select (select count(*) from message_images where image_key = $1) + (select count(*) from listing_images where image_key = $1)
      + (select count(*) from shops where banner_key = $1) as places`,
    [key],
  )
  expect(Number(rows[0].places)).toBe(1)
})
