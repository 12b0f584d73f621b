/**
 * Every address that shows a page of the site; `:name` stands for one part. What is not here answers 404. A `private`
 * page is for its user alone and no search engine's business.
 */
export const publicPages = {
  '/': 'Home',
  '/products': 'All listings',
  '/products/:id': 'Listing',
  '/categories': 'All categories',
  '/category/:category': 'Category',
  '/category/:category/:subcategory': 'Category',
  '/sellers/:username': 'Shop',
  '/services': 'Services',
  '/sell': 'Sell with us',
  '/feature-requests': 'Feature requests',
  '/help': 'Help centre',
  '/help/incubation-calculator': 'Incubation calculator',
  '/help/:slug': 'Help',
  '/contact': 'Contact us',
  '/privacy': 'Privacy policy',
  '/terms': 'Terms and conditions',
  '/cookies': 'Cookie policy',
  '/shipping': 'Shipping information',
  '/returns': 'Returns and refunds policy',
} as const

export const privatePages = {
  '/auth': 'Sign in',
  '/verify-email': 'Verify your email address',
  '/newsletter/thanks': 'Thank you for subscribing',
  '/newsletter/confirm': 'Confirm your subscription',
  '/newsletter/unsubscribe': 'Unsubscribe from the newsletter',
  '/forgot-password': 'Forgotten password',
  '/reset-password': 'Choose a new password',
  '/cart': 'Your cart',
  '/checkout': 'Checkout',
  '/pay/:reference': 'Pay',
  '/orders': 'Your orders',
  '/orders/:id': 'Order',
  '/orders/:id/receipt': 'Receipt',
  '/profile': 'Your profile',
  '/profile/details': 'Your details',
  '/profile/addresses': 'Your addresses',
  '/profile/security': 'Security',
  '/profile/notifications': 'Notifications by email',
  '/profile/currency': 'Your currency',
  '/profile/shop': 'Your shop',
  '/profile/data': 'Your data',
  '/messages': 'Messages',
  '/messages/:id': 'Conversation',
  '/notifications': 'Notifications',
  '/favourites': 'Favourites',
  '/subscribe': 'Choose a package',
  '/subscription-success': 'Package paid for',
  '/subscription-cancel': 'Package not paid for',
  '/dashboard': 'Seller dashboard',
  '/dashboard/listings': 'Your listings',
  '/dashboard/listings/new': 'New listing',
  '/dashboard/listings/:id': 'Edit listing',
  '/dashboard/orders': 'Orders from buyers',
  '/dashboard/orders/:id': 'Order',
  '/dashboard/orders/:id/packing-slip': 'Packing slip',
  '/dashboard/packing-slips': 'Packing slips',
  '/dashboard/analytics': 'Your figures',
  '/dashboard/shop': 'Your shop',
  '/dashboard/package': 'Your package',
  '/dev/mailbox': 'Mailbox',
} as const

export type PublicPage = keyof typeof publicPages
export type PrivatePage = keyof typeof privatePages

const pages = { ...publicPages, ...privatePages }

const isPage = (name: string): name is keyof typeof pages => name in pages

const patternOf = (page: string): RegExp => new RegExp(`^${page.replace(/:[a-z]+/g, '([^/]+)')}$`)

// The plainest first; made once, since every visit asks.
const patterns = Object.keys(pages)
  .filter(isPage)
  .sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
  .map((page) => ({ page, pattern: patternOf(page) }))

/** The page at a path with what stands in its `:name`s, the plainest pattern first; null when there is none. */
export const findPage = (path: string): { page: PublicPage | PrivatePage; parts: string[] } | null => {
  for (const { page, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { page, parts: match.slice(1) }
  }
  return null
}
