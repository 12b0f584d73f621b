import { servicesHead } from '#contract/pages/site-heads.ts'
import { serviceCategoriesQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { ServiceKinds } from '#web/features/catalogue/services/service-kinds.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { ServiceList } from './parts/service-list.tsx'
import { servicesQueryOptions } from './parts/services.api.ts'

export const readAhead: ReadAhead = (queries, { search }) => [
  queries.query(serviceCategoriesQueryOptions),
  queries.infiniteQuery(servicesQueryOptions(search)),
]

export default function ServicesPage() {
  usePageHead(servicesHead)
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">Services</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">
        People who’ll come to you and your birds. Tell us where you are, see who travels there and ask for a quote. You
        agree the day and price with them directly.
      </p>
      <section aria-labelledby="kinds">
        <h2 id="kinds" className="mb-4 text-2xl">
          Specialised services
        </h2>
        {/* The room of the cards, so that what follows stays where it is when they fail. */}
        <div className="min-h-[60vh] lg:min-h-[21.25rem]">
          <ServiceKinds />
        </div>
      </section>
      <section aria-labelledby="near-you" className="mt-10 md:mt-14">
        <h2 id="near-you" className="mb-4 text-2xl">
          Find a service near you
        </h2>
        <ServiceList />
      </section>
    </div>
  )
}
