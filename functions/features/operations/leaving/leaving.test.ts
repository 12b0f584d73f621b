import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deletedName, deletedText } from '#contract/identity/deleted-user.ts'
import { sweepAfterMinutes } from '#contract/operations/leaving.ts'
import type { Problem } from '#contract/problems.ts'
import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'
import type { Conversation } from '#contract/talk/messages.answers.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { later } from '#testing/market/buying.ts'
import { ok, start } from '#testing/market/selling.ts'
import { wilma } from '#testing/people/past.ts'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { forceOrder } from '#testing/rows/out-of-reach.ts'
import { tablesAboutUsers, tablesWithout } from '#testing/rows/rows-of-somebody.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { leavings } from './all.leaving.ts'
import { fileParts } from './export.reads.ts'
import { leaveSomethingBehind, livePast, type Past } from './leaving.test-data.ts'
import { placesOf, wronglyKept } from './whole-database.test-data.ts'

let app: TestApp
let past: Past
let file: string
let left: { status: number; headers: Headers }

const words = Object.values(wilma)

const reasons = (kind: 'notInFile' | 'stays' | 'wordsStay'): Record<string, string> =>
  Object.fromEntries(leavings.flatMap((leaving) => Object.entries(leaving[kind] ?? {})))

const bucketKeys = async () => {
  const bucket = await app.mf.getR2Bucket('PHOTOS')
  return new Set((await bucket.list()).objects.map(({ key }) => key.split('/')[0]))
}

beforeAll(async () => {
  app = await startTestApp()
  past = await livePast(app)
})
afterAll(() => app.close())

test('a past leaves traces all over the database', async () => {
  expect((await placesOf(app, words)).length).toBeGreaterThan(15)
  const missing = await tablesWithout(app, past.leaver.id)
  expect(missing, 'make a row in each of these tables in a <feature>.past.test-data.ts').toEqual([])
})

test('every table that tells of users is in the file, or is left out for a reason', async () => {
  const notInFile = Object.keys(reasons('notInFile'))
  const told = new Set([...fileParts.flatMap(([, { tables }]) => tables), ...notInFile])
  const ofUsers = await tablesAboutUsers(app)
  const untold = ofUsers.filter((table) => !told.has(table))
  expect(untold, 'add each of these tables to inFile or notInFile of its <feature>.leaving.ts').toEqual([])
  const idle = notInFile.filter((table) => !ofUsers.includes(table))
  expect(idle, 'take these out of notInFile: they name nobody').toEqual([])
})

describe('the file of what the house holds on somebody', () => {
  test('comes whole, in one call, to be kept and not cached (V5.4.1, V5.4.2)', async () => {
    const calls = app.calls()
    const response = await past.leaver.api.raw('/api/user/export', { headers: { 'X-Test-Clock': start.toISOString() } })
    expect(app.calls() - calls).toBe(1)
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="hatchyard-wilma_wren-2026-06-09.json"',
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    file = await response.text()
    const data = JSON.parse(file)
    expect(data.account).toMatchObject({ username: wilma.username, email: wilma.email, bio: 'I keep bantams.' })
    const empty = fileParts.map(([name]) => name).filter((name) => [data[name]].flat().length === 0 || !data[name])
    expect(empty, 'a past has something of everything').toEqual([])
    expect(data.conversations[0].messages[1]).toMatchObject({ from: 'me', text: `No. ${wilma.fullName}` })
    expect(data.ordersSold[0]).toMatchObject({ buyerName: 'Ada Keeper', status: 'completed' })
  })

  test('holds no key to anything, and of others only what they see anyway', async () => {
    const { rows } = await app.db.query(
      `select password_hash as secret from users union select token_hash from mail_tokens
       union select sealed from totp_secrets union select code_hash from recovery_codes
       union select credential_id from passkeys union select public_key from passkeys
       union select confirm_hash from newsletter_subscribers where confirm_hash is not null`,
    )
    const links = (await mailTo(app.client(), wilma.email)).flatMap(({ text }) => text.match(/token=[\w.~-]+/g) ?? [])
    expect(links.length).toBeGreaterThan(1)
    const secrets = [
      ...rows.map(({ secret }) => secret),
      ...links,
      past.buyer.email,
      past.seller.email,
      past.stranger.email,
    ]
    expect(secrets.filter((secret) => file.includes(secret))).toEqual([])
    expect(JSON.parse(file).authenticatorApp).toEqual([
      { createdAt: expect.any(String), confirmedAt: expect.any(String) },
    ])
    expect(JSON.parse(file).passkeys).toEqual([
      { name: `Phone of ${wilma.fullName}`, createdAt: expect.any(String), lastUsedAt: null },
    ])
    expect(JSON.parse(file).blocked, 'whom they block, not who blocks them').toHaveLength(1)
  })
})

describe('leaving', () => {
  const leave = (password = past.leaver.password) => past.leaver.api.delete<Problem>('/api/user', { password })

  test('asks for the password, beside the field', async () => {
    const { status, body } = await leave('not-the-password')
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'password'])
    expect((await leave('')).status).toBe(422)
  })

  test('waits for open orders of either side, and names them', async () => {
    for (const [column, side] of [
      ['bought', 'buyer'],
      ['sold', 'seller'],
    ] as const) {
      const id = past.orders[column]
      await forceOrder(app, { id, status: 'dispatched' })
      const { status, body } = await leave()
      expect([status, body]).toMatchObject([
        409,
        { code: 'illegal_state', state: 'open_orders', orders: [{ id, side }] },
      ])
      await forceOrder(app, { id, status: 'completed' })
    }
    await forceOrder(app, { id: past.orders.sold, status: 'pending_payment', paidAt: null })
    const { status, body } = await leave()
    expect([status, body]).toMatchObject([409, { detail: expect.stringMatching(/^Somebody’s paying/), orders: [] }])
    await forceOrder(app, { id: past.orders.sold, status: 'completed', paidAt: start })
  })

  test('is done once by two at once, whole, and signs out (V7.4.2)', async () => {
    const answers = await inOrder(app, userRow(past.leaver.id), [() => leave(), () => leave()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    left = answers[0]
    expect(left.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      'session_id=',
      'csrf_token=',
      'known_device=',
      'just_wrote=',
    ])
    expect(past.leaver.api.cookies.size).toBe(0)
  })

  test('writes a last mail, which is forgotten once it is sent', async () => {
    const [mail, ...more] = await mailTo(app.client(), wilma.email)
    expect([mail?.subject, more]).toEqual(['Your account with Hatchyard is deleted', []])
    const jobs = await startTestJobs(app)
    await jobs.run(later(start, sweepAfterMinutes - 1))
    expect(await mailTo(app.client(), wilma.email)).toHaveLength(1)
    await leaveSomethingBehind(app, past.leaver.id)
    await jobs.run(later(start, sweepAfterMinutes))
    expect(await mailTo(app.client(), wilma.email)).toEqual([])
    await jobs.close()
  })

  test('leaves their address and names nowhere in the database but where orders must keep them', async () => {
    const kept = 'forget their words in <feature>.leaving.ts, or say in its wordsStay why they stay'
    expect(await placesOf(app, words), kept).toEqual(Object.keys(reasons('wordsStay')).sort())
    const { rows } = await app.db.query(
      `select c.order_id from messages m join conversations c on c.id = m.conversation_id
       where m.text ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    )
    expect(rows).toEqual([{ order_id: past.orders.sold }])
    expect(await wronglyKept(app, { userId: past.leaver.id, stay: reasons('stays') })).toEqual([])
    expect(await brokenInvariants(app.db)).toEqual([])
  })

  test('takes their pictures out of the bucket, but the one that an order shows', async () => {
    const stillThere = async () => {
      const keys = await bucketKeys()
      return past.pictures.own.filter((key) => keys.has(key))
    }
    await expect.poll(stillThere).toEqual([])
    expect(await bucketKeys()).toContain(past.pictures.sold)
    const { rows } = await app.db.query('select key from images where owner_id = $1', [past.leaver.id])
    expect(rows).toEqual([{ key: past.pictures.sold }])
    for (const key of past.pictures.own) expect((await app.fetch(`/api/images/${key}`)).status).toBe(404)
  })

  test('lets the buyer see their order as before, from a deleted user', async () => {
    const order = ok(await past.buyer.api.get<Order>(`/api/orders/${past.orders.sold}`))
    expect(order).toMatchObject({
      status: 'completed',
      seller: { shopName: deletedName },
      lines: [{ name: 'Enamel mug' }],
    })
    expect((await app.fetch(order.lines[0]!.imageUrl!)).status).toBe(200)
    const listed = ok(await past.buyer.api.get<{ items: Order[] }>('/api/orders'))
    expect(listed.items).toHaveLength(2)
    const bought = ok(await past.seller.api.get<Order>(`/api/orders/${past.orders.bought}`))
    expect(bought).toMatchObject({ buyer: { fullName: deletedName }, address: { line1: 'Wren Cottage' } })
    for (const path of [`/api/products/${past.listings.sold}`, `/api/products/${past.listings.asked}`]) {
      expect((await app.fetch(path)).status).toBe(410)
    }
    expect((await app.fetch(`/api/products/${past.listings.drafted}`)).status).toBe(404)
    expect((await app.fetch(`/api/sellers/${wilma.username}`)).status).toBe(404)
  })

  test('leaves conversations to the other, without their words, and nobody to write to', async () => {
    const { api } = past.buyer
    const { id: listing } = { id: past.conversations.listing }
    const talk = ok(await api.get<Conversation>(`/api/messages/${listing}`))
    expect(talk.with.shopName).toBe(deletedName)
    expect(talk.items.map(({ text, images }) => [text, images])).toEqual([
      [deletedText, []],
      ['Is it chipped?', []],
    ])
    const about = ok(await api.get<Conversation>(`/api/messages/${past.conversations.order}`))
    expect(about.items.map(({ text, images }) => [text, images])).toEqual([
      [deletedText, []],
      [`Packed by ${wilma.fullName}`, []],
    ])
    expect((await api.post(`/api/messages/${listing}`, { text: 'Are you there?' })).status).toBe(404)
    for (const to of [wilma.username, talk.with.username]) {
      expect((await api.post('/api/messages', { to, text: 'Are you there?' })).status).toBe(404)
    }
    expect((await app.fetch(`/api/sellers/${talk.with.username}`)).status).toBe(404)
  })

  test('keeps their wish for all, without their name', async () => {
    const wishes = ok(await app.client().get<FeatureRequest[]>('/api/feature-requests'))
    expect(wishes.map(({ title, user }) => [title, user])).toEqual([
      ['A map of bantam keepers', { fullName: deletedName }],
    ])
  })

  test('makes signing in fail as for somebody unknown, and frees the address', async () => {
    const { rows } = await app.db.query('select username from users where id = $1', [past.leaver.id])
    for (const username of [wilma.username, wilma.email, rows[0].username, 'never_was']) {
      const { status, body } = await app
        .client()
        .post<Problem>('/api/login', { username, password: past.leaver.password })
      expect([status, body.code]).toEqual([401, 'bad_credentials'])
    }
    const taken = await app.client().post<Problem>('/api/register', {
      username: 'deleted-0123456789ab',
      email: 'x@example.com',
      password: 'bantams-lay-well',
      fullName: 'Ann Reed',
    })
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([422, 'username'])
    const { email, fullName } = wilma
    const again = await signUp(app, { email, fullName, at: later(start, 30) })
    expect(again.id).not.toBe(past.leaver.id)
    expect(ok(await again.api.get<{ items: unknown[] }>('/api/orders')).items).toEqual([])
  })
})
