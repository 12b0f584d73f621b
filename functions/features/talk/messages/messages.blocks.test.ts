import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nobodysId } from '#app/route/declaration.ts'
import {
  answer,
  ask,
  block,
  type Keeper,
  list,
  named,
  open,
  openVillage,
  send,
  unblock,
  unread,
  type Village,
  write,
} from '#testing/market/messages.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { ok, upload } from '#testing/market/selling.ts'
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

/** What becomes of an answer and of a first message. */
const tries = async (from: Keeper, to: Keeper) => {
  const told = [
    await answer(from.api, id, 'Still there?'),
    await write(from.api, { to: to.username, text: 'Hello again' }),
  ]
  return told.map(({ status, body }) => [status, body.code, body.detail])
}

const blockedWords = [403, 'forbidden', 'This member isn’t taking messages.']
const blockerWords = [403, 'forbidden', 'You’ve blocked this member. Unblock them to message each other again.']

test('who is blocked writes no more and learns no more than that, nor does the blocker until they unblock', async () => {
  const { buyer, seller } = village
  expect(ok(await block(seller.api, buyer.id))).toEqual({ blocked: true })
  expect(await tries(buyer, seller)).toEqual([blockedWords, blockedWords])
  expect(await tries(seller, buyer)).toEqual([blockerWords, blockerWords])
  expect([(await open(seller.api, id)).blocked, (await open(buyer.api, id)).blocked]).toEqual([true, false])
  expect((await list(seller.api)).items.map(({ blocked }) => blocked)).toEqual([true])
  expect([(await open(buyer.api, id)).items.length, await unread(seller.api)]).toEqual([1, 1])
  expect(ok(await unblock(seller.api, buyer.id))).toEqual({ blocked: false })
  expect((await tries(buyer, seller)).map(([status]) => status)).toEqual([201, 201])
  expect((await open(seller.api, id)).blocked).toBe(false)
})

test('when each has blocked the other, unblocking lifts one’s own block alone', async () => {
  const { buyer, seller } = village
  await block(seller.api, buyer.id)
  await block(buyer.api, seller.id)
  expect(await tries(buyer, seller)).toEqual([blockerWords, blockerWords])
  await unblock(buyer.api, seller.id)
  expect(await tries(buyer, seller)).toEqual([blockedWords, blockedWords])
})

test('a refused message leaves no conversation, moves none up and leaves its photo free', async () => {
  const { buyer, seller, stranger } = village
  await block(seller.api, buyer.id)
  await block(seller.api, stranger.id)
  const { key } = await upload(buyer.api)
  const before = await list(seller.api)
  expect((await send(buyer.api, id, { imageKeys: [key] })).status).toBe(403)
  expect((await write(stranger.api, { to: seller.username, text: 'Hello' })).status).toBe(403)
  expect(await list(seller.api)).toEqual(before)
  expect((await list(stranger.api)).items).toEqual([])
  const other = named(await addSignedInSeller(app))
  expect((await write(stranger.api, { to: other.username, text: 'Hello' })).status).toBe(201)
  await unblock(seller.api, buyer.id)
  expect((await send(buyer.api, id, { imageKeys: [key] })).status).toBe(201)
})

test('blocking often and at once is blocking once, and so is unblocking', async () => {
  const { buyer, seller } = village
  const rows = async () =>
    (await app.db.query('select count(*)::int as n from blocks where blocker_id = $1', [seller.id])).rows[0].n
  const six = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 6 }, work))
  expect((await six(() => block(seller.api, buyer.id))).map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(await rows()).toBe(1)
  expect((await six(() => unblock(seller.api, buyer.id))).map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(await rows()).toBe(0)
})

test('nobody blocks themself or somebody who does not exist', async () => {
  const { buyer } = village
  for (const act of [block, unblock]) {
    expect((await act(buyer.api, buyer.id)).status).toBe(422)
    expect((await act(buyer.api, nobodysId)).status).toBe(404)
    expect((await act(buyer.api, 'somebody')).status).toBe(404)
  }
})
