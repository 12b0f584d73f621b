import type { AskKind } from './ask-words.ts'

type AskFormWords = { description: (other: string) => string; prefilled: string }

const reply = 'You’ll find the reply under Messages.'
const aboutOrder = (other: string) => `Your message about this order goes to ${other}. ${reply}`

/** What the form says below its title, and what its field holds at first. */
export const askFormWords: Record<AskKind, AskFormWords> = {
  question: { description: (shop) => `Your question goes to ${shop}. ${reply}`, prefilled: '' },
  quote: {
    description: (shop) => `Say what you need. ${shop} will reply with a price under Messages.`,
    prefilled: 'Hello, could you give me a quote for this, please?\n\nPlace: \nDate: \nBirds: ',
  },
  shop: { description: (shop) => `Your message goes to ${shop}. ${reply}`, prefilled: '' },
  bought: { description: aboutOrder, prefilled: '' },
  sold: { description: aboutOrder, prefilled: '' },
}
