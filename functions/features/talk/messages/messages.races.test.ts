import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { tuesday } from '#testing/market/buying.ts'
import {
  answer,
  ask,
  list,
  named,
  open,
  openVillage,
  read,
  unread,
  type Village,
  write,
} from '#testing/market/messages.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { fastForwardLimits } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer } from '#testing/site/test-client.ts'

let app: TestApp
let village: Village
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())
beforeEach(async () => {
  village = await openVillage(app)
})

const twelve = <T>(work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 12 }, (_, n) => work(n)))

test.each(['a listing', 'the shop as a whole'])(
  'first messages about %s at once from both sides make one conversation that holds them all',
  async (about) => {
    const { seller, listing } = village
    const buyer = named(await addSignedInSeller(app))
    const thing = about === 'a listing' ? { productId: listing } : {}
    const answers = await twelve((n) => {
      const [from, to] = n % 2 ? [buyer, seller] : [seller, buyer]
      return write(from.api, { to: to.username, ...thing, text: `Message ${n}` })
    })
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await open(buyer.api, answers[0]!.body.id)).items).toHaveLength(12)
    expect((await list(seller.api)).items).toHaveLength(1)
    expect([await unread(buyer.api), await unread(seller.api)]).toEqual([6, 6])
  },
)

test('marking as read twelve times at once is marking once, and what arrives meanwhile is lost by nobody', async () => {
  const { buyer, seller } = village
  const id = await ask(village)
  const [marks, sent] = await Promise.all([
    twelve(() => read(seller.api, id)),
    twelve((n) => answer(buyer.api, id, `Message ${n}`)),
  ])
  expect([...marks, ...sent].map(({ status }) => status)).toEqual([...Array(12).fill(200), ...Array(12).fill(201)])
  const { items } = await open(buyer.api, id)
  expect(items).toHaveLength(13)
  expect(items.filter(({ readAt }) => readAt === null)).toHaveLength(await unread(seller.api))
})

test('sixty messages an hour, first ones and answers together, also when they come at once', async () => {
  const { buyer, seller } = village
  const id = await ask(village)
  await fastForwardLimits(app, { messages: 54 })
  const answers = await twelve<TestAnswer<Problem>>((n) =>
    n % 2 ? answer(buyer.api, id, `Message ${n}`) : write(buyer.api, { to: seller.username, text: `Message ${n}` }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
  const refused = answers.find(({ status }) => status === 429)!
  expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['rate_limited', '3600'])
  expect((await answer(seller.api, id, 'I may still answer')).status).toBe(201)
  buyer.api.at = new Date(tuesday.getTime() + 60 * 60_000)
  expect((await answer(buyer.api, id, 'An hour later')).status).toBe(201)
})

/** One of each write, by what only its statements say. */
const writes = {
  'a first message': { match: /insert into "conversations"/, write: () => ask(village, 'Told once').then(() => 201) },
  'an answer': {
    match: /greatest\("conversations"."last_message_at", \$1/,
    write: async () => {
      const { items } = await list(village.seller.api)
      return (await answer(village.seller.api, items[0]!.id, 'Told once')).status
    },
  },
}

test.each(Object.entries(writes))(
  '%s whose stored answer got lost is told as sent, and stands there once',
  async (_, it) => {
    const id = await ask(village)
    app.gateway.faults.next('dropped', it.match)
    expect(await it.write()).toBe(201)
    expect(app.gateway.faults.waiting()).toBe(0)
    const { items } = await open(village.buyer.api, id)
    expect(items.filter(({ text }) => text === 'Told once')).toHaveLength(1)
  },
)

test.each(Object.entries(writes))('%s that was never stored says so', async (_, it) => {
  const id = await ask(village)
  app.gateway.faults.next('unreached', it.match)
  await it.write().then(
    (status) => expect(status).toBe(503),
    (error: Error) => expect(error.message).toContain('503'),
  )
  expect((await open(village.buyer.api, id)).items).toHaveLength(1)
})
