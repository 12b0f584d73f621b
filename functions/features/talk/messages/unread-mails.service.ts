import type { Deps } from '#app/deps.ts'
import { batch } from '#db/batch.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
import { unreadMail } from './unread-mails.mails.ts'
import { listWaiting, markTold } from './unread-mails.queries.ts'

const unreadMinutes = 10
const messagesARound = 100

/**
 * Mails those who have not read a message for ten minutes: once for all that they have not read of a conversation, and
 * again only for what comes after they have. Returns the number of messages looked at, each of them once; sending is
 * another step.
 */
export const mailUnread = async (deps: Deps): Promise<number> => {
  const since = new Date(deps.now.getTime() - unreadMinutes * 60_000)
  const { rows } = await listWaiting(deps.db, { since, limit: messagesARound })
  const ids = rows.flatMap((waiting) => waiting.ids)
  if (ids.length === 0) return 0
  const mails = rows.filter(({ mailed }) => mailed).map((waiting) => unreadMail(deps, waiting))
  await batch(deps.db, {
    told: markTold(deps.db, { ids, now: deps.now }),
    mailed: mails.length > 0 ? queueMails(deps, mails) : undefined,
  })
  return ids.length
}
