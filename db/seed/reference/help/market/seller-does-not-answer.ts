import { links, list, steps, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

const { acceptWithinWorkingDays } = orderClocks

export const sellerDoesNotAnswer: WrittenArticle = {
  slug: 'seller-does-not-answer',
  kind: 'article',
  topic: 'buying',
  title: 'A seller who does not answer',
  summary: 'No reply, nothing sent or no time to collect: how long to wait, how to cancel, and when to write to us.',
  updatedOn: '2026-11-22',
  advice: [],
  sections: [
    {
      anchor: 'how-long',
      heading: 'How long should I wait for a reply?',
      blocks: [
        text(
          'Most sellers keep birds alongside a job and answer in the evening. Give them a day or two. In spring it may take longer. Look at the page of the shop first: it may say that the shop is on holiday, and which days it posts on.',
        ),
        links({ label: 'Your messages', url: '/messages' }),
      ],
    },
    {
      anchor: 'not-accepted',
      heading: 'The seller has not accepted my order',
      blocks: [
        text(
          `You don’t need to do anything. If a seller hasn’t accepted within ${acceptWithinWorkingDays} working days, we cancel the order and refund you in full. You can also cancel sooner on its page.`,
        ),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'not-sent',
      heading: 'It is accepted, but it is not sent or I cannot collect it',
      blocks: [
        steps(
          'Message the seller from the order’s page, so they know which one you mean.',
          'Say when you’d like to hear back by.',
          'If that day passes, cancel the order on its page. Until the parcel leaves or you collect the birds, you get a full refund.',
        ),
        links({ label: 'Cancelling an order', url: '/returns#cancel' }),
      ],
    },
    {
      anchor: 'sent-and-silent',
      heading: 'It is marked as sent, and now nobody replies',
      blocks: [
        list(
          'Look up the tracking number with the carrier, if there is one.',
          'Do not press “All is well” before the goods are with you.',
          'Write to us on the contact page. Choose “Orders and delivery”, and give your order number and the day you wrote to the seller.',
        ),
        text('We write to the seller too, and decide by our policy if you can’t agree.'),
        links(
          { label: 'Contact us', url: '/contact' },
          { label: 'Problems and refunds', url: '/help/problems-and-refunds' },
        ),
      ],
    },
  ],
  sources: [],
  related: ['problems-and-refunds', 'messages-and-blocking', 'how-buying-works'],
}
