import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertSeller, assertVerified, readAsPlaces } from '#app/guards.ts'
import { selectKept } from '#app/idempotency.ts'
import { idParam, validate } from '#app/validate.ts'
import {
  type ListingChange,
  listingChange,
  listingsQuery,
  type NewListing,
  newListing,
  newListingHeaders,
} from '#contract/selling/listings.ts'
import { currentPackage, recentStretches } from '#features/selling/packages/subscription.queries.ts'
import { changeListing } from './change-listing.service.ts'
import { createListing, createRoute, keptListingId } from './create-listing.service.ts'
import { removeListing } from './delete-listing.service.ts'
import { countOwn, listOwn } from './list.queries.ts'
import { readListCursor } from './list-cursor.rules.ts'
import { referencesOf, toListing, toListings } from './listing.dto.ts'
import { kinds, listingReads, referenceReads } from './listings.queries.ts'
import { pauseListing, publishListing } from './publish-listing.service.ts'

const namesOf = ({ attributes, imageKeys, options }: NewListing | ListingChange) => ({
  breed: attributes?.breed,
  keys: imageKeys ?? [],
  skus: (options ?? []).flatMap(({ sku }) => sku || []),
})

export const listingsRoutes = new Hono<AppEnv>()
  .get('/seller/listings', validate('query', listingsQuery), async (c) => {
    const { db, now } = c.var.deps
    const { limit, cursor, status, q, sort } = c.req.valid('query')
    const after = readListCursor(sort, cursor)
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [
      listOwn(db, { sellerId, now, status, q, sort, after, limit }),
      countOwn(db, { sellerId, now }),
    ])
    assertSeller(viewer)
    const [listed, counted] = results
    return c.json(toListings(listed.rows, { counted: counted.rows, limit, sort }))
  })
  .post('/seller/listings', validate('header', newListingHeaders), validate('json', newListing), async (c) => {
    const { deps } = c.var
    const { db, now } = deps
    const input = c.req.valid('json')
    const key = c.req.valid('header')['idempotency-key'] ?? deps.newId()
    const id = deps.newId()
    const { viewer, results } = await readAsPlaces(c, (sellerId) => {
      const attempt = { userId: sellerId, route: createRoute, key }
      return [
        ...referenceReads(db, { ...namesOf(input), id, sellerId }),
        // After them: a twin that is done meanwhile has used the pictures, and is found here.
        selectKept(deps, attempt),
        ...listingReads(db, { id: keptListingId(attempt), sellerId, now }),
      ]
    })
    assertSeller(viewer)
    const [known, breeds, pictures, skus, kept, ...listing] = results
    const references = referencesOf([known, breeds, pictures, skus])
    const made = { kept, listing }
    return c.json(await createListing(deps, { id, sellerId: viewer.id, input, references, key, made }), 201)
  })
  .get('/seller/listings/:id', async (c) => {
    const { db, now } = c.var.deps
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [...listingReads(db, { id, sellerId, now })])
    assertSeller(viewer)
    return c.json(toListing(results))
  })
  .patch('/seller/listings/:id', validate('json', listingChange), async (c) => {
    const { deps } = c.var
    const { db, now } = deps
    const id = idParam(c.req.param('id'))
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [
      ...listingReads(db, { id, sellerId, now }),
      currentPackage(db, sellerId),
      ...referenceReads(db, { ...namesOf(input), id, sellerId }),
    ])
    assertSeller(viewer)
    const [row, options, images, [pack], ...named] = results
    const listing = toListing([row, options, images])
    const change = { sellerId: viewer.id, listing, input, references: referencesOf(named), pack }
    return c.json(await changeListing(deps, change))
  })
  .delete('/seller/listings/:id', async (c) => {
    const { deps } = c.var
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [
      ...listingReads(deps.db, { id, sellerId, now: deps.now }),
    ])
    assertSeller(viewer)
    await removeListing(deps, { sellerId: viewer.id, listing: toListing(results) })
    return c.body(null, 204)
  })
  .post('/seller/listings/:id/publish', async (c) => {
    const { deps } = c.var
    const { db, now } = deps
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [
      ...listingReads(db, { id, sellerId, now }),
      currentPackage(db, sellerId),
      recentStretches(db, { sellerId, now }),
      kinds(db),
    ])
    assertSeller(viewer)
    const [row, options, images, [pack], stretches, known] = results
    const listing = toListing([row, options, images])
    assertVerified(viewer)
    return c.json(await publishListing(deps, { sellerId: viewer.id, listing, pack, stretches, kinds: known }))
  })
  .post('/seller/listings/:id/pause', async (c) => {
    const { deps } = c.var
    const { db, now } = deps
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [
      ...listingReads(db, { id, sellerId, now }),
      currentPackage(db, sellerId),
      recentStretches(db, { sellerId, now }),
    ])
    assertSeller(viewer)
    const [row, options, images, [pack], stretches] = results
    const listing = toListing([row, options, images])
    return c.json(await pauseListing(deps, { sellerId: viewer.id, listing, pack, stretches }))
  })

export type ListingsRoutes = typeof listingsRoutes
