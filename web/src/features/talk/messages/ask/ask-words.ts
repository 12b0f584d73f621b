/** Whom one writes to. */
export type Asked = { username: string; shopName: string }

/** `name`: what stands above the message. */
export type AskedAbout = { productId: string; name: string } | { orderId: string; name: string }

/** `bought` and `sold`: about an order, by its buyer and by its seller. */
export type AskKind = 'question' | 'quote' | 'shop' | 'bought' | 'sold'

export const askButtons: Record<AskKind, string> = {
  question: 'Ask the seller',
  quote: 'Request a quote',
  shop: 'Message this shop',
  bought: 'Message the seller',
  sold: 'Message the buyer',
}
