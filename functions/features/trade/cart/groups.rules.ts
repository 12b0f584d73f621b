import { deliveryKind, type Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import { collectionChoice, type DeliveryChoice, deliveryChoices } from '#features/catalogue/delivery/delivery.rules.ts'
import type { WantedRow } from './cart.queries.ts'

/** What one seller sends one way, with the methods that it may travel by. */
export type Group<Row = WantedRow> = {
  sellerId: string
  seller: { username: string; shopName: string }
  way: Way
  /** The town or area that it is collected from. */
  collectionPlace: string | null
  rows: Row[]
  goodsPence: number
  methods: DeliveryChoice[]
}

/** Eggs travel as one class, all other posted goods as another. */
export const isEggs = (row: Pick<WantedRow, 'category'>): boolean => deliveryKind(row.category) === 'eggs'

/** The sum over items of what `pence` says of each: of packs as of pence. */
export const sumOf = <T>(items: readonly T[], pence: (item: T) => number): number =>
  items.reduce((sum, item) => sum + pence(item), 0)

/** Eggs of several listings leave together, so on weekdays that suit all of them where there are such. */
export const sharedWeekdays = (listings: { dispatchWeekdays: Weekday[] }[]): Weekday[] => {
  const [first, ...others] = listings.map(({ dispatchWeekdays }) => dispatchWeekdays)
  const shared = (first ?? []).filter((day) => others.every((days) => days.includes(day)))
  return shared.length > 0 ? shared : (first ?? [])
}

type Parcel = { way: Way; rows: WantedRow[]; at: Date }

const methodsOf = ({ way, rows, at }: Parcel, goodsPence: number): DeliveryChoice[] => {
  const [first] = rows
  if (!first) return []
  const { holidayUntil } = first
  if (way === 'collect') return [collectionChoice({ at, holidayUntil })]
  const eggs = rows.filter(isEggs)
  const parcel = { goodsPence, at, holidayUntil, dispatchWeekdays: sharedWeekdays(eggs) }
  return [
    ...(eggs.length > 0 ? deliveryChoices({ ...parcel, kind: 'eggs' }) : []),
    ...(eggs.length < rows.length ? deliveryChoices({ ...parcel, kind: 'goods' }) : []),
  ]
}

/** What one seller's goods come to, and how they may travel; no way where there are none. */
export const offerOf = (parcel: Parcel): Pick<Group, 'goodsPence' | 'methods'> => {
  const goodsPence = sumOf(parcel.rows, (row) => row.quantity * row.pricePence)
  return { goodsPence, methods: methodsOf(parcel, goodsPence) }
}

/** What is wanted by seller and way, in the order in which it was put in. */
export const groupRows = <Row extends WantedRow>(rows: Row[], at: Date): Group<Row>[] => {
  const byGroup = Map.groupBy(rows, ({ sellerId, way }) => `${sellerId} ${way}`)
  return [...byGroup.values()].map((members) => {
    const { sellerId, sellerUsername, shopName, place, way } = members[0]!
    return {
      sellerId,
      seller: { username: sellerUsername, shopName },
      way,
      collectionPlace: way === 'collect' ? place : null,
      rows: members,
      ...offerOf({ way, rows: members, at }),
    }
  })
}
