import * as z from 'zod'

/** Field rules that several contracts share. Messages are the specification's where it has them. */
export const usernameField = z
  .string()
  .min(3, 'Username must be at least 3 characters')
  .max(30, 'Username must not be longer than 30 characters')

export const passwordField = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must not be longer than 200 characters')

export const emailField = z.email('Please enter a valid email address').max(254, 'Please enter a valid email address')

export const uuidField = z.uuid()

/** A day of this century, YYYY-MM-DD: what is counted from it stays within the years that have four digits. */
export const dayField = (words: string) =>
  z.iso.date(words).refine((day) => day >= '2000-01-01' && day <= '2099-12-31', words)

/** A UK postcode, tidied to capitals with one space. */
export const postcodeField = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$/, 'Please enter a UK postcode, such as SY8 1AA')
  .transform((value) => value.toUpperCase().replace(/ ?(...)$/, ' $1'))

/** The first half of a UK postcode, in capitals. */
export const outcodeField = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{1,2}[0-9][A-Za-z0-9]?$/, 'Please enter the first half of a postcode, such as SY8')
  .transform((value) => value.toUpperCase())

const line = (max: number) => z.string().trim().max(max, `Please keep this under ${max} characters`)
const requiredLine = (what: string, max = 100) => line(max).min(1, `Please enter ${what}`)
const optionalLine = (max = 100) =>
  line(max)
    .nullish()
    .transform((value) => value || null)

const phoneLine = z
  .string()
  .trim()
  .regex(/^([\d +()-]{7,30})?$/, 'Please enter a phone number, such as 01422 555 0114')
  .nullish()
  .transform((value) => value || null)

/** A delivery or collection address in the United Kingdom and its islands. */
export const addressField = z.strictObject({
  name: requiredLine('a name'),
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
  cursor: z.string().max(400).optional(),
}

/** Prose without the space around it, within these bounds; `what` begins the message, which the specification words so. */
export const boundedText = (what: string, { min, max }: { min: number; max: number }) =>
  z
    .string()
    .trim()
    .min(min, `${what} must be at least ${min} characters.`)
    .max(max, `${what} must not be longer than ${max} characters.`)
