import type { SellerTier } from '#contract/tiers.ts'
import type { PictureKey } from '#db/seed/pictures/manifest.ts'

export type SeedSeller = {
  username: string
  fullName: string
  tier: SellerTier
  /** The wide picture on top of the shop's page. */
  banner?: PictureKey
  shop: {
    name: string
    about: string
    policies: string
    outcode: string
    sellerKind: 'private' | 'trade'
    collectionAddress: { name: string; line1: string; town: string; county: string; postcode: string; country: 'GB' }
  }
}

const returns =
  'Equipment and supplies come back within 30 days. Eggs and birds do not, but tell me the same day and I put it right.'

export const sellers: SeedSeller[] = [
  {
    username: 'demo_seller',
    fullName: 'Megan Price',
    tier: 'basic',
    shop: {
      name: 'Clun Valley Bantams',
      about: 'Pekins, Silkies and Sebrights on an acre above the Clun. I show a few and hatch the rest.',
      policies: returns,
      outcode: 'SY7',
      sellerKind: 'private',
      collectionAddress: {
        name: 'Megan Price',
        line1: 'Bryn Cottage, Mill Lane',
        town: 'Craven Arms',
        county: 'Shropshire',
        postcode: 'SY7 8JN',
        country: 'GB',
      },
    },
  },
  {
    username: 'demo_premium',
    fullName: 'Tom Westcott',
    tier: 'premium',
    banner: 'mixed-linen',
    shop: {
      name: 'Exe Hatchery',
      about:
        'Dark egg and coloured egg layers from closed flocks in mid Devon. Eggs leave here Monday to Wednesday, never older than four days.',
      policies: returns,
      outcode: 'EX17',
      sellerKind: 'trade',
      collectionAddress: {
        name: 'Exe Hatchery',
        line1: 'Lower Barn, Creedy Road',
        town: 'Crediton',
        county: 'Devon',
        postcode: 'EX17 1AB',
        country: 'GB',
      },
    },
  },
  {
    username: 'fenside_waterfowl',
    fullName: 'Alice Thurlow',
    tier: 'premium',
    shop: {
      name: 'Fenside Waterfowl',
      about: 'Ducks and geese on spring-fed dykes in the Lincolnshire marsh. Three generations, all ringed.',
      policies: returns,
      outcode: 'LN11',
      sellerKind: 'trade',
      collectionAddress: {
        name: 'Fenside Waterfowl',
        line1: 'Marsh Farm, Saltfleet Road',
        town: 'Louth',
        county: 'Lincolnshire',
        postcode: 'LN11 7TT',
        country: 'GB',
      },
    },
  },
  {
    username: 'pennine_supplies',
    fullName: 'Daniel Ashworth',
    tier: 'premium',
    shop: {
      name: 'Pennine Poultry Supplies',
      about: 'Incubators, brooders, houses and feed, packed in Bakewell and tested on our own hens first.',
      policies: returns,
      outcode: 'DE45',
      sellerKind: 'trade',
      collectionAddress: {
        name: 'Pennine Poultry Supplies',
        line1: 'Unit 4, Station Yard',
        town: 'Bakewell',
        county: 'Derbyshire',
        postcode: 'DE45 1GE',
        country: 'GB',
      },
    },
  },
  {
    username: 'border_rare_breeds',
    fullName: 'Isla Kerr',
    tier: 'premium',
    shop: {
      name: 'Border Rare Breeds',
      about: 'Scots Greys, Dumpies, turkeys and game birds kept pure on a hill farm outside Kelso.',
      policies: returns,
      outcode: 'TD5',
      sellerKind: 'private',
      collectionAddress: {
        name: 'Isla Kerr',
        line1: 'Hillend Farm',
        town: 'Kelso',
        county: 'Roxburghshire',
        postcode: 'TD5 7QP',
        country: 'GB',
      },
    },
  },
  {
    username: 'ridgeway_services',
    fullName: 'Priya Nair',
    tier: 'premium',
    shop: {
      name: 'Ridgeway Poultry Services',
      about: 'Flock visits, mite control, packing and transport across the Downs, and a few things for the kitchen.',
      policies: returns,
      outcode: 'SN8',
      sellerKind: 'trade',
      collectionAddress: {
        name: 'Ridgeway Poultry Services',
        line1: '2 Down View',
        town: 'Marlborough',
        county: 'Wiltshire',
        postcode: 'SN8 2HT',
        country: 'GB',
      },
    },
  },
  {
    username: 'kentish_quail',
    fullName: 'Joe Barden',
    tier: 'basic',
    shop: {
      name: 'Kentish Quail',
      about: 'Coturnix in six colours, bred for size and calm. Small flock, fresh eggs every week of the season.',
      policies: returns,
      outcode: 'TN26',
      sellerKind: 'private',
      collectionAddress: {
        name: 'Joe Barden',
        line1: '7 Oast Row',
        town: 'Ashford',
        county: 'Kent',
        postcode: 'TN26 1LD',
        country: 'GB',
      },
    },
  },
  {
    username: 'gower_hens',
    fullName: 'Rhian Bowen',
    tier: 'basic',
    shop: {
      name: 'Gower Hens',
      about: 'Blue and white egg layers by the sea, and good straw from next door.',
      policies: returns,
      outcode: 'SA3',
      sellerKind: 'private',
      collectionAddress: {
        name: 'Rhian Bowen',
        line1: 'Ty Gwyn, Overton Lane',
        town: 'Swansea',
        county: 'West Glamorgan',
        postcode: 'SA3 1NR',
        country: 'GB',
      },
    },
  },
]
