import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { type ProblemCode, problemStatus } from '../contract/problems.ts'
import { accountRoutes } from '../features/account/account.routes.ts'
import { credentialsRoutes } from '../features/account/credentials.routes.ts'
import { passwordRoutes } from '../features/account/password.routes.ts'
import { sessionRoutes } from '../features/account/session.routes.ts'
import { addressesRoutes } from '../features/addresses/addresses.routes.ts'
import { analyticsRoutes } from '../features/analytics/analytics.routes.ts'
import { viewRoutes } from '../features/analytics/view.routes.ts'
import { cartRoutes } from '../features/cart/cart.routes.ts'
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts'
import { chatRoutes } from '../features/chat/chat.routes.ts'
import { checkoutRoutes } from '../features/checkout/checkout.routes.ts'
import { contactRoutes } from '../features/contact/contact.routes.ts'
import { currencyRoutes } from '../features/currency/currency.routes.ts'
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts'
import { favouritesRoutes } from '../features/favourites/favourites.routes.ts'
import { featureRequestsRoutes } from '../features/feature-requests/feature-requests.routes.ts'
import { healthRoutes } from '../features/health/health.routes.ts'
import { helpRoutes } from '../features/help/help.routes.ts'
import { incubationRoutes } from '../features/incubation/incubation.routes.ts'
import { leavingRoutes } from '../features/leaving/leaving.routes.ts'
import { bulkRoutes } from '../features/listings/bulk.routes.ts'
import { listingsRoutes } from '../features/listings/listings.routes.ts'
import { mailRoutes } from '../features/mail/mail.routes.ts'
import { blocksRoutes } from '../features/messages/blocks.routes.ts'
import { messagesRoutes } from '../features/messages/messages.routes.ts'
import { newsletterRoutes } from '../features/newsletter/newsletter.routes.ts'
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts'
import { ordersRoutes } from '../features/orders/orders.routes.ts'
import { paymentsRoutes } from '../features/payments/payments.routes.ts'
import { sellersRoutes } from '../features/sellers/sellers.routes.ts'
import { settingsRoutes } from '../features/settings/settings.routes.ts'
import { shopRoutes } from '../features/shop/shop.routes.ts'
import { subscriptionRoutes } from '../features/subscription/subscription.routes.ts'
import { uploadRoutes } from '../features/uploads/uploads.routes.ts'
import { addressCheck } from './address-check.ts'
import { bodyCheck } from './body-check.ts'
import type { AppEnv } from './deps.ts'
import { provideDeps } from './deps-from-request.ts'
import { AppError, asAppError, problemOf } from './errors.ts'
import { originCheck } from './origin-check.ts'
import { requestLog } from './request-log.ts'
import { secure } from './security-headers.ts'

const answer = (error: AppError, path: string): Response => {
  const headers = new Headers({ 'Content-Type': 'application/problem+json' })
  if (error.details.retryAfter) headers.set('Retry-After', String(error.details.retryAfter))
  return new Response(JSON.stringify(problemOf(error, path)), { status: statusOf(error.code), headers })
}

const statusOf = (code: ProblemCode): number => problemStatus[code]

/** The whole API. Knows nothing of Pages. */
export const createApp = () => {
  const app = new Hono<AppEnv>()
  app.use(requestLog)
  app.use(secure)
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const refused = answer(new AppError('method', 'This address does not take that method.'), c.req.path)
        refused.headers.set('Allow', methods.join(', '))
        return refused
      },
    }),
  )
  app.use(provideDeps)
  app.use(addressCheck)
  app.use(originCheck)
  app.use(bodyCheck)
  app.onError((error, c) => answer(asAppError(error), c.req.path))
  app.notFound((c) => answer(new AppError('not_found', 'There is nothing at this address.'), c.req.path))
  return app
    .basePath('/api')
    .route('/', healthRoutes)
    .route('/', accountRoutes)
    .route('/', sessionRoutes)
    .route('/', credentialsRoutes)
    .route('/', passwordRoutes)
    .route('/', addressesRoutes)
    .route('/', leavingRoutes)
    .route('/', catalogueRoutes)
    .route('/', viewRoutes)
    .route('/', favouritesRoutes)
    .route('/', currencyRoutes)
    .route('/', featureRequestsRoutes)
    .route('/', contactRoutes)
    .route('/', sellersRoutes)
    .route('/', settingsRoutes)
    .route('/', bulkRoutes)
    .route('/', listingsRoutes)
    .route('/', shopRoutes)
    .route('/', dashboardRoutes)
    .route('/', analyticsRoutes)
    .route('/', subscriptionRoutes)
    .route('/', uploadRoutes)
    .route('/', mailRoutes)
    .route('/', messagesRoutes)
    .route('/', blocksRoutes)
    .route('/', newsletterRoutes)
    .route('/', notificationsRoutes)
    .route('/', ordersRoutes)
    .route('/', cartRoutes)
    .route('/', checkoutRoutes)
    .route('/', chatRoutes)
    .route('/', incubationRoutes)
    .route('/', paymentsRoutes)
    .route('/', helpRoutes)
}
