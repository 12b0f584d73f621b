import type { TestApp } from '../site/test-app.ts'
import { everyTable } from './rows-of-somebody.ts'

/** A hash of each table over all of its rows, by the table's name; all but the counters of tries. */
export const everythingStored = async (app: TestApp): Promise<Record<string, string>> => {
  const hashes = (await everyTable(app)).map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
  )
  const { rows } = await app.db.query<{ name: string; hash: string }>(hashes.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
