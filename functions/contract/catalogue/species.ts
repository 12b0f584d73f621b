/**
 * The birds of the market, in the order in which they are offered, and what is known of their eggs: the one table that
 * listings, filters, home page, care guides, calculator and assistant use.
 */
export const species = [
  'chicken',
  'duck',
  'turkey',
  'quail',
  'goose',
  'guinea-fowl',
  'pheasant',
  'peafowl',
  'partridge',
] as const
export type Species = (typeof species)[number]

/** `season`: the first and the last month, 1 to 12, in which British flocks usually lay eggs worth setting. */
type SpeciesFacts = { name: string; season: readonly [first: number, last: number] | null }

export const speciesFacts: Record<Species, SpeciesFacts> = {
  chicken: { name: 'Chicken', season: [2, 9] },
  duck: { name: 'Duck', season: [3, 8] },
  turkey: { name: 'Turkey', season: [4, 7] },
  quail: { name: 'Quail', season: [1, 12] },
  goose: { name: 'Goose', season: [3, 5] },
  'guinea-fowl': { name: 'Guinea fowl', season: [5, 8] },
  pheasant: { name: 'Pheasant', season: [4, 6] },
  peafowl: { name: 'Peafowl', season: null },
  partridge: { name: 'Partridge', season: null },
}

/**
 * How long one kind of egg is incubated, in whole days after the day on which it is set (day 0). `range` is what breeders
 * see, `days` what we count with; on `lockdownDay` turning stops. Days by species as in the tables of Mississippi State
 * University Extension ("Important incubation factors"); candling days beyond 7 and 14 and lockdown three days before
 * hatch are common practice.
 */
export type Incubation = {
  slug: string
  species: Species
  /** Stands before "eggs": "Muscovy duck". */
  name: string
  range: readonly [from: number, to: number]
  days: number
  candleDays: readonly [first: number, second: number]
  lockdownDay: number
  /** What sets it apart, in a sentence. */
  note: string | null
  /** Its care guide: /help/{guide}. */
  guide: string
}

export const incubations = [
  {
    slug: 'chicken',
    species: 'chicken',
    name: 'Chicken',
    range: [20, 21],
    days: 21,
    candleDays: [7, 14],
    lockdownDay: 18,
    note: 'Bantams are often a day early.',
    guide: 'chicken-care',
  },
  {
    slug: 'duck',
    species: 'duck',
    name: 'Duck',
    range: [26, 28],
    days: 28,
    candleDays: [7, 14],
    lockdownDay: 25,
    note: 'All breeds of mallard descent. Call ducks often hatch on day 26 or 27.',
    guide: 'duck-care',
  },
  {
    slug: 'muscovy',
    species: 'duck',
    name: 'Muscovy duck',
    range: [33, 35],
    days: 35,
    candleDays: [10, 20],
    lockdownDay: 32,
    note: 'Muscovies are a species of their own and take a week longer than other ducks.',
    guide: 'muscovy-care',
  },
  {
    slug: 'turkey',
    species: 'turkey',
    name: 'Turkey',
    range: [28, 28],
    days: 28,
    candleDays: [8, 14],
    lockdownDay: 25,
    note: null,
    guide: 'turkey-care',
  },
  {
    slug: 'quail',
    species: 'quail',
    name: 'Japanese quail',
    range: [16, 18],
    days: 17,
    candleDays: [6, 12],
    lockdownDay: 14,
    note: 'Also called Coturnix. Their speckled shells are hard to see through.',
    guide: 'japanese-quail-care',
  },
  {
    slug: 'bobwhite',
    species: 'quail',
    name: 'Bobwhite quail',
    range: [23, 24],
    days: 23,
    candleDays: [7, 14],
    lockdownDay: 20,
    note: null,
    guide: 'bobwhite-quail-care',
  },
  {
    slug: 'goose',
    species: 'goose',
    name: 'Light goose',
    range: [28, 31],
    days: 30,
    candleDays: [10, 20],
    lockdownDay: 27,
    note: 'Smaller breeds such as Chinese, Pilgrim and Roman.',
    guide: 'goose-care',
  },
  {
    slug: 'goose-heavy',
    species: 'goose',
    name: 'Heavy goose',
    range: [31, 35],
    days: 33,
    candleDays: [10, 20],
    lockdownDay: 30,
    note: 'Large breeds such as Embden, Toulouse and African.',
    guide: 'goose-care',
  },
  {
    slug: 'guinea-fowl',
    species: 'guinea-fowl',
    name: 'Guinea fowl',
    range: [26, 28],
    days: 27,
    candleDays: [8, 14],
    lockdownDay: 24,
    note: null,
    guide: 'guinea-fowl-care',
  },
  {
    slug: 'pheasant',
    species: 'pheasant',
    name: 'Pheasant',
    range: [23, 28],
    days: 24,
    candleDays: [8, 14],
    lockdownDay: 21,
    note: 'Ring-necked pheasants. Ornamental kinds differ: ask the seller.',
    guide: 'pheasant-care',
  },
  {
    slug: 'peafowl',
    species: 'peafowl',
    name: 'Peafowl',
    range: [28, 30],
    days: 28,
    candleDays: [8, 18],
    lockdownDay: 25,
    note: null,
    guide: 'peafowl-care',
  },
  {
    slug: 'partridge',
    species: 'partridge',
    name: 'Partridge',
    range: [22, 24],
    days: 23,
    candleDays: [7, 14],
    lockdownDay: 20,
    note: 'Red-legged and chukar partridges.',
    guide: 'partridge-care',
  },
] as const satisfies readonly Incubation[]

export type IncubationSlug = (typeof incubations)[number]['slug']

/** The kind of egg that is meant where only the species is known: the first of it. */
export const incubationOf = (bird: Species): Incubation => incubations.find((kind) => kind.species === bird)!

/** What holds for every kind, degrees Celsius and percent of relative humidity, with where it was read. */
export const incubationClimate = {
  /** Fan-assisted incubators, all the time (within the 99 to 101 °F of Virginia Cooperative Extension). */
  fanCelsius: 37.5,
  /** Still-air incubators, measured at the top of the eggs (common practice). */
  stillCelsius: [38.5, 39],
  /** Until lockdown and after it, hens' eggs; those of waterfowl want so many points more until lockdown. */
  humidity: { before: [45, 50], atHatch: [65, 70], waterfowlMore: [5, 10], waterfowlAtHatch: [70, 75] },
  /** Hours that posted eggs rest, pointed end down at room temperature, before they are set. */
  restHours: [12, 24],
  /** Turns a day until lockdown: at least, and what most breeders do. */
  turnsADay: { least: 3, usual: [4, 6] },
} as const
