import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatReply } from '../../contract/chat.ts'
import { addListing, addSeller } from '../catalogue/catalogue.test-data.ts'
import { listen, type ModelHouse, openModelHouse, spendOf } from './model.test-data.ts'

let house: ModelHouse
const ids: Record<string, string> = {}

beforeAll(async () => {
  house = await openModelHouse()
  const seller = await addSeller(house.app, { username: 'ludlow_hens', outcode: 'SY8' })
  const eggs = { category: 'hatching-eggs', subcategory: 'chicken', breed: 'marans', keywords: 'Marans Hatching eggs' }
  const options = [{ label: '6 eggs', pricePence: 1450, stock: 5, packCount: 6 }]
  ids.marans = (await addListing(house.app, seller, { ...eggs, title: 'Blue Marans hatching eggs', options })).id
  await addListing(house.app, seller, { ...eggs, title: 'Secret Marans eggs', status: 'draft' })
})
afterAll(() => house.close())
beforeEach(() => {
  house.model.calls.length = 0
})

const ask = async (message: string, history?: object[]): Promise<ChatReply> => {
  const { status, body } = await house.app.client().post<ChatReply>('/api/chat', { message, history })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const search = (name: 'search_listings' | 'search_help', query: string) => ({ name, input: JSON.stringify({ query }) })

describe('an answer of the model', () => {
  test('comes whole, from listings that it looked up, with those that it cites as sources', async () => {
    house.model.plays = (_, rounds) =>
      rounds === 0
        ? [{ calls: [search('search_listings', 'marans eggs')] }]
        : [{ text: 'There are Blue Marans hatching eggs for £14.50 [1]. Ask the seller about dispatch.' }]
    const reply = await ask('Any Marans?')
    expect(reply).toEqual({
      message: 'There are Blue Marans hatching eggs for £14.50. Ask the seller about dispatch.',
      sources: [{ title: 'Blue Marans hatching eggs', url: `/products/${ids.marans}` }],
    })
    expect(house.model.calls).toHaveLength(2)
  })

  test('comes in pieces while it is written, each a whole sentence', async () => {
    const rest = Promise.withResolvers<void>()
    house.model.plays = () => [
      { pieces: ['Hens', ' lay', ' eggs. Du', 'cks'] },
      { until: rest.promise },
      { pieces: [' do ', 'too.'] },
    ]
    const { response, heard, over } = await listen(house.app, { message: 'Who lays?' })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await expect.poll(() => heard).toEqual([{ name: 'text', data: { text: 'Hens lay eggs.' } }])
    rest.resolve()
    await over
    expect(heard.at(-1)).toEqual({ name: 'reply', data: { message: 'Hens lay eggs. Ducks do too.' } })
  })

  test('is ended at the provider when the visitor leaves, and paid for', async () => {
    house.model.plays = () => [{ text: 'Hens lay eggs. And ' }, { until: new Promise(() => {}) }]
    const leaving = new AbortController()
    const { heard, over } = await listen(house.app, { message: 'Who lays?' }, { signal: leaving.signal })
    await expect.poll(() => heard).toHaveLength(1)
    leaving.abort()
    await over.catch(() => {})
    await expect.poll(() => house.model.calls[0]?.ended).toBe('left')
    await expect.poll(() => spendOf(house.app)).toMatchObject({ held: 0 })
  })
})
