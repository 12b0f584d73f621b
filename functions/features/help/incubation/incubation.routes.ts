import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { ukDay } from '#contract/calendar-day.ts'
import { incubationQuery } from '#contract/help/incubation.ts'
import { calendarFile } from './calendar-file.dto.ts'

const example = {
  // Eggs can be set on days around today only, so the example is of the day on which it is sent.
  get query() {
    return `species=duck&set=${ukDay(new Date())}`
  },
}

/** A batch has a name of its own, so that no cache keeps the file, as the answers of the API that are not public data. */
export const incubationRoutes = new Hono<AppEnv>().get(
  '/incubation/calendar.ics',
  route(
    { who: 'anyone', query: incubationQuery, answer: { media: ['text/calendar'] }, calls: 0, example },
    ({ deps: { origin, now }, c, query }) => {
      const { name, body } = calendarFile({ query, origin, now })
      c.header('Content-Type', 'text/calendar; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      return c.body(body, 200)
    },
  ),
)
