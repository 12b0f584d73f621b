import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ServiceCategory } from '#contract/catalogue/catalogue.answers.ts'
import { Picture } from '#web/components/ui/picture.tsx'
import { EmptyText } from '#web/components/ui/section.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { serviceCategoriesQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { Link } from '#web/lib/router/link.tsx'

const skeletons = ['a', 'b', 'c', 'd']
const boxClass = 'flex overflow-hidden rounded-lg border border-straw bg-surface sm:flex-col'
const pictureClass = 'w-32 shrink-0 max-sm:aspect-auto sm:aspect-4/3 sm:max-h-44 sm:w-full'
// The words have the room of three lines, whatever is said: nothing moves when they come.
const wordsClass = 'flex min-w-0 flex-1 flex-col p-4'

/** The kinds of service; where each leads and what its link says come with it. */
export const ServiceKinds = () => {
  const query = useQuery(serviceCategoriesQueryOptions)
  return (
    <Loaded of={query} failed="The services didn’t load" empty={<EmptyText>No services found</EmptyText>}>
      {(kinds) => (
        <ul aria-label="Kinds of service" aria-busy={!kinds} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {kinds ? kinds.map((kind) => <Kind key={kind.id} kind={kind} />) : skeletons.map(kindSkeleton)}
        </ul>
      )}
    </Loaded>
  )
}

const kindSkeleton = (key: string) => (
  <li key={key} className={boxClass}>
    <Skeleton className={pictureClass} />
    <div className={wordsClass}>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="mt-1 mb-3 h-15" />
      <Skeleton className="mt-auto h-6 w-1/2" />
    </div>
  </li>
)

const Kind = ({ kind: { slug, name, description, imageUrl, actionUrl, actionText } }: { kind: ServiceCategory }) => (
  <li id={slug} className={`relative scroll-mt-(--header-height) ${boxClass}`}>
    <Picture
      src={imageUrl}
      fallback="/pictures/services.webp"
      alt=""
      sizes="(width < 640px) 128px, (width < 1024px) 50vw, 280px"
      className={pictureClass}
    />
    <div className={wordsClass}>
      <h3 className="truncate text-lg leading-7">{name}</h3>
      <p className="mt-1 mb-3 line-clamp-3 min-h-15 text-ink-soft text-sm leading-5">{description}</p>
      <Link
        to={actionUrl}
        className="mt-auto flex items-center gap-1.5 font-semibold text-hedge-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {actionText}
        <ArrowRight aria-hidden size={16} />
      </Link>
    </div>
  </li>
)
