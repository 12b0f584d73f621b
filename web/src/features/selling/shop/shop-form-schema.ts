import * as z from 'zod'
import { ukDay } from '#contract/calendar-day.ts'
import { type AddressInput, addressField, outcodeField } from '#contract/fields.ts'
import type { Shop } from '#contract/selling/shop.answers.ts'
import { holidayOver, shopInput } from '#contract/selling/shop.ts'

const emptyAsNull = z.string().transform((value) => (value.trim() === '' ? null : value))

const addressTexts = z
  .object({
    name: z.string(),
    line1: z.string(),
    line2: z.string(),
    town: z.string(),
    county: z.string(),
    postcode: z.string(),
    phone: z.string(),
  })
  .transform((texts): AddressInput | null =>
    Object.values(texts).every((text) => text.trim() === '') ? null : { ...texts, country: 'GB' as const },
  )

const { name, about, policies, dispatchWeekdays, bannerKey, sellerKind } = shopInput.shape

/** The form's texts as what the API takes: what is left empty is null. */
export const shopForm = z.object({
  name: name.unwrap(),
  about: about.unwrap(),
  policies: policies.unwrap(),
  sellerKind: sellerKind.unwrap(),
  dispatchWeekdays: dispatchWeekdays.unwrap(),
  bannerKey: bannerKey.unwrap(),
  outcode: emptyAsNull.pipe(outcodeField.nullable()),
  holidayUntil: emptyAsNull
    .pipe(z.iso.date('Please enter a date').nullable())
    .refine((day) => day === null || day >= ukDay(new Date()), holidayOver),
  collectionAddress: addressTexts.pipe(addressField.nullable()),
})
export type ShopFormValues = z.input<typeof shopForm>

export const shopFormValues = ({
  outcode,
  holidayUntil,
  collectionAddress: address,
  ...shop
}: Shop): ShopFormValues => ({
  ...shop,
  outcode: outcode ?? '',
  // One that is over is none.
  holidayUntil: holidayUntil && holidayUntil >= ukDay(new Date()) ? holidayUntil : '',
  collectionAddress: {
    name: address?.name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    town: address?.town ?? '',
    county: address?.county ?? '',
    postcode: address?.postcode ?? '',
    phone: address?.phone ?? '',
  },
})
