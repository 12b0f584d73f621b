import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { orderClocks, returnRules } from '#contract/trade/orders.constants.ts'

const { from, to } = returnRules.refundBusinessDays

export const chargedTwice: WrittenArticle = {
  slug: 'charged-twice',
  kind: 'article',
  topic: 'buying',
  title: 'Charged twice or by mistake',
  summary: 'Two payments on your statement: why a bank may show two, how to see what you paid, and what to send us.',
  updatedOn: '2026-11-22',
  advice: [],
  sections: [
    {
      anchor: 'why',
      heading: 'Why does my bank show two payments?',
      blocks: [
        list(
          'Your cart had goods from more than one seller. You pay once, but you get an order for each seller.',
          'A first try was declined or left open. Many banks show it as “pending” for a few days, and then it goes away.',
          'You bought the same thing twice, say once on your phone and once on your computer.',
        ),
        text(
          'If you press the button twice, or the page loads again, you don’t get a second order. You carry on with the same payment.',
        ),
      ],
    },
    {
      anchor: 'check',
      heading: 'How do I see what I have paid?',
      blocks: [
        steps(
          'Open your orders. Each one you paid for is there, with what it cost.',
          'Open an order to see its receipt and how it was paid.',
          'Look at your bank again. Is the second payment still pending, or has it gone out?',
        ),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'twice',
      heading: 'I was charged twice: how do I get my money back?',
      blocks: [
        steps(
          'If you placed two orders, cancel one of them on its page. You can until it’s sent or collected, and you get a full refund.',
          'If there is one order but two payments have left your account, write to us on the contact page. Choose “Orders and delivery”.',
          'Give your order number, both dates and both amounts. Don’t send your card number.',
        ),
        text(
          `We’ll check the payment provider’s records. If you were charged twice, the extra payment goes back the way you paid, and banks take ${from} to ${to} business days to show it.`,
        ),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'no-order',
      heading: 'Money has gone, but there is no order',
      blocks: [
        text(
          `You have ${orderClocks.paymentMinutes} minutes to pay. If your payment came in later and the goods had gone, we refund you in full straight away and email you. Check your junk folder too. If there is neither an order nor an email after an hour, write to us.`,
        ),
        note(
          'If you did not make a payment yourself, ring your bank straight away on the number on your card. Then change your password here.',
        ),
        links(
          { label: 'Contact us', url: '/contact' },
          { label: 'Your account and password', url: '/help/your-account-and-password' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['paying-at-the-checkout', 'problems-and-refunds', 'cards-paypal-and-instalments'],
}
