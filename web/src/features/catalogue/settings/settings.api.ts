import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Figures, PublicSettings } from '#contract/catalogue/settings.answers.ts'
import { publishedSettings } from '#contract/catalogue/settings.ts'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import type { SettingsRoutes } from '#features/catalogue/settings/settings.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'

const client = clientOf<SettingsRoutes>('/api')

const settingsQuery = queryOptions({
  queryKey: catalogueKeys.settings,
  queryFn: (): Promise<PublicSettings> => unwrap(client.settings.public.$get({ query: {} })),
})

/** The figures that the site tells of itself; null until they are read, and when they can't be: an operator may not want the published ones. */
export const useFigures = (): Figures | null => useQuery(settingsQuery).data?.figures ?? null

/** What the site says of itself; as published until it is read, and when it can't be. */
export const useSettings = (): PublicSettings => useQuery(settingsQuery).data ?? publishedSettings
