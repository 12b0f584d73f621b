import { type IncubationSlug, incubations } from '#contract/catalogue/species.ts'
import { cutTo } from '#contract/cut-text.ts'
import { batchProblem, eggsProblem, isIncubationSlug, setDayProblem } from '#contract/help/incubation-fields.ts'

/** What the address names and the form holds, each as it is written. */
export type CalculatorFields = { species: string; set: string; eggs: string; batch: string }
export type FieldName = keyof CalculatorFields

/** What a plan is made for. */
export type Asked = { kind: IncubationSlug; setOn: string; eggs: number | undefined; batch: string | undefined }

/** What is wrong with each field that may not stay as it is, in words. */
export const problemsOf = (fields: CalculatorFields, today: string): Partial<Record<FieldName, string>> => {
  const found = {
    species: isIncubationSlug(fields.species) ? null : 'Please choose a kind of egg',
    set: setDayProblem(fields.set, today),
    eggs: fields.eggs === '' ? null : eggsProblem(fields.eggs),
    batch: batchProblem(fields.batch),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** What is shown in place of a field of the address that cannot be used. */
const insteadOf = (name: FieldName, given: string): string => {
  const quoted = `“${cutTo(given, 40)}”`
  if (name === 'species')
    return `We don’t have dates for ${quoted}, so this is for ${incubations[0].name.toLowerCase()} eggs.`
  if (name === 'set') return `We can’t count from ${quoted}, so this starts today.`
  if (name === 'eggs') return `We’ve left out ${quoted}: it isn’t a number of eggs we can use.`
  return 'We’ve left out the batch name in this link because we can’t use it.'
}

const names = ['species', 'set', 'eggs', 'batch'] as const

/** The address as a plan is made from it: what it lacks or cannot be used gives way to the default, and `notes` say so. */
export const readSearch = (
  search: URLSearchParams,
  today: string,
): { fields: CalculatorFields; asked: Asked; notes: string[] } => {
  const defaults: CalculatorFields = { species: incubations[0].slug, set: today, eggs: '', batch: '' }
  const given: CalculatorFields = { ...defaults }
  for (const name of names) given[name] = search.get(name) || defaults[name]
  const wrong = names.filter((name) => problemsOf(given, today)[name] !== undefined)
  const fields = { ...given }
  for (const name of wrong) fields[name] = defaults[name]
  return { fields, asked: askedOf(fields), notes: wrong.map((name) => insteadOf(name, given[name])) }
}

const askedOf = ({ species, set, eggs, batch }: CalculatorFields): Asked => ({
  kind: isIncubationSlug(species) ? species : incubations[0].slug,
  setOn: set,
  eggs: eggs ? Number(eggs) : undefined,
  batch: batch.trim() || undefined,
})

/** The query that names these fields; what is empty stays out. */
export const searchOf = (fields: CalculatorFields): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (fields[name].trim() ? [[name, fields[name]]] : [])))
