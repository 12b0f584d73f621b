import type { Deps } from '#app/deps.ts'
import type { PublicSettings } from '#contract/catalogue/settings.answers.ts'
import { type Counts, settingsWith } from '#contract/catalogue/settings.ts'
import { countRows } from './settings.queries.ts'

/** The settings from the result of `countRows`: for a batch. */
export const settingsOf = ({ env }: Deps, { rows }: { rows: Counts[] }): PublicSettings =>
  settingsWith(rows[0] ?? { activeUsers: 0, products: 0 }, { publishes: env.SITE_FIGURES === 'published' })

/** What the site says of itself, with figures that are true. */
export const readSettings = async (deps: Deps): Promise<PublicSettings> => settingsOf(deps, await countRows(deps.db))
