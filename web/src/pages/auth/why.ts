import { paths } from '#web/lib/paths.ts'

/** By the address at which somebody was asked to sign in, as it begins. */
const reasons: readonly [start: string, words: string][] = [
  [paths.cart, 'to see your cart. What you have chosen comes along.'],
  [paths.checkout, 'to check out. What you have chosen comes along.'],
  [paths.pay(''), 'to go on with your payment.'],
  [paths.orders, 'to see your orders.'],
  [paths.favourites, 'to see your favourites.'],
  [paths.messages, 'to read and write messages.'],
  [paths.notifications, 'to see what is new.'],
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
  if (wish) return `to keep “${wish}”. Then we take you back to it.`
  return 'to go on. Then we take you back to where you were.'
}
