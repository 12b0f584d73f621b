import type { ExtractSchema } from 'hono/types'
import type { FavouritesRoutes } from '#features/catalogue/favourites/favourites.routes.ts'
import type { CatalogueRoutes } from '#features/catalogue/listings/catalogue.routes.ts'
import type { HelpRoutes } from '#features/help/articles/help.routes.ts'
import type { AccountRoutes } from '#features/identity/account/account.routes.ts'
import type { CurrencyRoutes } from '#features/identity/currency/currency.routes.ts'
import type { SessionRoutes } from '#features/identity/sessions/session.routes.ts'
import type { UploadRoutes } from '#features/identity/uploads/uploads.routes.ts'
import type { MessagesRoutes } from '#features/talk/messages/messages.routes.ts'
import type { NotificationsRoutes } from '#features/talk/notifications/notifications.routes.ts'
import type { CartRoutes } from '#features/trade/cart/cart.routes.ts'

/** The routes that are asked without the typed client: by what every page loads, or with a query as it stands. */
type Routes =
  | AccountRoutes
  | CartRoutes
  | CatalogueRoutes
  | CurrencyRoutes
  | FavouritesRoutes
  | HelpRoutes
  | MessagesRoutes
  | NotificationsRoutes
  | SessionRoutes
  | UploadRoutes
type Schema = ExtractSchema<Routes>

export type RawMethod = 'GET' | 'POST' | 'PATCH'
type Verb<Method extends RawMethod> = `$${Lowercase<Method>}`

/** The routes that know a method, by their path below `/api`. */
type RouteOf<Method extends RawMethod> = {
  [Route in keyof Schema & string]: Verb<Method> extends keyof Schema[Route] ? Route : never
}[keyof Schema & string]

/** A path that one of the routes answers, with a query or without. */
export type RawPath<Method extends RawMethod> = `/api${RouteOf<Method>}` | `/api${RouteOf<Method>}?${string}`

type RouteAt<Path> = Path extends `/api${infer Route}?${string}`
  ? Route
  : Path extends `/api${infer Route}`
    ? Route
    : never

type EndpointAt<Verbs, Method extends RawMethod> = Verbs extends Record<Verb<Method>, infer Endpoint> ? Endpoint : never

/** What the route of a path answers. */
export type RawAnswer<Method extends RawMethod, Path> =
  EndpointAt<Schema[RouteAt<Path> & keyof Schema], Method> extends { output: infer Output } ? Output : never
