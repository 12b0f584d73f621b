import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListing, addSeller } from './testing/market/catalogue.ts'
import { mailTo, signUp, type TestUser } from './testing/people/test-users.ts'
import { anew } from './testing/site/anew.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestClient } from './testing/site/test-client.ts'

// The calls that the specification names, each by its exact path, payload, status and shape. What they do in every other
// case stands beside their features.

let app: TestApp
let visitor: TestClient
let buyer: TestUser

beforeAll(async () => {
  app = await startTestApp()
  visitor = app.client()
  buyer = await signUp(app, { username: 'ann_reed', fullName: 'Ann Reed', password: 'bantams-lay-well' })
  const shop = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  await addListing(app, shop, { title: 'Cream Legbar hatching eggs', featured: true, publishedAt: new Date() })
})
afterAll(() => app.close())

const text = expect.any(String)
const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const id = expect.stringMatching(/^[0-9a-f-]{36}$/)

test('GET /api/user answers the current user, and 401 when there is none', async () => {
  const { status, body } = await buyer.api.get('/api/user')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, username: 'ann_reed', userType: 'buyer', preferredCurrency: 'GBP' })
  expect((await visitor.get('/api/user')).status).toBe(401)
})

test('POST /api/login takes username and password and answers the user', async () => {
  const { status, body } = await app.client().post('/api/login', { username: 'ann_reed', password: 'bantams-lay-well' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ username: 'ann_reed' })
})

test('POST /api/register takes a buyer, and a seller with their package, basic when left out', async () => {
  const account = (username: string) => ({
    username,
    email: `${username}@example.com`,
    password: 'bantams-lay-well',
    fullName: 'Bob Hale',
  })
  const asBuyer = await app.client().post('/api/register', { ...account('bob_buys'), userType: 'buyer' })
  expect(asBuyer).toMatchObject({ status: 201, body: { username: 'bob_buys', userType: 'buyer', sellerTier: null } })
  const asSeller = await app.client().post('/api/register', {
    ...account('bob_sells'),
    userType: 'seller',
    sellerTier: 'premium',
  })
  expect(asSeller).toMatchObject({ status: 201, body: { userType: 'seller', sellerTier: 'premium' } })
  const unsaid = await app.client().post('/api/register', { ...account('bob_waits'), userType: 'seller' })
  expect(unsaid).toMatchObject({ status: 201, body: { sellerTier: 'basic' } })
})

test('POST /api/register knows no admin', async () => {
  const account = {
    username: 'mallory',
    email: 'mallory@example.com',
    password: 'bantams-lay-well',
    fullName: 'Mal Ory',
  }
  const { status, body } = await visitor.post('/api/register', { ...account, userType: 'admin' })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: [{ path: 'userType', message: 'Please select an account type' }] })
})

test('what no schema words itself says Required, or Expected and received', async () => {
  const { body } = await visitor.post('/api/login', { password: 7 })
  expect(body).toMatchObject({
    errors: [
      { path: 'username', message: 'Required' },
      { path: 'password', message: 'Expected string, received number' },
    ],
  })
})

test('POST /api/logout ends the session', async () => {
  const { api } = await signUp(app)
  expect((await api.post('/api/logout')).status).toBe(204)
  expect((await api.get('/api/user')).status).toBe(401)
})

test('GET /api/categories answers the list of categories', async () => {
  const { status, body } = await visitor.get<{ slug: string }[]>('/api/categories')
  expect(status).toBe(200)
  expect(body.map(({ slug }) => slug)).toEqual([
    'hatching-eggs',
    'live-birds',
    'equipment',
    'supplies',
    'services',
    'merchandise',
  ])
  expect(body[0]).toMatchObject({ id, name: text, slug: text, imageUrl: text })
})

test('GET /api/products/featured answers the list of featured products', async () => {
  const { status, body } = await visitor.get<object[]>('/api/products/featured')
  expect(status).toBe(200)
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({
    id,
    name: 'Cream Legbar hatching eggs',
    description: text,
    price: expect.stringMatching(/^\d+\.\d\d$/),
    categoryName: text,
    category: { imageUrl: text },
    reviewCount: 0,
    isFeatured: true,
    isNew: true,
    isBestSeller: false,
  })
  for (const key of ['imageUrl', 'primaryImageUrl', 'rating']) expect(body[0]).toHaveProperty(key)
})

test('GET /api/services/categories answers the list of service categories', async () => {
  const { status, body } = await visitor.get<object[]>('/api/services/categories')
  expect(status).toBe(200)
  expect(body.length).toBeGreaterThan(0)
  for (const category of body) {
    expect(category).toMatchObject({
      id,
      name: text,
      description: text,
      imageUrl: text,
      actionUrl: text,
      actionText: text,
    })
  }
})

test('GET /api/currencies?activeOnly=true answers the list of currencies', async () => {
  const { status, body } = await visitor.get<object[]>('/api/currencies?activeOnly=true')
  expect(status).toBe(200)
  expect(body[0]).toEqual({ code: 'GBP', symbol: '£', exchangeRate: '1.000000' })
})

test('GET /api/currency/convert answers the original and the converted amount', async () => {
  const { status, body } = await visitor.get('/api/currency/convert?amount=10&from=GBP&to=EUR')
  expect(status).toBe(200)
  expect(body).toEqual({
    original: { amount: 10, currency: 'GBP', formatted: '£10.00' },
    converted: { amount: 11.5, currency: 'EUR', formatted: '€11.50' },
  })
})

test('PATCH /api/user/currency takes a code, which the user then has', async () => {
  expect((await buyer.api.patch('/api/user/currency', { currencyCode: 'EUR' })).status).toBe(200)
  expect((await buyer.api.get('/api/user')).body).toMatchObject({ preferredCurrency: 'EUR' })
})

test('GET /api/messages/unread-count answers how many messages are unread, to who is signed in', async () => {
  expect(await buyer.api.get('/api/messages/unread-count')).toMatchObject({ status: 200, body: { unreadCount: 0 } })
  expect((await visitor.get('/api/messages/unread-count')).status).toBe(401)
})

test('POST /api/chat takes a message and answers with one', async () => {
  const { status, body } = await visitor.post('/api/chat', { message: 'How long does delivery of eggs take?' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ message: text })
})

test('POST /api/newsletter/subscribe takes an address, a known one too', async () => {
  const first = await visitor.post('/api/newsletter/subscribe', { email: 'reader@example.com' })
  const again = await visitor.post('/api/newsletter/subscribe', { email: 'reader@example.com' })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
})

test('POST /api/feature-requests takes title and description; the lists of all and of one’s own have it', async () => {
  const asked = { title: 'A map of sellers', description: 'So that one can see who keeps birds near by.' }
  const { status, body } = await buyer.api.post('/api/feature-requests', asked)
  expect(status).toBe(201)
  const request = { id, ...asked, status: 'pending', createdAt: day, updatedAt: day, user: { fullName: 'Ann Reed' } }
  expect(body).toMatchObject(request)
  expect(await visitor.get('/api/feature-requests', anew(app))).toMatchObject({
    status: 200,
    body: [request],
  })
  expect(await buyer.api.get('/api/feature-requests/my-requests')).toMatchObject({ status: 200, body: [request] })
  expect((await visitor.get('/api/feature-requests/my-requests')).status).toBe(401)
  expect((await visitor.post('/api/feature-requests', asked)).status).toBe(401)
})

test('GET /api/verify-email answers a message, and its problems carry one too', async () => {
  const { email } = await signUp(app, { verified: false })
  const [mail] = await mailTo(app.client(), email)
  const token = /verify-email\?token=([\w-]+)/.exec(mail!.text)![1]
  expect(await visitor.get(`/api/verify-email?token=${token}`)).toMatchObject({ status: 200, body: { message: text } })
  const refused = await visitor.get('/api/verify-email?token=nobodys')
  expect(refused).toMatchObject({ status: 422, body: { message: text, code: 'validation' } })
  const none = await visitor.get('/api/verify-email')
  expect(none).toMatchObject({ status: 422, body: { message: 'No verification token provided.' } })
})
