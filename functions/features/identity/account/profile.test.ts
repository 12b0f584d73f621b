import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { upload } from '#testing/market/selling.ts'
import { makeAdmin } from '#testing/people/operators.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a visitor is nobody', async () => {
  expect(await app.client().get('/api/user')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})

test('who is signed in costs one call', async () => {
  const { api } = await signUp(app)
  const before = app.calls()
  expect((await api.get('/api/user')).status).toBe(200)
  expect(app.calls() - before).toBe(1)
})

describe('changing the profile', () => {
  test('changes what is given, tidies it, and leaves the rest', async () => {
    const { api } = await signUp(app, { fullName: 'Ada Moor' })
    const changed = await api.patch<User>('/api/user', { bio: ' Six hens,\none cockerel ', postcode: 'sy81aa' })
    expect(changed).toMatchObject({ status: 200, body: { bio: 'Six hens,\none cockerel', postcode: 'SY8 1AA' } })
    expect(changed.body.fullName).toBe('Ada Moor')
    expect((await api.get('/api/user')).body).toEqual(changed.body)
    const emptied = await api.patch('/api/user', { bio: '', postcode: null })
    expect(emptied.body).toMatchObject({ bio: null, postcode: null, fullName: 'Ada Moor' })
    expect((await api.patch('/api/user', {})).status).toBe(200)
  })

  test.each([
    ['fullName', 'A', 'Full name must be at least 2 characters'],
    ['fullName', null, 'Expected string, received null'],
    ['bio', 'x'.repeat(1001), 'Please keep this under 1000 characters'],
    ['bio', 7, 'Expected string, received number'],
    ['postcode', 'nowhere', 'Please enter a UK postcode, such as SY8 1AA'],
    ['avatarKey', 'nobodys-key', 'Please upload this photo again'],
    ['avatarKey', '../etc', 'This isn’t one of our photos'],
    ['notifications.bought', 'no', 'Expected boolean, received string'],
    ['notifications.gossip', true, 'Unknown field: gossip'],
    ['notifications', [], 'Expected object, received array'],
    ['userType', 'admin', 'Unknown field: userType'],
    ['email', 'new@example.com', 'Unknown field: email'],
  ])('refuses %s %j', async (field, value, message) => {
    const { api } = await signUp(app)
    const before = (await api.get('/api/user')).body
    const [name = '', inner] = field.split('.')
    const sent = { [name]: inner ? { [inner]: value } : value }
    const { status, body } = await api.patch<Problem>('/api/user', sent)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path: field, message })
    expect((await api.get('/api/user')).body).toEqual(before)
  })

  test('is nothing for visitors', async () => {
    expect((await app.client().patch('/api/user', { bio: 'x' })).status).toBe(401)
  })
})

describe('a picture of oneself', () => {
  test('is shown to everybody once it is chosen, and to none once it is taken away', async () => {
    const { api } = await signUp(app)
    const { key, url } = await upload(api)
    expect((await app.client().get(url)).status).toBe(404)
    const chosen = await api.patch<User>('/api/user', { avatarKey: key })
    expect(chosen).toMatchObject({ status: 200, body: { avatarUrl: url } })
    expect((await api.patch('/api/user', { avatarKey: key })).status).toBe(200)
    expect((await app.fetch(url)).status).toBe(200)
    expect((await api.patch<User>('/api/user', { avatarKey: null })).body.avatarUrl).toBeNull()
    expect(await api.patch('/api/user', { avatarKey: key })).toMatchObject({ status: 422 })
  })

  test('is one’s own, used nowhere else, and once when it is chosen in two ways at once', async () => {
    const [{ api }, stranger] = [await signUp(app, { userType: 'seller' }), await signUp(app)]
    const { key } = await upload(api)
    const again = { code: 'validation', errors: [{ path: 'avatarKey', message: 'Please upload this photo again' }] }
    expect(await stranger.api.patch('/api/user', { avatarKey: key })).toMatchObject({ status: 422, body: again })
    const both = await Promise.all([
      api.patch('/api/user', { avatarKey: key, bio: 'Hens' }),
      api.patch('/api/seller/shop', { bannerKey: key }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const { body } = await api.get<User>('/api/user')
    expect([body.avatarUrl !== null, body.bio]).toEqual(both[0].status === 200 ? [true, 'Hens'] : [false, null])
  })
})

describe('the choice of mails', () => {
  test('begins with all of them, and two switches at once both count', async () => {
    const { api } = await signUp(app)
    const all = { bought: true, sold: true, messages: true, package: true }
    expect((await api.get<User>('/api/user')).body.notifications).toEqual(all)
    await Promise.all(
      ['bought', 'messages', 'package'].map((topic) => api.patch('/api/user', { notifications: { [topic]: false } })),
    )
    await api.patch('/api/user', { notifications: { package: true } })
    expect((await api.get<User>('/api/user')).body.notifications).toEqual({ ...all, bought: false, messages: false })
  })
})

describe('opening a shop', () => {
  test('turns a buyer into a seller with a shop', async () => {
    const { api, id } = await signUp(app, { fullName: 'Ada Moor' })
    const before = app.calls()
    const opened = await api.post<User>('/api/user/open-shop', { sellerTier: 'premium', shopName: 'Moor Hens' })
    expect(app.calls() - before).toBeLessThanOrEqual(3)
    expect(opened).toMatchObject({ status: 200, body: { userType: 'seller', sellerTier: 'premium' } })
    expect((await app.db.query('select name from shops where seller_id = $1', [id])).rows).toEqual([
      { name: 'Moor Hens' },
    ])
  })

  test('happens once, also when asked for twice at once', async () => {
    const { api, id } = await signUp(app)
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/api/user/open-shop', { sellerTier: 'basic' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await app.db.query('select 1 from shops where seller_id = $1', [id])).rowCount).toBe(1)
    const late = await api.post('/api/user/open-shop', {})
    expect(late).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'seller' } })
  })

  test('is refused to an admin, to visitors, and for an unknown package', async () => {
    const { api, id } = await signUp(app)
    expect((await api.post('/api/user/open-shop', { sellerTier: 'gold' })).status).toBe(422)
    await makeAdmin(app, id)
    expect(await api.post('/api/user/open-shop', {})).toMatchObject({ status: 409, body: { state: 'admin' } })
    expect((await app.client().post('/api/user/open-shop', {})).status).toBe(401)
  })
})
