import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobodysPasskey, nobodysSignature } from '#features/identity/passkeys/example.rules.ts'
import { checkOut, home } from './testing/market/buying.ts'
import { act } from './testing/market/orders.ts'
import { draft, eggs, mug, start } from './testing/market/selling.ts'
import { fillCart, openWorld, ordered, type World } from './testing/market/world.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestAnswer } from './testing/site/test-client.ts'

let app: TestApp
let world: World
let ids: { order: string; draft: string }

beforeAll(async () => {
  app = await startTestApp()
  world = await openWorld(app)
  ids = { order: await ordered(world, 'post'), draft: (await draft(world.seller.api)).id }
  await fillCart(world)
})
afterAll(() => app.close())

type Send = (text: string) => Promise<TestAnswer>

const buyer = () => world.buyer.api
const seller = () => world.seller.api
const keep = (line: object) => buyer().post('/api/user/addresses', { ...home, ...line })
const shop = (change: object) => seller().patch('/api/seller/shop', change)
const list = (change: object) => seller().post('/api/seller/listings', { ...mug, ...change })
const relist = (change: object) => seller().patch(`/api/seller/listings/${ids.draft}`, { version: 1, ...change })
const person = () => ({ username: `hen_${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` })
const register = (given: object, headers: Record<string, string> = {}) => {
  const body = { ...person(), password: 'short', fullName: 'Ann Reed', ...given }
  return app.client({ at: start }).post('/api/register', body, headers)
}

const wish = (given: object) => {
  const body = { title: 'Hatch calendar', description: 'Show what hatches when on one page.', ...given }
  return buyer().post('/api/feature-requests', body)
}
const write = (given: object) => {
  const letter = { name: 'Ann Reed', email: 'ann@example.com', topic: 'general', message: 'Do you post to Skye?' }
  return app.client({ at: start }).post('/api/contact', { ...letter, ...given })
}

/** Every place in which somebody's own text is sent, where all else is as it should be. */
const places: Record<string, Send> = {
  'the name at registering': (fullName) => register({ fullName }),
  'the username at registering': (username) => register({ username }),
  'the address at registering': (email) => register({ email }),
  'the password at registering': (text) => register({ password: `${text}x`.slice(-5) }),
  'the address at forgetting': (email) => app.client().post('/api/password/forgot', { email }),
  'the token of a link': (token) => app.client().post('/api/password/reset', { token, password: 'bantams-lay-well' }),
  'the new password': (text) =>
    app.client().post('/api/password/reset', { token: 'nobodys', password: `${text}x`.slice(-5) }),
  'the name at signing in': (username) => app.client().post('/api/login', { username, password: 'x' }),
  'a code at signing in': (code) => app.client().post('/api/login', { username: 'x', password: 'x', code }),
  'a code of who is signed in': (code) => buyer().post('/api/session/confirm', { password: 'x', code }),
  'a passkey’s name': (name) => buyer().post('/api/user/passkeys', { name, made: nobodysPasskey }),
  'what a passkey answers': (id) => app.client().post('/api/login/passkey', { signed: { ...nobodysSignature, id } }),
  'an address for the newsletter': (email) => app.client().post('/api/newsletter/subscribe', { email }),
  'the link of a newsletter’s mail': (token) => app.client().post('/api/newsletter/confirm', { token }),
  'the link that ends the newsletter': (token) => app.client().post('/api/newsletter/unsubscribe', { token }),
  'one’s name': (fullName) => buyer().patch('/api/user', { fullName }),
  'one’s bio': (bio) => buyer().patch('/api/user', { bio }),
  'one’s postcode': (postcode) => buyer().patch('/api/user', { postcode }),
  'one’s picture': (avatarKey) => buyer().patch('/api/user', { avatarKey }),
  'one’s present password': (currentPassword) =>
    buyer().put('/api/user/password', { currentPassword, newPassword: 'four brown eggs' }),
  'one’s next password': (text) =>
    buyer().put('/api/user/password', { currentPassword: 'x', newPassword: `${text}x`.slice(-5) }),
  'one’s next address': (email) => buyer().put('/api/user/email', { email, password: 'x' }),
  'one’s currency': (currencyCode) => buyer().patch('/api/user/currency', { currencyCode }),
  'the password at leaving': (password) => buyer().delete('/api/user', { password: `${password}x`.slice(-5) }),
  'a name on an address': (name) => keep({ name }),
  'a line of an address': (line2) => keep({ line2 }),
  'a shop’s name': (name) => shop({ name }),
  'a shop’s text': (about) => shop({ about }),
  'a shop’s policies': (policies) => shop({ policies }),
  'a shop’s place': (outcode) => shop({ outcode }),
  'a shop’s address': (town) => shop({ collectionAddress: { ...home, town } }),
  'a shop’s banner': (bannerKey) => shop({ bannerKey }),
  'a listing’s title': (title) => list({ title }),
  'a listing’s description': (description) => list({ description }),
  'a listing’s subcategory': (subcategory) => list({ subcategory }),
  'a listing’s attribute': (size) =>
    list({ ...eggs, options: [], attributes: { ...eggs.attributes, shellColour: size } }),
  'the name of a listing’s attribute': (name) => list({ attributes: { [name]: 'brown' } }),
  'an option’s label': (label) => list({ options: [{ ...mug.options[0], label }] }),
  'an option’s SKU': (sku) => list({ options: [{ ...mug.options[0], sku }] }),
  'a picture’s key': (key) => list({ imageKeys: [key] }),
  'what a picture shows': (alt) => list({ imageAlts: { [world.eggs.images[0]!.key]: alt } }),
  'a changed title': (title) => relist({ title }),
  'a changed description': (description) => relist({ description }),
  'a wish’s title': (title) => wish({ title: `${title} for hens` }),
  'a wish’s description': (description) => wish({ description: `${description} for hens on grass` }),
  'the name of who writes to us': (name) => write({ name: `${name} Reed` }),
  'the address of who writes to us': (email) => write({ email }),
  'what one writes to us': (message) => write({ message: `${message} and the hens` }),
  'an address to send to': (line1) => checkOut(buyer(), { address: { ...home, line1 } }),
  'a phone number': (phone) => buyer().post('/api/checkout/quote', { address: { ...home, phone } }),
  'a discount code': (discountCode) => buyer().post('/api/checkout/quote', { address: home, discountCode }),
  'a seller’s name': (name) =>
    buyer().post('/api/checkout/quote', { address: home, deliveries: [{ seller: name, methods: [] }] }),
  'a tracking number': (tracking) => act(seller(), ids.order, 'dispatch', { carrier: 'dpd', tracking }),
  'a question to the assistant': (message) => app.client({ at: start }).post('/api/chat', { message }),
  'a collection code': (code) => act(seller(), ids.order, 'collected', { code }),
  'a message': (text) => buyer().post('/api/messages', { to: world.seller.username, text }),
  'a photo of a message': (key) =>
    buyer().post('/api/messages', { to: world.seller.username, text: 'Hello', imageKeys: [key] }),
  'a quick reply': (text) => shop({ quickReplies: [text] }),
  'whom a message is to': (to) => buyer().post('/api/messages', { to, text: 'Hello' }),
  'a reason to decline': (reason) => act(seller(), ids.order, 'decline', { reason }),
  'a reason to cancel': (reason) => act(buyer(), ids.order, 'cancel', { reason }),
}

/** Names of headers that a browser or a program says of itself, each with what reads it. */
const headers: Record<string, (given: Record<string, string>) => Promise<TestAnswer>> = {
  'User-Agent': (given) => register({ password: 'bantams-lay-well', ...person() }, given),
  Accept: (given) => app.client({ at: start }).post('/api/chat', { message: 'Marans eggs' }, given),
  'Accept-Language': (given) => buyer().get('/api/cart', given),
  'Idempotency-Key': (given) => buyer().post('/api/checkout', { address: home }, given),
  'If-None-Match': (given) => app.client().get(world.eggs.images[0]!.url, given),
  'X-CSRF-Token': (given) => buyer().patch('/api/user', { bio: 'Hens' }, given),
  'X-Forwarded-For': (given) => app.client().post('/api/login', { username: 'x', password: 'x' }, given),
  'CF-Connecting-IP': (given) => app.client().post('/api/login', { username: 'x', password: 'x' }, given),
  Origin: (given) => app.client().post('/api/login', { username: 'x', password: 'x' }, given),
  Referer: (given) => app.client().get('/api/products', given),
  Cookie: ({ Cookie = '' }) => app.client().get('/api/products', { Cookie: `session_id=${Cookie}` }),
}

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((given) => given.isWellFormed())
const half = fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800')

const failing = ({ status, body }: TestAnswer, sent: string) =>
  `${JSON.stringify(sent)}: ${status} ${JSON.stringify(body)}`

test.each(Object.entries(places))('%s may not hold what no text can hold (V1.3.3)', async (_, send) => {
  const broken = fc.tuple(text, fc.oneof(half, fc.constant('\u0000')), text).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(broken, async (sent) => {
      const answer = await send(sent)
      expect(answer, failing(answer, sent)).toMatchObject({ status: 422, body: { code: 'validation' } })
    }),
    { seed: 20_260_309, numRuns: 4, endOnFailure: true },
  )
})

test.each(Object.entries(places))('%s may hold any text without anything failing', async (_, send) => {
  await fc.assert(
    fc.asyncProperty(text, async (sent) => {
      const answer = await send(sent)
      expect(answer.status, failing(answer, sent)).toBeLessThan(500)
    }),
    { seed: 20_260_309, numRuns: 4, endOnFailure: true },
  )
})

/** A text as a header carries it: its bytes, but for signs at which the client itself stops. */
const inHeader = (given: string): string =>
  Buffer.from([...given].filter((sign) => sign > '\u001f' && sign !== '\u007f').join('')).toString('latin1')

test.each(Object.entries(headers))(
  '%s may hold any text without anything failing, however long',
  async (name, send) => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(0, 197, 198, 199, 297, 298, 299), async (sent, before) => {
        const answer = await send({ [name]: `${'x'.repeat(before)}${inHeader(sent)}x` })
        expect(answer.status, failing(answer, sent)).toBeLessThan(500)
      }),
      { seed: 20_260_309, numRuns: 8, endOnFailure: true },
    )
  },
)
