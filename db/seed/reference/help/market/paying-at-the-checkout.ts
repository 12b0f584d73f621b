import { links, list, note, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { poundsWords } from '#contract/money.ts'
import { site } from '#contract/site.ts'
import { orderClocks, returnRules, totalLimits } from '#contract/trade/orders.constants.ts'

const { from, to } = returnRules.refundBusinessDays

export const payingAtTheCheckout: WrittenArticle = {
  slug: 'paying-at-the-checkout',
  kind: 'article',
  topic: 'buying',
  title: 'Paying at the checkout',
  summary: 'What you need to pay, how long we hold your goods, and what to do if a payment fails or a price changes.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'need',
      heading: 'What you need to check out',
      blocks: [
        list(
          'An account, which you can open in the checkout itself.',
          'A verified email address: type in the six-digit code we email you.',
          'An address in the United Kingdom or its islands, unless you collect everything.',
          'A way to pay on the payment page.',
        ),
        text(
          'You can save your addresses in your profile and choose one at the checkout. You can’t buy your own listings.',
        ),
        links({ label: 'Your addresses', url: '/profile/addresses' }),
      ],
    },
    {
      anchor: 'account',
      heading: 'Do I need an account to buy, or can I check out as a guest?',
      blocks: [
        text(
          'You can fill a cart, go to the checkout, and see delivery and the total as a guest. To pay you need an account, so that you can follow your order, write to the seller and get your money back if something goes wrong.',
        ),
        steps(
          'Give your full name, your email address and a password. We make up a username for you.',
          'Type in the six-digit code we email you. It works for ten minutes, and you can have it sent again.',
          'Pay. You stay on the same page, and nothing you chose or typed is lost.',
        ),
        text('Bought here before? Press “Sign in” at the top of the checkout, and carry on from there.'),
        links({ label: 'Your account and password', url: '/help/your-account-and-password' }),
      ],
    },
    {
      anchor: 'steps',
      heading: 'How the checkout works',
      blocks: [
        text('It’s all on one page, and you can change any of it until you pay:'),
        list(
          'Delivery address: where posted goods go. You aren’t asked for one if you collect everything.',
          'Each seller: what you buy, with one choice of delivery for the eggs and one for other goods.',
          'Your account: only if you haven’t signed in, or haven’t verified your email address.',
          'Pay: every charge and the total. The button opens the payment page.',
        ),
        text(
          'If you can’t buy something as it is, the page says what and why, and you can carry on without it. “Buy now” on a listing takes you to the same page for that one thing. Your cart stays as it is.',
        ),
      ],
    },
    {
      anchor: 'held',
      heading: 'How long do I have to pay?',
      blocks: [
        text(
          `From the moment the payment page opens, your goods are held for you for ${orderClocks.paymentMinutes} minutes. Nobody else can buy them in that time. If you do not pay by then, they go back on sale, nothing is charged, and your cart stays as it was.`,
        ),
        text(
          'Did you close the page? Open the checkout or your orders: you’ll find the payment there with the time left. Starting again cancels the first payment.',
        ),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'methods',
      heading: 'Which cards can I use?',
      blocks: [
        text(
          `The foot of each page names them: ${wordsAnd(site.cardMarks)}. You pay on the page of the payment provider, and card numbers never come to us. If the payment page says it’s a practice payment, you’re on a test version of the site and won’t be charged.`,
        ),
        note(
          'We never ask for a bank transfer or for cash, and no seller should. If you pay outside the site, we can’t get your money back.',
        ),
        text(
          `One payment may come to at least ${poundsWords(totalLimits.minPence)} and at most ${poundsWords(totalLimits.maxPence)}. There are no discount codes at present.`,
        ),
      ],
    },
    {
      anchor: 'failed',
      heading: 'My payment failed or was declined',
      blocks: [
        text(
          'We didn’t take any money, and you haven’t lost the items: we hold them until your time to pay is up, and your cart is as it was. Press “Try another card” on the same page. Your bank can tell you why it declined the card. We don’t get told the reason.',
        ),
        text(
          `If your payment reaches us after your time is up, the order goes ahead if the goods are still there. If not, we refund you in full straight away and tell you by email. Banks need ${from} to ${to} business days to show it.`,
        ),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'changed',
      heading: 'The price changed or something sold out',
      blocks: [
        text(
          'We check prices and stock again when you pay. If a price has changed since you last looked, we stop, show you the new total and ask again. If there isn’t enough left, we tell you how many there are. You’re never charged a price you haven’t seen.',
        ),
      ],
    },
    {
      anchor: 'pounds',
      heading: 'Currency and receipts',
      blocks: [
        text(
          'You are always charged in pounds. Prices in other currencies are a guide, and you choose which you see at the top of the page or in your profile. Each paid order has a receipt on its page, which you can print.',
        ),
        links({ label: 'Choose a currency', url: '/profile/currency' }, { label: 'Your orders', url: '/orders' }),
      ],
    },
  ],
  sources: [],
  related: ['how-buying-works', 'delivery-costs-and-times', 'buying-safely', 'your-account-and-password'],
}
