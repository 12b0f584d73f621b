import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { isApiError } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { ServiceFilter } from './service-filter.tsx'
import { ServiceItem, ServiceItemSkeleton } from './service-item.tsx'
import { servicesQueryOptions } from './services.api.ts'
import { type ServiceFilters, serviceKinds, useServiceFilters } from './use-service-filters.ts'

const skeletons = ['a', 'b', 'c', 'd']

const useList = (asked: URLSearchParams) => useInfiniteQuery(servicesQueryOptions(asked))

/** Who offers what where one lives: the filter and the list that it makes. */
export const ServiceList = () => {
  const filters = useServiceFilters()
  const list = useList(filters.asked)
  const refused = isApiError(list.error) && list.error.status === 422 ? list.error : null
  const wrongPlace = refused?.errors.find(({ path }) => path === 'near')?.message
  return (
    <>
      <ServiceFilter filters={filters} problem={wrongPlace} />
      <div className="mt-6">
        {refused ? (
          <EmptyState title="We couldn’t use these filters" action={allServices}>
            {wrongPlace ?? 'We don’t know this kind of service.'}
          </EmptyState>
        ) : (
          <Found filters={filters} list={list} />
        )}
      </div>
    </>
  )
}

const allServices = <ButtonLink to={paths.services}>Show all services</ButtonLink>

type FoundProps = { filters: ServiceFilters; list: ReturnType<typeof useList> }

const Found = ({ filters, list }: FoundProps) => (
  <Loaded of={list} failed="The services didn’t load" empty={<NoneFound filters={filters} />}>
    {(found) => (
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
        <ul aria-label="Services" aria-busy={!found} className="grid gap-4 lg:grid-cols-2">
          {found
            ? found.items.map((service) => <ServiceItem key={service.id} service={service} />)
            : skeletons.map((key) => <ServiceItemSkeleton key={key} />)}
        </ul>
        {found && <ShowMore of={list} shown={found.items.length} always />}
      </div>
    )}
  </Loaded>
)

const NoneFound = ({ filters: { near, category } }: { filters: ServiceFilters }) => {
  const kind = serviceKinds.find(({ slug }) => slug === category)?.name.toLowerCase()
  return (
    <EmptyState title="No services found" {...((near || category) && { action: allServices })}>
      {near ? `Nobody who travels to ${near} offers ${kind ?? 'a service'} yet.` : 'Nobody offers this yet.'}
    </EmptyState>
  )
}
