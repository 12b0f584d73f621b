import * as z from 'zod'

/** An address as it is stored, with null for each line that it has not. */
export const address = z.strictObject({
  name: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  town: z.string(),
  county: z.string().nullable(),
  postcode: z.string(),
  country: z.literal('GB'),
  phone: z.string().nullable(),
})

/** An address that a user has saved; a checkout takes its `id`. */
export const savedAddress = address.extend({ id: z.uuid(), isDefault: z.boolean() })
export type SavedAddress = z.infer<typeof savedAddress>

/** Newest first. */
export const addressPage = z.strictObject({ items: z.array(savedAddress), nextCursor: z.string().nullable() })
export type AddressPage = z.infer<typeof addressPage>
