import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { type CategorySlug, categories } from '#contract/catalogue/catalogue.constants.ts'
import { addressField } from '#contract/fields.ts'
import {
  changeEmailInput,
  changePasswordInput,
  correctEmailInput,
  forgotPasswordInput,
  loginInput,
  openShopInput,
  profileInput,
  registerInput,
  resetPasswordInput,
  verifyCodeInput,
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
import { withAt } from '#testing/routes/places.ts'
import { notPlain } from '#testing/routes/plain.ts'
import { placesOf } from '#testing/routes/schema-places.ts'
import { justWrong, wrongInForm } from '#testing/routes/wrong-values.ts'
import { listingForm } from '#web/features/selling/listings/editor/listing-form.ts'
import { publishingGaps } from '#web/features/selling/listings/editor/parts/publishing-gaps.ts'
import { shopForm } from '#web/features/selling/shop/shop-form-schema.ts'
import { formWords } from '#web/lib/api/form-words.ts'

const forms: Record<string, z.ZodType> = {
  loginInput,
  registerInput,
  openShopInput,
  forgotPasswordInput,
  resetPasswordInput,
  changeEmailInput,
  changePasswordInput,
  profileInput,
  verifyCodeInput,
  correctEmailInput,
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

test.each(Object.entries(forms))('%s tells in plain words what is wrong', (_name, schema) => {
  const messages = placesOf(schema).flatMap((place) =>
    [...wrongInForm, ...justWrong(place)].flatMap(
      (value) =>
        schema
          .safeParse(withAt(undefined, place.path, value), { error: formWords })
          .error?.issues.map(({ message }) => message) ?? [],
    ),
  )
  expect(messages.length).toBeGreaterThan(0)
  expect([...new Set(messages)].filter(notPlain)).toEqual([])
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
        laidWithinDays: 'Please say how many days old they can be when dispatched',
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
    ['equipment', { brand: 'Please name the brand', condition: 'Please say whether it’s new or used' }],
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
      draft(category, Object.fromEntries([...names, ...others, 'colour'].map((name) => [name, text]))).map(
        ({ message }) => message,
      ),
    )
    expect(messages.filter(notPlain)).toEqual([])
  })
})
