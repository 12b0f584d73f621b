import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { askForNewsletter, tokensTo } from '#testing/market/newsletter.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const start = new Date('2026-07-01T12:00:00.000Z')
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000)
const ask = (email: unknown, at = start) =>
  app.client({ at }).post<SaidInWords & Problem>('/api/newsletter/subscribe', { email })
const act = (name: 'confirm' | 'unsubscribe', token: unknown, at = start) =>
  app.client({ at }).post<SaidInWords & Problem>(`/api/newsletter/${name}`, { token })
const refused = { status: 422, body: { code: 'validation', errors: [{ path: 'token' }] } }

const stored = async (email: string) => {
  const { rows } = await app.db.query('select * from newsletter_subscribers where lower(email) = lower($1)', [email])
  return rows
}
const statusOf = async (email: string) => (await stored(email)).map(({ status }) => status)
const mailsTo = async (email: string) => (await mailTo(app.client(), email)).map(({ subject }) => subject)

const asked = 'Confirm your subscription to the Hatchyard newsletter'
const welcome = 'Welcome to the Hatchyard newsletter'

describe('asking for the newsletter', () => {
  test('mails a link and keeps its hash alone, with both words and a way out', async () => {
    const { status, body } = await ask('ann@example.com')
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 201, keys: ['message'] })
    expect(await mailsTo('ann@example.com')).toEqual([asked])
    const { confirm, unsubscribe } = await tokensTo(app, 'ann@example.com')
    expect(Buffer.from(confirm, 'base64url')).toHaveLength(32)
    const [row] = await stored('ann@example.com')
    expect(row).toMatchObject({ status: 'pending', confirm_expires_at: daysLater(7) })
    expect(JSON.stringify(row)).not.toContain(confirm)
    expect(JSON.stringify(row)).not.toContain(unsubscribe.split('.')[1])
  })

  test('answers a new, a waiting, a confirmed and an ended address in the same words and as many calls', async () => {
    const email = 'same@example.com'
    const answers: unknown[] = []
    const calls: number[] = []
    const again = async () => {
      const before = app.calls()
      const { status, body } = await ask(email)
      calls.push(app.calls() - before)
      answers.push({ status, body })
    }
    await again()
    await again()
    const { confirm, unsubscribe } = await tokensTo(app, email)
    expect((await act('confirm', confirm)).status).toBe(200)
    await again()
    expect(await mailsTo(email), 'nothing more to a confirmed address').toEqual([welcome, asked, asked])
    expect((await act('unsubscribe', unsubscribe)).status).toBe(200)
    await again()
    expect(await mailsTo(email)).toEqual([asked, welcome, asked, asked])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(calls).toEqual([2, 2, 2, 2])
  })

  test('is one subscriber whatever the case and the spaces around, at once as well', async () => {
    const spellings = ['four@example.com', 'Four@example.com', ' FOUR@EXAMPLE.COM ', 'four@Example.com']
    const answers = await Promise.all(spellings.map((spelling) => ask(spelling)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await statusOf('four@example.com')).toEqual(['pending'])
    const mails = await mailTo(app.client(), 'four@example.com')
    const statuses: number[] = []
    for (const { text } of mails) {
      statuses.push((await act('confirm', /\/newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1])).status)
    }
    expect(
      statuses.filter((status) => status === 200),
      'one link stands',
    ).toHaveLength(1)
  })

  test.each([
    ['', 'Please enter a valid email address'],
    ['   ', 'Please enter a valid email address'],
    ['ann', 'Please enter a valid email address'],
    ['ann@', 'Please enter a valid email address'],
    ['ann@example', 'Please enter a valid email address'],
    ['🐣@example.com', 'Please enter a valid email address'],
    ['دجاج@example.com', 'Please enter a valid email address'],
    ['<script>alert(1)</script>@example.com', 'Please enter a valid email address'],
    [`${'a'.repeat(243)}@example.com`, 'Please enter a valid email address'],
    ['ann@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
    [undefined, 'Required'],
    [7, 'Expected string, received number'],
  ])('refuses %j beside the field', async (email, message) => {
    const { status, body } = await ask(email)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: 'email', message }])
  })

  test('takes an address of 254 characters', async () => {
    const labels = Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.')
    const email = `keep@${labels.slice(0, 245)}.uk`
    expect(email.length).toBeLessThanOrEqual(254)
    expect((await ask(email)).status).toBe(201)
  })
})

describe('confirming', () => {
  test('puts the address on the list and welcomes it, once, however often the link is followed', async () => {
    const { confirm } = await askForNewsletter(app, 'bea@example.com', start)
    const answers = await Promise.all([1, 2, 3].map(() => act('confirm', confirm)))
    for (const answer of [...answers, await act('confirm', confirm, daysLater(30))]) {
      expect(answer).toMatchObject({ status: 200, body: { message: 'Your subscription is confirmed.' } })
    }
    expect(await mailsTo('bea@example.com')).toEqual([welcome, asked])
    expect(await stored('bea@example.com')).toMatchObject([{ status: 'confirmed', confirmed_at: start }])
    expect((await tokensTo(app, 'bea@example.com')).unsubscribe, 'the welcome has a way out').not.toBe('')
  })

  test('works up to the last moment of seven days, and not after', async () => {
    const late = await askForNewsletter(app, 'late@example.com', start)
    const answer = await act('confirm', late.confirm, daysLater(7))
    expect(answer).toMatchObject(refused)
    expect(answer.body.detail).toBe('This link expired after 7 days. Please sign up again.')
    expect(await statusOf('late@example.com')).toEqual(['pending'])
    expect((await act('confirm', late.confirm, new Date(daysLater(7).getTime() - 1))).status).toBe(200)
  })

  test('takes the newest link only', async () => {
    const first = await askForNewsletter(app, 'twice@example.com', start)
    const second = await askForNewsletter(app, 'twice@example.com', start)
    expect(await act('confirm', first.confirm)).toMatchObject(refused)
    expect((await act('confirm', second.confirm)).status).toBe(200)
  })

  test('does nothing after the subscription was ended', async () => {
    const { confirm, unsubscribe } = await askForNewsletter(app, 'gone@example.com', start)
    expect((await act('confirm', confirm)).status).toBe(200)
    expect((await act('unsubscribe', unsubscribe)).status).toBe(200)
    expect(await act('confirm', confirm)).toMatchObject(refused)
    expect(await statusOf('gone@example.com')).toEqual(['unsubscribed'])
  })

  test.each(['nobodys', 'A'.repeat(43), '🐣', '../../etc', ''])('refuses the foreign token %j', async (token) => {
    expect(await act('confirm', token)).toMatchObject(refused)
  })

  test('refuses the token that ends a subscription', async () => {
    const { unsubscribe } = await askForNewsletter(app, 'mixed@example.com', start)
    expect(await act('confirm', unsubscribe)).toMatchObject(refused)
    expect(await statusOf('mixed@example.com')).toEqual(['pending'])
  })
})

describe('ending a subscription', () => {
  test('works from any state, twice is once, and the address may come back', async () => {
    const email = 'cara@example.com'
    const first = await askForNewsletter(app, email, start)
    for (const day of [1, 2]) {
      const answer = await act('unsubscribe', first.unsubscribe, daysLater(day))
      expect(answer).toMatchObject({ status: 200, body: { message: expect.stringMatching(/^You’re unsubscribed/) } })
    }
    expect(await stored(email)).toMatchObject([{ status: 'unsubscribed', unsubscribed_at: daysLater(1) }])
    const second = await askForNewsletter(app, email, daysLater(3))
    expect(await statusOf(email), 'it waits for a confirmation of its own').toEqual(['pending'])
    expect((await act('confirm', second.confirm, daysLater(3))).status).toBe(200)
    expect(await statusOf(email)).toEqual(['confirmed'])
    expect((await act('unsubscribe', first.unsubscribe, daysLater(400))).status, 'an old mail still ends it').toBe(200)
    expect(await statusOf(email)).toEqual(['unsubscribed'])
  })

  test("refuses another's signature and touches nobody", async () => {
    const [dora, eve] = [
      await askForNewsletter(app, 'dora@example.com', start),
      await askForNewsletter(app, 'eve@example.com', start),
    ]
    const forged = `${dora.unsubscribe.split('.')[0]}.${eve.unsubscribe.split('.')[1]}`
    for (const token of [forged, dora.confirm, 'nobodys', `${dora.unsubscribe}x`]) {
      expect(await act('unsubscribe', token)).toMatchObject(refused)
    }
    expect(await statusOf('dora@example.com')).toEqual(['pending'])
  })

  test('needs no origin: the token alone counts', async () => {
    const { unsubscribe } = await askForNewsletter(app, 'fay@example.com', start)
    const { status } = await app.client().raw('/api/newsletter/unsubscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' },
      body: JSON.stringify({ token: unsubscribe }),
    })
    expect(status).toBe(200)
    expect(await statusOf('fay@example.com')).toEqual(['unsubscribed'])
  })
})

test('an address that nobody confirmed is forgotten a month after its link ran out', async () => {
  const jobs = await startTestJobs(app)
  const kept = await askForNewsletter(app, 'kept@example.com', start)
  expect((await act('confirm', kept.confirm)).status).toBe(200)
  await askForNewsletter(app, 'forgotten@example.com', start)
  await jobs.run(daysLater(36))
  expect(await statusOf('forgotten@example.com')).toEqual(['pending'])
  await jobs.run(daysLater(38))
  expect(await statusOf('forgotten@example.com')).toEqual([])
  expect(await statusOf('kept@example.com')).toEqual(['confirmed'])
  await jobs.close()
})
