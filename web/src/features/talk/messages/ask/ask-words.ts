/** Whom one writes to. */
export type Asked = { username: string; shopName: string }

/** `name`: what stands above the message. */
export type AskedAbout = { productId: string; name: string } | { orderId: string; name: string }

export type AskKind = 'question' | 'quote' | 'shop' | 'bought' | 'sold'

type AskWords = { button: string; title: string; description: (other: string) => string; prefilled: string }

/** `bought` and `sold`: about an order, by its buyer and by its seller. */
export const askWords: Record<AskKind, AskWords> = {
  question: {
    button: 'Ask the seller',
    title: 'Ask the seller',
    description: (shop) => `${shop} gets your question about this listing and answers under Messages.`,
    prefilled: '',
  },
  quote: {
    button: 'Request a quote',
    title: 'Request a quote',
    description: (shop) => `Say what you need. ${shop} answers with a price under Messages.`,
    prefilled: 'Hello, could you give me a quote for this, please?\n\nPlace: \nDate: \nBirds: ',
  },
  shop: {
    button: 'Message this shop',
    title: 'Message this shop',
    description: (shop) => `${shop} gets your message and answers under Messages.`,
    prefilled: '',
  },
  bought: {
    button: 'Message the seller',
    title: 'Message the seller',
    description: (shop) => `${shop} gets your message about this order and answers under Messages.`,
    prefilled: '',
  },
  sold: {
    button: 'Message the buyer',
    title: 'Message the buyer',
    description: (buyer) => `${buyer} gets your message about this order and answers under Messages.`,
    prefilled: '',
  },
}
