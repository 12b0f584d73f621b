import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import type { NoticeKind } from '#contract/identity/notices.constants.ts'
import { newIdSql } from '#db/sql/moments.ts'

type News = {
  /** What they tell of. */
  kind: NoticeKind
  /** A query for rows of user_id, subject_id, data (as the kind defines it) and at: a notice each. */
  rows: SQL
}

/** Writes to the bells of users what `rows` say, as SQL: a statement, or the rest of one that makes what it tells of. */
export const tellOf = ({ newId }: Pick<Deps, 'newId'>, { kind, rows }: News): SQL => sql`
  insert into notifications (id, user_id, kind, subject_id, data, at)
  select ${newIdSql(newId())}, n.user_id, ${kind}, n.subject_id, n.data, n.at from (${rows}) n`
