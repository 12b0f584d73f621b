import { links, list, table, text } from '../../blocks.ts'
import { orderClocks, returnRules } from '../../trade/orders.constants.ts'
import type { Policy } from './policy.ts'

const { problemHours, standardReturnDays } = orderClocks
const { refundBusinessDays, hatchClaim } = returnRules
const refundTime = `${refundBusinessDays.from}-${refundBusinessDays.to} business days`

export const returnsPolicy: Policy = {
  path: '/returns',
  title: 'Returns and refunds policy',
  description: `${standardReturnDays} days for standard items, refunds within ${refundTime}, and what applies to hatching eggs and live birds.`,
  lastUpdated: 'May 1, 2025',
  summary: 'What you can send back, how soon to tell us if something’s wrong, and when you’ll get your money back.',
  sections: [
    {
      anchor: 'at-a-glance',
      heading: 'Returns and refunds at a glance',
      blocks: [
        table({
          caption: 'How long you have, counted from delivery or collection',
          columns: ['What you bought', 'What went wrong', 'Tell us within'],
          rows: [
            ['Standard items', 'You changed your mind', `${standardReturnDays} days`],
            ['Hatching eggs', 'Broken or damaged on arrival', `${problemHours.eggs} hours`],
            ['Other items', 'Damaged on arrival', `${problemHours.other} hours`],
            ['Live birds', 'A bird is not as described or is unwell', `${problemHours.liveBirds} hours`],
          ],
        }),
      ],
    },
    {
      anchor: 'standard',
      heading: 'Returning standard items',
      blocks: [
        text(
          `You can return equipment, supplies and merchandise within ${standardReturnDays} days of delivery, unused, complete and in their packaging. Opened feed, medicines and anything made to order cannot be returned unless they are faulty. If the item is faulty or not what was described, the seller pays for the return; otherwise you do.`,
        ),
      ],
    },
    {
      anchor: 'eggs',
      heading: 'Damaged hatching eggs',
      blocks: [
        text(
          `Open the box as soon as it arrives. Tell us about broken or cracked eggs within ${problemHours.eggs} hours of delivery, with photos of the eggs and of the packaging. Eggs are never sent back: the seller refunds what was damaged, in full or in part, or agrees a replacement with you.`,
        ),
      ],
    },
    {
      anchor: 'hatch',
      heading: 'A poor hatch',
      blocks: [
        text(
          `No seller can promise a hatch, since the post, the incubator and handling all play a part. If fewer than ${hatchClaim.underPercent}% of the eggs hatch, partial compensation is possible. You can claim until ${hatchClaim.daysAfterHatch} days after the hatch was due, counted from delivery. Tell us the date you set them, how many were set, how many were fertile at candling and how many hatched.`,
        ),
      ],
    },
    {
      anchor: 'live-birds',
      heading: 'Live birds',
      blocks: [
        text(
          `Look at the birds before you take them home. Tell us about anything wrong within ${problemHours.liveBirds} hours of collection, with photos and, where a bird is unwell, what a vet has said. For their own sake birds are never sent back through the post: you and the seller agree a full or part refund, or that you bring the bird back.`,
        ),
      ],
    },
    {
      anchor: 'damaged',
      heading: 'Damaged, faulty or wrong items',
      blocks: [
        text(
          `Tell us about any other damage within ${problemHours.other} hours of delivery. Keep the packaging until it’s sorted out. If you got something you didn’t order, or it doesn’t work, you get a replacement or your money back, including the cost of delivery.`,
        ),
      ],
    },
    {
      anchor: 'how',
      heading: 'How to ask for a return or a refund',
      blocks: [
        list(
          'Have your order number ready. It’s on the order and in every email about it.',
          'Write to us on the contact page, with the topic “Orders and delivery”, and say what happened and when.',
          'Keep your photos: we’ll ask for them in our reply.',
          'We bring seller and buyer together. If they can’t agree, we decide by this policy.',
        ),
        links({ label: 'Contact us', url: '/contact' }, { label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'refunds',
      heading: 'When your refund arrives',
      blocks: [
        text(
          `Refunds go back the way you paid and arrive within ${refundTime} of the decision. You can never be refunded more than you paid for the order.`,
        ),
      ],
    },
    {
      anchor: 'cancel',
      heading: 'Cancelling an order',
      blocks: [
        text(
          'Until the parcel leaves, or the birds are collected, you can cancel the order on its page and get all your money back. We do the same automatically if a seller declines it or doesn’t accept it in time.',
        ),
        links({ label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'law',
      heading: 'Your rights in law',
      blocks: [
        text(
          'You have these rights against a trader; the shop’s page says whether it is one. Nothing on this page takes away a legal right, and the times above don’t shorten one.',
        ),
        list(
          'Goods must be as described, fit for their purpose and of satisfactory quality (Consumer Rights Act 2015). If they are not, you may reject them within 30 days and get a full refund; for goods that cannot be expected to last so long, such as eggs, the time is shorter. After that the trader must first repair or replace them, and then refund them in full or in part.',
          'You can usually cancel without giving a reason until 14 days after you get the goods (Consumer Contracts Regulations 2013). The trader then refunds the price and the delivery, up to the cost of the standard delivery that was offered. You pay to send them back unless the trader agreed otherwise, and the refund may be less if handling them more than you needed to has lowered their value.',
          'That right to cancel doesn’t cover goods that spoil or expire quickly, which may include hatching eggs, or goods made to your order.',
          'It can cover live birds, though. They can’t be sent by post: bring them back, or agree with the trader how they travel, and care for them until then.',
        ),
        text(
          'A private keeper who sells a bird or a thing now and then is not a trader. What they sell must still be as they described it.',
        ),
      ],
    },
  ],
}
