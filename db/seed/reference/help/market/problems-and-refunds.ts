import { links, list, note, steps, table, text } from '#contract/blocks.ts'
import { reportWords } from '#contract/help/help.constants.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { communityLimits } from '#contract/talk/community.constants.ts'
import { orderClocks, returnRules } from '#contract/trade/orders.constants.ts'

const { problemHours, standardReturnDays } = orderClocks
const { refundBusinessDays, hatchClaim } = returnRules

export const problemsAndRefunds: WrittenArticle = {
  slug: 'problems-and-refunds',
  kind: 'article',
  topic: 'buying',
  title: 'Problems and refunds',
  summary:
    'Broken eggs, a sick bird, the wrong item or a change of mind: how long you have, what to send us, what you get back.',
  updatedOn: '2026-11-22',
  advice: ['legal'],
  sections: [
    {
      anchor: 'how-long',
      heading: 'How long do I have to report a problem?',
      blocks: [
        table({
          caption: 'Counted from delivery or collection',
          columns: ['What went wrong', 'Tell us within'],
          rows: [
            ['Hatching eggs came broken', `${problemHours.eggs} hours`],
            ['A live bird is unwell or not as described', `${problemHours.liveBirds} hours`],
            ['Other goods came damaged or wrong', `${problemHours.other} hours`],
            ['You changed your mind about standard items', `${standardReturnDays} days`],
            [
              `Fewer than ${hatchClaim.underPercent}% of the eggs hatched`,
              `${hatchClaim.daysAfterHatch} days after the hatch was due`,
            ],
          ],
        }),
        text(
          'If you bought from a trader, the law gives you more rights, as the end of this page says. Nothing here takes them away.',
        ),
        links({ label: 'Returns and refunds policy', url: '/returns' }),
      ],
    },
    {
      anchor: 'what-to-do',
      heading: 'How to report a problem or complain',
      blocks: [
        steps(
          'Take photos straight away: the goods, the packing, the label. Keep all of it.',
          'Don’t press “All is well” on the order. You can’t report a problem after that.',
          `Message the seller from the order’s page. You can send up to ${communityLimits.message.photos} photos in a message. Many problems are sorted out there.`,
          'Write to us on the contact page within the time above. Choose “Orders and delivery”, and give your order number, what happened and when.',
          'We ask for your photos in our reply, bring you and the seller together, and decide by our policy if you can’t agree.',
        ),
        links({ label: 'Contact us', url: '/contact' }, { label: 'Your orders', url: '/orders' }),
      ],
    },
    {
      anchor: 'broken-eggs',
      heading: 'My hatching eggs arrived broken',
      blocks: [
        text(
          `Open the box on the day it comes. Photograph the box, the packing and each broken or cracked egg. Write to us within ${problemHours.eggs} hours of delivery with the number of eggs that came whole and the number that did not. Eggs are never sent back. The seller refunds what was damaged, in full or in part, or agrees a replacement with you.`,
        ),
        links(
          { label: 'Returns: hatching eggs', url: '/returns#eggs' },
          { label: 'Unpacking posted eggs', url: '/help/unpacking-and-resting-eggs' },
        ),
      ],
    },
    {
      anchor: 'birds',
      heading: 'A bird is unwell or not as described',
      blocks: [
        text(
          `Call a vet for a sick bird first. Then write to us within ${problemHours.liveBirds} hours of collection, with photos and with what the vet said. You and the seller agree a full or part refund, or that you bring the bird back. Birds never travel by post.`,
        ),
        note(
          `A sudden death, a swollen head, a blue comb or a twisted neck, even in one bird, or several birds ill at once, can mean a disease that you must report by law. Call at once: ${reportWords}.`,
        ),
        links(
          { label: 'When to call a vet', url: '/help/when-to-call-a-vet' },
          { label: 'Bird flu rules', url: '/help/bird-flu-rules' },
        ),
      ],
    },
    {
      anchor: 'goods',
      heading: 'Something is damaged, faulty or not what I ordered',
      blocks: [
        text(
          `Write to us within ${problemHours.other} hours of delivery with photos. Keep the packing until it’s sorted out. If you got the wrong thing, or it doesn’t work, you get a replacement or your money back, including the cost of delivery.`,
        ),
        links({ label: 'Damaged or wrong items', url: '/returns#damaged' }),
      ],
    },
    {
      anchor: 'return',
      heading: 'Can I send something back?',
      blocks: [
        text(
          `Equipment, supplies and merchandise may come back within ${standardReturnDays} days, unused and complete. Write to us first. If you changed your mind, you pay the postage; if the item is faulty, the seller does.`,
        ),
        list(
          'Eggs and live birds are never sent back by post. Your rights against a trader stay, as the end of this page says.',
          'Opened feed, medicines and things made to order come back only when faulty.',
        ),
        links({ label: 'Returning standard items', url: '/returns#standard' }),
      ],
    },
    {
      anchor: 'refund',
      heading: 'When do I get my money back?',
      blocks: [
        text(
          `Refunds go back the way you paid, within ${refundBusinessDays.from} to ${refundBusinessDays.to} business days of the decision. If you cancel, or the seller declines or doesn’t accept in time, we refund you in full and you don’t have to ask. You never get more back than you paid for the order.`,
        ),
        links({ label: 'When your refund arrives', url: '/returns#refunds' }),
      ],
    },
    {
      anchor: 'law',
      heading: 'What are my rights in law if I bought from a trader?',
      blocks: [
        text('You have these rights against a trader, not a private keeper. The shop’s page says which it is.'),
        list(
          'Faulty, or not as described: you may reject it within 30 days and get all your money back. For what spoils sooner, such as eggs, the time is shorter. After that the trader must first repair or replace it.',
          'You changed your mind: you may cancel until 14 days after it came. The trader refunds the price, and the delivery too, up to the cost of the standard one. You send it back at your own cost unless the trader said otherwise, and you may lose something if you used it.',
          'You can’t change your mind about things that spoil quickly, which may include eggs, or about goods made to your own order.',
          'That doesn’t rule out live birds. If you cancel, you bring the birds back, or agree with the trader how they travel, since they can’t go by post. Keep them well and apart until then.',
        ),
        text(
          'A private seller must still hand over what was described. For advice call Citizens Advice, in Scotland Advice Direct Scotland, in Northern Ireland Consumerline.',
        ),
        links({ label: 'Your rights in law', url: '/returns#law' }),
      ],
    },
  ],
  sources: [
    {
      label: 'Consumer Rights Act 2015, section 22: 30 days to reject',
      url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/22',
    },
    {
      label: 'Consumer Contracts Regulations 2013, Part 3: right to cancel, exceptions (28) and refunds (34)',
      url: 'https://www.legislation.gov.uk/uksi/2013/3134/part/3',
    },
  ],
  related: ['poor-hatch-claims', 'unpacking-and-resting-eggs', 'how-buying-works', 'buying-safely'],
}
