import * as z from 'zod'
import { firstHalfOf, isWhole, notAPostcode, tidyPostcode } from './postcodes.ts'
import { manyLines, nameLine, oneLine } from './texts.ts'

/** Field rules that several contracts share. Messages are the specification's where it has them. */
export const usernameField = oneLine('the username')
  .min(3, 'Username must be at least 3 characters')
  .max(30, 'Username must not be longer than 30 characters')

export const passwordField = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must not be longer than 200 characters')

/** An email address without the space around it, however it was pasted. */
export const emailField = (words = 'Please enter a valid email address') =>
  z.string().trim().pipe(z.email(words).max(254, words))

/** An id, in small letters as it is kept. */
export const uuidField = z.uuid().toLowerCase()

/**
 * A day of this century, YYYY-MM-DD: what is counted from it stays within the years that have four digits. What is no day
 * at all is refused in these words.
 */
export const dayField = (words: string) =>
  z.iso
    .date({ error: words, abort: true })
    .refine((day) => day.startsWith('20'), 'Please enter a date from 2000 to 2099')

/** A postcode, tidied, of which `isMeant` is true; anything else is refused in these words. */
const placeField = (words: string, isMeant: (postcode: string) => boolean, line = oneLine()) =>
  line.transform((typed) => tidyPostcode(typed) ?? '').refine((postcode) => postcode !== '' && isMeant(postcode), words)

/** A UK postcode however it is typed, tidied to capitals with one space. */
export const postcodeField = placeField(notAPostcode, isWhole, oneLine('the postcode'))

/** The first half of a UK postcode however it is typed, in capitals. */
export const outcodeField = placeField(
  'Please enter the first half of a postcode, such as SY8',
  (postcode) => !isWhole(postcode),
)

/** A UK postcode or its first half, however it is typed; only the first half goes out. */
export const nearField = placeField(notAPostcode, () => true).transform(firstHalfOf)

const within = (line: z.ZodString, max = 100) => line.max(max, `Please keep this under ${max} characters`)

// “High Rd.London” and “Moneysupermarket.com House” are addresses of houses, so that only what nobody lives at is refused.
const placeLine = () =>
  oneLine().refine((text) => !/:\/\/|\bwww\./i.test(text), 'Please leave web addresses out of the address')

const requiredLine = (what: string, line = placeLine()) => within(line).min(1, `Please enter ${what}`)
const optionalLine = () =>
  within(placeLine())
    .nullish()
    .transform((value) => value || null)

const phoneLine = oneLine()
  .regex(/^([\d +()-]{7,30})?$/, 'Please enter a phone number, such as 01422 555 0114')
  .nullish()
  .transform((value) => value || null)

/** A delivery or collection address in the United Kingdom and its islands. */
export const addressField = z.strictObject({
  name: requiredLine('a name', nameLine()),
  line1: requiredLine('the first line of the address'),
  line2: optionalLine(),
  town: requiredLine('a town'),
  county: optionalLine(),
  postcode: postcodeField,
  country: z.literal('GB'),
  phone: phoneLine,
})

export type AddressInput = z.input<typeof addressField>
export type Address = z.output<typeof addressField>

/** One page of a list: `limit` 1-100, an opaque `cursor`. */
export const pageFields = {
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: oneLine().max(400).optional(),
}

type Bounds = { min: number; max: number }

/** A text within these bounds; `what` begins the message, which the specification words so. */
export const bounded = (text: z.ZodString, what: string, { min, max }: Bounds) =>
  text
    .min(min, `${what} must be at least ${min} characters.`)
    .max(max, `${what} must not be longer than ${max} characters.`)

/** Prose without the space around it, within these bounds. */
export const boundedText = (what: string, bounds: Bounds) => bounded(manyLines().trim(), what, bounds)
