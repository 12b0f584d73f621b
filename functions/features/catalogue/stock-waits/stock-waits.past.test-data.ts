import { start } from '#testing/market/selling.ts'
import type { PastStep } from '#testing/people/past.ts'
import { run } from '#testing/rows/statements.ts'
import { insertWait } from './stock-waits.queries.ts'

export const past: PastStep = ({ app, leaver, offer }) =>
  run(app, (db) => ({ waits: insertWait(db, { userId: leaver.id, listingId: offer.id, at: start }) }))
