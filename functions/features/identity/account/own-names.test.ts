import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer } from '#testing/site/test-client.ts'

let app: TestApp
let seller: TestUser
beforeAll(async () => {
  app = await startTestApp()
  seller = await signUp(app, { userType: 'seller' })
})
afterAll(() => app.close())

const letter = { email: 'ann@example.com', topic: 'general', message: 'Do you post to Skye?' }
const home = { line1: '1 Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB' }

type Place = { path: string; own: boolean; send: (name: string, chance: number) => Promise<TestAnswer> }

/** Wherever people name themselves; `own` where it is who speaks, and not whom a parcel is for. */
const places: Record<string, Place> = {
  'at registering': {
    path: 'fullName',
    own: true,
    send: (fullName, chance) =>
      app.client().post('/api/register', {
        username: `keeper_${chance}`,
        email: `keeper.${chance}@example.com`,
        password: 'bantams-lay-well',
        fullName,
      }),
  },
  'of a shop at registering': {
    path: 'shopName',
    own: true,
    send: (shopName, chance) =>
      app.client().post('/api/register', {
        username: `hens_${chance}`,
        email: `hens.${chance}@example.com`,
        password: 'bantams-lay-well',
        fullName: 'Ann Reed',
        userType: 'seller',
        shopName,
      }),
  },
  'of a shop that opens': {
    path: 'shopName',
    own: true,
    send: async (shopName) => (await signUp(app)).api.post('/api/user/open-shop', { shopName }),
  },
  'in a profile': { path: 'fullName', own: true, send: (fullName) => seller.api.patch('/api/user', { fullName }) },
  'of a shop': { path: 'name', own: true, send: (name) => seller.api.patch('/api/seller/shop', { name }) },
  'on the contact page': {
    path: 'name',
    own: true,
    send: (name) => app.client().post('/api/contact', { ...letter, name }),
  },
  'of an address': {
    path: 'name',
    own: false,
    send: (name) => seller.api.post('/api/user/addresses', { ...home, name }),
  },
}

let chance = 0
const next = () => {
  chance += 1
  return chance
}

describe.each(Object.entries(places))('a name %s', (_, { path, send }) => {
  test('may have accents, apostrophes and any letters', async () => {
    for (const name of ['Siân O’Brien-Smith', 'أحمد الدجاج', 'Mr. J.Smith']) {
      expect((await send(name, next())).status, name).toBeLessThan(300)
    }
  })

  test('is on one line, and no address of a web site', async () => {
    const refused: [name: string, message: string][] = [
      ['Ann\nReed', 'Please keep the name on one line'],
      ['Ann www.evil.example', 'Please leave web addresses out of your name'],
      ['Win at evil.com', 'Please leave web addresses out of your name'],
    ]
    for (const [name, message] of refused) {
      const { status, body } = await send(name, next())
      expect({ status, body }, name).toMatchObject({ status: 422, body: { errors: [{ path, message }] } })
    }
  })
})

const ofOneself = Object.entries(places).filter(([, { own }]) => own)

test.each(ofOneself)('a name %s does not sound like one of us', async (_, { path, send }) => {
  const message = 'This sounds like one of us at Hatchyard. Please choose another name.'
  for (const name of ['Hatchyard Support', 'Нatchуard', 'Adm1n Team']) {
    const { status, body } = await send(name, next())
    expect({ status, body }, name).toMatchObject({ status: 422, body: { errors: [{ path, message }] } })
  }
})

test('who bears such a name already signs in, keeps it, and changes all else', async () => {
  const old = await signUp(app, { userType: 'seller' })
  await app.db.query(`update users set full_name = 'Support www.hens.com', username = 'admin_hens' where id = $1`, [
    old.id,
  ])
  await app.db.query(`update shops set name = 'Hatchyard Hens' where seller_id = $1`, [old.id])
  const api = app.client()
  expect((await api.post('/api/login', { username: 'admin_hens', password: old.password })).status).toBe(200)
  const profile = { fullName: 'Support www.hens.com', bio: 'Six hens' }
  expect(await api.patch('/api/user', profile)).toMatchObject({ status: 200, body: profile })
  const shop = { name: 'Hatchyard Hens', about: 'Six hens' }
  expect(await api.patch('/api/seller/shop', shop)).toMatchObject({ status: 200, body: shop })
  expect((await api.patch('/api/user', { fullName: 'Support' })).status).toBe(422)
})

test('a shop that opens without a name takes its keeper’s username, whatever they are called', async () => {
  const { api, id, username } = await signUp(app, { fullName: 'Ada Moor' })
  expect((await api.post('/api/user/open-shop', {})).status).toBe(200)
  const { rows } = await app.db.query('select name from shops where seller_id = $1', [id])
  expect(rows).toEqual([{ name: username }])
})
