import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { AppError } from '#app/errors.ts'
import { checked, checkedText, idParam, slugParam, usernameParam } from '#app/validate.ts'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { attributeGaps, attributeMistakes } from '#contract/catalogue/listing-attributes.ts'
import { everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { withAt } from '#testing/routes/places.ts'
import { notPlain } from '#testing/routes/plain.ts'
import { placesOf } from '#testing/routes/schema-places.ts'
import { justWrong, wrongInAddress, wrongInBody } from '#testing/routes/wrong-values.ts'
import { goodFor } from './texts.test-data.ts'

/** The specification's text for what no form sends: JSON of another type. */
const specified = /^Expected (string|number|boolean|object|array), received (string|number|boolean|object|array|null)$/

type Check = () => unknown

const messagesOf = (check: Check): string[] => {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.message, ...(error.details.errors ?? []).map(({ message }) => message)]
  }
}

type Part = 'query' | 'headers' | 'body'
type Wrong = { schema: z.ZodType; good: unknown[]; wrong: unknown[] }

/** What is wrong in one place at a time: of nothing at all, and of each request that is good. */
const wrongOnce = ({ schema, good, wrong }: Wrong): unknown[] =>
  placesOf(schema).flatMap((place) =>
    [...wrong, ...justWrong(place)].flatMap((value) =>
      [undefined, ...good].map((whole) => withAt(whole, place.path, value)),
    ),
  )

const declaring = (part: Part) =>
  everyDeclaredRoute.flatMap(({ method, path, declaration }) => {
    const schema = declaration[part]
    const name = `${method} ${path}`
    return schema ? [{ name, schema, good: goodFor({ route: name, part }) }] : []
  })

const told = (check: (given: unknown) => unknown, given: unknown[]): string[] => [
  ...new Set(given.flatMap((one) => messagesOf(() => check(one)))),
]

describe.each(['query', 'headers'] as const)('what is wrong in the %s is told in words for everybody', (part) => {
  test.each(declaring(part))('$name', ({ schema, good }) => {
    const messages = told((given) => checkedText(schema, given), wrongOnce({ schema, good, wrong: wrongInAddress }))
    expect(messages.filter(notPlain)).toEqual([])
  })
})

describe('what is wrong in the body is told in words for everybody, or as specified', () => {
  test.each(declaring('body'))('$name', ({ schema, good }) => {
    const messages = told((given) => checked(schema, given), wrongOnce({ schema, good, wrong: wrongInBody }))
    expect(messages.length, 'something is refused').toBeGreaterThan(0)
    expect(messages.filter((message) => notPlain(message) && !specified.test(message))).toEqual([])
  })
})

const routeOf = (method: string, path: string) => {
  const found = everyDeclaredRoute.find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`There is no ${method} ${path}.`)
  return found.declaration
}

test('each field that there is not is told by its own name alone', () => {
  const login = routeOf('POST', '/api/login').body!
  const good = { username: 'ann_reed', password: 'bantams-lay-well' }
  const messages = messagesOf(() => checked(login, { ...good, hen: 1, duck: 2 }))
  expect(messages).toEqual(['Unknown field: hen', 'Unknown field: hen', 'Unknown field: duck'])
})

test.each([
  ['/api/products', { limit: '0' }, 'Please give a whole number from 1 to 100'],
  ['/api/products', { limit: '101' }, 'Please give a whole number from 1 to 100'],
  ['/api/products', { limit: 'ten' }, 'Please give a whole number from 1 to 100'],
  ['/api/products', { minRating: '9' }, 'Please give a number from 1 to 5'],
])('GET %s with %j says what would be right', (path, query, words) => {
  const schema = routeOf('GET', path).query!
  expect(messagesOf(() => checkedText(schema, query))).toEqual([words, words])
})

test.each([
  ['POST', '/api/payments/sandbox/:reference/succeed', { delaySeconds: -1 }, 'Please give a whole number from 0 to 60'],
  [
    'POST',
    '/api/payments/sandbox/:reference/succeed',
    { delaySeconds: 0.5 },
    'Please give a whole number from 0 to 60',
  ],
  ['PATCH', '/api/seller/shop', { holidayUntil: '9999-12-31' }, 'Please enter a date from 2000 to 2099'],
  ['PATCH', '/api/seller/shop', { holidayUntil: 'soon' }, 'Please enter a date'],
  [
    'PATCH',
    '/api/seller/shop',
    { about: 'Hens\u0000' },
    'There’s something invisible in here. Please type it instead of pasting it.',
  ],
  [
    'PATCH',
    '/api/seller/shop',
    { about: 'Hens\ud83d' },
    'A character in here is broken. Please type it instead of pasting it.',
  ],
])('%s %s with %j says what would be right', (method, path, body, words) => {
  const schema = routeOf(method, path).body!
  expect(messagesOf(() => checked(schema, body))).toEqual([words, words])
})

test.each([idParam, slugParam, usernameParam])('what is wrong in an address is told in words: %o', (part) => {
  const messages = told((given) => part(String(given)), wrongInAddress)
  expect(messages).toEqual(['We couldn’t find this page or item.'])
})

const attributes = ['species', 'breed', 'size', 'shellColour', 'laidWithinDays', 'fertilityPercent', 'ageWeeks', 'sex']
const more = ['vaccinated', 'ringed', 'keeperConfirmed', 'brand', 'condition', 'capacityEggs', 'weightGrams']
const rest = ['bestBefore', 'radiusMiles', 'priceBasis', 'colour', 'surprise']

test.each(categories.map(({ slug }) => slug))('what is wrong in an attribute of %s is told in words', (category) => {
  const problems = [...attributes, ...more, ...rest].flatMap((name) =>
    wrongInBody.flatMap((value) => [
      ...attributeMistakes(category, { [name]: value }),
      ...attributeGaps({ category, attributes: { [name]: value } }),
    ]),
  )
  const messages = [...new Set(problems.map(({ message }) => message))]
  expect(messages.length).toBeGreaterThan(1)
  expect(messages.filter((message) => notPlain(message) && !specified.test(message))).toEqual([])
})
