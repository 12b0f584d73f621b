import { useSyncExternalStore } from 'react'
import type { DeliveryCode } from '#contract/catalogue/shipping.ts'
import type { CartGroup, DeliveryOffer } from '#contract/trade/cart.answers.ts'
import { session } from '#web/lib/storage.ts'

/** What was chosen for a seller's parcel, kept from the cart to the checkout; nothing chosen is the cheapest. */
type Choices = Record<string, DeliveryCode[]>

const storageKey = 'delivery_choices'

const readChoices = (): Choices => {
  try {
    const stored: unknown = JSON.parse(session.get(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Choices) : {}
  } catch {
    return {}
  }
}

let choices = readChoices()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = (): Choices => choices

export const useDeliveryChoices = (): Choices => useSyncExternalStore(subscribe, current)

/** Takes one method for its class of a seller's goods. */
export const chooseDelivery = (
  seller: string,
  { chosen, offers }: { chosen: DeliveryCode; offers: DeliveryOffer[] },
) => {
  const kind = offers.find(({ code }) => code === chosen)?.class
  const others = (choices[seller] ?? []).filter((code) =>
    offers.some((offer) => offer.code === code && offer.class !== kind),
  )
  choices = { ...choices, [seller]: [...others, chosen] }
  session.set(storageKey, JSON.stringify(choices))
  for (const listener of listeners) listener()
}

/** The offers of a group by class of goods: one of each is paid for. */
export const offersByClass = ({ methods }: Pick<CartGroup, 'methods'>): DeliveryOffer[][] => [
  ...Map.groupBy(methods, ({ class: kind }) => kind).values(),
]

const cheapest = (offers: DeliveryOffer[]): DeliveryOffer =>
  offers.reduce((best, offer) => (offer.pricePence < best.pricePence ? offer : best))

/** What of these offers of one class is taken. */
export const takenOf = (offers: DeliveryOffer[], wanted: readonly DeliveryCode[] = []): DeliveryOffer =>
  offers.find(({ code }) => wanted.includes(code)) ?? cheapest(offers)

/** What a group's delivery costs with these choices. */
export const deliveryOf = (group: CartGroup, choices: Choices): DeliveryOffer[] =>
  offersByClass(group).map((offers) => takenOf(offers, choices[group.seller.username]))

/** The choices of a cart as quote and checkout want them. */
export const deliveriesOf = (groups: CartGroup[], choices: Choices) =>
  groups
    .filter(({ way }) => way === 'post')
    .map((group) => ({ seller: group.seller.username, methods: deliveryOf(group, choices).map(({ code }) => code) }))
