export type AskKind = 'question' | 'quote'

type AskWords = { button: string; title: string; description: (shop: string) => string; prefilled: string }

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
}
