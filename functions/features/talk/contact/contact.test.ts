import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { site } from '#contract/site.ts'
import { contactTopics } from '#contract/talk/community.constants.ts'
import { signOutEverywhere } from '#testing/people/sessions.ts'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { emptyTables } from '#testing/rows/out-of-reach.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const start = new Date('2026-06-09T08:00:00Z')
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const letter = { name: 'Ann Reed', email: 'ann@example.com', topic: 'orders', message: 'Where are my eggs, please?' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => emptyTables(app, 'contact_messages', 'mails'))
afterAll(() => app.close())

const stored = async () => (await app.db.query('select * from contact_messages order by created_at')).rows
const mails = () => mailTo(app.client(), site.supportEmails.support)
const send = (given: object = {}, at = start) =>
  app.client({ at }).post<Problem>('/api/contact', { ...letter, ...given })

test('a visitor’s message is kept and mailed to support, and nothing is mailed to them', async () => {
  const { status, body } = await send()
  expect([status, body]).toEqual([201, { message: "Thank you for contacting us. We'll respond shortly." }])
  expect(await stored()).toMatchObject([{ ...letter, user_id: null, created_at: start }])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Orders and delivery: Ann Reed')
  expect(mail!.text).toContain('Ann Reed <ann@example.com> wrote on the contact page:\n\nWhere are my eggs, please?')
  expect(mail!.html).toContain('href="mailto:ann@example.com"')
  expect(await mailTo(app.client(), 'ann@example.com')).toEqual([])
})

describe('who is signed in', () => {
  test('is noted', async () => {
    const { api, id } = await signUp(app, { at: start })
    expect((await api.post('/api/contact', letter)).status).toBe(201)
    expect(await stored()).toMatchObject([{ ...letter, user_id: id }])
  })

  test('is not once their session is over', async () => {
    const { api, id } = await signUp(app, { at: start })
    await signOutEverywhere(app, id)
    expect((await api.post('/api/contact', letter)).status).toBe(201)
    expect(await stored()).toMatchObject([{ ...letter, user_id: null }])
  })

  test('must confirm their session', async () => {
    const { api } = await signUp(app, { at: start })
    const { status, body } = await api.post<Problem>('/api/contact', letter, { 'X-CSRF-Token': 'wrong' })
    expect([status, body.code]).toEqual([403, 'csrf'])
    expect(await stored()).toEqual([])
  })
})

test('the same message twice, or at once, is one; on the next day, or with another word, another', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
  expect([(await stored()).length, (await mails()).length]).toEqual([1, 1])
  await send({ message: 'Where are my eggs, please!' })
  await send({}, minutesLater(24 * 60))
  expect([(await stored()).length, (await mails()).length]).toEqual([3, 3])
})

test('what is written stays text (V1.3.11)', async () => {
  const message = '<img src=x onerror=alert(1)>\n\n🐣 البيض “eggs” & more'
  const headers = await send({ name: 'Ann\r\nBcc: all', message })
  expect(headers).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'name', message: 'Please keep the name on one line' }] },
  })
  await send({ name: 'Ann <b>Reed</b>', message })
  expect(await stored()).toMatchObject([{ message }])
  const [mail] = await mails()
  expect(mail!.subject).toBe('Orders and delivery: Ann <b>Reed</b>')
  expect(mail!.text).toContain(message)
  expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br><br>🐣')
  expect(mail!.html).not.toContain('<img')
})

describe('a message', () => {
  test.each([
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', 'a'.repeat(51), 'Name must not be longer than 50 characters.'],
    ['email', 'ann', 'Please enter a valid email address.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'ann@example.com, all@example.com', 'Please enter a valid email address.'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Please enter a valid email address.'],
    ['topic', '', 'Please select a topic.'],
    ['topic', undefined, 'Please select a topic.'],
    ['topic', 'hens', 'Please select a topic.'],
    ['message', 'a'.repeat(9), 'Message must be at least 10 characters.'],
    ['message', 'a'.repeat(1001), 'Message must not be longer than 1000 characters.'],
    ['message', undefined, 'Required'],
  ])('is refused with %s = %j', async (path, value, message) => {
    const { status, body } = await send({ [path]: value })
    expect([status, body.code, body.errors]).toEqual([422, 'validation', [{ path, message }]])
    expect([await stored(), await mails()]).toEqual([[], []])
  })

  test.each([
    ['Al', 'a'.repeat(10)],
    ['a'.repeat(50), 'a'.repeat(1000)],
  ])('is taken at its bounds', async (name, message) => {
    expect((await send({ name, message })).status).toBe(201)
  })

  test.each(contactTopics)('may be about %s', async (topic) => {
    expect((await send({ topic })).status).toBe(201)
  })

  test('of 2 MB is too large', async () => {
    const { status, body } = await send({ message: 'x'.repeat(2_000_000) })
    expect([status, body.code]).toEqual([413, 'too_large'])
  })
})
