import { RequireUser } from '#web/features/identity/session/require-user.tsx'
import { lazyPage } from '#web/lib/lazy-page.tsx'
import { paths, profileSectionNames } from '#web/lib/paths.ts'
import { Outlet, Routes } from '#web/lib/router/routes.tsx'
import { drawnPages } from './drawn-pages.tsx'
import { loadAt, type PageRoute, page } from './page-route.tsx'

const signedIn = (...children: PageRoute[]): PageRoute => ({
  element: (
    <RequireUser>
      <Outlet />
    </RequireUser>
  ),
  children,
})

const loadSlips = () => import('#web/pages/packing-slips/packing-slips.page.tsx')
const loadOrder = () => import('#web/pages/order/order.page.tsx')
// One page at both addresses, so that saving a new listing changes the address and not the page.
const listingEditor = lazyPage(() => import('#web/pages/listing-editor/listing-editor.page.tsx'))
const profile = lazyPage(() => import('#web/pages/profile/profile.page.tsx'))
// The list stays where it is while one conversation follows another.
const messages = lazyPage(() => import('#web/pages/messages/messages.page.tsx'))

const dashboard: PageRoute = {
  ...lazyPage(() => import('./layouts/dashboard-layout.tsx')),
  children: [
    page(paths.dashboard, () => import('#web/pages/dashboard/dashboard.page.tsx')),
    page(paths.dashboardListings, () => import('#web/pages/dashboard-listings/dashboard-listings.page.tsx')),
    { path: paths.newListing, ...listingEditor },
    { path: paths.listing(':id'), ...listingEditor },
    page(paths.dashboardOrders, () => import('#web/pages/dashboard-orders/dashboard-orders.page.tsx')),
    page(paths.dashboardOrder(':id'), loadOrder),
    page(paths.dashboardAnalytics, () => import('#web/pages/dashboard-analytics/dashboard-analytics.page.tsx')),
    page(paths.dashboardShop, () => import('#web/pages/dashboard-shop/dashboard-shop.page.tsx')),
    page(paths.dashboardPackage, () => import('#web/pages/dashboard-package/dashboard-package.page.tsx')),
  ],
}

/** Pages for everybody that the edge does not draw: what they show depends on who opens them. */
const forVisitors: PageRoute[] = [
  page(paths.auth, () => import('#web/pages/auth/auth.page.tsx')),
  page(paths.verifyEmail, () => import('#web/pages/verify-email/verify-email.page.tsx')),
  page(paths.forgotPassword, () => import('#web/pages/forgot-password/forgot-password.page.tsx')),
  page(paths.resetPassword, () => import('#web/pages/reset-password/reset-password.page.tsx')),
  page(paths.newsletterThanks, () => import('#web/pages/newsletter-thanks/newsletter-thanks.page.tsx')),
  page(paths.newsletterConfirm, () => import('#web/pages/newsletter-confirm/newsletter-confirm.page.tsx')),
  page(paths.newsletterUnsubscribe, () => import('#web/pages/newsletter-unsubscribe/newsletter-unsubscribe.page.tsx')),
  page(paths.devMailbox, () => import('#web/pages/dev-mailbox/dev-mailbox.page.tsx')),
]

const forUsers = signedIn(
  page(paths.cart, () => import('#web/pages/cart/cart.page.tsx')),
  page(paths.orders, () => import('#web/pages/orders/orders.page.tsx')),
  page(paths.order(':id'), loadOrder),
  { path: paths.profile, ...profile },
  ...profileSectionNames.map((name) => ({ path: paths.profileSection(name), ...profile })),
  { path: paths.messages, ...messages },
  { path: paths.conversation(':id'), ...messages },
  page(paths.notifications, () => import('#web/pages/notifications/notifications.page.tsx')),
  page(paths.favourites, () => import('#web/pages/favourites/favourites.page.tsx')),
  page(paths.subscribe, () => import('#web/pages/subscribe/subscribe.page.tsx')),
  page(paths.subscriptionSuccess, () => import('#web/pages/subscription-success/subscription-success.page.tsx')),
  page(paths.subscriptionCancel, () => import('#web/pages/subscription-cancel/subscription-cancel.page.tsx')),
)

const site = lazyPage(() => import('./layouts/site-layout.tsx'))

export const routes: PageRoute[] = [
  { ...site, children: [...drawnPages, ...forVisitors, forUsers, dashboard] },
  {
    ...lazyPage(() => import('./layouts/bare-layout.tsx')),
    children: [
      page(paths.checkout, () => import('#web/pages/checkout/checkout.page.tsx')),
      signedIn(
        page(paths.pay(':reference'), () => import('#web/pages/pay/pay.page.tsx')),
        page(paths.receipt(':id'), () => import('#web/pages/receipt/receipt.page.tsx')),
        page(paths.packingSlip(':id'), loadSlips),
        page(paths.packingSlips, loadSlips),
      ),
    ],
  },
  { ...site, children: [page('*', () => import('#web/components/layout/not-found.tsx'))] },
]

export const AppRoutes = () => <Routes routes={routes} />

/** Fetches the code of the page at an address, so that it is there when it is asked for. */
export const preloadPage = (pathname: string): Promise<void> => loadAt(routes, pathname)
