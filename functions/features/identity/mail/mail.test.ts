import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailTo } from '#testing/people/test-users.ts'
import { openPost, type Post, startAppWithPost } from '#testing/site/post.ts'
import { startTestJobs, type TestApp } from '#testing/site/test-app.ts'

const ann = {
  username: 'ann_reed',
  email: 'ann@example.com',
  password: 'bantams-lay-well',
  fullName: 'Ann Reed',
  userType: 'buyer',
}

let post: Post
let app: TestApp
let close: () => Promise<void>
beforeEach(async () => {
  ;({ post, app, close } = await startAppWithPost())
})
afterEach(() => close())

test('a mail leaves right after the commit, with its text, once', async () => {
  const jobs = await startTestJobs(app)
  const { status, headers } = await app.client().post('/api/register', ann)
  expect(status).toBe(201)
  await expect.poll(() => post.taken.length).toBe(1)
  const [mail] = post.taken
  expect(mail).toMatchObject({ to: ['ann@example.com'], authorization: 'Bearer re_test' })
  expect(mail?.text).toContain('/verify-email?token=')
  expect(mail?.tags, 'the request can be followed at the provider').toEqual([
    { name: 'request_id', value: headers.get('x-request-id') },
  ])
  const { rows } = await app.db.query('select id from mails where sent_at is not null')
  expect(rows).toEqual([{ id: mail?.key }])
  await jobs.run(new Date(Date.now() + 3_600_000))
  expect(post.tries).toBe(1)
  await jobs.close()
})

test('a mail that was refused waits for the scheduled run, and keeps its key and its request', async () => {
  post.status = 500
  const jobs = await startTestJobs(app)
  const { status, headers } = await app.client().post('/api/register', ann)
  expect(status).toBe(201)
  const waiting = () => app.db.query('select attempts, last_error, sent_at from mails')
  await expect
    .poll(async () => (await waiting()).rows)
    .toEqual([{ attempts: 1, last_error: 'Resend answered 500', sent_at: null }])
  post.status = 200
  await jobs.run(new Date())
  expect(post.taken).toEqual([])
  await jobs.run(new Date(Date.now() + 6 * 60_000))
  expect(post.taken).toHaveLength(1)
  expect(post.taken[0]?.tags[0]?.value, 'the request that caused it, not the run').toBe(headers.get('x-request-id'))
  const { rows } = await app.db.query('select id, attempts from mails where sent_at is not null')
  expect(rows).toEqual([{ id: post.taken[0]?.key, attempts: 2 }])
  await jobs.close()
})

test('a mail is brought to nobody to whom the post only points (V15.3.2)', async () => {
  const elsewhere = await openPost()
  Object.assign(post, { status: 307, location: `${elsewhere.url}/emails` })
  expect((await app.client().post('/api/register', ann)).status).toBe(201)
  const waiting = async () => (await app.db.query('select last_error from mails')).rows
  await expect.poll(waiting).toEqual([{ last_error: 'Resend answered 307' }])
  expect(elsewhere.tries).toBe(0)
  await elsewhere.close()
})

test('the mailbox shows the newest mail first, of the address that is asked for', async () => {
  expect((await app.client().post('/api/register', ann)).status).toBe(201)
  const mails = await mailTo(app.client(), 'Ann@Example.com')
  expect(mails).toHaveLength(1)
  expect(Object.keys(mails[0]!).sort()).toEqual(['html', 'sentAt', 'subject', 'text', 'to'])
  expect(await mailTo(app.client(), 'nobody@example.com')).toEqual([])
})
