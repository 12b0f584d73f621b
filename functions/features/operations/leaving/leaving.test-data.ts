import { randomUUID } from 'node:crypto'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import type { Conversation } from '#contract/talk/messages.answers.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { insertAddress } from '#features/identity/addresses/addresses.queries.ts'
import { insertImage } from '#features/identity/uploads/uploads.queries.ts'
import { updateProfile } from '#features/identity/users/user.queries.ts'
import { addBuyer, checkOut, fill, home, pay } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { named } from '#testing/market/messages.ts'
import { act, addSignedInSeller, codeOf } from '#testing/market/orders.ts'
import { draft, mug, newSeller, ok, publish, start, upload } from '#testing/market/selling.ts'
import { linksTo } from '#testing/people/credentials.ts'
import { type People, takeSteps, wilma } from '#testing/people/past.ts'
import type { TestUser } from '#testing/people/test-users.ts'
import { run } from '#testing/rows/statements.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

const steps = async (app: TestApp, sides: Record<string, TestClient>, id: string, todo: string[]) => {
  for (const step of todo) {
    const [side, name] = step.split(' ') as [string, string]
    const code = name === 'collected' ? { code: await codeOf(app, id) } : undefined
    ok(await act(sides[side]!, id, name, code))
  }
}

const buy = async (api: TestClient, item: Parameters<typeof fill>[1], body: object): Promise<string> => {
  await fill(api, item)
  const opened = ok(await checkOut<CheckoutOpened>(api, body), 201)
  ok(await pay(api, opened))
  return opened.orders[0]!.id
}

const moveIn = async (app: TestApp): Promise<TestUser> => {
  const { username, formerEmail, email, fullName } = wilma
  const leaver = await newSeller(app, 'basic', { username, email: formerEmail, fullName })
  ok(await leaver.api.put('/api/user/email', { email, password: leaver.password }))
  ok(await leaver.api.get((await linksTo(app, email))[0]!))
  return { ...leaver, email }
}

const openShop = async ({ api }: TestUser) => {
  const [avatar, banner, sold, spare, asked, unused] = await Promise.all(Array.from({ length: 6 }, () => upload(api)))
  ok(await api.patch('/api/user', { bio: 'I keep bantams.', postcode: 'SY8 1AA', avatarKey: avatar!.key }))
  const yard = { ...home, name: wilma.fullName, line1: 'Wren Yard' }
  ok(await api.patch('/api/seller/shop', { name: wilma.shopName, about: `Ask for ${wilma.fullName}`, outcode: 'SY8' }))
  ok(await api.patch('/api/seller/shop', { collectionAddress: yard, bannerKey: banner!.key }))
  const listing = async (title: string, pictures: Upload[]) => {
    const made = await draft(api, { ...mug, title, collection: true, imageKeys: pictures.map(({ key }) => key) })
    return { id: made.id, option: made.options[0]!.id }
  }
  const [first, second] = [await listing('Enamel mug', [sold!, spare!]), await listing('Wren mug', [asked!])]
  const third = await listing(`Mug of ${wilma.username}`, [])
  for (const { id } of [first, second]) ok(await publish(api, id))
  return {
    option: first.option,
    listings: { sold: first.id, asked: second.id, drafted: third.id },
    pictures: { sold: sold!.key, own: [avatar, banner, spare, asked, unused].map((picture) => picture!.key) },
  }
}

const trade = async ({ app, leaver, buyer, seller }: People, option: string) => {
  const offer = await addListing(app, seller.id, {
    title: 'Layers pellets',
    options: [{ label: 'Bag', pricePence: 1250, stock: 9 }],
  })
  const address = { ...home, name: wilma.fullName, line1: 'Wren Cottage' }
  const sides = { buyer: buyer.api, seller: leaver.api }
  const sold = await buy(buyer.api, [option, 1, 'post'], { address: home })
  await steps(app, sides, sold, ['seller accept', 'seller dispatch', 'buyer received', 'buyer complete'])
  const collected = await buy(buyer.api, [option, 1, 'collect'], {})
  await steps(app, sides, collected, ['seller accept', 'seller ready', 'seller collected', 'buyer complete'])
  const bought = await buy(leaver.api, [offer.optionIds[0]!, 1], { address })
  const other = { buyer: leaver.api, seller: seller.api }
  await steps(app, other, bought, ['seller accept', 'seller dispatch', 'buyer received', 'buyer complete'])
  return { sold, collected, bought, offer: { id: offer.id, optionId: offer.optionIds[0]! } }
}

const write = async (api: TestClient, message: object): Promise<string> =>
  ok(await api.post<Conversation>('/api/messages', message), 201).id

const talk = async ({ leaver, buyer, seller }: People, { order: orderId, asked }: { order: string; asked: string }) => {
  const photos = [await upload(leaver.api), await upload(leaver.api)].map(({ key }) => key)
  const listing = await write(buyer.api, { to: wilma.username, productId: asked, text: 'Is it chipped?' })
  ok(await leaver.api.post(`/api/messages/${listing}`, { text: `No. ${wilma.fullName}`, imageKeys: [photos[0]] }), 201)
  const order = await write(leaver.api, { to: buyer.username, orderId, text: `Packed by ${wilma.fullName}` })
  ok(await leaver.api.post(`/api/messages/${order}`, { imageKeys: [photos[1]] }), 201)
  const shop = await write(leaver.api, { to: seller.username, text: `Write to ${wilma.email}` })
  return { photos, conversations: { listing, order, shop } }
}

export type Past = Awaited<ReturnType<typeof livePast>>

/**
 * A seller with everything that an account can have behind it: a moved email address, shop, package, pictures, orders
 * bought and sold, all completed, conversations with photos, and whatever each feature lets them do in its own past.
 */
export const livePast = async (app: TestApp) => {
  const leaver = await moveIn(app)
  const people: People = {
    ...{ app, leaver },
    buyer: named(await addBuyer(app)),
    seller: named(await addSignedInSeller(app)),
    stranger: named(await addBuyer(app)),
  }
  const { option, listings, pictures } = await openShop(leaver)
  const { offer, ...orders } = await trade(people, option)
  const { photos, conversations } = await talk(people, { order: orders.sold, asked: listings.asked })
  await takeSteps({ ...people, offer, sold: listings.sold })
  const own = [...pictures.own, ...photos]
  return { ...people, ...{ option, orders, listings, conversations, pictures: { ...pictures, own } } }
}

/** Leaves what requests of theirs that were under way when they left would leave, and a picture that a bucket kept. */
export const leaveSomethingBehind = (app: TestApp, userId: string) => {
  const { fullName } = wilma
  const address = { ...home, name: fullName, line2: null, county: null, phone: null }
  const size = { contentType: 'image/webp', bytes: 9, width: 1, height: 1 }
  return run(app, (db) => ({
    address: insertAddress(db, { id: randomUUID(), userId, address, now: start }),
    profile: updateProfile(db, { id: userId, change: { fullName }, now: start }),
    picture: insertImage(db, { key: 'left-behind', ownerId: userId, createdAt: start, ...size }),
  }))
}
