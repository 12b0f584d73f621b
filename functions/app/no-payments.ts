import type { PaymentProvider } from '#integrations/payments/payments.ts'
import { AppError } from './errors.ts'

const refuse = async (): Promise<never> => {
  throw new AppError('unavailable', 'We can’t take payments yet. Please try again later.', {
    retryAfter: 3600,
    logged: { missingSettings: ['STRIPE_SECRET_KEY'] },
  })
}

/** Production without a provider's keys: nothing can be paid, and the log names what is missing. */
export const noPayments: PaymentProvider = { name: 'stripe', open: refuse, refund: refuse }
