import * as z from 'zod'
import { unknownWords } from '../plain-words.ts'
import type { FieldProblem } from '../problems.ts'
import { oneLine } from '../texts.ts'
import { type CategorySlug, priceBases } from './catalogue.constants.ts'
import { species } from './species.ts'

export const eggSizes = ['large', 'bantam'] as const
export const sexes = [
  'pullet',
  'hen',
  'cockerel',
  'duck',
  'drake',
  'goose',
  'gander',
  'unsexed',
  'pair',
  'trio',
] as const
export const conditions = ['new', 'used'] as const

const whole = (min: number, max: number) => z.int().min(min).max(max)
const words = (max = 60) => oneLine().min(1, 'Please fill this in').max(max, `Please keep this under ${max} characters`)
const breed = oneLine().max(80).nullish()

/** What a listing of each category tells beside its text: all of it is demanded at publishing, but what may be null. */
const attributeSchemas = {
  'hatching-eggs': z.strictObject({
    species: z.enum(species),
    breed,
    laidWithinDays: whole(0, 30),
    fertilityPercent: whole(0, 100).nullish(),
    size: z.enum(eggSizes),
    shellColour: words(),
  }),
  'live-birds': z.strictObject({
    species: z.enum(species),
    breed,
    ageWeeks: whole(0, 1000),
    sex: z.enum(sexes),
    vaccinated: z.boolean(),
    ringed: z.boolean(),
    keeperConfirmed: z.boolean().refine((confirmed) => confirmed, 'Please confirm that you are a registered keeper'),
  }),
  equipment: z.strictObject({
    brand: words(),
    condition: z.enum(conditions),
    capacityEggs: whole(1, 100_000).nullish(),
  }),
  supplies: z.strictObject({
    brand: words(),
    weightGrams: whole(1, 2_000_000),
    bestBefore: z.iso.date('Please enter a date').nullish(),
  }),
  services: z.strictObject({ radiusMiles: whole(0, 500), priceBasis: z.enum(priceBases) }),
  merchandise: z.strictObject({ size: words().nullish(), colour: words().nullish() }),
} as const satisfies Record<CategorySlug, z.ZodType>

type Given = Record<string, unknown>

const dropEmpty = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))

/** How a problem is told that its schema does not word itself. */
type Words = (issue: z.core.$ZodRawIssue) => string

const problemsOf = ({ schema, given }: { schema: z.ZodType; given: Given }, words?: Words): FieldProblem[] =>
  (schema.safeParse(given, words && { error: words }).error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [{ path: ['attributes', ...issue.path].join('.'), message: issue.message }]
    return issue.keys.map((name) => ({ path: `attributes.${name}`, message: unknownWords(name) }))
  })

const isMissing = (value: unknown): boolean => value === null || value === undefined

/** What is wrong with what is given; what is missing is not, and a bird's keeper may confirm later. */
export const attributeMistakes = (category: CategorySlug, given: Given): FieldProblem[] =>
  problemsOf({ schema: attributeSchemas[category], given: dropEmpty(given) }).filter(({ path }) => {
    const value = given[path.slice('attributes.'.length)]
    return !isMissing(value) && !(path === 'attributes.keeperConfirmed' && value === false)
  })

type Attributes = { category: CategorySlug; attributes: Given }

/** What is wrong or missing for publishing, in these words where its schema has none of its own. */
export const attributeGaps = ({ category, attributes }: Attributes, words?: Words): FieldProblem[] =>
  problemsOf({ schema: attributeSchemas[category], given: dropEmpty(attributes) }, words)
