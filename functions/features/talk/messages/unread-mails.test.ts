import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Jobs } from '#db/local/jobs.ts'
import { later, tuesday } from '#testing/market/buying.ts'
import { writeToAll } from '#testing/market/conversations.ts'
import { answer, ask, block, openVillage, read, send, type Village, write } from '#testing/market/messages.ts'
import { ok, upload } from '#testing/market/selling.ts'
import { suspend, unverify } from '#testing/people/operators.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { addCrowd } from '#testing/rows/crowds.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let jobs: Jobs
let village: Village
beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
beforeEach(async () => {
  village = await openVillage(app)
})

const told = async () => {
  const { seller, buyer, stranger } = village
  const mails = await Promise.all([seller, buyer, stranger].map(({ api, email }) => mailTo(api, email)))
  return mails.map((list) => list.map(({ subject }) => subject))
}

test('what lies unread for ten minutes is mailed to its reader, once, however often and at once the job runs', async () => {
  const { buyer, seller } = village
  const id = await ask(village, 'Are they <fertile>?')
  await ask(village, 'And how many?')
  await jobs.run(later(tuesday, 9.9))
  expect(await told()).toEqual([[], [], []])
  await Promise.all([jobs.run(later(tuesday, 10)), jobs.run(later(tuesday, 10))])
  await jobs.run(later(tuesday, 60))
  expect(await told()).toEqual([[`New message from ${buyer.username}`], [], []])
  const [mail] = await mailTo(seller.api, seller.email)
  expect(mail!.text).toContain(`${buyer.username} has written to you about “Marans hatching eggs”:`)
  expect(mail!.text).toContain('Are they <fertile>?\n\nYou have 1 more unread message.')
  expect(mail!.text).toMatch(new RegExp(`Read and reply: http\\S+/messages/${id}\\n`))
  expect(mail!.html).toContain('Are they &lt;fertile&gt;?')
})

test('what comes before it was read adds no mail, what comes after does', async () => {
  const { buyer, seller } = village
  const id = await ask(village)
  await jobs.run(later(tuesday, 10))
  buyer.api.at = later(tuesday, 20)
  await ask(village, 'Hello?')
  await jobs.run(later(tuesday, 40))
  expect((await told())[0]).toHaveLength(1)
  seller.api.at = later(tuesday, 50)
  await read(seller.api, id)
  buyer.api.at = later(tuesday, 60)
  await ask(village, 'Thank you')
  await jobs.run(later(tuesday, 70))
  expect((await told())[0]).toHaveLength(2)
})

test('each conversation mails for itself, and each side', async () => {
  const { buyer, seller } = village
  const id = await ask(village)
  await write(buyer.api, { to: seller.username, text: 'Do you open on Sundays?' })
  await answer(seller.api, id, 'They are.')
  await jobs.run(later(tuesday, 10))
  const [toSeller, toBuyer] = await told()
  expect([toSeller!.length, toBuyer]).toEqual([2, ['New message from Grass Farm']])
})

/** Whether the seller wants mails of what they have not read. */
const choose = async (messages: boolean) =>
  ok(await village.seller.api.patch('/api/user', { notifications: { messages } }))

test.each([
  ['has read it in time', (id: string) => read(village.seller.api, id)],
  ['wants no such mails', () => choose(false)],
  ['has blocked who wrote it', () => block(village.seller.api, village.buyer.id)],
  ['was suspended', () => suspend(app, village.seller.id)],
  ['was written to by somebody who was suspended', () => suspend(app, village.buyer.id)],
  ['has not verified their address', () => unverify(app, village.seller.id)],
] as const)('who %s gets none', async (_, arrange) => {
  await arrange(await ask(village))
  await jobs.run(later(tuesday, 30))
  expect(await told()).toEqual([[], [], []])
})

test('what lies unread for good is looked at once, mailed or not', async () => {
  const { seller, buyer } = village
  await choose(false)
  const id = await ask(village)
  ok(await answer(seller.api, id, 'They are.'), 201)
  await jobs.run(later(tuesday, 10))
  const looked = async () =>
    (await app.db.query('select told_at from messages where conversation_id = $1', [id])).rows.map((row) => row.told_at)
  expect(await looked()).toEqual([later(tuesday, 10), later(tuesday, 10)])
  await choose(true)
  await jobs.run(later(tuesday, 60))
  expect(await told()).toEqual([[], ['New message from Grass Farm'], []])
  expect(await looked()).toEqual([later(tuesday, 10), later(tuesday, 10)])
  expect(await mailTo(buyer.api, buyer.email)).toHaveLength(1)
})

test('a photo alone is said to be one, and does not leave the site', async () => {
  const { seller, buyer } = village
  const id = await ask(village)
  await read(seller.api, id)
  const { key } = await upload(buyer.api)
  ok(await send(buyer.api, id, { imageKeys: [key] }), 201)
  await jobs.run(later(tuesday, 10))
  const [mail] = await mailTo(seller.api, seller.email)
  expect(mail!.text).toContain('A photo. Sign in to see it.')
  expect(mail!.text + mail!.html).not.toContain(key)
})

test('a run that breaks off while it writes them leaves them to the next, and doubles none', async () => {
  await ask(village)
  for (const kind of ['unreached', 'dropped'] as const) {
    app.gateway.faults.next(kind, /insert into mails/)
    await expect(jobs.run(later(tuesday, 10))).rejects.toThrow('exception')
    expect((await told())[0]).toHaveLength(kind === 'dropped' ? 1 : 0)
  }
  await jobs.run(later(tuesday, 20))
  expect((await told())[0]).toHaveLength(1)
})

test('more than a round of them are all mailed in one run', async () => {
  const { seller, buyer } = village
  const crowd = await addCrowd(app, { prefix: 'crowd_', count: 120 })
  await writeToAll(app, { from: seller.id, to: crowd, text: 'Open day' })
  await jobs.run(later(tuesday, 10))
  const { rows } = await app.db.query(`select count(*)::int as mails from mails where recipient like 'crowd_%'`)
  expect(rows[0].mails).toBe(120)
  expect(await mailTo(buyer.api, buyer.email)).toEqual([])
})
