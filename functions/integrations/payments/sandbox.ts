import type { PaymentProvider } from './payments.ts'

/** A pay page of our own on which no money moves; exists outside production only. A refund is a line in the log. */
export const sandboxPayments: PaymentProvider = {
  name: 'sandbox',
  open: async ({ reference }) => ({ paymentUrl: `/pay/${reference}` }),
  refund: async (refund) => console.log(JSON.stringify({ sandbox: 'refund', ...refund })),
}
