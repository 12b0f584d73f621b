import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import type { Answers } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { exportSections } from './export-sections.reads.ts'

const sections = Object.entries(exportSections)

/** Reads each part of the file under its name: all of them in the call that reads the session. */
export const exportReads = (db: Db, userId: string) =>
  Object.fromEntries(
    sections.map(([name, section]) => [
      name,
      db.execute<{ entries: unknown[] }>(sql`
        select coalesce(json_agg(to_json(entry)), '[]') as entries from (${section.of(userId)}) entry`),
    ]),
  )

type Asked = { username: string; read: Answers<ReturnType<typeof exportReads>> }

/** The file that a user takes with them, from what `exportReads` read. */
export const exportOf = ({ now }: Pick<Deps, 'now'>, { username, read }: Asked) => {
  const parts = sections.map(([name]) => [name, read[name]?.rows[0]?.entries ?? []] as const)
  const { account: [account] = [], shop: [shop = null] = [], ...lists } = Object.fromEntries(parts)
  const said = { site: site.name, exportedAt: now.toISOString(), account, shop, ...lists }
  return {
    name: `${site.name.toLowerCase()}-${username}-${now.toISOString().slice(0, 10)}.json`,
    body: JSON.stringify(said, null, 2),
  }
}
