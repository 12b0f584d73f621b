import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { analyticsDays } from '#contract/selling/analytics.constants.ts'
import { site } from '#contract/site.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'

const { problemHours, receivedAfterDays } = orderClocks

export const gettingPaid: WrittenArticle = {
  slug: 'getting-paid',
  kind: 'article',
  topic: 'selling',
  title: 'Getting paid for what you sell',
  summary: 'How much of an order is yours, when it becomes payable, what comes off it, and where to see your figures.',
  updatedOn: '2026-11-23',
  advice: ['legal'],
  sections: [
    {
      anchor: 'share',
      heading: 'How much of an order is mine?',
      blocks: [
        text(
          'All of it: the price of the goods and what the buyer paid for delivery. We take no commission. You buy the postage out of the delivery charge. If standard delivery was free for the buyer, you pay the postage on that order.',
        ),
        text('You only pay us for your package, and you pay for that separately. We never take it from your sales.'),
        links({ label: 'Packages and fees', url: '/help/packages-and-fees' }),
      ],
    },
    {
      anchor: 'when',
      heading: 'When do I get paid for an order?',
      blocks: [
        text('Your share is payable when the order is completed. That happens as soon as one of these is true:'),
        list(
          'The buyer presses “All is well”.',
          `The time to report a problem is over: ${problemHours.eggs} hours after eggs were received, ${problemHours.liveBirds} hours after birds were collected, ${problemHours.other} hours after other goods came.`,
        ),
        text(
          `If the buyer never marks the order as received, we mark it as delivered ${receivedAfterDays} days after the day it should have come, and the same deadline starts then. A parcel that leaves late is due later too. The order always shows the day and time.`,
        ),
      ],
    },
    {
      anchor: 'example',
      heading: 'An example with hatching eggs',
      blocks: [
        table({
          caption: 'One order, day by day',
          columns: ['Day', 'What happens', 'Your share'],
          rows: [
            ['Sunday', 'The buyer pays', 'Held'],
            ['Monday', 'You accept and post', 'Held'],
            ['Tuesday, noon', 'The buyer marks it as received', 'Held'],
            ['Wednesday, noon', `${problemHours.eggs} hours are over, nothing was reported`, 'Payable'],
          ],
        }),
        text('We tell you by email and in your notifications when an order is received and when it’s complete.'),
      ],
    },
    {
      anchor: 'payout',
      heading: 'How does the money reach my bank?',
      blocks: [
        text(
          `Each completed order says that your share is payable. There’s no payouts page on your dashboard yet, and it does not ask for your bank details. Write to ${site.supportEmails.sellers} about a payout, from the address of your account.`,
        ),
        note(
          'Never put bank details into a message to a buyer, and never ask a buyer to pay you directly. Neither of you is protected if you do.',
        ),
        links({ label: 'Contact us', url: '/contact' }),
      ],
    },
    {
      anchor: 'refunds',
      heading: 'What comes off my share?',
      blocks: [
        text(
          'Refunds to the buyer, and nothing else. If an order is cancelled or declined, the buyer gets all of it back and you get nothing for it, but the goods go back into your stock. If you agree a part refund with the buyer, that part comes off. It’s never more than they paid.',
        ),
        links({ label: 'Returns and refunds policy', url: '/returns' }),
      ],
    },
    {
      anchor: 'figures',
      heading: 'Where do I see what I have sold, and how often my listings are viewed?',
      blocks: [
        text(
          `Analytics on your dashboard shows views, favourites, sales and revenue for each of the last ${analyticsDays} days, beside the days before. Revenue is goods and delivery on paid orders, less refunds. Orders lists every sale with its sum, and you can search it and choose a period. “Download my data” in your profile gives you everything in one file.`,
        ),
        links(
          { label: 'Your figures', url: '/dashboard/analytics' },
          { label: 'Orders from buyers', url: '/dashboard/orders' },
        ),
      ],
    },
    {
      anchor: 'tax',
      heading: 'Do I have to tell HMRC?',
      blocks: [
        text(
          'What you earn by selling eggs and birds can be taxable, even from a hobby. There is an allowance for small sums, and the rules for a trade, a hobby and things you no longer need differ. Keep a note of what you sell and what it costs you: feed, packing and postage. GOV.UK and the Low Incomes Tax Reform Group explain it in plain words.',
        ),
        links({
          label: 'Low Incomes Tax Reform Group: selling online, keep clear records',
          url: 'https://litrg.org.uk/news/selling-online-make-sure-you-keep-clear-records',
        }),
      ],
    },
  ],
  sources: [
    {
      label: 'Low Incomes Tax Reform Group: selling online? Make sure you keep clear records',
      url: 'https://litrg.org.uk/news/selling-online-make-sure-you-keep-clear-records',
    },
  ],
  related: ['packages-and-fees', 'handling-orders', 'opening-a-shop', 'selling-birds-and-the-law'],
}
