import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Picture } from '../../../components/ui/picture.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { serviceCategoriesQuery } from '../catalogue.api.ts'
import { EmptyText, HomeSection } from './section.tsx'

const skeletons = ['a', 'b', 'c', 'd']
const serviceGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4'

/** Specialised services; where each leads and what its link says come with it. */
export const Services = () => {
  const { data, error, refetch } = useQuery(serviceCategoriesQuery)
  return (
    <HomeSection id="services" title="Specialised services">
      {error && !data ? (
        <ErrorState title="The services did not load" error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyText>No services found</EmptyText>
      ) : (
        <ul aria-busy={!data} className={serviceGrid}>
          {data
            ? data.map(({ id, name, description, imageUrl, actionUrl, actionText }) => (
                <li
                  key={id}
                  className="relative flex flex-col overflow-hidden rounded-lg border border-straw bg-surface"
                >
                  <Picture
                    src={imageUrl}
                    fallback="/pictures/services.webp"
                    alt=""
                    sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 280px"
                    className="max-h-44 w-full"
                  />
                  <div className="flex flex-1 flex-col p-4">
                    <h3 className="text-lg">{name}</h3>
                    <p className="mt-1 mb-3 text-ink-soft text-sm">{description}</p>
                    <Link
                      to={actionUrl}
                      className="mt-auto flex items-center gap-1.5 font-semibold text-hedge-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {actionText}
                      <ArrowRight aria-hidden size={16} />
                    </Link>
                  </div>
                </li>
              ))
            : skeletons.map((key) => (
                <li key={key}>
                  <Skeleton className="h-80 rounded-lg" />
                </li>
              ))}
        </ul>
      )}
    </HomeSection>
  )
}
