import type { Db, DbTally } from '#db/client.ts'
import type { Assistant } from '#integrations/assistant/assistant.ts'
import type { Mailer } from '#integrations/mail/mail.ts'
import type { PaymentProvider } from '#integrations/payments/payments.ts'
import type { StolenPasswords } from '#integrations/stolen-passwords/stolen-passwords.ts'
import type { CacheTag } from './edge/cache-tag.ts'
import type { Env } from './env.ts'

/** What services work with; built once a request. Nothing else reads the bindings. */
export type Deps = {
  db: Db
  env: Env
  /** The request's moment: the one clock that counts. */
  now: Date
  /** A new UUIDv7. */
  newId: () => string
  mailer: Mailer
  payments: PaymentProvider
  stolenPasswords: StolenPasswords
  /** Null without a key: then questions are answered by searching alone. */
  assistant: Assistant | null
  requestId: string
  /** Whether the request is a HEAD: what its GET would write beside its answer stays undone. */
  readsOnly: boolean
  /** Scheme and host of the request, without a slash at the end: links in mails start with it. */
  origin: string
  /** What the request changed of what everybody reads, by the tags of the cache. */
  touched: Set<CacheTag>
  /** Goes on after the answer is sent. */
  defer: (work: Promise<unknown>) => void
}

export type AppEnv = {
  Bindings: Record<string, unknown>
  Variables: {
    deps: Deps
    requestId: string
    tally: DbTally
    /** Who the log tells of: whose session it is, or the name by which somebody tries to sign in. */
    who?: string
  }
}
