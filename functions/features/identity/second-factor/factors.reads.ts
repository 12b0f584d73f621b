import { sql } from 'drizzle-orm'
import type { SecondFactors } from '#contract/identity/factors/second-factor.answers.ts'
import type { Db } from '#db/client.ts'
import { beginOfStep } from './totp.rules.ts'

type Row = {
  id: string
  kind: 'totp' | 'passkey'
  name: string | null
  created_at: string
  last_used_at: string | null
  last_step: number
}

/** Reads the factors of a user, the app first, with how many recovery codes are left. */
export const factorReads = (db: Db, userId: string) => ({
  factors: db.execute<Row>(sql`
    select id, 'totp' as kind, null as name, confirmed_at as created_at, null::timestamptz as last_used_at, last_step
    from totp_secrets where user_id = ${userId} and confirmed_at is not null
    union all
    select id, 'passkey', name, created_at, last_used_at, 0 from passkeys where user_id = ${userId}
    order by kind desc, id`),
  codes: db.execute<{ left: number }>(sql`
    select count(*)::int as left from recovery_codes where user_id = ${userId} and used_at is null`),
})

type Read = { factors: { rows: Row[] }; codes: { rows: { left: number }[] } }

const lastUse = ({ kind, last_step, last_used_at }: Row): string | null => {
  if (kind === 'totp') return beginOfStep(last_step).toISOString()
  return last_used_at && isoTime(last_used_at)
}

// What is asked in words of SQL comes back as words.
const isoTime = (text: string): string => new Date(text).toISOString()

/** What was read, as the API answers it. */
export const toSecondFactors = ({ factors, codes }: Read): SecondFactors => ({
  items: factors.rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    createdAt: isoTime(row.created_at),
    lastUsedAt: lastUse(row),
  })),
  recoveryCodesLeft: codes.rows[0]?.left ?? 0,
})
