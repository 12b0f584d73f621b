import { sql } from 'drizzle-orm'
import { auditMonths } from '#contract/identity/audit.constants.ts'
import type { Db } from '#db/client.ts'
import { audit } from '#db/schema/identity/audit.ts'
import { momentSql } from '#db/sql/moments.ts'
import { someOf } from '#db/sql/purge.ts'

/** Forgets who did what 24 months ago: a chunk of it. */
export const purgeAudit = (db: Db, now: Date) =>
  db.delete(audit).where(someOf(audit, sql`at <= ${momentSql(now)} - make_interval(months => ${auditMonths})`))
