import { type Incubation, incubationClimate } from '../catalogue/species.ts'
import type { IncubationAct, IncubationPlan } from './incubation-plan.ts'

const { fanCelsius, stillCelsius, humidity, restHours, turnsADay } = incubationClimate

const span = ([from, to]: readonly [number, number]): string => `${from} to ${to}`

const isWaterfowl = ({ species }: Incubation): boolean => species === 'duck' || species === 'goose'

/** Percent of relative humidity until lockdown and from then on. */
const humidityOf = (kind: Incubation): { before: string; atHatch: string } => {
  const [low, high] = humidity.before
  const [more, most] = humidity.waterfowlMore
  if (!isWaterfowl(kind)) return { before: span(humidity.before), atHatch: span(humidity.atHatch) }
  return { before: span([low + more, high + most]), atHatch: span(humidity.waterfowlAtHatch) }
}

/** Keep their capital in a sentence. */
const properNames = /^(Japanese|Muscovy)/

/** "Duck eggs", or "12 duck eggs" where their number is known. */
export const eggsWords = ({ name }: Incubation, eggs?: number): string => {
  if (eggs === undefined) return `${name} eggs`
  const inSentence = properNames.test(name) ? name : name.toLowerCase()
  return `${eggs} ${inSentence} ${eggs === 1 ? 'egg' : 'eggs'}`
}

/** 37.5 °C with a fan, more without one. */
const warmth = `${fanCelsius} °C in an incubator with a fan, ${span(stillCelsius)} °C at the top of the eggs in one without`

/** "from day 20 to day 21", or "on day 28" where breeders name one alone. */
export const hatchDays = ({ hatch: { from, to } }: Pick<IncubationPlan, 'hatch'>): string =>
  from.day === to.day ? `on day ${from.day}` : `from day ${from.day} to day ${to.day}`

export const actNames: Record<IncubationAct, string> = {
  set: 'Set the eggs',
  'candle-1': 'Candle for the first time',
  'candle-2': 'Candle again',
  lockdown: 'Lockdown',
  hatch: 'Hatch',
}

const turns = `${span(turnsADay.usual)} times a day, and at least ${turnsADay.least}`

/** What is done on a day, in a few plain sentences. */
export const actWords = (act: IncubationAct, plan: IncubationPlan): string => {
  const { before, atHatch } = humidityOf(plan.kind)
  const told: Record<IncubationAct, string> = {
    set: `Posted eggs first rest for ${span(restHours)} hours, pointed end down. Then keep ${warmth}, and ${before} % humidity. Turn them ${turns}.`,
    'candle-1':
      'Hold each egg to a bright light in a dark room and look for veins. Take out the clear ones, and carry on turning the rest.',
    'candle-2':
      'Look for an egg that has gone dark, with a clear air cell at the blunt end. Take out any that have stopped growing.',
    lockdown: `Stop turning and lay the eggs on their side or in the hatching tray. Raise the humidity to ${atHatch} % and leave the lid shut from now on.`,
    hatch: `Breeders see these eggs hatch ${hatchDays(plan)}. Leave the lid shut while they do, and have the brooder warm for when the young are dry.`,
  }
  return told[act]
}

/** Said wherever a plan is shown. */
export const planIsAGuide =
  'This is a guide, not a promise. The breed, the age of the eggs, their journey and your incubator can each move a hatch by a day or more.'

/** Where the days were read. */
export const planSources: readonly { label: string; url: string }[] = [
  {
    label: 'Mississippi State University Extension: Important incubation factors',
    url: 'https://extension.msstate.edu/content/important-incubation-factors',
  },
]
