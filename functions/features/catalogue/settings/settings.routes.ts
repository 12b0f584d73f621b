import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows, edgeCache } from '#app/edge/edge-cache.ts'
import { validate } from '#app/validate.ts'
import { noQuery } from '#contract/catalogue/catalogue-query.ts'
import { readSettings } from './settings.service.ts'

const reference = { window: cacheWindows.reference, tag: 'reference' } as const

export const settingsRoutes = new Hono<AppEnv>().get('/settings/public', validate('query', noQuery), (c) =>
  edgeCache(c, { ...reference, read: () => readSettings(c.var.deps) }),
)

export type SettingsRoutes = typeof settingsRoutes
