import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBuyer, later, tuesday } from '#testing/market/buying.ts'
import {
  answer,
  ask,
  type Keeper,
  list,
  named,
  open,
  openVillage,
  read,
  unread,
  type Village,
  write,
} from '#testing/market/messages.ts'
import { changeListing } from '#testing/market/shelf.ts'
import { suspend, unverify } from '#testing/people/operators.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let village: Village
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  village = await openVillage(app)
})

describe('a question about a listing', () => {
  test('begins a conversation that both see, with the listing on top', async () => {
    const { buyer, seller, listing } = village
    const { status, body } = await write(buyer.api, { to: seller.username, productId: listing, text: '  Fertile?\n ' })
    expect(status).toBe(201)
    const message = { from: buyer.username, text: 'Fertile?', images: [], sentAt: tuesday.toISOString(), readAt: null }
    expect(body).toEqual({
      id: body.id,
      with: { id: seller.id, username: seller.username, shopName: 'Grass Farm' },
      blocked: false,
      about: {
        productId: listing,
        name: 'Marans hatching eggs',
        imageUrl: `/api/images/eggs-${seller.username}?w=320`,
        pricePence: 1250,
        fromPrice: false,
        status: 'active',
      },
      lastMessage: { text: 'Fertile?', photos: 0, sentAt: tuesday.toISOString(), mine: true },
      unreadCount: 0,
      items: [{ id: body.items[0]!.id, ...message }],
      nextCursor: null,
    })
    expect(await open(buyer.api, body.id)).toEqual(body)
    const { items, nextCursor, ...summary } = await open(seller.api, body.id)
    expect([items, nextCursor]).toEqual([body.items, null])
    expect(summary).toEqual({
      id: body.id,
      with: { id: buyer.id, username: buyer.username, shopName: buyer.username },
      blocked: false,
      about: body.about,
      lastMessage: { ...body.lastMessage, mine: false },
      unreadCount: 1,
    })
    expect(await list(seller.api)).toEqual({ items: [summary], nextCursor: null })
  })

  test('goes on in the same conversation, whoever writes and however often', async () => {
    const { buyer, seller, listing } = village
    const id = await ask(village)
    expect(await ask(village, 'Anybody there?')).toBe(id)
    const { body } = await write(seller.api, { to: buyer.username, productId: listing, text: 'I am.' })
    expect(body.id).toBe(id)
    expect((await open(buyer.api, id)).items.map(({ text }) => text).sort()).toEqual([
      'Anybody there?',
      'Are they fertile?',
      'I am.',
    ])
  })

  test('stands apart from what the two write about the shop as a whole', async () => {
    const { buyer, seller } = village
    const about = await ask(village)
    const { body } = await write(buyer.api, { to: seller.username.toUpperCase(), text: 'Do you open on Sundays?' })
    expect(body.id).not.toBe(about)
    expect(body.about).toBeNull()
    expect((await list(buyer.api)).items).toHaveLength(2)
  })
})

test('a message holds any text of 1 to 2000 characters just as it was written', async () => {
  const { buyer, seller } = village
  const id = await ask(village)
  for (const text of [
    'x',
    'é'.repeat(2000),
    '<script>alert(1)</script>',
    'שלום 🐣\n\nيوم',
    "'; drop table messages; --",
  ]) {
    const { status, body } = await answer(seller.api, id, text)
    expect([status, body.text]).toEqual([201, text])
    expect((await open(buyer.api, id)).items.map((item) => item.text)).toContain(text)
  }
  for (const text of ['', ' \n\t ', 'x'.repeat(2001)]) {
    const { status, body } = await answer(seller.api, id, text)
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'validation', 'text'])
  }
  expect((await open(buyer.api, id)).items).toHaveLength(6)
})

describe('nobody is written to', () => {
  test('who does not exist, was suspended, or is oneself', async () => {
    const { buyer, seller } = village
    const gone = named(await addBuyer(app))
    await suspend(app, gone.id)
    const said = async (to: string) => {
      const { status, body } = await write(buyer.api, { to, text: 'Hello' })
      return [status, body.code, body.detail]
    }
    expect(await said('nobody_at_all')).toEqual([404, 'not_found', 'We couldn’t find this member.'])
    expect(await said(gone.username)).toEqual([404, 'not_found', 'We couldn’t find this member.'])
    expect(await said(buyer.username)).toEqual([422, 'validation', 'You can’t message yourself.'])
    expect(await said(seller.username)).toEqual([201, undefined, undefined])
  })

  test('without a shop, unless about an order or a listing, or once they have written', async () => {
    const { buyer, seller, stranger, listing } = village
    const said = async (from: Keeper, message: object) => {
      const { status, body } = await write(from.api, { to: buyer.username, text: 'Hello', ...message })
      return [status, body.code, body.detail]
    }
    const words = 'This member doesn’t have a shop. You can write to them about an order or a listing.'
    for (const from of [stranger, seller]) expect(await said(from, {})).toEqual([422, 'validation', words])
    expect((await list(buyer.api)).items).toEqual([])
    expect(await said(seller, { productId: listing })).toEqual([201, undefined, undefined])
    expect(await said(seller, {})).toEqual([201, undefined, undefined])
    expect(await said(stranger, {})).toEqual([422, 'validation', words])
  })

  test('once suspended, in a conversation that there was', async () => {
    const { buyer, seller } = village
    const id = await ask(village)
    await suspend(app, seller.id)
    const { status, body } = await answer(buyer.api, id, 'Still there?')
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect((await open(buyer.api, id)).items).toHaveLength(1)
  })

  test.each(['draft', 'removed'] as const)('about a listing that is %s', async (state) => {
    const { buyer, seller, listing } = village
    await changeListing(app, { id: listing, status: state })
    const { status, body } = await write(buyer.api, { to: seller.username, productId: listing, text: 'Hello' })
    expect([status, body.detail]).toEqual([404, 'We couldn’t find this listing.'])
  })

  test('about a listing of neither of the two', async () => {
    const { buyer, stranger, listing } = village
    const { status } = await write(buyer.api, { to: stranger.username, productId: listing, text: 'Hello' })
    expect(status).toBe(404)
  })

  test('about a listing and an order at once', async () => {
    const { buyer, seller, listing } = village
    const both = { to: seller.username, productId: listing, orderId: listing, text: 'Hello' }
    expect((await write(buyer.api, both)).status).toBe(422)
  })

  test('by somebody with an unverified address, neither first nor in answer', async () => {
    const { buyer, seller } = village
    const id = await ask(village)
    const newcomer = await addBuyer(app, { verified: false })
    const first = await write(newcomer.api, { to: seller.username, text: 'Hello' })
    expect([first.status, first.body.code]).toEqual([403, 'email_unverified'])
    await unverify(app, buyer.id)
    const second = await answer(buyer.api, id, 'Hello')
    expect([second.status, second.body.code]).toEqual([403, 'email_unverified'])
  })
})

describe('a stranger', () => {
  test('neither reads, answers nor marks what two others write', async () => {
    const { stranger, seller } = village
    const id = await ask(village)
    const asked = [await stranger.api.get(`/api/messages/${id}`), await answer(stranger.api, id, 'Hi')]
    expect([...asked, await read(stranger.api, id)].map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await list(stranger.api)).toEqual({ items: [], nextCursor: null })
    expect(await unread(stranger.api)).toBe(0)
    const seen = await open(seller.api, id)
    expect([seen.items.length, seen.items[0]!.readAt]).toEqual([1, null])
  })
})

describe('what was not read', () => {
  test('is counted until it is marked, and marking twice is marking once', async () => {
    const { buyer, seller } = village
    const id = await ask(village)
    await ask(village, 'And how many?')
    const { body: other } = await write(buyer.api, { to: seller.username, text: 'Another thing' })
    expect([await unread(seller.api), await unread(buyer.api)]).toEqual([3, 0])
    expect((await read(buyer.api, id)).body).toEqual({ unreadCount: 0 })
    expect(await unread(seller.api)).toBe(3)
    seller.api.at = later(tuesday, 5)
    expect(await read(seller.api, id)).toMatchObject({ status: 200, body: { unreadCount: 1 } })
    seller.api.at = later(tuesday, 9)
    expect(await read(seller.api, id)).toMatchObject({ status: 200, body: { unreadCount: 1 } })
    const { items, unreadCount } = await open(buyer.api, id)
    expect(items.map(({ readAt }) => readAt)).toEqual(Array(2).fill(later(tuesday, 5).toISOString()))
    expect(unreadCount).toBe(0)
    expect((await list(seller.api)).items.map((item) => [item.id, item.unreadCount]).sort()).toEqual(
      [
        [id, 0],
        [other.id, 1],
      ].sort(),
    )
  })
})

test.each([
  ['', 200],
  ['👩🏽‍🌾', 199],
])('a list shows the beginning of a long last message, in whole characters', async (sign, shown) => {
  await ask(village, `${'x'.repeat(shown)}${sign}${'x'.repeat(900)}`)
  expect((await list(village.seller.api)).items[0]!.lastMessage.text).toBe('x'.repeat(shown))
})
