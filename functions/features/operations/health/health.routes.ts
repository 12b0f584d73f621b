import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'

/** `GET /api/health`: 200 while the database answers, 503 while it does not. */
export const healthRoutes = new Hono<AppEnv>().get('/health', async (c) => {
  const { db, env } = c.var.deps
  const up = await db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const answer = { status: up ? 'ok' : 'unavailable', version: env.BUILD_ID, database: up ? 'up' : 'down' } as const
  if (!up) c.header('Retry-After', '5')
  return c.json(answer, up ? 200 : 503)
})

export type HealthRoutes = typeof healthRoutes
