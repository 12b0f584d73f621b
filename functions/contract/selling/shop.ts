import * as z from 'zod'
import { weekdays } from '../catalogue/catalogue.constants.ts'
import { sellerKinds } from '../catalogue/sellers.ts'
import { addressField, dayField, outcodeField } from '../fields.ts'
import { shopNameField } from '../identity/shop-name.ts'
import { imageKeyField } from '../identity/uploads.ts'
import { manyLines } from '../texts.ts'
import { shopLimits } from './shop.constants.ts'

const { quickReply } = shopLimits

const within = (text: z.ZodString, max: number) => text.max(max, `Please keep this under ${max} characters`)
const words = (max: number) => within(manyLines().trim(), max)

export const weekdaysField = z
  .array(z.enum(weekdays))
  .min(1, 'Please choose at least one day')
  .transform((days) => weekdays.filter((day) => days.includes(day)))

/** Said of the end of a holiday that lies in the past. */
export const holidayOver = 'This day is over. Please choose today or a later one.'

/** Everything that a shop's page shows and its orders need; what is left out stays as it is. */
export const shopInput = z
  .strictObject({
    name: shopNameField,
    about: words(shopLimits.about),
    policies: words(shopLimits.policies),
    outcode: outcodeField.nullable(),
    collectionAddress: addressField.nullable(),
    dispatchWeekdays: weekdaysField,
    holidayUntil: dayField('Please enter a date').nullable(),
    bannerKey: imageKeyField.nullable(),
    sellerKind: z.enum(sellerKinds),
    quickReplies: z
      .array(words(quickReply.max).min(quickReply.min, 'Please write something or remove this reply'))
      .max(quickReply.most, `You can save up to ${quickReply.most} replies`),
  })
  .partial()
export type ShopInput = z.output<typeof shopInput>
