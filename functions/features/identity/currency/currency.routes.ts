import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows } from '#app/edge/edge-cache.ts'
import { route } from '#app/route/route.ts'
import { user } from '#contract/identity/account.answers.ts'
import { conversion, currencies } from '#contract/identity/currency.answers.ts'
import { convertQuery, currenciesQuery, currencyInput } from '#contract/identity/currency.ts'
import { listCurrencies } from './currency.queries.ts'
import { chooseCurrency, convert } from './currency.service.ts'

const cache = { window: cacheWindows.reference, tag: 'reference' } as const

/** The currencies in which prices are shown, and the one that a user has chosen. */
export const currencyRoutes = new Hono<AppEnv>()
  .get(
    '/currencies',
    route({ who: 'anyone', query: currenciesQuery, answer: currencies, cache, calls: 1 }, ({ deps, query }) =>
      listCurrencies(deps.db, { activeOnly: query.activeOnly === 'true' }),
    ),
  )
  .get(
    '/currency/convert',
    route(
      {
        who: 'anyone',
        query: convertQuery,
        answer: conversion,
        cache,
        calls: 1,
        example: { query: 'amount=1&from=GBP&to=EUR' },
      },
      ({ deps, query }) => convert(deps, query),
    ),
  )
  .patch(
    '/user/currency',
    route(
      { who: 'user', body: currencyInput, answer: user, calls: 2, example: { body: { currencyCode: 'GBP' } } },
      ({ deps, actor, body }) => chooseCurrency(deps, { actor, code: body.currencyCode }),
    ),
  )

export type CurrencyRoutes = typeof currencyRoutes
