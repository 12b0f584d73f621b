import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import type { Conversation } from '#contract/talk/messages.answers.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { accessTable } from './access.table.ts'
import { site } from './contract/site.ts'
import { checkOut, fill, home, pay, referenceOf, tuesday } from './testing/market/buying.ts'
import { addListing, addSeller } from './testing/market/catalogue.ts'
import { draft, formOf, mug, newSeller, ok, photograph, publish, upload } from './testing/market/selling.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestClient } from './testing/site/test-client.ts'

/** Somebody who buys and sells, and what nobody else may ever read of them. */
type Person = { name: string; api: TestClient; secrets: string[]; ids: Record<string, string[]> }

let app: TestApp
let people: Person[]
let visitor: Person

/** Texts that stand nowhere else: in their names, mails, addresses and drafts. */
const marked = (name: string, what: string): string => `zq${name}${what}qz`

const addressOf = (name: string, what: string) => ({
  ...home,
  name: marked(name, `${what}name`),
  line1: marked(name, `${what}line`),
  town: marked(name, `${what}town`),
  phone: '0158455501',
})

const buy = async (api: TestClient, { name, option }: { name: string; option: string }) => {
  await fill(api, [option, 1])
  return ok(await checkOut(api, { address: addressOf(name, 'home') }), 201)
}

const sell = async (api: TestClient, name: string) => {
  // Of a size that nobody else's has, so that their bytes differ.
  const file = await photograph(name.charCodeAt(0), name.charCodeAt(1)).webp().toBuffer()
  const picture = ok(await api.upload<Upload>('/api/uploads', formOf({ file })), 201)
  const hidden = await draft(api, {
    ...mug,
    title: marked(name, 'draft'),
    description: marked(name, 'description'),
    imageKeys: [picture.key],
    options: [{ label: 'One', sku: marked(name, 'sku'), pricePence: 900, stock: 3 }],
  })
  const shown = await draft(api, { ...mug, title: `Mug of ${name}` })
  ok(await publish(api, shown.id))
  return { picture, hidden, shown }
}

const clock = { 'X-Test-Clock': tuesday.toISOString() }

/** Some of a picture's bytes, which are like no other's. */
const bytesOf = async (api: TestClient, url: string): Promise<string> =>
  Buffer.from(await (await api.raw(url, { headers: clock })).arrayBuffer())
    .toString('latin1')
    .slice(-80, -40)

const settle = async (name: string, option: string): Promise<Person> => {
  const email = `${marked(name, 'mail')}@example.com`
  const fullName = marked(name, 'fullname')
  const { api, id, password } = await newSeller(app, 'basic', { username: `keeper_${name}`, email, fullName })
  ok(await api.patch('/api/user', { bio: marked(name, 'bio'), postcode: 'SY8 1AA' }))
  ok(await api.put('/api/user/email', { email: `${marked(name, 'next')}@example.com`, password }))
  ok(await api.patch('/api/seller/shop', { name: `Shop of ${name}`, collectionAddress: addressOf(name, 'yard') }))
  const { picture, hidden, shown } = await sell(api, name)
  const paid = await buy(api, { name, option })
  ok(await pay(api, paid))
  const open = await buy(api, { name, option })
  const reference = referenceOf(open)
  const order = paid.orders[0]!
  const photo = await upload(api)
  const message = { to: 'ludlow_hens', text: marked(name, 'message'), imageKeys: [photo.key] }
  const conversation = ok(await api.post<Conversation>('/api/messages', message), 201)
  const lines = ok(await api.get<Cart>('/api/cart')).groups.map((group) => group.lines[0]!.id)
  const sessions = ok(await api.get<{ items: { id: string }[] }>('/api/user/sessions')).items.map(
    (session) => session.id,
  )
  return {
    name,
    api,
    secrets: [
      ...[id, `zq${name}`, order.id, order.number, open.checkoutId, reference, hidden.id, picture.key],
      ...[conversation.id, conversation.items[0]!.id, photo.key],
      ...[...lines, ...sessions, await bytesOf(api, picture.url)],
    ],
    ids: {
      ':id': [order.id, open.checkoutId, hidden.id, shown.id, conversation.id],
      ':reference': [reference],
      ':key': [picture.key, photo.key],
      ':username': [`keeper_${name}`],
      ':slug': ['hatching-eggs'],
    },
  }
}

beforeAll(async () => {
  app = await startTestApp()
  const shop = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  const stock = { label: 'One', pricePence: 1250, stock: 50 }
  const option = (await addListing(app, shop, { title: 'Layers pellets', options: [stock] })).optionIds[0]!
  people = [await settle('ann', option), await settle('ben', option)]
  visitor = { name: 'nobody', api: app.client({ at: tuesday }), secrets: [], ids: {} }
})
afterAll(() => app.close())

/** The local mailbox shows everybody's mails, and is there on a developer's machine alone. */
const shared = ['GET /api/dev/mailbox']
const reads = accessTable.filter(({ route }) => route.startsWith('GET') && !shared.includes(route))

/** Every address that a route has for what somebody owns. */
const addresses = (route: string, path: string | undefined): string[] => {
  const pattern = route.split(' ')[1]!
  const parameter = /:\w+/.exec(pattern)?.[0]
  if (!parameter) return [path ?? pattern]
  return people.flatMap(({ ids }) => ids[parameter]!.map((value) => pattern.replace(parameter, value)))
}

type Seen = { status: number; headers: Headers; text: string }

const ask = async ({ api }: Person, path: string): Promise<Seen> => {
  const response = await api.raw(path, { headers: clock })
  const { status, headers } = response
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { status, headers, text: `${JSON.stringify([...headers])} ${text}` }
}

const strangersSecrets = (reader: Person): string[] =>
  people.filter((person) => person !== reader).flatMap(({ secrets }) => secrets)

/** What the askers wrote themselves into the address tells them nothing. */
const told = (path: string, secret: string): boolean => !path.includes(secret)

describe.each(reads)('$route', ({ route, path: given }) => {
  test('tells nobody a byte of what is another’s, also just after the other read it (V8.4.1)', async () => {
    const [ann, ben] = people as [Person, Person]
    for (const path of addresses(route, given)) {
      for (const reader of [ann, ben, visitor, ben, ann, visitor]) {
        const { text } = await ask(reader, path)
        const leaked = strangersSecrets(reader).filter((secret) => told(path, secret) && text.includes(secret))
        expect(leaked, `${reader.name} at ${path}`).toEqual([])
      }
    }
  })

  test('is kept nowhere when it is somebody’s, and sets no cookie when it is kept (V14.2.2, V14.3.2)', async () => {
    for (const path of addresses(route, given)) {
      for (const reader of [people[0]!, visitor]) {
        const { status, headers, text } = await ask(reader, path)
        const kept = /public/.test(headers.get('cache-control') ?? '')
        const where = `${reader.name} at ${path}`
        expect(kept || /no-store/.test(headers.get('cache-control') ?? ''), where).toBe(true)
        if (!kept) continue
        expect(status, where).toBe(200)
        expect(headers.getSetCookie(), where).toEqual([])
        expect(
          people.flatMap(({ secrets }) => secrets).filter((secret) => text.includes(secret) && told(path, secret)),
          where,
        ).toEqual([])
        // The site's own telephone is nobody's secret.
        const ofPeople = text.replaceAll(JSON.stringify({ phone: site.phone }).slice(1, -1), '')
        expect(
          ofPeople.match(/"(email|fullName|passwordHash|address|collectionAddress|phone|postcode|recipient)":/g),
          where,
        ).toBeNull()
      }
    }
  })
})

test('what each owns is there for themselves to read', async () => {
  for (const person of people) {
    const found = new Set<string>()
    for (const { route, path: given } of reads) {
      for (const path of addresses(route, given)) {
        const { text } = await ask(person, path)
        for (const secret of person.secrets) if (text.includes(secret) && told(path, secret)) found.add(secret)
      }
    }
    expect([...found].sort()).toEqual([...person.secrets].sort())
  }
})
