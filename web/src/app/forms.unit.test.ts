import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { type CategorySlug, categories } from '#contract/catalogue/catalogue.constants.ts'
import { addressField } from '#contract/fields.ts'
import {
  changeEmailInput,
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  profileInput,
  registerInput,
  resetPasswordInput,
} from '#contract/identity/account.ts'
import { renamePasskeyInput } from '#contract/identity/factors/passkeys.ts'
import {
  confirmFactorInput,
  confirmIdentityInput,
  confirmWithCode,
  loginWithCode,
} from '#contract/identity/factors/second-factor.ts'
import { deleteAccountInput } from '#contract/operations/leaving.ts'
import { contactInput } from '#contract/talk/contact.ts'
import { featureRequestInput } from '#contract/talk/feature-requests.ts'
import { listingForm } from '#web/features/selling/listings/editor/listing-form.ts'
import { publishingGaps } from '#web/features/selling/listings/editor/parts/publishing-gaps.ts'
import { shopForm } from '#web/features/selling/shop/shop-form-schema.ts'
import { formWords } from '#web/lib/api/form-words.ts'

/** What a schema says of itself when nobody has put it into words. */
const schemaWords = /\b(expected|received|undefined|null|nan|string|regex|pattern|uuid|invalid|too (small|big))\b|"|\|/i

const forms: Record<string, z.ZodType> = {
  loginInput,
  registerInput,
  forgotPasswordInput,
  resetPasswordInput,
  changeEmailInput,
  changePasswordInput,
  profileInput,
  addressField,
  deleteAccountInput,
  confirmIdentityInput,
  confirmWithCode,
  loginWithCode,
  confirmFactorInput,
  renamePasskeyInput,
  shopForm,
  featureRequestInput,
  contactInput,
  listingForm,
}

/** What a new password's form picks of its schema, and what any form hands on. */
const elsewhere = ['input', 'schema']

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const product = Object.entries(sources).filter(([file]) => !file.includes('.unit.test.'))

test('every schema that a form checks is tried here', () => {
  const given = product.flatMap(([, text]) => [
    ...[...text.matchAll(/useServerForm\(\{\s*schema: (\w+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/zodResolver\((\w+)/g)].map(([, name]) => name),
  ])
  const known = [...Object.keys(forms), ...elsewhere]
  expect(given.length).toBeGreaterThan(10)
  expect(given.filter((name) => name === undefined || !known.includes(name))).toEqual([])
})

test('every form says what is wrong in the words of forms', () => {
  const calls = product.flatMap(([, text]) => [...text.matchAll(/zodResolver\([^)]*\)/g)].map(([call]) => call))
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((call) => !call.includes('{ error: formWords }'))).toEqual([])
})

const wrong = ['', ' ', 'abc', '-1', '1.5', '1e999', 'x'.repeat(6000), undefined, null, Number.NaN, 7, true, [], {}]
const parts = ['name', 'line1', 'line2', 'town', 'county', 'postcode', 'country', 'phone']
const rows = ['id', 'key', 'label', 'sku', 'price', 'stock', 'packCount', 'alt']
const filled = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

/** Values of a form with this in every field, and in every field of what stands in it. */
const valuesWith = (schema: z.ZodType, value: unknown): unknown[] => {
  const fields = 'shape' in schema ? Object.keys(schema.shape as object) : []
  const flat = filled(fields, value)
  return [
    flat,
    { ...flat, surprise: value },
    { ...flat, collectionAddress: filled(parts, value) },
    { ...flat, options: [filled(rows, value)], pictures: [filled(rows, value)], attributes: { any: value } },
    { ...flat, dispatchWeekdays: [value] },
  ]
}

test.each(Object.entries(forms))('%s tells in plain words what is wrong', (_name, schema) => {
  const messages = wrong.flatMap((value) =>
    valuesWith(schema, value).flatMap(
      (given) => schema.safeParse(given, { error: formWords }).error?.issues.map(({ message }) => message) ?? [],
    ),
  )
  expect(messages.length).toBeGreaterThan(0)
  expect([...new Set(messages)].filter((message) => schemaWords.test(message))).toEqual([])
})

describe('a listing that is not complete', () => {
  const draft = (category: CategorySlug, attributes: Record<string, string | boolean>) =>
    publishingGaps({
      category,
      attributes,
      title: 'A good title',
      subcategory: '',
      description: 'x'.repeat(20),
      options: [],
      pictures: [],
      collection: false,
      dispatchWeekdays: [],
    }).filter(({ path }) => path.startsWith('attributes.'))

  test.each([
    [
      'hatching-eggs',
      {
        species: 'Please choose a species',
        size: 'Please choose a size',
        shellColour: 'Please say what colour the shells are',
        laidWithinDays: 'Please say how many days old they are at most',
      },
    ],
    [
      'live-birds',
      {
        species: 'Please choose a species',
        ageWeeks: 'Please say how many weeks old they are',
        sex: 'Please choose a sex',
        keeperConfirmed: 'Please confirm that you are a registered keeper',
      },
    ],
    ['equipment', { brand: 'Please name the brand', condition: 'Please say whether it is new or used' }],
    ['supplies', { brand: 'Please name the brand', weightGrams: 'Please say how many grams it weighs' }],
    [
      'services',
      { radiusMiles: 'Please say how many miles you travel', priceBasis: 'Please choose what the price is for' },
    ],
    ['merchandise', {}],
  ] as const)('asks for what %s lack', (category, asked) => {
    const gaps = draft(category, {}).map(({ path, message }) => [path.slice('attributes.'.length), message])
    expect(Object.fromEntries(gaps)).toEqual(asked)
  })

  const names = ['species', 'breed', 'size', 'shellColour', 'laidWithinDays', 'fertilityPercent', 'ageWeeks', 'sex']
  const others = ['brand', 'condition', 'capacityEggs', 'weightGrams', 'bestBefore', 'radiusMiles', 'priceBasis']

  test.each(categories.map(({ slug }) => slug))('says in plain words what is wrong with %s', (category) => {
    const texts = ['', ' ', 'abc', '-1', '1.5', '1e999', '2026-13-45', 'x'.repeat(500)]
    const messages = texts.flatMap((text) =>
      draft(category, filled([...names, ...others, 'colour'], text) as Record<string, string>).map(
        ({ message }) => message,
      ),
    )
    expect(messages.filter((message) => schemaWords.test(message))).toEqual([])
  })
})
