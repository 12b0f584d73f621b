import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#testing/market/selling.ts'
import { actsOn } from '#testing/people/audit.ts'
import { alsoOn, askForEmail, changePassword, linksTo, open } from '#testing/people/credentials.ts'
import { forgot, reset, tokensTo } from '#testing/people/password-reset.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a changed password is written down once: not when it was refused, and of two at once the one that was made', async () => {
  const { id, api, password } = await signUp(app)
  expect((await changePassword(api, 'not-the-password')).status).toBe(422)
  expect(await actsOn(app, id)).toEqual([])
  const answers = await Promise.all(
    ['four brown eggs', 'five brown eggs'].map((one) => changePassword(api, password, one)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await actsOn(app, id)).toEqual([['password.changed', `session ${id}`, {}]])
})

test('so is one chosen by a link, by whoever reads the mailbox', async () => {
  const user = await signUp(app)
  await forgot(app, user.email)
  const [token = ''] = await tokensTo(user)
  const answers = await Promise.all(
    ['four brown eggs', 'five brown eggs'].map((password) => reset(app, { token, password })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await reset(app, { token, password: 'six brown eggs' })).status).toBe(422)
  expect(await actsOn(app, user.id)).toEqual([['password.reset', `link ${user.id}`, {}]])
})

test('a new address is, once its link is opened, however often that is', async () => {
  const user = await signUp(app)
  await askForEmail(user, `next.${user.email}`)
  expect(await actsOn(app, user.id)).toEqual([])
  const [link] = await linksTo(app, `next.${user.email}`)
  await Promise.all([open(app, link), open(app, link)])
  expect((await open(app, link)).status).toBe(200)
  expect(await actsOn(app, user.id)).toEqual([['email.changed', `link ${user.id}`, {}]])
})

test('sessions that a user ends elsewhere are, and not their own nor such as had ended or run out', async () => {
  const user = await signUp(app)
  const { id, api } = user
  const own = ok(await api.get<{ items: { id: string }[] }>('/api/user/sessions')).items[0]!.id
  expect((await api.delete(`/api/user/sessions/${randomUUID()}`)).status).toBe(404)
  const monthAgo = app.client({ at: new Date(Date.now() - 31 * 24 * 3_600_000) })
  ok(await monthAgo.post('/api/login', { username: user.username, password: user.password }))
  expect((await api.delete('/api/user/sessions?keep=current')).status).toBe(204)
  expect(await actsOn(app, id)).toEqual([])
  await alsoOn(app, user)
  const { items } = ok(await api.get<{ items: { id: string }[] }>('/api/user/sessions'))
  const other = items.find((session) => session.id !== own)!.id
  const ended = await Promise.all([1, 2].map(() => api.delete(`/api/user/sessions/${other}`)))
  expect(ended.map(({ status }) => status).sort()).toEqual([204, 404])
  await alsoOn(app, user)
  await alsoOn(app, user)
  expect((await api.delete('/api/user/sessions?keep=current')).status).toBe(204)
  const last = await alsoOn(app, user)
  expect((await last.delete('/api/user/sessions')).status).toBe(204)
  expect(await actsOn(app, id)).toEqual([
    ['sessions.ended', `session ${id}`, { which: 'one' }],
    ['sessions.ended', `session ${id}`, { which: 'others' }],
    ['sessions.ended', `session ${id}`, { which: 'all' }],
  ])
  const again = await alsoOn(app, user)
  const { items: left } = ok(await again.get<{ items: { id: string }[] }>('/api/user/sessions'))
  expect((await again.delete(`/api/user/sessions/${left[0]!.id}`)).status).toBe(204)
  expect(await actsOn(app, id)).toHaveLength(3)
})

test('a shop that is opened is, with the account or later, and by two at once once', async () => {
  const seller = await signUp(app, { userType: 'seller' })
  expect(await actsOn(app, seller.id)).toEqual([['shop.opened', `session ${seller.id}`, {}]])
  const { id, api } = await signUp(app)
  const answers = await Promise.all([1, 2].map(() => api.post('/api/user/open-shop', { sellerTier: 'basic' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await actsOn(app, id)).toEqual([['shop.opened', `session ${id}`, {}]])
})

test('it names the request, holds nothing that was typed, and is forgotten after two years', async () => {
  const at = new Date('2026-06-09T08:00:00Z')
  const { id, api, password, email } = await signUp(app, { at })
  const { headers } = await changePassword(api, password, 'nine brown eggs')
  const { rows } = await app.db.query('select * from audit where subject_id = $1', [id])
  expect(rows).toMatchObject([{ request_id: headers.get('x-request-id'), subject_kind: 'user', at }])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`brown|scrypt|${email}`))
  const jobs = await startTestJobs(app)
  await jobs.run(new Date('2028-06-09T07:59:00Z'))
  expect(await actsOn(app, id)).toHaveLength(1)
  await jobs.run(new Date('2028-06-09T08:00:00Z'))
  expect(await actsOn(app, id)).toEqual([])
  await jobs.close()
})
