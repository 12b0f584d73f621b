import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import type { Viewer } from '#app/guards.ts'
import { site } from '#contract/site.ts'
import type { Db } from '#db/client.ts'
import { exportSections, type SectionName } from './export-sections.reads.ts'

type Read = { rows: { entries: unknown[] }[] }

const names = Object.keys(exportSections) as SectionName[]

/** A statement for each part of the file: all of them in the call that reads the session. */
export const exportReads = (db: Db, userId: string) =>
  names.map((name) =>
    db.execute<Read['rows'][number]>(sql`
      select coalesce(json_agg(to_json(entry)), '[]') as entries from (${exportSections[name].of(userId)}) entry`),
  )

/** The file that a user takes with him, from the results of `exportReads`. */
export const exportOf = ({ now }: Deps, { viewer, read }: { viewer: Viewer; read: Read[] }) => {
  const parts = names.map((name, index) => [name, read[index]?.rows[0]?.entries ?? []] as const)
  const { account: [account] = [], shop: [shop = null] = [], ...lists } = Object.fromEntries(parts)
  const said = { site: site.name, exportedAt: now.toISOString(), account, shop, ...lists }
  return {
    name: `${site.name.toLowerCase()}-${viewer.username}-${now.toISOString().slice(0, 10)}.json`,
    body: JSON.stringify(said, null, 2),
  }
}
