import { queryOptions } from '@tanstack/react-query'
import type { MailboxMail } from '#contract/identity/mail.answers.ts'
import type { MailRoutes } from '#features/identity/mail/mail.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const client = clientOf<MailRoutes>('/api')

/** The mails of the local outbox, of one address or of all; the server writes them, so they are read often. */
export const mailboxQueryOptions = (to: string) =>
  queryOptions({
    queryKey: ['mailbox', to],
    queryFn: (): Promise<MailboxMail[]> => unwrap(client.dev.mailbox.$get({ query: to ? { to } : {} })),
    refetchOnMount: 'always',
    refetchInterval: 5000,
  })
