import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { Species } from '#contract/catalogue/species.ts'

type Words = readonly [string, ...string[]]

/** What stands behind a breed's name in a title. */
export const eggPhrases: Words = [
  'hatching eggs',
  'hatching eggs, closed flock',
  'fertile eggs, posted in foam',
  'hatching eggs from show stock',
  'hatching eggs, utility strain',
  'eggs for the incubator',
]

export const birdPhrases: Words = [
  'pullets at point of lay',
  'trio, unrelated',
  'growers, sexed',
  'young pair for breeding',
  'day-old chicks',
  'hens in their second season',
]

export const colours: Words = ['Black', 'Blue', 'Buff', 'Silver', 'White', 'Splash', 'Lavender', 'Partridge', 'Gold']

/** Sentences that a description is put together from. */
export const sentences: Words = [
  'Kept outdoors on grass in small groups, with a dry house at night.',
  'Gathered three times a day and never older than four days when they are posted.',
  'We candle a dozen every Sunday and tell you honestly what we find.',
  'Wrapped singly, in foam, in a box that has crossed the country many times.',
  'Fed on layers pellets, mixed corn in the evening, and whatever the garden gives.',
  'Bred here for eleven years; the parents may be seen when you collect.',
  'Calm in the hand, used to children and dogs, and good foragers.',
  'Please ring before you set off, as the lane is narrow and the gate is shut.',
  'A spare is put in where there is one, in case the post is unkind.',
  'Used for one season, cleaned and disinfected, with its instructions.',
  'Easy to take apart and to scrub, and nothing in it for red mite to hide in.',
  'Sent within two working days on Mondays, Tuesdays and Wednesdays.',
]

export type Thing = {
  category: CategorySlug
  subcategory: string | null
  names: Words
  labels: Words
  pence: readonly [low: number, high: number]
}

const thing = (
  place: `${CategorySlug}/${string}`,
  names: Words,
  labels: Words,
  pence: readonly [number, number],
): Thing => {
  const [category, subcategory] = place.split('/') as [CategorySlug, string]
  return { category, subcategory: subcategory || null, names, labels, pence }
}

/** What is sold beside eggs and birds. */
export const things: readonly [Thing, ...Thing[]] = [
  thing(
    'equipment/incubators',
    ['Incubator', 'Cabinet incubator', 'Egg turner', 'Candling lamp'],
    ['One', 'With turner'],
    [1900, 32000],
  ),
  thing(
    'equipment/brooders',
    ['Brooder', 'Heat plate', 'Electric hen', 'Brooder lamp'],
    ['One', 'Two', 'With spare bulb'],
    [1500, 9000],
  ),
  thing(
    'equipment/housing',
    ['Hen house', 'Duck house', 'Ark with run', 'Broody coop'],
    ['One', 'With run'],
    [9000, 60000],
  ),
  thing(
    'equipment/feeders',
    ['Treadle feeder', 'Galvanised drinker', 'Trough', 'Nipple drinker'],
    ['5 litres', '10 litres'],
    [600, 6500],
  ),
  thing(
    'supplies/feed',
    ['Layers pellets', 'Chick crumb', 'Mixed corn', 'Growers pellets'],
    ['5 kg', '10 kg', '20 kg'],
    [700, 2600],
  ),
  thing(
    'supplies/bedding',
    ['Chopped straw', 'Dust-free shavings', 'Hemp bedding', 'Nest box liners'],
    ['One bale', 'Three'],
    [600, 3200],
  ),
  thing(
    'supplies/health',
    ['Red mite powder', 'Poultry tonic', 'Wound spray', 'Leg mite ointment'],
    ['250 ml', '500 ml'],
    [500, 2400],
  ),
  thing(
    'supplies/packaging',
    ['Foam egg boxes', 'Egg cartons', 'Posting boxes', 'Fragile labels'],
    ['Ten', 'Fifty'],
    [400, 3800],
  ),
  thing(
    'merchandise/',
    ['Enamel mug', 'Linen print', 'Apron', 'Egg basket', 'Tea towel'],
    ['One', 'Pair'],
    [700, 3400],
  ),
]

export const makes: Words = ['Pennine', 'Wolds', 'Marches', 'Fenland', 'Tamar', 'Solway', 'Cotswold', 'Tweed']
export const shopPlaces: Words = ['Orchard', 'Mill', 'Hilltop', 'Brook', 'Common', 'Heath', 'Abbey', 'Priory', 'Quarry']
export const shopKinds: Words = ['Bantams', 'Poultry', 'Waterfowl', 'Hens', 'Smallholding', 'Rare Breeds', 'Hatchery']
export const keepers: Words = ['Ada Fowler', 'Ben Marsh', 'Cath Lowe', 'Dai Pryce', 'Elsie Ward', 'Fergus Reid']

/** Where eggs of a species stand, and where its birds do; without a place for them none are made. */
export const eggPlaces: Partial<Record<Species, string>> = {
  chicken: 'chicken',
  duck: 'duck',
  turkey: 'turkey',
  quail: 'quail',
}
export const birdPlaces: Partial<Record<Species, string>> = {
  chicken: 'chickens',
  duck: 'ducks',
  turkey: 'turkeys',
  quail: 'quail',
  goose: 'geese',
}
