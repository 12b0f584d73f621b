export const deliveryCodes = [
  'eggs_special',
  'eggs_courier',
  'goods_standard',
  'goods_express',
  'goods_next_day',
  'collection',
] as const
export type DeliveryCode = (typeof deliveryCodes)[number]
export const deliveryClasses = ['eggs', 'goods', 'collection'] as const
export type DeliveryClass = (typeof deliveryClasses)[number]

type Method = { class: DeliveryClass; label: string; pricePence: number; days: readonly [number, number]; time: string }

/** Delivery methods and their prices in pence; `days` are working days from dispatch to arrival. */
export const deliveryMethods = {
  eggs_special: {
    class: 'eggs',
    label: 'Standard Special Delivery',
    pricePence: 899,
    days: [1, 2],
    time: '1-2 business days',
  },
  eggs_courier: { class: 'eggs', label: 'Premium Courier', pricePence: 1499, days: [1, 1], time: 'Next day' },
  goods_standard: { class: 'goods', label: 'Standard', pricePence: 499, days: [3, 5], time: '3-5 days' },
  goods_express: { class: 'goods', label: 'Express', pricePence: 799, days: [1, 2], time: '1-2 days' },
  goods_next_day: { class: 'goods', label: 'Next Day', pricePence: 999, days: [1, 1], time: 'Next day, order by 2pm' },
  collection: {
    class: 'collection',
    label: 'Collection',
    pricePence: 0,
    days: [0, 0],
    time: 'By arrangement with the seller',
  },
} as const satisfies Record<DeliveryCode, Method>

const freeMethods: readonly DeliveryCode[] = ['eggs_special', 'goods_standard']

/** These methods are free from this many pence of a seller's posted goods, after discount. */
export const freePostage = { fromPence: 7500, methods: freeMethods } as const

/** What is ordered after this hour of UK time counts from the next working day. */
export const nextDayCutOffHour = 14

/** Working days that a seller has to accept an order, once it is paid. */
export const acceptWithinWorkingDays = 2

/** Hatching eggs do not travel to these postcode areas. */
export const noEggsTo = ['BT', 'IM', 'JE', 'GY'] as const

/** Where what is no live thing may be sent abroad. */
export const internationalRegions = ['the EU', 'the US', 'Canada', 'Australia'] as const

/** The goods that one seller sends one way: by post, or collected. */
export const ways = ['post', 'collect'] as const
export type Way = (typeof ways)[number]
