import { type Block, links, list, note, table, text } from '#contract/blocks.ts'
import { type IncubationSlug, incubationClimate, type Species, speciesFacts } from '#contract/catalogue/species.ts'
import type { ArticleSource } from '#contract/help/help.answers.ts'
import { reportWords } from '#contract/help/help.constants.ts'
import { incubationFacts, incubationTable } from '../facts.ts'

type Kinds = readonly [IncubationSlug, ...IncubationSlug[]]
type Row = readonly [what: string, facts: string]

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const seasonWords = (bird: Species): string => {
  const { season } = speciesFacts[bird]
  if (!season) return 'spring and early summer (ask the seller)'
  const [first, last] = season
  return first === 1 && last === 12 ? 'all year, with enough light' : `${months[first - 1]} to ${months[last - 1]}`
}

const hatchWords = (kinds: Kinds): string =>
  kinds.length === 1
    ? `${incubationFacts(kinds[0]).days} days`
    : kinds.map((kind) => `${incubationFacts(kind).days} days (${incubationFacts(kind).name})`).join(', ')

/** `season` where this kind lays at another time than the rest of its species. */
type Glance = { of: string; kinds: Kinds; season?: string; rows: readonly Row[] }

/** What a guide opens with: its own rows, then how long the eggs take and when good ones are laid. */
export const atAGlance = ({ of, kinds, season, rows }: Glance): Block =>
  table({
    caption: `${of} at a glance`,
    columns: ['What', 'In short'],
    rows: [
      ...rows,
      ['Eggs hatch in', hatchWords(kinds)],
      ['Season for hatching eggs', season ?? seasonWords(incubationFacts(kinds[0]).species)],
    ],
  })

const { fanCelsius, stillCelsius, humidity, restHours, turnsADay } = incubationClimate
const span = ([from, to]: readonly [number, number]): string => `${from} to ${to}`

const waterfowlHumidity = `Ducks and geese like damper air than hens: 5 to 10 points above the ${span(humidity.before)} % of hens’ eggs, and ${span(humidity.waterfowlAtHatch)} % at the hatch.`
const landHumidity = `Keep the humidity at about ${span(humidity.before)} % while you turn, then at ${span(humidity.atHatch)} % for the hatch.`

/** Days, warmth and damp for these kinds, then what is said of them alone, then where dates are worked out. */
export const hatching = (kinds: Kinds, ...own: readonly Block[]): Block[] => {
  const isWaterfowl = ['duck', 'goose'].includes(incubationFacts(kinds[0]).species)
  const notes = kinds.map(incubationFacts).flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : []))
  return [
    incubationTable(...kinds),
    ...(notes.length > 0 ? [list(...notes)] : []),
    text(
      `Rest posted eggs for ${span(restHours)} hours, pointed end down. Run a fan-assisted incubator at ${fanCelsius} °C. In a still-air one, aim for ${span(stillCelsius)} °C at the top of the eggs. ${isWaterfowl ? waterfowlHumidity : landHumidity} Turn the eggs at least ${turnsADay.least} times a day until lockdown.`,
    ),
    ...own,
    links(
      ...kinds.map((kind) => ({
        label: `Work out hatch dates: ${incubationFacts(kind).name}`,
        url: `/help/incubation-calculator?species=${kind}`,
      })),
      { label: 'Temperature and humidity', url: '/help/temperature-and-humidity' },
    ),
  ]
}

/** Where eggs and birds of a species are for sale, and what to ask first. */
export const buyingLinks = (bird: Species): Block =>
  links(
    { label: `${speciesFacts[bird].name}: eggs and birds for sale`, url: `/products?species=${bird}` },
    { label: 'Questions for a seller', url: '/help/questions-for-a-seller' },
    { label: 'Live birds: collection only', url: '/shipping#live-birds' },
  )

/** Signs that need a vet. It never says what they mean. */
export const vetSigns = (opening: string, ...signs: readonly string[]): Block[] => [
  text(opening),
  list(...signs),
  note(
    `A sudden death, a swollen head, a blue comb or a twisted neck, even in one bird, or several birds ill at once, may be a notifiable disease. Report it at once: ${reportWords}. Do not move birds or eggs.`,
  ),
  links(
    { label: 'When to call a vet', url: '/help/when-to-call-a-vet' },
    { label: 'Vets who see poultry', url: '/category/services/veterinary' },
  ),
]

/** The rules that all keepers share, after those that this kind of bird has of its own. */
export const keepersRules = (...own: readonly Block[]): Block[] => [
  ...own,
  text(
    'As with all birds kept in Great Britain, you must register them, even if you have just one. Bird flu rules can mean that birds must be kept indoors or that sales stop. They change, and they differ by place, so look them up on GOV.UK.',
  ),
  links(
    { label: 'Registering your birds', url: '/help/registering-your-birds' },
    { label: 'Bird flu rules', url: '/help/bird-flu-rules' },
    { label: 'Birds and eggs that may not be sold', url: '/help/birds-and-eggs-that-may-not-be-sold' },
  ),
]

/** Read for every guide. */
export const commonSources: readonly ArticleSource[] = [
  {
    label: 'Days of incubation: Mississippi State University Extension, Important incubation factors',
    url: 'https://extension.msstate.edu/content/important-incubation-factors',
  },
  {
    label: 'Registration: GOV.UK, register as a keeper of less than 50 poultry or other captive birds',
    url: 'https://www.gov.uk/guidance/register-as-a-keeper-of-less-than-50-poultry-or-other-captive-birds',
  },
  {
    label: 'Signs and reporting of bird flu: GOV.UK, avian influenza (bird flu)',
    url: 'https://www.gov.uk/guidance/avian-influenza-bird-flu',
  },
]
