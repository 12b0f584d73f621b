import { addDays, ukDay } from '#contract/calendar-day.ts'
import type { Trouble } from './fixtures/browser/trouble.ts'

/** Who looks at a screen: nobody signed in, or one of the demo's people. */
export type Role = 'visitor' | 'demo_buyer' | 'demo_seller'

/** `currency`: the one that a visitor chose, where it is not the pound. */
export type Screen = { name: string; path: string; as: Role; state?: Trouble; currency?: string }

const screensOf = (as: Role, found: Record<string, string>): Screen[] =>
  Object.entries(found).map(([name, path]) => ({ name, path, as }))

/** So many days from today, so that an incubation is always under way. */
const dayFromToday = (days: number): string => addDays(ukDay(new Date()), days)

export const fixedScreens: Screen[] = [
  { name: 'products-in-dollars', path: '/products?category=hatching-eggs', as: 'visitor', currency: 'CAD' },
  ...screensOf('visitor', {
    home: '/',
    products: '/products',
    'products-filtered': '/products?category=hatching-eggs&maxPrice=20',
    'products-empty': '/products?q=xyzzyplugh',
    category: '/category/hatching-eggs',
    subcategory: '/category/live-birds/ducks',
    categories: '/categories',
    'sign-in': '/auth',
    register: '/auth?type=seller&tier=premium',
    'verify-email-tokenless': '/verify-email',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password?token=as-mailed',
    'reset-password-tokenless': '/reset-password',
    'newsletter-thanks': '/newsletter/thanks?email=ann@example.com',
    'newsletter-confirm': '/newsletter/confirm?token=as-mailed',
    'newsletter-confirm-tokenless': '/newsletter/confirm',
    'newsletter-unsubscribe': '/newsletter/unsubscribe?token=as-mailed',
    'newsletter-unsubscribe-tokenless': '/newsletter/unsubscribe',
    'feature-requests': '/feature-requests',
    contact: '/contact',
    help: '/help',
    'help-search': '/help?q=candling',
    'help-search-empty': '/help?q=xyzzyplugh',
    'help-article': '/help/unpacking-and-resting-eggs',
    'help-guide': '/help/chicken-care',
    sell: '/sell',
    shop: '/sellers/demo_premium',
    services: '/services',
    'services-near': '/services?near=SY8&category=veterinary',
    'services-empty': '/services?near=ZE1&category=veterinary',
    'services-refused': '/services?near=SY99',
    privacy: '/privacy',
    terms: '/terms',
    cookies: '/cookies',
    shipping: '/shipping',
    returns: '/returns',
    calculator: '/help/incubation-calculator',
    'calculator-filled': `/help/incubation-calculator?species=muscovy&set=${dayFromToday(-12)}&eggs=12&batch=Blue+pen`,
    'calculator-wrong': '/help/incubation-calculator?species=dragon&set=2026-02-30&eggs=none',
    'not-found': '/no-such-page',
    mailbox: '/dev/mailbox',
  }),
  ...screensOf('demo_buyer', {
    orders: '/orders',
    'orders-none-found': '/orders?q=xyzzyplugh&show=ended&period=6-months',
    messages: '/messages',
    notifications: '/notifications',
    favourites: '/favourites',
    profile: '/profile',
    'profile-details': '/profile/details',
    'profile-addresses': '/profile/addresses',
    'profile-security': '/profile/security',
    'profile-notifications': '/profile/notifications',
    'profile-currency': '/profile/currency',
    'profile-shop': '/profile/shop',
    'profile-data': '/profile/data',
    'feature-requests-mine': '/feature-requests?tab=mine',
    'contact-known': '/contact',
    'open-shop': '/auth?type=seller',
  }),
  ...screensOf('demo_seller', {
    'cart-empty': '/cart',
    'profile-addresses-empty': '/profile/addresses',
    'orders-empty': '/orders',
    'favourites-empty': '/favourites',
    'feature-requests-mine-empty': '/feature-requests?tab=mine',
    subscribe: '/subscribe',
    'subscription-success': '/subscription-success',
    'subscription-cancel': '/subscription-cancel',
    dashboard: '/dashboard',
    'dashboard-analytics': '/dashboard/analytics',
    'dashboard-listings': '/dashboard/listings',
    'dashboard-listings-none': '/dashboard/listings?q=ostrich',
    'listing-new': '/dashboard/listings/new',
    'dashboard-orders': '/dashboard/orders',
    'dashboard-orders-empty': '/dashboard/orders?q=xyzzyplugh',
    'dashboard-shop': '/dashboard/shop',
    'dashboard-package': '/dashboard/package',
  }),
]

const stateOf = (state: Trouble, found: Pick<Screen, 'name' | 'path' | 'as'>): Screen => ({
  ...found,
  name: `${found.name}-${state}`,
  state,
})

const troubled: Pick<Screen, 'name' | 'path' | 'as'>[] = [
  { name: 'home', path: '/', as: 'visitor' },
  { name: 'services', path: '/services', as: 'visitor' },
  { name: 'category', path: '/category/hatching-eggs', as: 'visitor' },
  { name: 'categories', path: '/categories', as: 'visitor' },
  { name: 'products', path: '/products?q=hen', as: 'visitor' },
  { name: 'verify-email', path: '/verify-email?token=as-mailed', as: 'visitor' },
  { name: 'feature-requests', path: '/feature-requests', as: 'visitor' },
  { name: 'feature-requests-mine', path: '/feature-requests?tab=mine', as: 'demo_buyer' },
  { name: 'help', path: '/help', as: 'visitor' },
  { name: 'help-article', path: '/help/unpacking-and-resting-eggs', as: 'visitor' },
  { name: 'cart', path: '/cart', as: 'demo_buyer' },
  { name: 'orders', path: '/orders', as: 'demo_buyer' },
  { name: 'messages', path: '/messages', as: 'demo_buyer' },
  { name: 'notifications', path: '/notifications', as: 'demo_buyer' },
  { name: 'profile-addresses', path: '/profile/addresses', as: 'demo_buyer' },
  { name: 'favourites', path: '/favourites', as: 'demo_buyer' },
  { name: 'profile-security', path: '/profile/security', as: 'demo_buyer' },
  { name: 'dashboard', path: '/dashboard', as: 'demo_seller' },
  { name: 'dashboard-analytics', path: '/dashboard/analytics', as: 'demo_seller' },
  { name: 'dashboard-listings', path: '/dashboard/listings', as: 'demo_seller' },
]

/** The same screens while they wait and when the API is away. */
export const troubledScreens: Screen[] = troubled.flatMap((found) => [
  stateOf('failed', found),
  stateOf('loading', found),
])

/** Screens of one record: the first that the list of the API has. */
export const recordScreens = [
  { name: 'product', as: 'visitor', list: '/api/products?q=marans', at: (id: string) => `/products/${id}` },
  { name: 'service', as: 'visitor', list: '/api/services', at: (id: string) => `/products/${id}` },
  { name: 'order', as: 'demo_buyer', list: '/api/orders', at: (id: string) => `/orders/${id}` },
  { name: 'order-ready', as: 'demo_buyer', list: '/api/orders?status=ready', at: (id: string) => `/orders/${id}` },
  { name: 'order-sent', as: 'demo_buyer', list: '/api/orders?status=dispatched', at: (id: string) => `/orders/${id}` },
  {
    name: 'receipt',
    as: 'demo_buyer',
    list: '/api/orders?status=completed',
    at: (id: string) => `/orders/${id}/receipt`,
  },
  {
    name: 'packing-slip',
    as: 'demo_seller',
    list: '/api/seller/orders',
    at: (id: string) => `/dashboard/packing-slips?order=${id}`,
  },
  { name: 'conversation', as: 'demo_buyer', list: '/api/messages', at: (id: string) => `/messages/${id}` },
  { name: 'conversation-sold', as: 'demo_seller', list: '/api/messages', at: (id: string) => `/messages/${id}` },
  { name: 'listing', as: 'demo_seller', list: '/api/seller/listings', at: (id: string) => `/dashboard/listings/${id}` },
  { name: 'sold', as: 'demo_seller', list: '/api/seller/orders', at: (id: string) => `/dashboard/orders/${id}` },
] as const
