import { queryOptions } from '@tanstack/react-query'
import type { BreedPage } from '#contract/catalogue/catalogue.answers.ts'
import type { Species } from '#contract/catalogue/species.ts'
import type { CatalogueRoutes } from '#features/catalogue/listings/catalogue.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { readAllPages } from '#web/lib/pages.ts'

const { breeds } = clientOf<CatalogueRoutes>('/api')

/** Every breed of a species, by name. */
export const breedsQueryOptions = (species: Species) =>
  queryOptions({
    queryKey: ['breeds', 'of', species],
    queryFn: () =>
      readAllPages(
        (paging): Promise<BreedPage> => unwrap(breeds.$get({ query: { species, limit: '100', ...paging } })),
      ),
  })
