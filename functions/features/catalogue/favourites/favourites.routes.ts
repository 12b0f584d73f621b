import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAsPlaces, requireUser } from '#app/guards.ts'
import { readTimeCursor } from '#app/time-cursor.ts'
import { idParam, validate } from '#app/validate.ts'
import { noQuery } from '#contract/catalogue/catalogue-query.ts'
import { favouritesQuery } from '#contract/catalogue/favourites.ts'
import { listFavouriteIds, listFavourites } from './favourites.queries.ts'
import { keep, removeFavourite, toPage } from './favourites.service.ts'

/** What a user likes to find again; nobody else sees it. */
export const favouritesRoutes = new Hono<AppEnv>()
  .get('/favourites', validate('query', favouritesQuery), async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const after = readTimeCursor(cursor)
    const { results } = await readAsPlaces(c, (viewerId) => [listFavourites(c.var.deps.db, { viewerId, limit, after })])
    return c.json(toPage(c.var.deps, { rows: results[0].rows, limit }), 200)
  })
  // All at once, so that pages that are everybody's can show what is his.
  .get('/favourites/ids', validate('query', noQuery), async (c) => {
    const { results } = await readAsPlaces(c, (viewerId) => [listFavouriteIds(c.var.deps.db, viewerId)])
    return c.json(
      results[0].map(({ id }) => id),
      200,
    )
  })
  .put('/favourites/:id', async (c) => {
    const listingId = idParam(c.req.param('id'))
    const { id: userId } = await requireUser(c)
    await keep(c.var.deps, { userId, listingId })
    return c.body(null, 204)
  })
  .delete('/favourites/:id', async (c) => {
    const listingId = idParam(c.req.param('id'))
    const { id: userId } = await requireUser(c)
    await removeFavourite(c.var.deps, { userId, listingId })
    return c.body(null, 204)
  })

export type FavouritesRoutes = typeof favouritesRoutes
