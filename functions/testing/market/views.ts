import { randomUUID } from 'node:crypto'
import { countView } from '#features/selling/analytics/view.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'

type Views = {
  listingId: string
  /** A day in the UK, such as 2026-03-29. */
  day: string
  views: number
}

/** Lets so many visitors look at a listing on a day. */
export const addViews = (app: TestApp, { listingId, day, views }: Views) => {
  const until = new Date(`${day}T23:59:59Z`)
  const marks = Array.from({ length: views }, () => `view:${randomUUID()}`)
  return run(app, (db) => ({
    looked: marks.map((mark) => countView(db, { listingId, viewerId: null, mark, day, until })),
  }))
}
