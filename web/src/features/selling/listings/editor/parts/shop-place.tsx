import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useFormState, useWatch } from 'react-hook-form'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import { isCollected } from '#contract/selling/publishing-gaps.ts'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { type EditorForm, partId } from '../editor-errors.ts'

/** The place that it goes from: what the shop's page says of that, with the way to it, and what it has yet to say. */
export const ShopPlace = ({ form: { control }, category }: { form: EditorForm; category: CategorySlug }) => {
  const collection = useWatch({ control, name: 'collection' })
  const { root } = useFormState({ control }).errors
  const query = useQuery({ ...shopQueryOptions, refetchOnMount: 'always' })
  return (
    // While it waits, the room of a line, so that nothing below moves when it comes.
    <Loaded of={query} failed="We couldn’t load your shop" waiting={<div aria-busy className="min-h-8" />}>
      {(shop) => (
        <div className="flex flex-col gap-3">
          <Line
            name="place"
            said={shop.outcode && `Buyers see that you’re in ${shop.place ?? shop.outcode}.`}
            unsaid="You haven’t said where your shop is yet."
            problem={root?.place?.message}
          />
          {isCollected({ category, collection }) && (
            <Line
              name="collecting"
              said={
                shop.collectionAddress &&
                `Buyers collect from ${shop.collectionAddress.line1}. They see the full address once they’ve paid.`
              }
              unsaid="You haven’t said where buyers collect yet."
              problem={root?.collecting?.message}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}

type LineProps = { name: string; said: string | null; unsaid: string; problem: string | undefined }

const Line = ({ name, said, unsaid, problem }: LineProps) => (
  <div id={partId(name)} className="flex flex-col gap-1">
    <div className="flex items-start gap-2 text-ink-soft">
      <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{said ?? unsaid}</span>
        <Link
          to={paths.dashboardShop}
          aria-describedby={!said && problem ? `${name}-error` : undefined}
          className="inline-flex min-h-8 items-center font-semibold text-hedge-ink underline underline-offset-4"
        >
          {said ? 'Change it on your shop’s page' : 'Add it on your shop’s page'}
        </Link>
      </p>
    </div>
    {!said && problem && <FieldError id={name}>{problem}</FieldError>}
  </div>
)
