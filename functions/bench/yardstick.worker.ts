import { neon } from '@neondatabase/serverless'
import { Hono } from 'hono'
import type { AppEnv, Deps } from '#app/deps.ts'
import { parseEnv } from '#app/env.ts'
import { makeDeps } from '#app/make-deps.ts'
import { checked } from '#app/validate.ts'
import { productQuery } from '#contract/catalogue/catalogue-query.ts'
import { listStatements } from '#features/catalogue/listings/list.service.ts'
import { productStatements } from '#features/catalogue/listings/product.service.ts'

type Statement = { getQuery: () => { sql: string; params: unknown[] } }
type Rendered = { sql: string; params: unknown[] }

/** Written out once an address: what is measured is the database and its driver, not the making of SQL. */
const known = new Map<string, Rendered[]>()

const render = (url: string, statements: () => Record<string, Statement>): Rendered[] => {
  const found = known.get(url)
  if (found) return found
  const rendered = Object.values(statements()).map((statement) => {
    const { sql, params } = statement.getQuery()
    return { sql, params }
  })
  known.set(url, rendered)
  return rendered
}

const depsOf = (raw: Record<string, unknown>): Deps =>
  makeDeps({
    env: parseEnv(raw),
    now: new Date(),
    requestId: 'yardstick',
    origin: 'http://localhost',
    defer: () => {},
    tally: { calls: 0, ms: 0 },
  })

const run = async ({ DATABASE_URL, NEON_GATEWAY }: Record<string, unknown>, statements: Rendered[]) => {
  const call = neon(String(DATABASE_URL), { fetchOptions: { gateway: NEON_GATEWAY }, fullResults: true })
  const results = await call.transaction(statements.map(({ sql, params }) => call.query(sql, params)))
  return results.map(({ rows }) => rows)
}

/** What the app is measured against: a route of Hono alone, and the app's own SQL by the driver alone. */
const yardstick = new Hono<AppEnv>()
  .get('/api/bare', (c) => c.json({ ok: true }))
  .get('/api/products', async (c) => {
    const query = checked(productQuery, c.req.query())
    const statements = render(c.req.url, () => listStatements(depsOf(c.env), query))
    return c.json(await run(c.env, statements))
  })
  .get('/api/products/:id', async (c) => {
    const statements = render(c.req.url, () => productStatements(depsOf(c.env), c.req.param('id')))
    return c.json(await run(c.env, statements))
  })

export default yardstick
