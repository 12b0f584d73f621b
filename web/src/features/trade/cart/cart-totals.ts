import type { Cart } from '#contract/trade/cart.answers.ts'
import { deliveryOf, useDeliveryChoices } from './delivery-choices.ts'

/** Every charge for delivery by its name, with the choices made so far, and what the cart comes to with them. */
export const useTotals = (cart: Cart) => {
  const choices = useDeliveryChoices()
  const charges = cart.groups.flatMap((group) =>
    deliveryOf(group, choices).map(({ label, pricePence }) => ({
      label: `${label}, ${group.seller.shopName}`,
      pricePence,
    })),
  )
  const totalPence = charges.reduce((sum, { pricePence }) => sum + pricePence, cart.goodsPence)
  return { charges, totalPence }
}
