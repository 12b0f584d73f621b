import { type CategorySlug, deliveryKind } from '../catalogue/catalogue.constants.ts'
import type { FieldProblem } from '../problems.ts'

/** What decides whether a listing may be collected. */
export type Wished = {
  category: CategorySlug
  /** Whether its seller lets buyers collect it, where that is theirs to choose. */
  collection: boolean
}

/** Whether buyers may collect a listing: live birds always, services never. */
export const isCollected = ({ category, collection }: Wished): boolean => {
  const kind = deliveryKind(category)
  return kind === 'collection' || (kind !== 'none' && collection)
}

/** What a shop says of where it is, which its listings rest on. */
export type ShopPlace = { outcode: string | null; collectionAddress: object | null }

/** Live birds never go up for sale without a photo of their own. */
export const photoGaps = ({ category, pictures }: { category: CategorySlug; pictures: number }): FieldProblem[] =>
  category === 'live-birds' && pictures === 0
    ? [{ path: 'imageKeys', message: 'Please add a photo of your own birds: buyers want to see them first' }]
    : []

/** What the shop has yet to say of where it is before a listing goes up for sale. */
export const placeGaps = (listing: Wished, { outcode, collectionAddress }: ShopPlace): FieldProblem[] => [
  ...(outcode
    ? []
    : [
        {
          path: 'shop.outcode',
          message: 'Please say on your shop’s page where you are, so buyers nearby can find you',
        },
      ]),
  ...(isCollected(listing) && !collectionAddress
    ? [
        {
          path: 'shop.collectionAddress',
          message: 'Please say on your shop’s page where buyers collect: only buyers who’ve paid see the address',
        },
      ]
    : []),
]
