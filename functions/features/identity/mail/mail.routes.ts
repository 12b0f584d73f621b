import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { validate } from '#app/validate.ts'
import { mailboxQuery } from '#contract/identity/mail.ts'
import { listMailbox } from './mail.queries.ts'

/** The local mailbox; anywhere else there is nothing here. */
export const mailRoutes = new Hono<AppEnv>().get('/dev/mailbox', validate('query', mailboxQuery), async (c) => {
  const { db, env } = c.var.deps
  if (env.ENVIRONMENT !== 'local') throw notFound()
  const rows = await listMailbox(db, c.req.valid('query').to)
  return c.json(rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })))
})

export type MailRoutes = typeof mailRoutes
