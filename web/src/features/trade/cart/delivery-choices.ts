import type { DeliveryCode } from '#contract/catalogue/shipping.ts'
import type { Cart, CartGroup, DeliveryOffer } from '#contract/trade/cart.answers.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

/** What was chosen for a seller's parcel, kept from the cart to the checkout; nothing chosen is the cheapest. */
export type Choices = Record<string, DeliveryCode[]>

/** A seller's goods, and how they may travel. */
type Parcel = Pick<CartGroup, 'seller' | 'way' | 'methods'>

const isChoice = (choice: [string, unknown]): choice is [string, DeliveryCode[]] => Array.isArray(choice[1])

const choices = kept({
  key: 'delivery_choices',
  area: session,
  read: fromJson<Choices>({}, (value) => Object.fromEntries(Object.entries(fieldsOf(value)).filter(isChoice))),
})

/** The methods of delivery that were chosen so far. */
export const useDeliveryChoices = choices.use

/** Takes one method for its class of a seller's goods. */
export const chooseDelivery = (
  seller: string,
  { chosen, offers }: { chosen: DeliveryCode; offers: DeliveryOffer[] },
) => {
  const kind = offers.find(({ code }) => code === chosen)?.class
  const known = choices.get()
  const others = (known[seller] ?? []).filter((code) =>
    offers.some((offer) => offer.code === code && offer.class !== kind),
  )
  choices.set({ ...known, [seller]: [...others, chosen] })
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
export const deliveryOf = (group: Parcel, choices: Choices): DeliveryOffer[] =>
  offersByClass(group).map((offers) => takenOf(offers, choices[group.seller.username]))

/** The choices for these goods as a checkout wants them. */
export const deliveriesOf = (groups: Parcel[], choices: Choices) =>
  groups
    .filter(({ way }) => way === 'post')
    .map((group) => ({ seller: group.seller.username, methods: deliveryOf(group, choices).map(({ code }) => code) }))

/** Every charge for delivery by its name, with the choices made so far, and what the cart comes to with them. */
export const useTotals = (cart: Cart) => {
  const known = useDeliveryChoices()
  const charges = cart.groups.flatMap((group) =>
    deliveryOf(group, known).map(({ label, pricePence }) => ({
      label: `${label}, ${group.seller.shopName}`,
      pricePence,
    })),
  )
  const totalPence = charges.reduce((sum, { pricePence }) => sum + pricePence, cart.goodsPence)
  return { charges, totalPence }
}
