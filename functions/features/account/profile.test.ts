import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../db/local/test-app.ts'
import { signUp } from '../../../db/local/test-users.ts'
import type { User } from '../../contract/account.ts'
import type { Problem } from '../../contract/problems.ts'

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
    ['userType', 'admin', 'Unknown field: userType'],
    ['email', 'new@example.com', 'Unknown field: email'],
  ])('refuses %s %j', async (field, value, message) => {
    const { api } = await signUp(app)
    const before = (await api.get('/api/user')).body
    const { status, body } = await api.patch<Problem>('/api/user', { [field]: value })
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path: field, message })
    expect((await api.get('/api/user')).body).toEqual(before)
  })

  test('is nothing for visitors', async () => {
    expect((await app.client().patch('/api/user', { bio: 'x' })).status).toBe(401)
  })
})

describe('opening a shop', () => {
  test('turns a buyer into a seller with a shop', async () => {
    const { api, id } = await signUp(app, { fullName: 'Ada Moor' })
    const before = app.calls()
    const opened = await api.post<User>('/api/user/open-shop', { sellerTier: 'premium' })
    expect(app.calls() - before).toBeLessThanOrEqual(3)
    expect(opened).toMatchObject({ status: 200, body: { userType: 'seller', sellerTier: 'premium' } })
    expect((await app.db.query('select name from shops where seller_id = $1', [id])).rows).toEqual([
      { name: 'Ada Moor' },
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
    await app.db.query("update users set user_type = 'admin' where id = $1", [id])
    expect(await api.post('/api/user/open-shop', {})).toMatchObject({ status: 409, body: { state: 'admin' } })
    expect((await app.client().post('/api/user/open-shop', {})).status).toBe(401)
  })
})
