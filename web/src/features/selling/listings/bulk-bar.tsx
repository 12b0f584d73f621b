import { X } from 'lucide-react'
import { useState } from 'react'
import type { BulkFailure, BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import type { BulkAct } from '#contract/selling/listings-bulk.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ButtonRow } from '#web/components/ui/forms/form-buttons.tsx'
import { PageBar } from '#web/components/ui/page-bar.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { isForSale, mayBePublished } from './listing-words.ts'
import { isRowUnseen, PhotoDialog } from './photo-dialog.tsx'
import type { BulkActs } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type BarProps = { selection: Selection; bulk: BulkActs }

/** What may be done with all that is chosen; stands above the bottom of the screen while something is. */
export const BulkBar = ({ selection, bulk }: BarProps) => {
  const { chosen } = selection
  const [asked, setAsked] = useState<'delete' | 'publish' | null>(null)
  const isMobile = useIsMobile()
  if (chosen.length === 0) return null
  const unseen = chosen.filter(isRowUnseen)
  const act = (action: BulkAct) => bulk.run(action, chosen)
  const close = () => setAsked(null)
  const offers = (fits: (status: (typeof chosen)[number]['status']) => boolean) =>
    chosen.some(({ status }) => fits(status))
  const acts = (
    <div className="flex w-full flex-wrap items-center gap-2">
      <p aria-live="polite" className="mr-auto px-1 font-semibold">
        {chosen.length} selected
      </p>
      {offers(isForSale) && (
        <Button size="sm" variant="secondary" pending={bulk.pending === 'pause'} onClick={() => act('pause')}>
          Pause
        </Button>
      )}
      {offers(mayBePublished) && (
        <Button
          size="sm"
          variant="secondary"
          pending={bulk.pending === 'publish'}
          onClick={() => (unseen.length > 0 ? setAsked('publish') : act('publish'))}
        >
          Publish
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      <Button size="icon" variant="quiet" aria-label="Clear selection" onClick={() => selection.choose([])}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
  return (
    <>
      {isMobile ? (
        <PageBar>{acts}</PageBar>
      ) : (
        <section
          aria-label="Selected listings"
          className="appear sticky bottom-[calc(var(--foot-height)+0.75rem)] z-20 mt-4 rounded-lg border border-straw bg-surface p-3 shadow-raised"
        >
          {acts}
        </section>
      )}
      <PhotoDialog open={asked === 'publish'} onClose={close} onPublish={() => act('publish')} among={unseen}>
        <Button onClick={close}>Not yet</Button>
      </PhotoDialog>
      <Dialog
        open={asked === 'delete'}
        onClose={close}
        title={`Delete ${formatCount(chosen.length, ['listing', 'listings'])}?`}
        description="You can’t undo this. Anything that was for sale this month still counts towards your allowance. Listings with orders or messages will stay."
        footer={
          <ButtonRow
            first={
              <Button
                variant="destructive"
                pending={bulk.pending === 'delete'}
                onClick={() => {
                  close()
                  act('delete')
                }}
              >
                Delete
              </Button>
            }
            other={
              <Button variant="secondary" onClick={close}>
                Keep them
              </Button>
            }
          />
        }
      />
    </>
  )
}

/** What its seller puts right in the editor. */
const mendable = new Set<BulkFailure['code']>(['validation', 'version_moved'])

/** The listing by name, which leads to where that can be done. */
const Failed = ({ failure: { id, code, detail }, title }: { failure: BulkFailure; title: string }) => (
  <>
    <strong className="font-semibold">
      {mendable.has(code) ? (
        <Link to={paths.listing(id)} className="underline underline-offset-4">
          {title}
        </Link>
      ) : (
        title
      )}
    </strong>
    : {detail}
  </>
)

type FailuresProps = { failed: BulkResult['failed']; titles: ReadonlyMap<string, string>; onClose: () => void }

/** What did not go through, each with its reason. */
export const BulkFailures = ({ failed, titles, onClose }: FailuresProps) =>
  failed.length > 0 && (
    <div role="alert" className="mb-4 flex items-start gap-3 rounded-lg bg-yolk-soft p-4 text-yolk-ink">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{formatCount(failed.length, ['listing hasn’t', 'listings haven’t'])} changed</p>
        <ul className="mt-1 list-disc pl-5 text-sm">
          {failed.map((failure) => (
            <li key={failure.id}>
              <Failed failure={failure} title={titles.get(failure.id) ?? 'A listing'} />
            </li>
          ))}
        </ul>
        {failed.some(({ code }) => code === 'allowance_used') && (
          <Link to={paths.dashboardPackage} className="mt-2 inline-block font-semibold underline underline-offset-4">
            See your package
          </Link>
        )}
      </div>
      <Button size="icon" variant="quiet" aria-label="Close" onClick={onClose} className="-m-2">
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
