import { lazy } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { RequireUser } from './guards.tsx'
import { BareLayout } from './layouts/bare-layout.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'
import { paths } from './paths.ts'

const Home = lazy(() => import('../pages/home/home.page.tsx'))
const Products = lazy(() => import('../pages/products/products.page.tsx'))
const Product = lazy(() => import('../pages/product/product.page.tsx'))
const Categories = lazy(() => import('../pages/categories/categories.page.tsx'))
const Category = lazy(() => import('../pages/category/category.page.tsx'))
const Subcategory = lazy(() => import('../pages/subcategory/subcategory.page.tsx'))
const Auth = lazy(() => import('../pages/auth/auth.page.tsx'))
const VerifyEmail = lazy(() => import('../pages/verify-email/verify-email.page.tsx'))
const Cart = lazy(() => import('../pages/cart/cart.page.tsx'))
const Checkout = lazy(() => import('../pages/checkout/checkout.page.tsx'))
const Pay = lazy(() => import('../pages/pay/pay.page.tsx'))
const Orders = lazy(() => import('../pages/orders/orders.page.tsx'))
const Order = lazy(() => import('../pages/order/order.page.tsx'))
const Profile = lazy(() => import('../pages/profile/profile.page.tsx'))
const Sell = lazy(() => import('../pages/sell/sell.page.tsx'))
const Subscribe = lazy(() => import('../pages/subscribe/subscribe.page.tsx'))
const SubscriptionSuccess = lazy(() => import('../pages/subscription-success/subscription-success.page.tsx'))
const SubscriptionCancel = lazy(() => import('../pages/subscription-cancel/subscription-cancel.page.tsx'))
const DashboardLayout = lazy(() =>
  import('./layouts/dashboard-layout.tsx').then(({ DashboardLayout }) => ({ default: DashboardLayout })),
)
const Dashboard = lazy(() => import('../pages/dashboard/dashboard.page.tsx'))
const DashboardListings = lazy(() => import('../pages/dashboard-listings/dashboard-listings.page.tsx'))
const ListingEditor = lazy(() => import('../pages/listing-editor/listing-editor.page.tsx'))
const DashboardOrders = lazy(() => import('../pages/dashboard-orders/dashboard-orders.page.tsx'))
const DashboardShop = lazy(() => import('../pages/dashboard-shop/dashboard-shop.page.tsx'))
const DashboardPackage = lazy(() => import('../pages/dashboard-package/dashboard-package.page.tsx'))
const DevMailbox = lazy(() => import('../pages/dev-mailbox/dev-mailbox.page.tsx'))
const NotFound = lazy(() => import('../pages/not-found/not-found.page.tsx'))

const signedIn = (
  <RequireUser>
    <Outlet />
  </RequireUser>
)

export const AppRoutes = () => (
  <Routes>
    <Route element={<BareLayout />}>
      <Route element={signedIn}>
        <Route path={paths.pay(':reference')} element={<Pay />} />
      </Route>
    </Route>
    <Route element={<SiteLayout />}>
      <Route path={paths.home} element={<Home />} />
      <Route path={paths.products} element={<Products />} />
      <Route path={paths.product(':productId')} element={<Product />} />
      <Route path={paths.categories} element={<Categories />} />
      <Route path={paths.category(':slug')} element={<Category />} />
      <Route path={paths.subcategory(':category', ':subcategory')} element={<Subcategory />} />
      <Route path={paths.auth} element={<Auth />} />
      <Route path={paths.verifyEmail} element={<VerifyEmail />} />
      <Route path={paths.sell} element={<Sell />} />
      <Route path={paths.devMailbox} element={<DevMailbox />} />
      <Route element={signedIn}>
        <Route path={paths.cart} element={<Cart />} />
        <Route path={paths.checkout} element={<Checkout />} />
        <Route path={paths.orders} element={<Orders />} />
        <Route path={paths.order(':id')} element={<Order />} />
        <Route path={paths.profile} element={<Profile />} />
        <Route path={paths.subscribe} element={<Subscribe />} />
        <Route path={paths.subscriptionSuccess} element={<SubscriptionSuccess />} />
        <Route path={paths.subscriptionCancel} element={<SubscriptionCancel />} />
      </Route>
      <Route element={<DashboardLayout />}>
        <Route path={paths.dashboard} element={<Dashboard />} />
        <Route path={paths.dashboardListings} element={<DashboardListings />} />
        <Route path={paths.newListing} element={<ListingEditor />} />
        <Route path={paths.listing(':id')} element={<ListingEditor />} />
        <Route path={paths.dashboardOrders} element={<DashboardOrders />} />
        <Route path={paths.dashboardOrder(':id')} element={<Order />} />
        <Route path={paths.dashboardShop} element={<DashboardShop />} />
        <Route path={paths.dashboardPackage} element={<DashboardPackage />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
)
