import { v7 as uuidv7 } from 'uuid'
import { type Db, type DbTally, openDb } from '#db/client.ts'
import { openAiAssistant } from '#integrations/assistant/openai.ts'
import { outboxMailer } from '#integrations/mail/outbox.ts'
import { resendMailer } from '#integrations/mail/resend.ts'
import { sandboxPayments } from '#integrations/payments/sandbox.ts'
import { rangeService } from '#integrations/stolen-passwords/range-service.ts'
import { noStolenPasswords } from '#integrations/stolen-passwords/stolen-passwords.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { noPayments } from './no-payments.ts'

type Occasion = Pick<Deps, 'env' | 'now' | 'requestId' | 'origin' | 'defer'> &
  Partial<Pick<Deps, 'readsOnly'>> & { tally: DbTally }

const mailerOf = ({ RESEND_API_KEY: apiKey, RESEND_API_URL: apiUrl }: Env) =>
  apiKey ? resendMailer({ apiKey, apiUrl }) : outboxMailer

/** The sandbox exists outside production only. */
const paymentsOf = (env: Env) => (env.ENVIRONMENT === 'production' ? noPayments : sandboxPayments)

const stolenPasswordsOf = ({ PWNED_PASSWORDS_URL: url }: Env) => (url ? rangeService(url) : noStolenPasswords)

const assistantOf = ({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL, OPENAI_MODEL: model, ASSISTANT_TIMEOUT_MS }: Env) =>
  apiKey ? openAiAssistant({ apiKey, baseUrl: OPENAI_BASE_URL, model, timeoutMs: ASSISTANT_TIMEOUT_MS }) : null

/** What services work with, for a request, a scheduled run or the seed. What the cache answers opens no database. */
export const makeDeps = ({ tally, ...occasion }: Occasion): Deps => {
  const { DATABASE_URL: url, NEON_GATEWAY: gateway, DATABASE_TIMEOUT_MS: timeoutMs } = occasion.env
  let db: Db | undefined
  return {
    readsOnly: false,
    ...occasion,
    get db() {
      db ??= openDb({ url, gateway, timeoutMs, tally })
      return db
    },
    newId: uuidv7,
    touched: new Set(),
    mailer: mailerOf(occasion.env),
    payments: paymentsOf(occasion.env),
    stolenPasswords: stolenPasswordsOf(occasion.env),
    assistant: assistantOf(occasion.env),
  }
}
