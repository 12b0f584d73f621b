/** What is asked for: an amount in pence under a reference that comes back with every event. */
type PaymentRequest = { reference: string; amountPence: number; currency: 'GBP'; description: string }

/** Whoever takes the money. Every provider ends in the same event handler. */
export type PaymentProvider = {
  readonly name: 'sandbox' | 'stripe'
  /** Where the payer goes to pay. One reference is charged once at most: a success told again is the same one. */
  open: (request: PaymentRequest) => Promise<{ paymentUrl: string }>
  /** Sends money back, in the currency in which it was taken; safe to repeat under the same `refundId`. */
  refund: (refund: { reference: string; amountPence: number; refundId: string }) => Promise<void>
}
