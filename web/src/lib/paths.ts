import type { SellerTier } from '#contract/tiers.ts'

const at = (base: string, query: Record<string, string>): string => `${base}?${new URLSearchParams(query)}`

/** The parts of the profile, each with an address of its own. */
export const profileSectionNames = [
  'details',
  'addresses',
  'security',
  'notifications',
  'currency',
  'shop',
  'data',
] as const
export type ProfileSectionName = (typeof profileSectionNames)[number]

/** Every address of the site, the patterns of the router and the links alike. */
export const paths = {
  home: '/',
  products: '/products',
  search: (words: string) => at('/products', { q: words }),
  product: (id: string) => `/products/${id}`,
  categories: '/categories',
  category: (slug: string) => `/category/${slug}`,
  subcategory: (category: string, slug: string) => `/category/${category}/${slug}`,
  seller: (username: string) => `/sellers/${username}`,
  services: '/services',
  featureRequests: '/feature-requests',
  help: '/help',
  helpSearch: (words: string) => at('/help', { q: words }),
  article: (slug: string) => `/help/${slug}`,
  calculator: '/help/incubation-calculator',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  shipping: '/shipping',
  returns: '/returns',
  auth: '/auth',
  signIn: (next: string) => at('/auth', { next }),
  register: (type: 'buyer' | 'seller') => at('/auth', { type }),
  registerSeller: (tier: SellerTier) => at('/auth', { type: 'seller', tier }),
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  newsletterThanks: '/newsletter/thanks',
  newsletterThanksTo: (email: string) => at('/newsletter/thanks', { email }),
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  cart: '/cart',
  checkout: '/checkout',
  pay: (reference: string) => `/pay/${reference}`,
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  receipt: (id: string) => `/orders/${id}/receipt`,
  profile: '/profile',
  profileSection: (name: ProfileSectionName) => `/profile/${name}`,
  messages: '/messages',
  conversation: (id: string) => `/messages/${id}`,
  notifications: '/notifications',
  favourites: '/favourites',
  sell: '/sell',
  subscribe: '/subscribe',
  subscribeTo: (tier: SellerTier) => at('/subscribe', { tier }),
  subscriptionSuccess: '/subscription-success',
  subscriptionCancel: '/subscription-cancel',
  dashboard: '/dashboard',
  dashboardListings: '/dashboard/listings',
  newListing: '/dashboard/listings/new',
  listing: (id: string) => `/dashboard/listings/${id}`,
  dashboardOrders: '/dashboard/orders',
  dashboardOrder: (id: string) => `/dashboard/orders/${id}`,
  packingSlip: (id: string) => `/dashboard/orders/${id}/packing-slip`,
  packingSlips: '/dashboard/packing-slips',
  packingSlipsOf: (ids: string[]) => `/dashboard/packing-slips?${new URLSearchParams(ids.map((id) => ['order', id]))}`,
  dashboardAnalytics: '/dashboard/analytics',
  dashboardShop: '/dashboard/shop',
  dashboardPackage: '/dashboard/package',
  devMailbox: '/dev/mailbox',
} as const

/** `next` of /auth as a path of ours; anything else (another site, a scheme, nothing) is null. */
export const ownPath = (next: string | null): string | null => {
  if (!next?.startsWith('/')) return null
  const base = 'http://own.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null
}
