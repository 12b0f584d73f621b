import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { MailboxMail } from '#contract/identity/mail.answers.ts'
import type { MailRoutes } from '#features/identity/mail/mail.routes.ts'
import { clientOptions, unwrap } from '#web/lib/api/api-client.ts'

const client = hc<MailRoutes>('/api', clientOptions)

/** The mails of the local outbox, of one address or of all; the server writes them, so they are read often. */
export const mailboxQueryOptions = (to: string) =>
  queryOptions({
    queryKey: ['mailbox', to],
    queryFn: (): Promise<MailboxMail[]> => unwrap(client.dev.mailbox.$get({ query: to ? { to } : {} })),
    refetchOnMount: 'always',
    refetchInterval: 5000,
  })
