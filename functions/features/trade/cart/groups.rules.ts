import { deliveryKind, type Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import { collectionChoice, type DeliveryChoice, deliveryChoices } from '#features/catalogue/delivery/delivery.rules.ts'
import type { CartRow } from './cart.queries.ts'

/** What one seller sends one way, with the methods that it may travel by. */
export type Group = {
  sellerId: string
  seller: { username: string; shopName: string }
  way: Way
  rows: CartRow[]
  goodsPence: number
  methods: DeliveryChoice[]
}

/** Eggs travel as one class, all other posted goods as another. */
export const isEggs = (row: Pick<CartRow, 'category'>): boolean => deliveryKind(row.category) === 'eggs'

/** The sum over items of what `pence` says of each: of packs as of pence. */
export const sumOf = <T>(items: readonly T[], pence: (item: T) => number): number =>
  items.reduce((sum, item) => sum + pence(item), 0)

/** Eggs of several listings leave together, so on weekdays that suit all of them where there are such. */
export const sharedWeekdays = (listings: { dispatchWeekdays: Weekday[] }[]): Weekday[] => {
  const [first, ...others] = listings.map(({ dispatchWeekdays }) => dispatchWeekdays)
  const shared = (first ?? []).filter((day) => others.every((days) => days.includes(day)))
  return shared.length > 0 ? shared : (first ?? [])
}

const methodsOf = ({ way, rows, at }: Pick<Group, 'way' | 'rows'> & { at: Date }): DeliveryChoice[] => {
  const holidayUntil = rows[0]?.holidayUntil ?? null
  if (way === 'collect') return [collectionChoice({ at, holidayUntil })]
  const goodsPence = sumOf(rows, (row) => row.quantity * row.pricePence)
  const eggs = rows.filter(isEggs)
  const parcel = { goodsPence, at, holidayUntil, dispatchWeekdays: sharedWeekdays(eggs) }
  return [
    ...(eggs.length > 0 ? deliveryChoices({ ...parcel, kind: 'eggs' }) : []),
    ...(eggs.length < rows.length ? deliveryChoices({ ...parcel, kind: 'goods' }) : []),
  ]
}

/** The lines of a cart by seller and way, in the order in which they were put in. */
export const groupRows = (rows: CartRow[], at: Date): Group[] => {
  const byGroup = Map.groupBy(rows, ({ sellerId, way }) => `${sellerId} ${way}`)
  return [...byGroup.values()].map((members) => {
    const { sellerId, sellerUsername, shopName, way } = members[0]!
    return {
      sellerId,
      seller: { username: sellerUsername, shopName },
      way,
      rows: members,
      goodsPence: sumOf(members, (row) => row.quantity * row.pricePence),
      methods: methodsOf({ way, rows: members, at }),
    }
  })
}
