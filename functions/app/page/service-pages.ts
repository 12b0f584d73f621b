import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import type { ServicePage } from '#contract/catalogue/catalogue.answers.ts'
import { type ServicesQuery, servicesQuery } from '#contract/catalogue/catalogue-query.ts'
import type { FirstData } from '#contract/pages/drawing.ts'
import { catalogueKeys, serviceParams } from '#contract/pages/query-keys.ts'
import { sellHead, servicesHead } from '#contract/pages/site-heads.ts'
import { batch } from '#db/batch.ts'
import { serviceCategoryRows } from '#features/catalogue/listings/reference.queries.ts'
import { type ServicesRead, serviceStatements, servicesOf } from '#features/catalogue/listings/services.service.ts'
import { readSettings } from '#features/catalogue/settings/settings.service.ts'
import { firstOf, type PageModel, pageModel } from './page-model.ts'

/** What selling costs and who buys, with figures that are true. */
export const sellPage = async (deps: Deps): Promise<PageModel> =>
  pageModel({ ...sellHead, canonical: '/sell', firstData: [[catalogueKeys.settings, await readSettings(deps)]] })

/** The list that was asked for, or null for a place that the API would refuse. */
const listOf = (deps: Deps, { asked, read }: { asked: ServicesQuery; read: ServicesRead }): ServicePage | null => {
  try {
    return servicesOf(deps, { asked, read })
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation') return null
    throw error
  }
}

/** The kinds of service and the services that its address asks for, in one round trip. */
export const servicesPage = async (deps: Deps, search: URLSearchParams): Promise<PageModel> => {
  const filters = serviceParams(search)
  const { data } = servicesQuery.safeParse(Object.fromEntries(filters))
  const asked = data ?? servicesQuery.parse({})
  const { kinds, services } = await batch(deps.db, {
    kinds: serviceCategoryRows(deps.db),
    services: serviceStatements(deps, asked),
  })
  const list = data ? listOf(deps, { asked, read: services }) : null
  const listed: FirstData[] = list ? [[catalogueKeys.services(filters), firstOf(list)]] : []
  return pageModel({
    ...servicesHead,
    canonical: '/services',
    indexed: filters.size === 0,
    firstData: [[catalogueKeys.serviceCategories, kinds.rows], ...listed],
    isWhole: list !== null,
  })
}
