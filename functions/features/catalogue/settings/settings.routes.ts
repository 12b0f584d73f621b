import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows } from '#app/edge/edge-cache.ts'
import { route } from '#app/route/route.ts'
import { publicSettings } from '#contract/catalogue/settings.answers.ts'
import { readSettings } from './settings.service.ts'

/** What the site says of itself, for everybody. */
export const settingsRoutes = new Hono<AppEnv>().get(
  '/settings/public',
  route(
    {
      who: 'anyone',
      answer: publicSettings,
      cache: { window: cacheWindows.reference, tag: 'reference' },
      calls: 1,
    },
    ({ deps }) => readSettings(deps),
  ),
)

export type SettingsRoutes = typeof settingsRoutes
