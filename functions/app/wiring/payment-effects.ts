import type { PaymentEffects } from '#features/money/payments/payment-effects.rules.ts'
import { packageEffect } from '#features/selling/packages/settle-package.service.ts'
import { checkoutEffect } from '#features/trade/checkout/settle-checkout.service.ts'

/** What comes of a payment, by what it was for. */
export const paymentEffects: PaymentEffects = { checkout: checkoutEffect, package: packageEffect }
