import { afterEach, beforeEach, expect, test } from 'vitest'
import { askForNewsletter } from '#testing/market/newsletter.ts'
import { type Post, startAppWithPost } from '#testing/site/post.ts'
import type { TestApp } from '#testing/site/test-app.ts'

let post: Post
let app: TestApp
let close: () => Promise<void>
beforeEach(async () => {
  ;({ post, app, close } = await startAppWithPost())
})
afterEach(() => close())

const statusOf = async (email: string) =>
  (await app.db.query('select status from newsletter_subscribers where email = $1', [email])).rows[0]?.status

/** As a mail program sends it: a form, from nowhere, without cookies. */
const oneClick = (url: string) =>
  app.fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })

test('a mail program finds in the headers where one click ends the newsletter', async () => {
  const { unsubscribe } = await askForNewsletter(app, 'ann@example.com')
  await expect.poll(() => post.taken.length).toBe(1)
  const headers = post.taken[0]?.headers ?? {}
  expect(headers).toEqual({
    'List-Unsubscribe': `<http://localhost/newsletter/unsubscribe?token=${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const { pathname, search } = new URL(headers['List-Unsubscribe']!.slice(1, -1))
  for (const _ of ['first', 'again']) {
    const answer = await oneClick(`${pathname}${search}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(await statusOf('ann@example.com')).toBe('unsubscribed')
})

test('opening the page ends nothing, nor does a click without our token', async () => {
  const { unsubscribe } = await askForNewsletter(app, 'bea@example.com')
  const page = `/newsletter/unsubscribe?token=${unsubscribe}`
  expect((await app.fetch(page)).status).toBe(200)
  expect((await app.fetch(page, { method: 'HEAD' })).status).toBe(200)
  expect((await oneClick('/newsletter/unsubscribe')).status).toBe(422)
  expect((await oneClick(`${page}x`)).status).toBe(422)
  expect((await oneClick('/newsletter/thanks')).status, 'no other page takes a post').toBe(405)
  expect(await statusOf('bea@example.com')).toBe('pending')
})

test('other mails name no such place', async () => {
  const ann = { username: 'ann_reed', email: 'ann@example.com', password: 'bantams-lay-well', fullName: 'Ann Reed' }
  expect((await app.client().post('/api/register', ann)).status).toBe(201)
  await expect.poll(() => post.taken.length).toBe(1)
  expect(post.taken[0]?.headers).toBeUndefined()
})
