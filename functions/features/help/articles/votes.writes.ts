import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

type Vote = { slug: string; mark: string }

/** A reader's vote, in place of the one before; no row when there is no such article. The lock keeps it there. */
export const putVote = (db: Db, { slug, mark, useful, at }: Vote & { useful: boolean; at: Date }) =>
  db.execute<{ useful: boolean }>(sql`
    insert into help_votes (article, mark, useful, voted_at)
    select slug, ${mark}::text, ${useful}::boolean, ${momentSql(at)}
    from help_articles where slug = ${slug} for key share
    on conflict (article, mark) do update set useful = excluded.useful, voted_at = excluded.voted_at
    returning useful`)

/** Takes up to a thousand votes from before a moment out of their readers' hands: they still count, and nobody's mark is left. */
export const forgetMarks = (db: Db, before: Date) =>
  db.execute(sql`
    update help_votes set mark = 'forgotten:' || gen_random_uuid()
    where ctid in (
      select ctid from help_votes
      where voted_at <= ${momentSql(before)} and mark not like 'forgotten:%' limit 1000
    )`)

/** Takes a vote back, if there is one; no row when there is no such article. */
export const takeVoteBack = (db: Db, { slug, mark }: Vote) =>
  db.execute<{ slug: string }>(sql`
    with gone as (delete from help_votes where article = ${slug} and mark = ${mark})
    select slug from help_articles where slug = ${slug}`)
