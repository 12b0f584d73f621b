import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows, edgeCache } from '#app/edge/edge-cache.ts'
import { requireUser } from '#app/guards.ts'
import { validate } from '#app/validate.ts'
import { convertQuery, currenciesQuery, currencyInput } from '#contract/identity/currency.ts'
import { listCurrencies } from './currency.queries.ts'
import { chooseCurrency, convert } from './currency.service.ts'

const shared = { window: cacheWindows.reference, tag: 'reference' } as const

export const currencyRoutes = new Hono<AppEnv>()
  .get('/currencies', validate('query', currenciesQuery), (c) => {
    const activeOnly = c.req.valid('query').activeOnly === 'true'
    return edgeCache(c, { ...shared, read: () => listCurrencies(c.var.deps.db, { activeOnly }) })
  })
  .get('/currency/convert', validate('query', convertQuery), (c) =>
    edgeCache(c, { ...shared, read: () => convert(c.var.deps, c.req.valid('query')) }),
  )
  .patch('/user/currency', validate('json', currencyInput), async (c) => {
    const viewer = await requireUser(c)
    return c.json(await chooseCurrency(c.var.deps, { viewer, code: c.req.valid('json').currencyCode }), 200)
  })

export type CurrencyRoutes = typeof currencyRoutes
