import { paths } from '#web/lib/paths.ts'

/** Words by the address at which somebody was asked to sign in, as it begins. */
const reasons: readonly [start: string, words: string][] = [
  [paths.cart, 'to see your cart. What you’ve chosen comes with you.'],
  [paths.checkout, 'to check out. What you’ve chosen comes with you.'],
  [paths.pay(''), 'to carry on with your payment.'],
  [paths.orders, 'to see your orders.'],
  [paths.favourites, 'to see your favourites.'],
  [paths.messages, 'to read and write messages.'],
  [paths.notifications, 'to see what’s new.'],
  [paths.profile, 'to see your profile.'],
  [paths.subscribe, 'to choose a package.'],
  [paths.dashboard, 'to go to your dashboard.'],
  [paths.featureRequests, 'to suggest a feature or to vote for one.'],
]

type Asked = {
  /** The path of ours that leads on afterwards. */
  next: string | null
  /** The name of the listing whose heart was tapped. */
  wish: string | null
}

/** Why somebody is asked to sign in, and where that leads, in words that follow “Sign in”; null when they came by themselves. */
export const whyOf = ({ next, wish }: Asked): string | null => {
  if (!next) return null
  const known = reasons.find(([start]) => next.startsWith(start))
  if (known) return known[1]
  if (wish) return `to save “${wish}”. Then we’ll take you back to it.`
  return 'to carry on. Then we’ll take you back to where you were.'
}
