import type { PastStep } from '#testing/past.ts'
import { start } from '#testing/selling.ts'
import { run } from '#testing/statements.ts'
import { insertWait } from './stock-waits.queries.ts'

export const past: PastStep = ({ app, leaver, offer }) =>
  run(app, (db) => ({ waits: insertWait(db, { userId: leaver.id, listingId: offer.id, at: start }) }))
