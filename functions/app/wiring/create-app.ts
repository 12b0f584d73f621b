import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { addressCheck } from '#app/checks/address-check.ts'
import { bodyCheck } from '#app/checks/body-check.ts'
import { originCheck } from '#app/checks/origin-check.ts'
import { requestLog } from '#app/checks/request-log.ts'
import { secure } from '#app/checks/security-headers.ts'
import type { AppEnv } from '#app/deps.ts'
import { provideDeps } from '#app/deps-from-request.ts'
import { answerHeld } from '#app/edge/edge-cache.ts'
import { tellWhoWrote } from '#app/edge/just-wrote.ts'
import { AppError, asAppError, problemOf } from '#app/errors.ts'
import { type ProblemCode, problemStatus } from '#contract/problems.ts'
import { favouritesRoutes } from '#features/catalogue/favourites/favourites.routes.ts'
import { catalogueRoutes } from '#features/catalogue/listings/catalogue.routes.ts'
import { sellersRoutes } from '#features/catalogue/sellers/sellers.routes.ts'
import { settingsRoutes } from '#features/catalogue/settings/settings.routes.ts'
import { stockWaitsRoutes } from '#features/catalogue/stock-waits/stock-waits.routes.ts'
import { helpRoutes } from '#features/help/articles/help.routes.ts'
import { chatRoutes } from '#features/help/chat/chat.routes.ts'
import { incubationRoutes } from '#features/help/incubation/incubation.routes.ts'
import { accountRoutes } from '#features/identity/account/account.routes.ts'
import { addressesRoutes } from '#features/identity/addresses/addresses.routes.ts'
import { confirmRoutes } from '#features/identity/credentials/confirm.routes.ts'
import { credentialsRoutes } from '#features/identity/credentials/credentials.routes.ts'
import { passwordRoutes } from '#features/identity/credentials/password.routes.ts'
import { currencyRoutes } from '#features/identity/currency/currency.routes.ts'
import { mailRoutes } from '#features/identity/mail/mail.routes.ts'
import { passkeysRoutes } from '#features/identity/second-factor/passkeys.routes.ts'
import { secondFactorRoutes } from '#features/identity/second-factor/second-factor.routes.ts'
import { passkeySessionRoutes } from '#features/identity/sessions/passkey-session.routes.ts'
import { sessionRoutes } from '#features/identity/sessions/session.routes.ts'
import { uploadRoutes } from '#features/identity/uploads/uploads.routes.ts'
import { paymentsRoutes } from '#features/money/payments/payments.routes.ts'
import { dashboardRoutes } from '#features/operations/dashboard/dashboard.routes.ts'
import { healthRoutes } from '#features/operations/health/health.routes.ts'
import { leavingRoutes } from '#features/operations/leaving/leaving.routes.ts'
import { analyticsRoutes } from '#features/selling/analytics/analytics.routes.ts'
import { viewRoutes } from '#features/selling/analytics/view.routes.ts'
import { bulkRoutes } from '#features/selling/bulk/bulk.routes.ts'
import { listingsRoutes } from '#features/selling/listings/listings.routes.ts'
import { packageRoutes } from '#features/selling/packages/packages.routes.ts'
import { shopRoutes } from '#features/selling/shop/shop.routes.ts'
import { contactRoutes } from '#features/talk/contact/contact.routes.ts'
import { featureRequestsRoutes } from '#features/talk/feature-requests/feature-requests.routes.ts'
import { blocksRoutes } from '#features/talk/messages/blocks.routes.ts'
import { messagesRoutes } from '#features/talk/messages/messages.routes.ts'
import { newsletterRoutes } from '#features/talk/newsletter/newsletter.routes.ts'
import { notificationsRoutes } from '#features/talk/notifications/notifications.routes.ts'
import { cartRoutes } from '#features/trade/cart/cart.routes.ts'
import { checkoutRoutes } from '#features/trade/checkout/checkout.routes.ts'
import { ordersRoutes } from '#features/trade/orders/orders.routes.ts'
import { paymentEffects } from './payment-effects.ts'

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
  app.use(answerHeld)
  app.use(tellWhoWrote)
  app.use(addressCheck)
  app.use(originCheck)
  app.use(bodyCheck)
  app.onError((error, c) => answer(asAppError(error), c.req.path))
  app.notFound((c) => answer(new AppError('not_found', 'There’s nothing at this address.'), c.req.path))
  return app
    .basePath('/api')
    .route('/', healthRoutes)
    .route('/', accountRoutes)
    .route('/', sessionRoutes)
    .route('/', passkeySessionRoutes)
    .route('/', secondFactorRoutes)
    .route('/', passkeysRoutes)
    .route('/', confirmRoutes)
    .route('/', credentialsRoutes)
    .route('/', passwordRoutes)
    .route('/', addressesRoutes)
    .route('/', leavingRoutes)
    .route('/', catalogueRoutes)
    .route('/', viewRoutes)
    .route('/', favouritesRoutes)
    .route('/', stockWaitsRoutes)
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
    .route('/', packageRoutes)
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
    .route('/', paymentsRoutes(paymentEffects))
    .route('/', helpRoutes)
}
