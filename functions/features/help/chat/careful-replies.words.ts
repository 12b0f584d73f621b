import type { ChatReply } from '#contract/help/chat.answers.ts'
import { site } from '#contract/site.ts'
import type { Wrong } from './model/model-guard.rules.ts'

const contact = { title: 'Contact us', url: '/contact' }

/** What is said in the place of an answer that must not be shown. */
export const careful: Record<Wrong, ChatReply> = {
  medical: {
    message:
      'I am not a vet. I cannot say what a bird has, which medicine would help or how much to give.\n\nPlease ask a vet, today if the bird is in distress, and keep it apart from the others until then.',
    sources: [
      { title: 'When to call a vet', url: '/help/when-to-call-a-vet' },
      { title: 'Poultry vets', url: '/category/services/veterinary' },
    ],
  },
  contact: {
    message: `I only pass on ${site.name}’s own addresses and telephone numbers. You can write to a seller on the listing, and to us on the contact page.`,
    sources: [{ title: 'All listings', url: '/products' }, contact],
  },
  rules: {
    message:
      'That is not something that I can help with. Ask me for something to buy, such as “blue eggs”, or how something works, such as “How much is delivery?”',
    sources: [{ title: 'Help centre', url: '/help' }, contact],
  },
}
