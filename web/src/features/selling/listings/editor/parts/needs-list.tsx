import type { UseQueryResult } from '@tanstack/react-query'
import { Check, ChevronDown, Circle, CircleAlert } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue } from 'react'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { isForSale } from '../../listing-words.ts'
import { type EditorForm, focusField } from '../editor-errors.ts'
import type { ListingValues } from '../listing-form.ts'
import { useValues } from '../use-values.ts'
import { type Need, placeOfNeed } from './needs.ts'
import { useNeeds } from './use-needs.ts'

/** Where it is seen while the form is filled in. */
type Place = 'above' | 'beside'
type NeedsProps = { form: EditorForm; status: SellerListing['status']; place: Place }

/** What the listing still needs, counted down while one types; what is typed comes first. */
export const NeedsList = memo((props: NeedsProps) => (
  <Needs {...props} values={useDeferredValue(useValues(props.form))} />
))

const Needs = memo(({ form, status, place, values }: NeedsProps & { values: ListingValues }) => {
  const { needs, count, shop, sellerPackage } = useNeeds({ form, status, values })
  if (status === 'removed' || (isForSale(status) && needs.every(({ done }) => done))) return null
  const next = place === 'beside' ? needs.filter(({ done }) => !done).slice(0, nextFew) : needs
  const others = needs.filter((need) => !next.includes(need))
  return (
    <Frame count={count} place={place}>
      <Rows needs={next} />
      {!shop.data && <Unread of={shop} failed="We couldn’t load your shop" />}
      {!sellerPackage.data && <Unread of={sellerPackage} failed="We couldn’t load your package" />}
      {others.length > 0 && (
        <Folded words={foldedWords(others)}>
          <Rows needs={others} />
        </Folded>
      )}
    </Frame>
  )
})

/** So many stand beside the form, which leaves the preview below them in sight. */
const nextFew = 5

const foldedWords = (needs: Need[]): string => {
  const done = needs.filter((need) => need.done).length
  const more = needs.length - done
  return [more > 0 && `${more} more to do`, done > 0 && `${done} done`].filter(Boolean).join(', ')
}

const Rows = ({ needs }: { needs: Need[] }) => (
  <ul className="flex flex-col gap-0.5">
    {needs.map((need) => (
      <li key={placeOfNeed(need)} className="flex items-start gap-2 text-sm">
        {need.done ? (
          <Check aria-hidden size={18} className="mt-1.5 shrink-0 text-hedge" />
        ) : (
          <Circle aria-hidden size={18} className="mt-1.5 shrink-0 text-field" />
        )}
        <Way need={need} />
      </li>
    ))}
  </ul>
)

type UnreadProps = { of: Pick<UseQueryResult, 'data' | 'error' | 'isPaused' | 'refetch'>; failed: string }

/** The room of what will be said of the seller, so that nothing below moves when it comes; if it fails, a way to try again. */
const Unread = ({ of, failed }: UnreadProps) => {
  const failure = (
    <p className="flex flex-wrap items-center gap-x-2 text-comb-ink text-sm">
      <CircleAlert aria-hidden size={18} className="shrink-0" />
      <span>{failed}</span>
      <button
        type="button"
        onClick={() => void of.refetch()}
        className="min-h-7 font-semibold underline underline-offset-4"
      >
        Try again
      </button>
    </p>
  )
  return (
    <div className="min-h-7">
      <Loaded of={of} failed={failure} waiting={<div aria-busy className="min-h-7" />}>
        {() => null}
      </Loaded>
    </div>
  )
}

const Fold = ({ said }: { said: ReactNode }) => (
  <summary className={summaryClass}>
    {said}
    <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
  </summary>
)

const summaryClass =
  'flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden'

const Folded = ({ words, children }: { words: string; children: ReactNode }) => (
  <details className="group">
    <Fold said={<span className="numbers text-ink-soft text-sm">{words}</span>} />
    {children}
  </details>
)

/** Beside the form it stands open; above it, where room is short, it is a bar that stays in sight and unfolds. */
const Frame = ({ count, place, children }: { count: string; place: Place; children: ReactNode }) => {
  const said = (
    <span role="status" className="numbers font-semibold">
      {count}
    </span>
  )
  if (place === 'above') {
    return (
      <details className="group sticky top-(--head-height) z-20 rounded-lg border border-straw bg-surface px-4 shadow-raised">
        <Fold said={said} />
        <div className="max-h-[50dvh] overflow-y-auto pb-4">{children}</div>
      </details>
    )
  }
  return (
    <section aria-labelledby="needs" className="mb-8">
      <h2 id="needs" className="text-lg">
        Before it goes up for sale
      </h2>
      <p className="mb-2 text-ink-soft text-sm">{said}</p>
      {children}
    </section>
  )
}

const way = 'min-h-7 text-left underline-offset-4 hover:underline'

const Way = ({ need }: { need: Need }) => {
  const words = (
    <>
      {need.words}
      <span className="sr-only">{need.done ? ': done' : ': not yet'}</span>
    </>
  )
  const look = need.done ? `${way} text-ink-soft` : `${way} underline`
  if ('page' in need) {
    return (
      <Link to={need.page} className={`${look} inline-flex items-center`}>
        {words}
      </Link>
    )
  }
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        // Unfolded it would lie over the field.
        currentTarget.closest('details')?.removeAttribute('open')
        focusField(need.field)
      }}
      className={look}
    >
      {words}
    </button>
  )
}
