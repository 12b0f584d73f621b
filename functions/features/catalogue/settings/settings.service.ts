import type { Deps } from '#app/deps.ts'
import type { PublicSettings } from '#contract/catalogue/settings.answers.ts'
import { type Counts, settingsWith } from '#contract/catalogue/settings.ts'
import { countRows } from './settings.queries.ts'

/** The settings from the result of `countRows`: for a batch. */
export const settingsOf = ({ rows }: { rows: Counts[] }): PublicSettings =>
  settingsWith(rows[0] ?? { activeUsers: 0, products: 0 })

/** What the site says of itself, with figures that are true. */
export const readSettings = async ({ db }: Deps): Promise<PublicSettings> => settingsOf(await countRows(db))
