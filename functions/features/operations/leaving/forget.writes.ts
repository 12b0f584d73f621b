import { sql } from 'drizzle-orm'
import type { Leaver, NamedLeaver } from '#app/leaving.ts'
import type { Db } from '#db/client.ts'
import { forgetMailsAbout } from '#features/identity/mail/forget-mails.queries.ts'
import { leavings } from './all.leaving.ts'

const thingsOf = (id: string) =>
  sql.join(
    leavings.flatMap(({ mailsAbout }) => (mailsAbout ? [mailsAbout(id)] : [])),
    sql` union all `,
  )

/** Forgets what is kept of somebody by their id, and what they sell. Harmless to repeat. */
export const forgetTraces = (db: Db, leaver: Leaver) => ({
  mails: forgetMailsAbout(db, {
    things: thingsOf(leaver.id),
    checkouts: sql`select o.checkout_id::text from orders o where o.seller_id = ${leaver.id}`,
  }),
  kept: leavings.flatMap(({ forget }) => forget?.(db, leaver) ?? []),
})

/** Forgets what is kept by their address or name and not by their id: only known until `forgetUser`. */
export const forgetNames = (db: Db, leaver: NamedLeaver) =>
  leavings.flatMap((leaving) => leaving.forgetNames?.(db, leaver) ?? [])
