import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'

export const vatAndReceipts: WrittenArticle = {
  slug: 'vat-and-receipts',
  kind: 'article',
  topic: 'buying',
  title: 'VAT and receipts for buyers',
  summary: 'Whether VAT is in the price, where your receipt is, and how to ask a seller for a VAT invoice.',
  updatedOn: '2026-11-22',
  advice: ['legal'],
  sections: [
    {
      anchor: 'included',
      heading: 'Is VAT included in the price?',
      blocks: [
        text(
          'Yes. The price that you see is the whole price, and nothing is added for VAT at the checkout. Delivery is the only extra, and you see it before you pay.',
        ),
        text(
          'Whether any VAT is in a price depends on the seller and on the goods. Many sellers here are keepers or small shops that are not registered for VAT, so there’s none in what they sell. Each seller sorts this out with HMRC. We don’t work it out.',
        ),
      ],
    },
    {
      anchor: 'rates',
      heading: 'Which poultry goods have VAT on them?',
      blocks: [
        text('When a seller is registered for VAT, HMRC’s notices say as a rule:'),
        list(
          'Live birds of kinds that are kept for food, such as hens, and their eggs: zero rate.',
          'Feed for such birds: zero rate. Feed sold as pet food is not.',
          'Ornamental birds, equipment, bedding, houses and merchandise: the full rate.',
        ),
        note('There are many exceptions. Ask the seller or look it up on GOV.UK; this page can’t cover every case.'),
        links({
          label: 'GOV.UK: animals and animal food (VAT Notice 701/15)',
          url: 'https://www.gov.uk/guidance/animals-and-animal-food-notice-70115',
        }),
      ],
    },
    {
      anchor: 'receipt',
      heading: 'Where do I find my receipt?',
      blocks: [
        steps(
          'Open your orders and choose the one that you paid for.',
          'The receipt is on its page: what you bought, from whom, when, and what you paid.',
          'Print it, or save it as a PDF.',
        ),
        text('It shows what was paid. It is not a VAT invoice.'),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'invoice',
      heading: 'How do I get a VAT invoice?',
      blocks: [
        text(
          'You buy from the seller, so it is the seller who can give you one, and only if they are registered for VAT. Message them from the order’s page, and say what name and address should be on it. Do it before you buy if you need one.',
        ),
        links({ label: 'Messages', url: '/help/messages-and-blocking' }),
      ],
    },
  ],
  sources: [
    {
      label: 'GOV.UK: animals and animal food (VAT Notice 701/15)',
      url: 'https://www.gov.uk/guidance/animals-and-animal-food-notice-70115',
    },
  ],
  related: ['paying-at-the-checkout', 'delivery-costs-and-times', 'cards-paypal-and-instalments'],
}
