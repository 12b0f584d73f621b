import { type Block, table } from '#contract/blocks.ts'
import { type Incubation, type IncubationSlug, incubations } from '#contract/catalogue/species.ts'
import { reportLines } from '#contract/help/help.constants.ts'
import { breedRows } from '../breeds.ts'

const kindOf = (slug: IncubationSlug): Incubation => incubations.find((kind) => kind.slug === slug)!

const daysWords = ({ days, range: [from, to] }: Incubation): string =>
  from === to ? `${days} days` : `${days} days (${from} to ${to} are seen)`

/** The days of incubation of these kinds, as the calculator counts them. */
export const incubationTable = (...slugs: IncubationSlug[]): Block =>
  table({
    caption: 'Days of incubation',
    columns: ['Eggs', 'Hatch', 'Candling', 'Lockdown'],
    rows: slugs
      .map(kindOf)
      .map((kind) => [
        kind.name,
        daysWords(kind),
        `candle on days ${kind.candleDays.join(' and ')}`,
        `stop turning on day ${kind.lockdownDay}`,
      ]),
  })

/** A kind's days, for a sentence. */
export const incubationFacts = kindOf

/** Whom to call on suspicion of a notifiable disease, by nation. */
export const reportTable: Block = table({
  caption: 'Report a suspected notifiable disease',
  columns: ['Where you keep the birds', 'Call'],
  rows: reportLines.map(({ where, call }) => [where, call]),
})

/** What these breeds of chicken lay in a typical year, in the order asked for. */
export const layersTable = (...slugs: string[]): Block =>
  table({
    caption: 'What these breeds lay',
    columns: ['Breed', 'Shell', 'Eggs a year', 'Size'],
    rows: slugs
      .map((slug) => breedRows.find((breed) => breed.species === 'chicken' && breed.slug === slug)!)
      .map(({ name, shellColour, eggsAYear, sizes }) => [
        name,
        shellColour ?? 'varies',
        eggsAYear ? `about ${eggsAYear}` : 'varies',
        (sizes ?? []).join(' or '),
      ]),
  })
