import { links, list, note, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { site } from '#contract/site.ts'

export const cardsPaypalAndInstalments: WrittenArticle = {
  slug: 'cards-paypal-and-instalments',
  kind: 'article',
  topic: 'buying',
  title: 'PayPal, Klarna, instalments and cash',
  summary: 'Which ways to pay we take and which we do not: no PayPal, no paying in parts, no transfers and no cash.',
  updatedOn: '2026-11-22',
  advice: [],
  sections: [
    {
      anchor: 'paypal',
      heading: 'Can I pay with PayPal?',
      blocks: [
        text(
          `No, we do not take PayPal. You pay on the payment page, with one of the ways shown at the foot of every page: ${wordsAnd(site.cardMarks)}.`,
        ),
        links({ label: 'Paying at the checkout', url: '/help/paying-at-the-checkout' }),
      ],
    },
    {
      anchor: 'instalments',
      heading: 'Can I pay in instalments, or buy now and pay later?',
      blocks: [
        text(
          'No. There is no Klarna, Clearpay or other plan here, and no deposit. An order is paid in full when you place it. Some banks let you split a card payment later on: that’s between you and your bank.',
        ),
        text('If it’s a lot to pay in one go, ask the seller about a smaller pack or fewer birds.'),
      ],
    },
    {
      anchor: 'cash',
      heading: 'Can I pay cash when I collect, or send a bank transfer?',
      blocks: [
        note(
          'No. You pay here for birds and goods you collect as well, before you go. If you pay outside the site, we can’t see it and can’t get it back for you.',
        ),
        text('A seller who asks you for a transfer or for cash breaks our terms. Do not pay, and tell us.'),
        links(
          { label: 'Buying safely', url: '/help/buying-safely' },
          { label: 'Reporting a listing', url: '/help/reporting-a-listing' },
        ),
      ],
    },
    {
      anchor: 'other',
      heading: 'Gift cards, discount codes and business accounts',
      blocks: [
        list(
          'Gift cards and vouchers: we don’t have any.',
          'Discount codes: none at present.',
          'Paying by invoice: not offered, even to schools and farms. Each order has a receipt to print.',
        ),
        links({ label: 'VAT and receipts', url: '/help/vat-and-receipts' }),
      ],
    },
  ],
  sources: [],
  related: ['paying-at-the-checkout', 'charged-twice', 'buying-safely'],
}
