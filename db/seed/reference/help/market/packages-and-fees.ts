import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { poundsWords } from '#contract/help/policies/words.ts'
import { leastPaymentPence } from '#contract/money.ts'
import { packagePrice, refundWords } from '#contract/selling/packages.constants.ts'
import { sellerTiers, tiers } from '#contract/tiers.ts'
import { graceDays } from '#features/selling/packages/billing.rules.ts'
import { annualRefundDays, refundEveryDays } from '#features/selling/packages/package-pence.rules.ts'

const { basic, premium } = tiers

export const packagesAndFees: WrittenArticle = {
  slug: 'packages-and-fees',
  kind: 'article',
  topic: 'selling',
  title: 'Packages and fees',
  summary:
    'What it costs to sell, how the listings of a month are counted, and how to upgrade, downgrade, renew or cancel.',
  updatedOn: '2026-11-22',
  advice: [],
  sections: [
    {
      anchor: 'cost',
      heading: 'How much does it cost to sell?',
      blocks: [
        table({
          caption: 'Seller packages',
          columns: ['Package', 'By the month', 'By the year', 'For sale'],
          rows: sellerTiers.map((tier) => [
            tiers[tier].name,
            `${poundsWords(packagePrice(tier, 'month'))} a month`,
            `${poundsWords(packagePrice(tier, 'year'))} a year`,
            `${tiers[tier].listings} different listings a month`,
          ]),
        }),
        text(
          'You pay for the package, a subscription by the month or the year, and that is all: no commission, no fee for a listing, no fee for a sale. A year costs twelve monthly prices. What each package holds stands line by line on the page for sellers.',
        ),
        links({ label: 'Compare the packages', url: '/sell' }),
      ],
    },
    {
      anchor: 'which',
      heading: 'Basic or Premium?',
      blocks: [
        text(
          `${basic.name} at ${poundsWords(basic.pricePence)} a month suits a keeper who sells a few things: ${basic.listings} different listings in a month. A listing can have many options, such as 6, 12 and 24 eggs, or three sizes of a feeder, and still counts as one. If you sell more than ${basic.listings} breeds or products, take ${premium.name} at ${poundsWords(premium.pricePence)} a month, with ${premium.listings} listings. You can begin with ${basic.name} and upgrade on any day.`,
        ),
      ],
    },
    {
      anchor: 'allowance',
      heading: 'How are my listings counted?',
      blocks: [
        text(
          'Your billing month begins on the day on which your first package started, with a yearly package too. Each different listing that was for sale at any time in that month counts once.',
        ),
        list(
          'Drafts do not count.',
          'A listing that you pause or delete still counts until the month ends.',
          'Pausing one and publishing it again in the same month costs nothing more.',
          'Changing the stock, the price or the words of a listing costs nothing.',
          'An upgrade gives you more places at once. What you have used stays used.',
          'If you cancel and pay for a package again, the same month goes on.',
        ),
        text(
          `After a change from ${premium.name} to ${basic.name} you may have used more than ${basic.listings}. You can then have ${basic.listings} of those for sale at once until the next month begins.`,
        ),
        text(
          'When the month is full you can still save drafts. Your package page shows how many are used and when the next month begins.',
        ),
        links({ label: 'Your package', url: '/dashboard/package' }),
      ],
    },
    {
      anchor: 'upgrade',
      heading: 'How to upgrade or downgrade',
      blocks: [
        text(
          `Open Package on your dashboard. An upgrade to ${premium.name} holds at once, as soon as it is paid. You pay only the difference for the days that are left of your period, and at least ${poundsWords(leastPaymentPence)}. The page tells you the sum first.`,
        ),
        text(
          `A change to ${basic.name} comes at the end of your period. Your ${basic.listings} oldest listings stay for sale and the others pause: the page names them before you agree, and you can take it back until then. A package keeps its month or year until its end. You choose anew when you pay again.`,
        ),
        links({ label: 'Your package', url: '/dashboard/package' }),
      ],
    },
    {
      anchor: 'renew',
      heading: 'Does my package renew by itself?',
      blocks: [
        text(
          `No. You pay again when the period ends, and we take nothing without you. When it runs out we write to you. For ${graceDays} days your listings stay up, but you can publish nothing new. After that they pause. Nothing is lost: pay for a package, publish them again, and go on.`,
        ),
        links({ label: 'Pay for a package', url: '/subscribe' }),
      ],
    },
    {
      anchor: 'cancel',
      heading: 'How to cancel, and what you get back',
      blocks: [
        text(
          'Press “Cancel package” on your package page. You sell as before until the end of the period that you paid for. Then your listings pause. Until that day you can take the cancellation back.',
        ),
        note(`${refundWords.month} ${refundWords.year}`),
        text(
          `If you cancel a yearly package in its first ${annualRefundDays} days, it ends at once. You pay for the days you have had, the day on which you cancel too, and the rest is paid back. This is possible once in ${refundEveryDays} days. After that, a yearly package that you cancel runs to its end.`,
        ),
        text(
          'The page shows what comes back, what does not, and when the next refund is possible, before you press the button. Orders that you have go on either way.',
        ),
        links({ label: 'Refunds of packages', url: '/terms#package-refunds' }),
      ],
    },
  ],
  sources: [],
  related: ['opening-a-shop', 'getting-paid', 'writing-a-listing', 'your-data-and-leaving'],
}
