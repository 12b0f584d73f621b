import { refundWords } from '#contract/selling/packages.constants.ts'
import { tiers } from '#contract/tiers.ts'

const { basic, premium } = tiers

const rules: [title: string, sentences: string[]][] = [
  [
    'Fees',
    [
      'You pay for your package and nothing else: no commission, listing fees or sale fees.',
      'Pay by the month, or for a year at twelve monthly prices.',
    ],
  ],
  [
    'How many listings',
    [
      `Basic lets you have ${basic.listings} different listings for sale in a billing month, Premium ${premium.listings}. The month starts on the day you first paid, with an annual package too. Cancelling or buying again doesn’t restart it.`,
      'A listing counts once it has been for sale in that month, even if you pause or delete it later. Drafts never count, and a paused listing that you publish again in the same month doesn’t count twice.',
    ],
  ],
  [
    'When you’re paid',
    [
      'Buyers pay here when they order. Your share can be paid out once the order is complete and the time to report a problem is over.',
      'If you agree a refund with a buyer, it comes off your share. It’s never more than they paid.',
    ],
  ],
  [
    'Package refunds',
    [
      `${refundWords.month} ${refundWords.year}`,
      'When your package ends, your listings pause. Your orders and messages stay.',
    ],
  ],
]

/** What selling costs, allows and pays, in words. */
export const SellingRules = () => (
  <section aria-labelledby="rules">
    <h2 id="rules" className="text-3xl">
      Fees, listings and payouts
    </h2>
    <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
      {rules.map(([title, sentences]) => (
        <div key={title} className="border-straw border-t pt-4">
          <h3 className="text-xl">{title}</h3>
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-2 max-w-prose text-ink-soft">
              {sentence}
            </p>
          ))}
        </div>
      ))}
    </div>
  </section>
)
