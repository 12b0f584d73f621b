import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { LoadFailed } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Editor } from '#web/features/selling/listings/editor/editor.tsx'
import { statusBadges } from '#web/features/selling/listings/listing-words.ts'
import { listingQueryOptions } from '#web/features/selling/listings/listings.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { useParams } from '#web/lib/router/routes.tsx'

export default function ListingEditorPage() {
  const { id } = useParams()
  const navigate = useNavigate()
  // A draft that was just made keeps its form: only the address changes.
  const [created, setCreated] = useState<string | null>(null)
  const own = id !== undefined && id === created
  const read = useQuery({ ...listingQueryOptions(id ?? ''), enabled: id !== undefined })
  const listing = read.data ?? null
  const title = id ? (listing?.title ?? 'Listing') : 'New listing'
  usePageHead({ title })
  // An older copy would only lead to a conflict: the version that is edited is the one that stands now.
  const ready = id === undefined || own || (listing !== null && read.isFetchedAfterMount)
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Listings', to: paths.dashboardListings }]} />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-3xl md:text-4xl">{title}</h1>
        {listing && <Badge tone={statusBadges[listing.status].tone}>{statusBadges[listing.status].label}</Badge>}
      </div>
      {ready ? (
        <Editor
          key={own ? 'new' : (id ?? 'new')}
          listing={own ? null : listing}
          onCreated={(newId) => {
            setCreated(newId)
            navigate(paths.listing(newId), { replace: true, state: { sameScreen: true } })
          }}
        />
      ) : read.error && !read.isFetching ? (
        <LoadFailed of={read} title="We couldn’t open this listing" />
      ) : (
        <EditorSkeleton />
      )}
    </>
  )
}

const EditorSkeleton = () => (
  <div role="status" aria-label="Loading the listing" className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <div className="flex flex-col gap-5">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
    <Skeleton className="hidden h-96 rounded-lg lg:block" />
  </div>
)
