import type { DeliveryCode } from '#contract/catalogue/shipping.ts'
import type { AddressInput } from '#contract/fields.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

/** What is bought of the cart, as quote and checkout take it. */
export type CheckoutBody = {
  deliveries: { seller: string; methods: DeliveryCode[] }[]
  address?: AddressInput | null
  addressId?: string
}

type Opened = { body: CheckoutBody; paymentUrl: string }

const isBody = (value: unknown): value is CheckoutBody => Array.isArray(fieldsOf(value).deliveries)

const opened = kept({
  key: 'checkout_opened',
  area: session,
  read: fromJson<Opened | null>(null, (value) => {
    const { body, paymentUrl } = fieldsOf(value)
    return typeof paymentUrl === 'string' && isBody(body) ? { body, paymentUrl } : null
  }),
})

/** Address and deliveries of the payment that was opened last, kept in this tab so that it can be opened anew. */
export const lastCheckout = {
  keep: opened.set,
  /** What the payment at this address was opened with; null for any other. */
  of: (paymentUrl: string): CheckoutBody | null => {
    const last = opened.get()
    return last?.paymentUrl === paymentUrl ? last.body : null
  },
  forget: (): void => opened.set(null),
}
