import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { route } from '#app/route/route.ts'
import { mailbox } from '#contract/identity/mail.answers.ts'
import { mailboxQuery } from '#contract/identity/mail.ts'
import { listMailbox } from './mail.queries.ts'

/** The local mailbox; anywhere else there is nothing here. */
export const mailRoutes = new Hono<AppEnv>().get(
  '/dev/mailbox',
  route({ who: 'anyone', query: mailboxQuery, answer: mailbox, calls: 1 }, async ({ deps: { db, env }, query }) => {
    if (env.ENVIRONMENT !== 'local') throw notFound()
    const rows = await listMailbox(db, query.to)
    return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
  }),
)

export type MailRoutes = typeof mailRoutes
