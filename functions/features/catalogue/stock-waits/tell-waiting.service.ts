import type { Deps } from '#app/deps.ts'
import { ukDay } from '#contract/calendar-day.ts'
import { batch } from '#db/batch.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
import { backInStockMail } from './back-in-stock.mails.ts'
import { endWaits, listOver } from './tell-waiting.queries.ts'

const waitsARound = 100

/**
 * Tells whoever waits for a listing that it can be bought again, once, and forgets those who wait for what never will.
 * Returns how many waits ended: scheduled, in chunks; sending is another step.
 */
export const tellWaiting = async (deps: Deps): Promise<number> => {
  const { db, now } = deps
  const { rows } = await listOver(db, { now, today: ukDay(now), limit: waitsARound })
  if (rows.length === 0) return 0
  const mails = rows.filter(({ is_back }) => is_back).map((wait) => backInStockMail(deps, wait))
  await batch(db, {
    ended: endWaits(db, rows),
    mailed: mails.length > 0 ? queueMails(deps, mails) : undefined,
  })
  return rows.length
}
