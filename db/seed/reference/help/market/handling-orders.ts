import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { wordsAnd } from '#contract/help/policies/words.ts'
import { carrierFacts } from '#contract/trade/carriers.ts'
import { carriers, orderClocks } from '#contract/trade/orders.constants.ts'

const { acceptWithinWorkingDays, receivedAfterDays, wrongCodesBeforeLock, problemHours } = orderClocks
const named = wordsAnd(carriers.filter((carrier) => carrier !== 'other').map((carrier) => carrierFacts[carrier].name))

export const handlingOrders: WrittenArticle = {
  slug: 'handling-orders',
  kind: 'article',
  topic: 'selling',
  title: 'Handling orders',
  summary:
    'How to accept, decline, pack, dispatch and hand over orders, one by one or many at once, and how long you have.',
  updatedOn: '2026-11-23',
  advice: [],
  sections: [
    {
      anchor: 'deadlines',
      heading: 'By when must I do what?',
      blocks: [
        table({
          caption: 'The clocks of an order',
          columns: ['What', 'By when', 'If not'],
          rows: [
            ['Accept', `${acceptWithinWorkingDays} working days after it was paid`, 'Cancelled, and refunded in full'],
            ['Post it', 'So that it arrives by the day on the order', 'The buyer may cancel until it leaves'],
            [
              'Buyer marks it as received',
              `${receivedAfterDays} days after the day it should have come`,
              'We mark it as delivered',
            ],
            [
              'Buyer reports a problem',
              `${problemHours.eggs} hours for eggs, ${problemHours.liveBirds} for birds and other goods`,
              'The order is complete',
            ],
          ],
        }),
        text(
          'Weekends and English bank holidays aren’t working days. Your dashboard puts the most urgent orders first.',
        ),
      ],
    },
    {
      anchor: 'accept',
      heading: 'How to accept or decline an order',
      blocks: [
        text(
          `We tell you about a new order by email, in your notifications and on your dashboard. It’s already been paid for. Open it and press “Accept” within ${acceptWithinWorkingDays} working days if you can send it. After that it is cancelled and refunded. One tap is enough, and you can undo it for as long as the note about it is shown. Tick several in the list to accept them all at once: you can undo that in the same way.`,
        ),
        text(
          'Can’t fill it? Press “Decline” and give a reason, which the buyer reads. They get all their money back, and the goods go back into your stock. After you have accepted you can still press “Cancel and refund”, until the parcel leaves or the buyer has collected.',
        ),
        links({ label: 'Orders from buyers', url: '/dashboard/orders' }),
      ],
    },
    {
      anchor: 'dispatch',
      heading: 'How to pack and dispatch',
      blocks: [
        steps(
          'Open the order, or tick several, and print the packing slips. Each has the address and what to pack.',
          'Pack and post on your dispatch day.',
          'Press “Dispatch”, choose the carrier and type the tracking number, if there is one.',
          'For several orders, choose one carrier for them all and type the numbers one below the other. A scanner works too.',
        ),
        text(
          `You can choose ${named}, or another carrier. The buyer gets an email with the number and, for most carriers, a link to follow the parcel. You can’t undo this, so only press it once the parcel has left. Is the number missing or wrong? Until the parcel has arrived, press “Add tracking” or “Correct tracking” on the order, and the buyer is told.`,
        ),
      ],
    },
    {
      anchor: 'collection',
      heading: 'How to hand over an order that is collected',
      blocks: [
        steps(
          'Accept the order, and get the birds or goods ready.',
          'Press “Ready to collect”. The buyer, who has seen your collection address since they paid, now gets a six-digit code.',
          'Agree a day and time by message.',
          'Let the buyer look at everything. Then ask for the code, press “Enter code” and type it in.',
        ),
        text(
          `After ${wrongCodesBeforeLock} wrong codes you must wait an hour, or the buyer can confirm in their own account. Your shop page needs a collection address for this.`,
        ),
        note('Don’t hand anything over without the code. It’s your proof that the buyer was there.'),
        links({ label: 'Your shop page', url: '/dashboard/shop' }),
      ],
    },
    {
      anchor: 'find',
      heading: 'How to find an order',
      blocks: [
        text(
          'Orders on your dashboard are sorted by what needs doing: to accept, to dispatch or get ready, ready to collect, on the way, done, cancelled. Search by order number, goods or the buyer’s name, and choose a period. Each order shows step by step who did what and when.',
        ),
        links({ label: 'Orders from buyers', url: '/dashboard/orders' }),
      ],
    },
    {
      anchor: 'problems',
      heading: 'What if the buyer cancels or has a problem?',
      blocks: [
        text(
          'A buyer can cancel until the parcel leaves or they collect the goods. They get their money back and the goods go back into your stock. Don’t send anything: check the order again before you go to the post office.',
        ),
        list(
          'Answer a complaint on the same day, and ask for photos.',
          'Offer what’s fair: part of the price, fresh eggs, or a full refund.',
          'If you cannot agree, we decide by the returns policy, from what you both show us.',
        ),
        links({ label: 'Returns and refunds policy', url: '/returns' }, { label: 'Your messages', url: '/messages' }),
      ],
    },
  ],
  sources: [],
  related: ['dispatch-days-and-holidays', 'getting-paid', 'packing-and-posting-eggs', 'messages-and-blocking'],
}
