import { paths } from '#web/lib/paths.ts'

/** Why somebody is asked to sign in: what for, in words that follow “to”, and what comes of it. */
export type Why = { purpose: string; more?: string }

const comesAlong = 'What you’ve chosen comes with you.'

/** What each page is for, by the start of the address at which somebody was asked to sign in. */
const reasons: readonly [start: string, why: Why][] = [
  [paths.cart, { purpose: 'see your cart', more: comesAlong }],
  [paths.checkout, { purpose: 'check out', more: comesAlong }],
  [paths.pay(''), { purpose: 'carry on with your payment' }],
  [paths.orders, { purpose: 'see your orders' }],
  [paths.favourites, { purpose: 'see your favourites' }],
  [paths.messages, { purpose: 'read and write messages' }],
  [paths.notifications, { purpose: 'see what’s new' }],
  [paths.profile, { purpose: 'see your profile' }],
  [paths.subscribe, { purpose: 'choose a package' }],
  [paths.dashboard, { purpose: 'go to your dashboard' }],
  [paths.featureRequests, { purpose: 'suggest a feature or vote for one' }],
]

type Asked = {
  /** The path of ours that leads on afterwards. */
  next: string | null
  /** The name of the listing whose heart was tapped. */
  wish: string | null
}

/** Why somebody is asked to sign in, and where that leads; null when they came by themselves. */
export const whyOf = ({ next, wish }: Asked): Why | null => {
  if (!next) return null
  const known = reasons.find(([start]) => next.startsWith(start))
  if (known) return known[1]
  if (wish) {
    return { purpose: 'save this listing', more: `We’ll add “${wish}” to your favourites and take you back to it.` }
  }
  return { purpose: 'carry on', more: 'We’ll take you back to where you were.' }
}
