import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { signUp, type TestUser } from '../people/test-users.ts'
import type { TestApp } from '../site/test-app.ts'
import { checkOut, pay } from './buying.ts'
import { act } from './orders.ts'
import { draft, eggs, mug, newSeller, ok, publish, start, upload } from './selling.ts'

/** A seller with a package, a shop and two listings, and a buyer: each made through the API. */
export type World = { app: TestApp; seller: TestUser; buyer: TestUser; eggs: SellerListing; mug: SellerListing }

export const openWorld = async (app: TestApp): Promise<World> => {
  const seller = await newSeller(app, 'premium')
  const onSale = async (listing: object) => {
    const { id } = await draft(seller.api, listing)
    return ok(await publish<SellerListing>(seller.api, id))
  }
  return {
    app,
    seller,
    buyer: await signUp(app, { at: start }),
    eggs: await onSale({ ...eggs, imageKeys: [(await upload(seller.api)).key] }),
    mug: await onSale({ ...mug, collection: true, options: [{ label: 'One', pricePence: 900, stock: 500 }] }),
  }
}

export const fillCart = async ({ buyer, mug }: World, way = 'post'): Promise<Cart> =>
  ok(await buyer.api.post<Cart>('/api/cart/items', { optionId: mug.options[0]!.id, quantity: 1, way }))

const opened = async (world: World, way?: string): Promise<CheckoutOpened> => {
  await fillCart(world, way)
  return ok(await checkOut(world.buyer.api), 201)
}

/** A paid order, on which `steps` were done, such as `seller accept`. */
export const ordered = async (world: World, way: 'post' | 'collect', steps: string[] = []): Promise<string> => {
  const checkout = await opened(world, way)
  ok(await pay(world.buyer.api, checkout))
  const { id } = checkout.orders[0]!
  for (const step of steps) {
    const [side, name] = step.split(' ') as ['buyer' | 'seller', string]
    ok(await act(world[side].api, id, name))
  }
  return id
}
