import { matchRoutes, type NonIndexRouteObject, Outlet, useRoutes } from 'react-router-dom'
import { loadHeader } from '../components/layout/header.tsx'
import { RequireUser } from './guards.tsx'
import { BareLayout } from './layouts/bare-layout.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { type LoadPage, lazyPage } from './lazy-page.tsx'
import { paths, profileSectionNames } from './paths.ts'

type PageRoute = Omit<NonIndexRouteObject, 'children'> & { load?: () => Promise<unknown>; children?: PageRoute[] }

/** A page of its own chunk, at its address. */
const page = (path: string, load: LoadPage): PageRoute => ({ path, ...lazyPage(load) })

const signedIn = (...children: PageRoute[]): PageRoute => ({
  element: (
    <RequireUser>
      <Outlet />
    </RequireUser>
  ),
  children,
})

const loadSlips = () => import('../pages/packing-slips/packing-slips.page.tsx')
const loadOrder = () => import('../pages/order/order.page.tsx')
// One page at both addresses, so that saving a new listing changes the address and not the page.
const listingEditor = lazyPage(() => import('../pages/listing-editor/listing-editor.page.tsx'))
const profile = lazyPage(() => import('../pages/profile/profile.page.tsx'))
// The list stays where it is while one conversation follows another.
const messages = lazyPage(() => import('../pages/messages/messages.page.tsx'))

const dashboard: PageRoute = {
  ...lazyPage(() => import('./layouts/dashboard-layout.tsx')),
  children: [
    page(paths.dashboard, () => import('../pages/dashboard/dashboard.page.tsx')),
    page(paths.dashboardListings, () => import('../pages/dashboard-listings/dashboard-listings.page.tsx')),
    { path: paths.newListing, ...listingEditor },
    { path: paths.listing(':id'), ...listingEditor },
    page(paths.dashboardOrders, () => import('../pages/dashboard-orders/dashboard-orders.page.tsx')),
    page(paths.dashboardOrder(':id'), loadOrder),
    page(paths.dashboardAnalytics, () => import('../pages/dashboard-analytics/dashboard-analytics.page.tsx')),
    page(paths.dashboardShop, () => import('../pages/dashboard-shop/dashboard-shop.page.tsx')),
    page(paths.dashboardPackage, () => import('../pages/dashboard-package/dashboard-package.page.tsx')),
  ],
}

const forVisitors: PageRoute[] = [
  page(paths.home, () => import('../pages/home/home.page.tsx')),
  page(paths.products, () => import('../pages/products/products.page.tsx')),
  page(paths.product(':productId'), () => import('../pages/product/product.page.tsx')),
  page(paths.categories, () => import('../pages/categories/categories.page.tsx')),
  page(paths.category(':slug'), () => import('../pages/category/category.page.tsx')),
  page(paths.subcategory(':category', ':subcategory'), () => import('../pages/subcategory/subcategory.page.tsx')),
  page(paths.seller(':username'), () => import('../pages/seller/seller.page.tsx')),
  page(paths.help, () => import('../pages/help/help.page.tsx')),
  page(paths.calculator, () => import('../pages/incubation-calculator/incubation-calculator.page.tsx')),
  page(paths.article(':slug'), () => import('../pages/help-article/help-article.page.tsx')),
  page(paths.services, () => import('../pages/services/services.page.tsx')),
  page(paths.auth, () => import('../pages/auth/auth.page.tsx')),
  page(paths.verifyEmail, () => import('../pages/verify-email/verify-email.page.tsx')),
  page(paths.forgotPassword, () => import('../pages/forgot-password/forgot-password.page.tsx')),
  page(paths.resetPassword, () => import('../pages/reset-password/reset-password.page.tsx')),
  page(paths.newsletterThanks, () => import('../pages/newsletter-thanks/newsletter-thanks.page.tsx')),
  page(paths.newsletterConfirm, () => import('../pages/newsletter-confirm/newsletter-confirm.page.tsx')),
  page(paths.newsletterUnsubscribe, () => import('../pages/newsletter-unsubscribe/newsletter-unsubscribe.page.tsx')),
  page(paths.sell, () => import('../pages/sell/sell.page.tsx')),
  page(paths.devMailbox, () => import('../pages/dev-mailbox/dev-mailbox.page.tsx')),
  page(paths.featureRequests, () => import('../pages/feature-requests/feature-requests.page.tsx')),
  page(paths.contact, () => import('../pages/contact/contact.page.tsx')),
  page(paths.privacy, () => import('../pages/privacy/privacy.page.tsx')),
  page(paths.terms, () => import('../pages/terms/terms.page.tsx')),
  page(paths.cookies, () => import('../pages/cookies/cookies.page.tsx')),
  page(paths.shipping, () => import('../pages/shipping/shipping.page.tsx')),
  page(paths.returns, () => import('../pages/returns/returns.page.tsx')),
  page('*', () => import('../pages/not-found/not-found.page.tsx')),
]

const forUsers = signedIn(
  page(paths.cart, () => import('../pages/cart/cart.page.tsx')),
  page(paths.checkout, () => import('../pages/checkout/checkout.page.tsx')),
  page(paths.orders, () => import('../pages/orders/orders.page.tsx')),
  page(paths.order(':id'), loadOrder),
  { path: paths.profile, ...profile },
  ...profileSectionNames.map((name) => ({ path: paths.profileSection(name), ...profile })),
  { path: paths.messages, ...messages },
  { path: paths.conversation(':id'), ...messages },
  page(paths.notifications, () => import('../pages/notifications/notifications.page.tsx')),
  page(paths.favourites, () => import('../pages/favourites/favourites.page.tsx')),
  page(paths.subscribe, () => import('../pages/subscribe/subscribe.page.tsx')),
  page(paths.subscriptionSuccess, () => import('../pages/subscription-success/subscription-success.page.tsx')),
  page(paths.subscriptionCancel, () => import('../pages/subscription-cancel/subscription-cancel.page.tsx')),
)

const routes: PageRoute[] = [
  { element: <SiteLayout />, load: loadHeader, children: [...forVisitors, forUsers, dashboard] },
  {
    element: <BareLayout />,
    children: [
      signedIn(
        page(paths.pay(':reference'), () => import('../pages/pay/pay.page.tsx')),
        page(paths.receipt(':id'), () => import('../pages/receipt/receipt.page.tsx')),
        page(paths.packingSlip(':id'), loadSlips),
        page(paths.packingSlips, loadSlips),
      ),
    ],
  },
]

export const AppRoutes = () => useRoutes(routes)

/** Fetches the code of the page at an address, so that it is there when it is asked for. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await Promise.all(matchRoutes(routes, pathname)?.map(({ route }) => route.load?.()) ?? [])
}
