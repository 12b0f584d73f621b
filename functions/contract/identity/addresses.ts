import * as z from 'zod'
import { addressField, pageFields } from '../fields.ts'

/** The first one becomes the default whatever `isDefault` says. */
export const newAddressInput = addressField.extend({ isDefault: z.boolean().default(false) })

const { line2, county, phone, ...required } = addressField.shape

/** What is left out stays as it is; null or nothing takes an optional line away. */
export const addressChange = z.strictObject({
  ...z.object(required).partial().shape,
  line2: line2.in,
  county: county.in,
  phone: phone.in,
  isDefault: z.boolean().optional(),
})

export const addressesQuery = z.strictObject({ ...pageFields, cursor: z.uuid().optional() })

export type NewAddress = z.input<typeof newAddressInput>
export type AddressChange = z.input<typeof addressChange>
