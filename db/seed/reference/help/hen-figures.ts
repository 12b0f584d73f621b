import type { ArticleSource } from '#contract/help/help.answers.ts'

type Span = readonly [from: number, to: number]
const spanOf = ([from, to]: Span): string => `${from} to ${to}`

const space = {
  /** Centimetres of perch: what the law and the RSPCA name as the least, and what a large hen sits on in comfort. */
  perchCm: { least: 15, large: [20, 25] as Span, bantam: [15, 20] as Span },
  /** Birds on a square metre of floor. */
  hensAMetre: 3,
  bantamsAMetre: 5,
  /** Square metres outside for each. */
  runMetres: { hen: 2, bantam: 1 },
  hensANest: [3, 4] as Span,
} as const

const ages = {
  /** Weeks to which each feed is given. */
  crumbTo: 6,
  growersTo: 16,
} as const

/** What hens need by number, in words, so that every page says the same. */
export const henFigures = {
  perch: `${spanOf(space.perchCm.large)} cm each; ${space.perchCm.least} cm is the very least`,
  perchShort: `${spanOf(space.perchCm.large)} cm of perch`,
  bantamPerch: `${spanOf(space.perchCm.bantam)} cm each`,
  floor: `a square metre for ${space.hensAMetre} hens`,
  bantamFloor: `a square metre for ${space.bantamsAMetre} bantams`,
  run: `${space.runMetres.hen} square metres each, and more if they never leave it`,
  bantamRun: `${space.runMetres.bantam} square metre each`,
  nest: `one for ${space.hensANest[0]} or ${space.hensANest[1]} hens`,
  nestShort: `a nest box for ${space.hensANest[0]} or ${space.hensANest[1]}`,
  crumb: `Hatch to ${ages.crumbTo} weeks`,
  growers: `${spanOf([ages.crumbTo, ages.growersTo])} weeks`,
  layers: `${ages.growersTo} weeks and on`,
  crumbTo: `${ages.crumbTo} weeks`,
  growersTo: `${ages.growersTo} weeks`,
} as const

/** Where the figures of space are from: the least by law for laying flocks, and what is advised for pets. */
export const spaceSources: readonly ArticleSource[] = [
  {
    label: 'Perches, 15 cm a hen at the least: Welfare of Farmed Animals (England) Regulations 2007, Schedules 2 to 4',
    url: 'https://www.legislation.gov.uk/uksi/2007/2078/contents',
  },
  {
    label: 'RSPCA: housing and outdoor space for chickens',
    url: 'https://www.rspca.org.uk/adviceandwelfare/farm/farmanimals/chickens/environment',
  },
]

/** Where the ages are from to which each feed is given. */
export const feedSources: readonly ArticleSource[] = [
  {
    label: 'Feed by age: Royal Veterinary College, A smallholder’s guide to keeping chickens',
    url: 'https://www.rvc.ac.uk/farm-animal-clinical-centre/fact-files/a-smallholders-guide-to-keeping-chickens',
  },
]
