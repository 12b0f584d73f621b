import fc from 'fast-check'
import type { BillingPeriod, PackageStatus } from '#contract/selling/packages.constants.ts'
import type { SellerTier } from '#contract/tiers.ts'

const day = 24 * 60 * 60 * 1000

/** What stands at a moment: the seller's newest package that started, and the ids of what is for sale. */
export type Seen = {
  at: Date
  /** Which of the packages that they bought: an upgrade goes on as the one whose place it takes. */
  bought: number
  tier: SellerTier
  period: BillingPeriod
  status: PackageStatus
  startedAt: Date
  renewsAt: Date
  forSale: string[]
}

/** The prices, told a second time: pence for a period, by package. */
const prices = { basic: { month: 900, year: 10_800 }, premium: { month: 1500, year: 18_000 } }
const limits = { basic: 5, premium: 50 }

/** How many may be for sale at once with what stands. */
export const mostAtOnce = ({ status, tier }: Seen): number =>
  status === 'active' || status === 'cancelled' || status === 'past_due' ? limits[tier] : 0

// Everybody's first package starts on the 9th at eight.
const monthOf = (at: number): string => new Date(at - 8 * 60 * 60 * 1000 - 8 * day).toISOString().slice(0, 7)

const monthsBetween = (from: number, until: number): string[] => {
  const months = new Set<string>()
  for (let at = from; at < until; at += day) months.add(monthOf(at))
  return [...months.add(monthOf(Math.max(from, until - 1)))]
}

/** All that a seller was seen with, counted another way than the site counts it. */
export const newDiary = () => {
  const owed = new Map<string, number>()
  const months = new Map<string, { listings: Set<string>; most: number }>()

  let waiting: { from: number; bought: number } | null = null

  // Days after a package ran out are owed with the next one, when that is bought within a week.
  const beginOf = ({ at, bought }: Seen): number => {
    const given = waiting
    waiting = null
    return given && given.bought !== bought && at.getTime() < given.from + 7 * day ? given.from : at.getTime()
  }

  const countDays = (seen: Seen, until: number): void => {
    const { bought, tier, period, status, startedAt, renewsAt } = seen
    if (status === 'past_due') waiting = { from: renewsAt.getTime(), bought }
    if (status !== 'active' && status !== 'cancelled') return
    const from = beginOf(seen)
    const rate = (prices[tier][period] * day) / (renewsAt.getTime() - startedAt.getTime())
    const begun = (moment: number) => Math.floor((moment - startedAt.getTime()) / day)
    for (let place = begun(from); place <= begun(Math.max(seen.at.getTime(), until - 1)); place += 1) {
      const key = `${bought}:${place}`
      owed.set(key, Math.max(owed.get(key) ?? 0, rate))
    }
  }

  const countListings = (seen: Seen, until: number): void => {
    for (const month of monthsBetween(seen.at.getTime(), until)) {
      const known = months.get(month) ?? { listings: new Set(), most: 0 }
      for (const id of seen.forSale) known.listings.add(id)
      months.set(month, { ...known, most: Math.max(known.most, mostAtOnce(seen)) })
    }
  }

  return {
    /** Notes what stood from the moment at which it was seen until another. */
    note: (seen: Seen, until: Date): void => {
      countDays(seen, until.getTime())
      countListings(seen, until.getTime())
    },
    /** Pence: each day that had begun, at the rate of the largest package that stood on it. */
    owed: (): number => [...owed.values()].reduce((sum, pence) => sum + pence, 0),
    /** How many different listings were for sale in the billing month of a moment. */
    used: (at: Date): number => months.get(monthOf(at.getTime()))?.listings.size ?? 0,
    /** Billing months in which more were for sale than the largest package of that month holds. */
    overfull: (): string[] =>
      [...months].filter(([, { listings, most }]) => listings.size > most).map(([month]) => month),
  }
}

const tier = fc.constantFrom<SellerTier>('basic', 'premium')
const period = fc.constantFrom<BillingPeriod>('month', 'year', 'year')
const listings = { from: fc.nat({ max: 3 }), count: fc.constantFrom(1, 4, 8, 8) }

const buying = fc.record({ act: fc.constant('buy' as const), tier, period })
const ending = fc.record({ act: fc.constantFrom('cancel', 'cancel', 'cancel twice', 'cancel and upgrade') })
const publishing = fc.record({ act: fc.constant('publish' as const), ...listings })
const selling = fc.record({ act: fc.constantFrom('publish', 'publish', 'pause'), ...listings })

/** What a seller may think of, and how time may pass. */
const acts = fc.oneof(
  buying,
  ending,
  selling,
  fc.record({ act: fc.constant('resume' as const) }),
  fc.record({ act: fc.constant('change' as const), tier, outcome: fc.constantFrom('succeed', 'succeed', 'decline') }),
  fc.record({ act: fc.constant('pass' as const), hours: fc.constantFrom(1, 23, 24, 70, 12 * 24, 29 * 24, 40 * 24) }),
)
export type Act = typeof acts extends fc.Arbitrary<infer Each> ? Each : never

/** Round after round: something is done, and often it all begins anew. */
const rounds = fc.array(
  fc.oneof(
    acts.map((act) => [act]),
    fc.tuple(publishing, ending, buying, publishing),
  ),
  {
    minLength: 4,
    maxLength: 8,
  },
)

export const stories = fc.record({ first: buying, acts: rounds.map((each): Act[] => each.flat()) })
