import { Hono } from 'hono'
import { readTimeCursor } from '#app/cursors/time-cursor.ts'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { favouriteIds, favouritePage } from '#contract/catalogue/favourites.answers.ts'
import { favouritesQuery } from '#contract/catalogue/favourites.ts'
import { listFavouriteIds, listFavourites } from './favourites.queries.ts'
import { keep, removeFavourite, toPage } from './favourites.service.ts'

// A foreign cursor is refused with the query, before anybody asks who is signed in.
const pageQuery = favouritesQuery.transform(({ limit, cursor }) => ({ limit, after: readTimeCursor(cursor) }))

/** What a user likes to find again; nobody else sees it. */
export const favouritesRoutes = new Hono<AppEnv>()
  .get(
    '/favourites',
    route(
      {
        who: 'user',
        query: pageQuery,
        answer: favouritePage,
        calls: 1,
        reads: ({ deps, viewerId, query }) => ({ page: listFavourites(deps.db, { viewerId, ...query }) }),
      },
      ({ deps, read, query }) => toPage(deps, { rows: read.page.rows, limit: query.limit }),
    ),
  )
  // All at once, so that pages that are everybody's can show what a user keeps.
  .get(
    '/favourites/ids',
    route(
      {
        who: 'user',
        answer: favouriteIds,
        calls: 1,
        reads: ({ deps, viewerId }) => ({ kept: listFavouriteIds(deps.db, viewerId) }),
      },
      ({ read }) => read.kept.map(({ id }) => id),
    ),
  )
  .put(
    '/favourites/:id',
    route(
      { who: 'user', params: { id: idParam }, answer: null, calls: 2, example: { answers: 404 } },
      ({ deps, actor, params }) => keep(deps, { userId: actor.id, listingId: params.id }),
    ),
  )
  .delete(
    '/favourites/:id',
    route({ who: 'user', params: { id: idParam }, answer: null, calls: 2 }, ({ deps, actor, params }) =>
      removeFavourite(deps, { userId: actor.id, listingId: params.id }),
    ),
  )

export type FavouritesRoutes = typeof favouritesRoutes
