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
    description: (shop) => `Your question goes to ${shop}. You’ll find the reply under Messages.`,
    prefilled: '',
  },
  quote: {
    button: 'Request a quote',
    title: 'Request a quote',
    description: (shop) => `Say what you need. ${shop} will reply with a price under Messages.`,
    prefilled: 'Hello, could you give me a quote for this, please?\n\nPlace: \nDate: \nBirds: ',
  },
  shop: {
    button: 'Message this shop',
    title: 'Message this shop',
    description: (shop) => `Your message goes to ${shop}. You’ll find the reply under Messages.`,
    prefilled: '',
  },
  bought: {
    button: 'Message the seller',
    title: 'Message the seller',
    description: (shop) => `Your message about this order goes to ${shop}. You’ll find the reply under Messages.`,
    prefilled: '',
  },
  sold: {
    button: 'Message the buyer',
    title: 'Message the buyer',
    description: (buyer) => `Your message about this order goes to ${buyer}. You’ll find the reply under Messages.`,
    prefilled: '',
  },
}
