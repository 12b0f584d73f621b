import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import type { Answers } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { leavings } from './all.leaving.ts'

/** The order in which parts have always stood in the file; any other comes after them. */
export const orderInFile = [
  'account',
  'shop',
  'sessions',
  'links',
  'acts',
  'addresses',
  'pictures',
  'ordersBought',
  'ordersSold',
  'checkouts',
  'payments',
  'earnings',
  'packages',
  'listings',
  'cart',
  'favourites',
  'conversations',
  'blocked',
  'notifications',
  'featureRequests',
  'featureVotes',
  'lettersToSupport',
  'newsletter',
  'mails',
]

const placeOf = (name: string): number => (orderInFile.includes(name) ? orderInFile.indexOf(name) : orderInFile.length)

/** All that the house holds on a user, as the parts of the file with their names. */
export const fileParts = leavings
  .flatMap(({ inFile }) => Object.entries(inFile ?? {}))
  .sort(([one], [other]) => placeOf(one) - placeOf(other))

/** Reads each part of the file under its name: all of them in the call that reads the session. */
export const exportReads = (db: Db, userId: string) =>
  Object.fromEntries(
    fileParts.map(([name, part]) => [
      name,
      db.execute<{ entries: unknown[] }>(sql`
        select coalesce(json_agg(to_json(entry)), '[]') as entries from (${part.of(userId)}) entry`),
    ]),
  )

type Asked = { username: string; read: Answers<ReturnType<typeof exportReads>> }

/** The file that a user takes with them, from what `exportReads` read. */
export const exportOf = ({ now }: Pick<Deps, 'now'>, { username, read }: Asked) => {
  const parts = fileParts.map(([name]) => [name, read[name]?.rows[0]?.entries ?? []] as const)
  const { account: [account] = [], shop: [shop = null] = [], ...lists } = Object.fromEntries(parts)
  const said = { site: site.name, exportedAt: now.toISOString(), account, shop, ...lists }
  return {
    name: `${site.name.toLowerCase()}-${username}-${now.toISOString().slice(0, 10)}.json`,
    body: JSON.stringify(said, null, 2),
  }
}
