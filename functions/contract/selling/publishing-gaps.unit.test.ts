import { expect, test } from 'vitest'
import { placeGaps, type Wished } from './publishing-gaps.ts'

const home = { line1: '1 Orchard Lane' }
const lacks = (listing: Wished, shop: { outcode: string | null; collectionAddress: object | null }) =>
  placeGaps(listing, shop).map(({ path }) => path)

test.each<[string, Wished, string[]]>([
  [
    'live birds, whatever their seller has chosen',
    { category: 'live-birds', collection: false },
    ['shop.collectionAddress'],
  ],
  ['eggs that may be collected', { category: 'hatching-eggs', collection: true }, ['shop.collectionAddress']],
  ['eggs that are posted alone', { category: 'hatching-eggs', collection: false }, []],
  ['a service, whatever its seller has chosen', { category: 'services', collection: true }, []],
])('%s: whether the shop has to say where buyers collect', (_, listing, wanted) => {
  expect(lacks(listing, { outcode: 'SY8', collectionAddress: null })).toEqual(wanted)
  expect(lacks(listing, { outcode: 'SY8', collectionAddress: home })).toEqual([])
  expect(lacks(listing, { outcode: null, collectionAddress: home })).toEqual(['shop.outcode'])
})
