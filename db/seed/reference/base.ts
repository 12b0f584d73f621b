import { v5 as uuidv5 } from 'uuid'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { incubationOf, species, speciesFacts } from '#contract/catalogue/species.ts'

/** Reference rows keep the same id on every database, so that loading them twice changes nothing. */
const idOf = (name: string): string => uuidv5(name, 'c0a1d6f2-6f0e-4a39-9a57-5b8f0f0f7a11')

const about: Record<string, string> = {
  'hatching-eggs': 'Fertile eggs from named flocks, packed to travel and posted on dispatch days.',
  'live-birds': 'Hens, ducks, geese, quail and turkeys to collect from the keeper who raised them.',
  equipment: 'Incubators, brooders, houses, feeders and drinkers, new and used.',
  supplies: 'Feed, bedding, health care and packing for eggs and birds.',
  services: 'Vets, pest control, packing and transport near you.',
  merchandise: 'Mugs, prints, aprons and gifts for people who keep poultry.',
}

export const categoryRows = categories.map(({ slug, name }, position) => ({
  id: idOf(`category:${slug}`),
  slug,
  name,
  description: about[slug]!,
  imageUrl: `/pictures/${slug}.webp`,
  position,
}))

export const subcategoryRows = categories.flatMap((category) =>
  category.subcategories.map(({ slug, name }, position) => ({
    id: idOf(`subcategory:${category.slug}/${slug}`),
    categoryId: idOf(`category:${category.slug}`),
    slug,
    name,
    position,
  })),
)

const services = [
  [
    'veterinary',
    'Poultry vets',
    'Health checks, post-mortems and flock advice from vets who know birds.',
    'Find a vet',
  ],
  ['pest-control', 'Pest control', 'Red mite, rats and foxes dealt with by people who work around birds.', 'Get help'],
  ['packaging', 'Egg packing', 'Foam boxes, labels and packing for sellers who post eggs.', 'See packing services'],
  ['transport', 'Bird transport', 'Authorised couriers for live birds, with records kept for you.', 'Find transport'],
] as const

export const serviceCategoryRows = services.map(([slug, name, description, actionText], position) => ({
  id: idOf(`service:${slug}`),
  slug,
  name,
  description,
  imageUrl: `/pictures/service-${slug}.webp`,
  actionUrl: `/category/services/${slug}`,
  actionText,
  position,
}))

/** Units for one pound; operators change them. */
export const currencyRows = [
  { code: 'GBP', symbol: '£', name: 'British pound', exchangeRate: '1.000000', position: 0 },
  { code: 'EUR', symbol: '€', name: 'Euro', exchangeRate: '1.150000', position: 1 },
  { code: 'USD', symbol: '$', name: 'US dollar', exchangeRate: '1.300000', position: 2 },
  { code: 'CAD', symbol: 'CA$', name: 'Canadian dollar', exchangeRate: '1.800000', position: 3 },
  { code: 'AUD', symbol: 'A$', name: 'Australian dollar', exchangeRate: '2.000000', position: 4 },
]

/** What SQL needs of the birds; the facts stand in the contract. */
export const speciesRows = species.map((slug, position) => {
  const { days, candleDays, lockdownDay } = incubationOf(slug)
  return {
    slug,
    name: speciesFacts[slug].name,
    incubationDays: days,
    candleDays: [...candleDays],
    lockdownDay,
    position,
  }
})
