import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { addressPage, savedAddress } from '#contract/identity/addresses.answers.ts'
import { addressChange, addressesQuery, newAddressInput } from '#contract/identity/addresses.ts'
import { listAddresses } from './addresses.queries.ts'
import { editAddress, removeAddress, saveAddress, toPage } from './addresses.service.ts'

const annReed = { name: 'Ann Reed', line1: '1 High Street', town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB' }

/** Where a user has things sent to; nobody else sees them. */
export const addressesRoutes = new Hono<AppEnv>()
  .get(
    '/user/addresses',
    route(
      {
        who: 'user',
        query: addressesQuery,
        answer: addressPage,
        calls: 1,
        reads: ({ deps, viewerId, query: { cursor, limit } }) => ({
          rows: listAddresses(deps.db, { userId: viewerId, cursor, limit: limit + 1 }),
        }),
      },
      ({ read, query }) => toPage(read.rows, query.limit),
    ),
  )
  .post(
    '/user/addresses',
    route(
      { who: 'user', body: newAddressInput, answer: savedAddress, status: 201, calls: 2, example: { body: annReed } },
      ({ deps, actor, body }) => saveAddress(deps, { userId: actor.id, input: body }),
    ),
  )
  .patch(
    '/user/addresses/:id',
    route(
      {
        who: 'user',
        params: { id: idParam },
        body: addressChange,
        answer: savedAddress,
        calls: 2,
        example: { body: { town: 'Leominster' }, answers: 404 },
      },
      ({ deps, actor, params, body }) => editAddress(deps, { userId: actor.id, id: params.id, input: body }),
    ),
  )
  .delete(
    '/user/addresses/:id',
    route(
      { who: 'user', params: { id: idParam }, answer: null, calls: 2, example: { answers: 404 } },
      ({ deps, actor, params }) => removeAddress(deps, { userId: actor.id, id: params.id }),
    ),
  )

export type AddressesRoutes = typeof addressesRoutes
