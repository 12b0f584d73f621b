import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBuyer, later, tuesday } from '#testing/market/buying.ts'
import { answer, ask, list, named, open, openVillage, type Village, write } from '#testing/market/messages.ts'
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

describe('pages', () => {
  test('of a conversation lead from the newest to the oldest message, each once', async () => {
    const { buyer } = village
    const texts = Array.from({ length: 7 }, (_, n) => `Message ${n}`)
    let id = ''
    for (const [minute, text] of texts.entries()) {
      // Two of them in one millisecond.
      buyer.api.at = later(tuesday, Math.floor(minute / 2))
      id = await ask(village, text)
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await open(buyer.api, id, `?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.items.map(({ text }) => text))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toHaveLength(7)
    expect(new Set(seen)).toEqual(new Set(texts))
    expect(seen[0]).toBe('Message 6')
  })

  test('of all conversations lead from the last to move to the first, each once, on whichever side one stands', async () => {
    const { seller } = village
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const buyer = named(await addBuyer(app))
      buyer.api.at = later(tuesday, Math.floor(n / 2))
      ids.push((await write(buyer.api, { to: seller.username, text: `From ${n}` })).body.id)
    }
    seller.api.at = later(tuesday, 10)
    await answer(seller.api, ids[0]!, 'Moved to the top')
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await list(seller.api, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen[0]).toBe(ids[0])
    expect([...seen].sort()).toEqual([...ids].sort())
  })

  test.each(['?cursor=nonsense', '?limit=0', '?limit=101', '?unknown=1'])('are not asked for by %s', async (query) => {
    const { buyer } = village
    const id = await ask(village)
    expect((await buyer.api.get(`/api/messages${query}`)).status).toBe(422)
    expect((await buyer.api.get(`/api/messages/${id}${query}`)).status).toBe(422)
  })
})
