import type { SeedListing } from './listing.ts'

type Service = Pick<SeedListing, 'subcategory' | 'title' | 'description' | 'pictures'> & {
  radiusMiles: number
  priceBasis: 'fixed' | 'from' | 'hour' | 'visit'
  pricePence: number
  label: string
}

const service = ({ radiusMiles, priceBasis, pricePence, label, ...listing }: Service): SeedListing => ({
  ...listing,
  seller: 'ridgeway_services',
  category: 'services',
  collection: false,
  attributes: { radiusMiles, priceBasis },
  options: [{ label, pricePence, stock: 1, packCount: null }],
})

export const serviceListings: SeedListing[] = [
  service({
    subcategory: 'veterinary',
    title: 'Flock health visit by a poultry vet',
    label: 'A visit',
    radiusMiles: 40,
    priceBasis: 'visit',
    pricePence: 9500,
    pictures: ['vet-bag'],
    description:
      'An hour with your birds and your housing, worm counts taken and a written plan within the week. Registered with the RCVS.',
  }),
  service({
    subcategory: 'veterinary',
    title: 'Post-mortem examination with report',
    label: 'From',
    radiusMiles: 80,
    priceBasis: 'from',
    pricePence: 6000,
    pictures: ['remedies'],
    description: 'When you have lost one and want to keep the rest. Bring it chilled, not frozen, the same day.',
  }),
  service({
    subcategory: 'pest-control',
    title: 'Red mite treatment for houses',
    label: 'A visit',
    radiusMiles: 30,
    priceBasis: 'visit',
    pricePence: 7500,
    pictures: ['live-catch-cage'],
    description:
      'Steam first, then silica in every joint, and a second visit ten days later for the ones that hatched in between.',
  }),
  service({
    subcategory: 'packaging',
    title: 'Hatching egg packing for sellers',
    label: 'An hour',
    radiusMiles: 25,
    priceBasis: 'hour',
    pricePence: 1800,
    pictures: ['packing-bench'],
    description:
      'In March you can’t pack and collect at once. We come with foam, boxes and labels and send your day’s orders.',
  }),
  service({
    subcategory: 'transport',
    title: 'Authorised transport for live birds',
    label: 'From',
    radiusMiles: 150,
    priceBasis: 'from',
    pricePence: 4500,
    pictures: ['delivery-van'],
    description:
      'Type 1 authorised, one premises to one premises, with records kept for you. No birds share a crate with strangers.',
  }),
]
