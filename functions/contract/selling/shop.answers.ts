import * as z from 'zod'
import { weekdays } from '../catalogue/catalogue.constants.ts'
import { sellerKinds } from '../catalogue/sellers.ts'
import { address } from '../identity/addresses.answers.ts'

export const shop = z.strictObject({
  name: z.string(),
  about: z.string(),
  policies: z.string(),
  outcode: z.string().nullable(),
  /** The town or area of the outcode, as buyers see it. */
  place: z.string().nullable(),
  collectionAddress: address.nullable(),
  dispatchWeekdays: z.array(z.enum(weekdays)),
  holidayUntil: z.iso.date().nullable(),
  bannerKey: z.string().nullable(),
  sellerKind: z.enum(sellerKinds),
  /** What the seller answers often: texts to insert into a message. */
  quickReplies: z.array(z.string()),
})
export type Shop = z.infer<typeof shop>
