import { type Block, table } from '../../../../functions/contract/blocks.ts'
import { type Incubation, type IncubationSlug, incubations } from '../../../../functions/contract/species.ts'

const kindOf = (slug: IncubationSlug): Incubation => incubations.find((kind) => kind.slug === slug)!

const daysWords = ({ days, range: [from, to] }: Incubation): string =>
  from === to ? `${days} days` : `${days} days (${from} to ${to} are seen)`

/** The days of incubation of these kinds, as the calculator counts them. */
export const incubationTable = (...slugs: IncubationSlug[]): Block =>
  table({
    caption: 'Days of incubation',
    columns: ['Eggs', 'Hatch', 'Candle', 'Stop turning'],
    rows: slugs
      .map(kindOf)
      .map((kind) => [kind.name, daysWords(kind), `days ${kind.candleDays.join(' and ')}`, `day ${kind.lockdownDay}`]),
  })

/** A kind's days, for a sentence. */
export const incubationFacts = kindOf
