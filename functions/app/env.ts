import type { Fetcher, R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod'
import { openAiUrl } from '#integrations/assistant/openai.ts'
import { AppError } from './errors.ts'

const secrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(32)).min(1))

// One that is empty counts as not given, as a shell or a dashboard leaves it.
const olderSecrets = z.preprocess((list) => list || undefined, secrets.default([]))

const variables = z.object({
  /** Set to `local` by the start script alone; unset or unknown means production. */
  ENVIRONMENT: z.enum(['local', 'preview', 'production']).catch('production'),
  DATABASE_URL: z.url(),
  /** host:port of the local stand-in for Neon's HTTP endpoint; absent in production. */
  NEON_GATEWAY: z.string().optional(),
  /** Milliseconds that a call to the database may take; tests wait less. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().positive().optional(),
  /** Milliseconds that a page waits for its data and its drawing before the shell goes out without them; tests wait longer. */
  PAGE_PATIENCE_MS: z.coerce.number().int().positive().max(60_000).default(500),
  /** The first signs, all verify. */
  SESSION_SECRETS: secrets,
  /** Keys every hash that nobody reads back, and signs the links that end the newsletter. */
  HASH_SECRET: z.string().min(32),
  /** What `HASH_SECRET` was before: makes nothing more, and verifies what outlives its change (`hashSecrets`). */
  OLD_HASH_SECRETS: olderSecrets,
  BUILD_ID: z.string().default('dev'),
  /** `header`: tests set the clock by X-Test-Clock and their patience with the database by X-Test-Patience. Never outside `local`. */
  CLOCK: z.enum(['header']).optional(),
  /** `strict`: the published limits in `local` too, where they are a hundred times higher otherwise. */
  RATE_LIMITS: z.enum(['strict']).optional(),
  /** `quick`: passwords cost next to nothing in tests. Never outside `local`. */
  PASSWORD_HASHES: z.enum(['quick', 'full']).default('full'),
  /** Links in mails start with it; the request's own origin otherwise. Scheduled work needs it. */
  SITE_ORIGIN: z.url().optional(),
  /** What the site says of its size: `published` figures until the counted ones are larger, or what was `counted` alone. */
  SITE_FIGURES: z.enum(['published', 'counted']).default('published'),
  RESEND_API_KEY: z.string().optional(),
  /** Where Resend answers; tests put a stand-in there. */
  RESEND_API_URL: z.url().default('https://api.resend.com'),
  /** Where stolen passwords are looked up, such as https://api.pwnedpasswords.com; absent: in our own list alone. */
  PWNED_PASSWORDS_URL: z.url().optional(),
  /** Absent: the assistant searches, and no model is asked. */
  OPENAI_API_KEY: z.string().optional(),
  /** Any server that speaks like OpenAI's. */
  OPENAI_BASE_URL: z.url().default(openAiUrl),
  OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** Pence that the model may cost on a UK day. */
  ASSISTANT_DAILY_PENCE: z.coerce.number().nonnegative().default(300),
  /** Pence for a million tokens that the model reads, and that it writes. */
  ASSISTANT_INPUT_PENCE: z.coerce.number().nonnegative().default(40),
  ASSISTANT_OUTPUT_PENCE: z.coerce.number().nonnegative().default(160),
  /** Milliseconds from a question to the end of the model's answer. */
  ASSISTANT_TIMEOUT_MS: z.coerce.number().int().positive().max(120_000).default(30_000),
})

type Variables = z.infer<typeof variables>

/** Every variable that is read, as the README's table names them. */
export const settingNames = Object.keys(variables.shape)

// Without its key production would write mails that nobody gets.
const missingIn = (variables: Variables): string[] =>
  variables.ENVIRONMENT === 'production' && !variables.RESEND_API_KEY ? ['RESEND_API_KEY'] : []

export type Env = Variables & { PHOTOS: R2Bucket; ASSETS?: Fetcher }

/** The secrets that key hashes. */
export type HashSecrets = Pick<Env, 'HASH_SECRET' | 'OLD_HASH_SECRETS'>

/** Verify what outlives a change of `HASH_SECRET`: the present one, by which all is made, comes first. */
export const hashSecrets = ({ HASH_SECRET, OLD_HASH_SECRETS }: HashSecrets): string[] => [
  HASH_SECRET,
  ...OLD_HASH_SECRETS,
]

export type RawEnv = Record<string, unknown>

const names = [...settingNames, 'PHOTOS', 'ASSETS']
let known: { values: unknown[]; env: Env } | null = null

/**
 * Reads the bindings; throws `unavailable` naming each bad or missing one in the log, never in the answer. The same
 * values are read once: an isolate has one set of them, and a new object around them with every request.
 */
export const parseEnv = (raw: RawEnv): Env => {
  if (known?.values.every((value, index) => value === raw[names[index]!])) return known.env
  const env = read(raw)
  known = { values: names.map((name) => raw[name]), env }
  return env
}

const read = (raw: RawEnv): Env => {
  const parsed = variables.safeParse(raw)
  const missing = parsed.success ? missingIn(parsed.data) : parsed.error.issues.map((issue) => issue.path.join('.'))
  if (!raw.PHOTOS) missing.push('PHOTOS')
  if (!parsed.success || missing.length > 0) {
    throw new AppError('unavailable', 'The site isn’t ready yet. Please try again later.', {
      retryAfter: 60,
      logged: { missingSettings: missing },
    })
  }
  return { ...parsed.data, PHOTOS: raw.PHOTOS as R2Bucket, ASSETS: raw.ASSETS as Fetcher | undefined }
}
