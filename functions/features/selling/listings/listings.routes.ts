import { Hono } from 'hono'
import type { AppEnv, Deps } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { sellerListing, sellerListings, sellerListingWithAllowance } from '#contract/selling/listings.answers.ts'
import {
  type ListingChange,
  listingChange,
  type NewListing,
  newListing,
  newListingHeaders,
} from '#contract/selling/listings.ts'
import { currentPackage } from '#features/selling/packages/packages.queries.ts'
import { recentStretches } from '#features/selling/shelf/stretches.queries.ts'
import { shopOf } from '#features/selling/shop/shop.queries.ts'
import { changeListing } from './change-listing.service.ts'
import { createListing, madeReads } from './create-listing.service.ts'
import { removeListing } from './delete-listing.service.ts'
import { countOwn, listOwn } from './list.queries.ts'
import { ownListQuery } from './list-cursor.rules.ts'
import { referencesOf, toListing, toListings } from './listing.dto.ts'
import { listingReads } from './listings.queries.ts'
import { pauseListing, publishListing } from './publish-listing.service.ts'
import { kinds, referenceReads } from './references.queries.ts'

const namesOf = ({ attributes, imageKeys, options }: NewListing | ListingChange) => ({
  breed: attributes?.breed,
  keys: imageKeys ?? [],
  skus: (options ?? []).flatMap(({ sku }) => sku || []),
})

type OfListing = { deps: Deps; viewerId: string; params: { id: string } }

const listingOf = ({ deps: { db, now }, viewerId, params }: OfListing) =>
  listingReads(db, { id: params.id, sellerId: viewerId, now })

const packageOf = ({ deps: { db, now }, viewerId }: OfListing) => ({
  packages: currentPackage(db, viewerId),
  stretches: recentStretches(db, { sellerId: viewerId, now }),
})

const params = { id: idParam }

/** The seller's own listings, one at a time, and their list. */
export const listingsRoutes = new Hono<AppEnv>()
  .get(
    '/seller/listings',
    route(
      {
        who: 'seller',
        query: ownListQuery,
        answer: sellerListings,
        calls: 1,
        reads: ({ deps: { db, now }, viewerId, query }) => ({
          listed: listOwn(db, { ...query, sellerId: viewerId, now }),
          counted: countOwn(db, { sellerId: viewerId, now }),
        }),
      },
      ({ read, query: { limit, sort } }) => toListings(read.listed.rows, { counted: read.counted.rows, limit, sort }),
    ),
  )
  .post(
    '/seller/listings',
    route(
      {
        who: 'seller',
        headers: newListingHeaders,
        body: newListing,
        answer: sellerListing,
        status: 201,
        calls: 2,
        // The third finds what a twin has made meanwhile.
        callsAtWorst: 3,
        reads: ({ deps, viewerId, headers, body }) => ({
          references: referenceReads(deps.db, { ...namesOf(body), id: deps.newId(), sellerId: viewerId }),
          // After them: a twin that is done meanwhile has used the pictures, and is found here.
          made: madeReads(deps, { sellerId: viewerId, key: headers['idempotency-key'] ?? deps.newId() }),
        }),
        example: { body: { title: 'Marans hatching eggs', category: 'hatching-eggs' } },
      },
      ({ deps, actor, read, headers, body }) =>
        createListing(deps, {
          sellerId: actor.id,
          input: body,
          references: referencesOf(read.references),
          key: headers['idempotency-key'] ?? deps.newId(),
          made: read.made,
        }),
    ),
  )
  .get(
    '/seller/listings/:id',
    route(
      { who: 'seller', params, answer: sellerListing, calls: 1, reads: listingOf, example: { answers: 404 } },
      ({ read }) => toListing(read),
    ),
  )
  .patch(
    '/seller/listings/:id',
    route(
      {
        who: 'seller',
        params,
        body: listingChange,
        answer: sellerListing,
        calls: 2,
        reads: (asked) => ({
          listing: listingOf(asked),
          packages: currentPackage(asked.deps.db, asked.viewerId),
          shops: shopOf(asked.deps.db, asked.viewerId),
          references: referenceReads(asked.deps.db, {
            ...namesOf(asked.body),
            id: asked.params.id,
            sellerId: asked.viewerId,
          }),
        }),
        example: { body: { version: 1, title: 'Marans eggs' }, answers: 404 },
      },
      ({ deps, actor, read, body }) =>
        changeListing(deps, {
          sellerId: actor.id,
          listing: toListing(read.listing),
          input: body,
          references: referencesOf(read.references),
          shop: read.shops[0],
          sellerPackage: read.packages[0],
        }),
    ),
  )
  .delete(
    '/seller/listings/:id',
    route(
      { who: 'seller', params, answer: null, calls: 2, reads: listingOf, example: { answers: 404 } },
      ({ deps, actor, read }) => removeListing(deps, { actor, sellerId: actor.id, listing: toListing(read) }),
    ),
  )
  .post(
    '/seller/listings/:id/publish',
    route(
      {
        who: 'verified seller',
        params,
        answer: sellerListingWithAllowance,
        calls: 2,
        reads: (asked) => ({
          listing: listingOf(asked),
          ...packageOf(asked),
          kinds: kinds(asked.deps.db),
          shops: shopOf(asked.deps.db, asked.viewerId),
        }),
        example: { answers: 404 },
      },
      ({ deps, actor, read }) =>
        publishListing(deps, {
          actor,
          sellerId: actor.id,
          listing: toListing(read.listing),
          sellerPackage: read.packages[0],
          stretches: read.stretches,
          facts: { kinds: read.kinds, shop: read.shops[0] },
        }),
    ),
  )
  .post(
    '/seller/listings/:id/pause',
    route(
      {
        who: 'seller',
        params,
        answer: sellerListingWithAllowance,
        calls: 2,
        reads: (asked) => ({ listing: listingOf(asked), ...packageOf(asked) }),
        example: { answers: 404 },
      },
      ({ deps, actor, read }) =>
        pauseListing(deps, {
          actor,
          sellerId: actor.id,
          listing: toListing(read.listing),
          sellerPackage: read.packages[0],
          stretches: read.stretches,
        }),
    ),
  )

export type ListingsRoutes = typeof listingsRoutes
