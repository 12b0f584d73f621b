import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { validate } from '#app/validate.ts'
import { incubationQuery } from '#contract/help/incubation.ts'
import { calendarFile } from './calendar-file.dto.ts'

/** A batch has a name of its own, so that no cache keeps the file, as the answers of the API that are not public data. */
export const incubationRoutes = new Hono<AppEnv>().get(
  '/incubation/calendar.ics',
  validate('query', incubationQuery),
  (c) => {
    const { origin, now } = c.var.deps
    const { name, body } = calendarFile({ query: c.req.valid('query'), origin, now })
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return c.body(body, 200)
  },
)

export type IncubationRoutes = typeof incubationRoutes
