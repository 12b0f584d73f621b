import { links, list, note, table, text } from '#contract/blocks.ts'
import type { WrittenArticle } from '#contract/help/help.ts'
import { leastPaymentPence, poundsWords } from '#contract/money.ts'
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
  summary: 'What it costs to sell, how we count a month’s listings, and how to upgrade, downgrade, renew or cancel.',
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
          'You pay for the package, a subscription by the month or the year, and that’s all: no commission, listing fees or sale fees. A year costs twelve monthly prices. The page for sellers lists what each package includes.',
        ),
        links({ label: 'Compare the packages', url: '/sell' }),
      ],
    },
    {
      anchor: 'which',
      heading: 'Basic or Premium?',
      blocks: [
        text(
          `${basic.name} at ${poundsWords(basic.pricePence)} a month suits a keeper who sells a few things: ${basic.listings} different listings in a month. A listing can have many options, such as 6, 12 and 24 eggs, or three sizes of a feeder, and still counts as one. If you sell more than ${basic.listings} breeds or products, take ${premium.name} at ${poundsWords(premium.pricePence)} a month, with ${premium.listings} listings. You can start with ${basic.name} and upgrade on any day.`,
        ),
      ],
    },
    {
      anchor: 'allowance',
      heading: 'How are my listings counted?',
      blocks: [
        text(
          'Your billing month starts on the day your first package started, with a yearly package too. Each different listing that was for sale at any time in that month counts once.',
        ),
        list(
          'Drafts do not count.',
          'A listing that you pause or delete still counts until the month ends.',
          'Pausing a listing and publishing it again in the same month doesn’t count twice.',
          'Changing a listing’s stock, price or words doesn’t count.',
          'An upgrade gives you more listings straight away. Those you’ve used stay used.',
          'If you cancel and pay for a package again, you stay in the same month.',
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
          `Open Package on your dashboard. An upgrade to ${premium.name} starts as soon as you’ve paid. You only pay the difference for the days left in your period, and at least ${poundsWords(leastPaymentPence)}. The page shows you how much first.`,
        ),
        text(
          `A change to ${basic.name} happens at the end of your period. Your ${basic.listings} oldest listings stay for sale and the others pause. The page names them before you agree, and you can change your mind until then. A package stays monthly or yearly until it ends. You can choose again when you next pay.`,
        ),
        links({ label: 'Your package', url: '/dashboard/package' }),
      ],
    },
    {
      anchor: 'renew',
      heading: 'Does my package renew automatically?',
      blocks: [
        text(
          `No. You pay again when the period ends, and we never take money without you. We email you when it runs out. For ${graceDays} days your listings stay up, but you can’t publish anything new. After that they pause. You don’t lose them: pay for a package, publish them again and carry on.`,
        ),
        links({ label: 'Pay for a package', url: '/subscribe' }),
      ],
    },
    {
      anchor: 'cancel',
      heading: 'How to cancel, and what you get back',
      blocks: [
        text(
          'Press “Cancel package” on your package page. You carry on selling until the end of the period you’ve paid for. Then your listings pause. You can change your mind until that day.',
        ),
        note(`${refundWords.month} ${refundWords.year}`),
        text(
          `If you cancel a yearly package in its first ${annualRefundDays} days, it ends straight away. You pay for the days you’ve had, including the day you cancel, and we refund the rest. You can do this once in ${refundEveryDays} days. After that, a yearly package that you cancel runs to its end.`,
        ),
        text(
          'Before you press the button, the page shows what you’ll get back, what you won’t, and when you could next get a refund. Your orders carry on either way.',
        ),
        links({ label: 'Refunds of packages', url: '/terms#package-refunds' }),
      ],
    },
  ],
  sources: [],
  related: ['opening-a-shop', 'getting-paid', 'writing-a-listing', 'your-data-and-leaving'],
}
