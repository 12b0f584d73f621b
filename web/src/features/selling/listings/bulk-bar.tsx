import { X } from 'lucide-react'
import { useState } from 'react'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import type { BulkAct } from '#contract/selling/listings-bulk.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { PageBar } from '#web/components/ui/page-bar.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { isForSale, mayBePublished } from './listing-words.ts'
import type { BulkActs } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type BarProps = { selection: Selection; bulk: BulkActs }

/** What may be done with all that is chosen; stands above the bottom of the screen while something is. */
export const BulkBar = ({ selection, bulk }: BarProps) => {
  const { chosen } = selection
  const [asked, setAsked] = useState(false)
  const isMobile = useIsMobile()
  if (chosen.length === 0) return null
  const act = (action: BulkAct) => bulk.run(action, chosen)
  const offers = (fits: (status: (typeof chosen)[number]['status']) => boolean) =>
    chosen.some(({ status }) => fits(status))
  const acts = (
    <>
      <p aria-live="polite" className="mr-auto px-1 font-semibold">
        {chosen.length} selected
      </p>
      {offers(isForSale) && (
        <Button size="sm" variant="secondary" pending={bulk.pending === 'pause'} onClick={() => act('pause')}>
          Pause
        </Button>
      )}
      {offers(mayBePublished) && (
        <Button size="sm" variant="secondary" pending={bulk.pending === 'publish'} onClick={() => act('publish')}>
          Publish
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        Delete
      </Button>
      <Button size="icon" variant="quiet" aria-label="Choose none" onClick={() => selection.choose([])}>
        <X aria-hidden size={18} />
      </Button>
    </>
  )
  return (
    <>
      {isMobile ? (
        <PageBar>{acts}</PageBar>
      ) : (
        <section
          aria-label="Chosen listings"
          className="appear sticky bottom-[calc(var(--foot-height)+0.75rem)] z-20 mt-4 flex items-center gap-2 rounded-lg border border-straw bg-surface p-3 shadow-raised"
        >
          {acts}
        </section>
      )}
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`Delete ${formatCount(chosen.length, ['listing', 'listings'])}?`}
        description="They are gone for good. What was for sale this month still counts towards your allowance; what was sold or asked about stays."
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Keep them
            </Button>
            <Button
              variant="destructive"
              pending={bulk.pending === 'delete'}
              onClick={() => {
                setAsked(false)
                act('delete')
              }}
            >
              Delete
            </Button>
          </>
        }
      />
    </>
  )
}

type FailuresProps = { failed: BulkResult['failed']; titles: ReadonlyMap<string, string>; onClose: () => void }

/** What did not go through, each with its reason. */
export const BulkFailures = ({ failed, titles, onClose }: FailuresProps) =>
  failed.length > 0 && (
    <div role="alert" className="mb-4 flex items-start gap-3 rounded-lg bg-yolk-soft p-4 text-yolk-ink">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{formatCount(failed.length, ['listing stays', 'listings stay'])} as before</p>
        <ul className="mt-1 list-disc pl-5 text-sm">
          {failed.map(({ id, detail }) => (
            <li key={id}>
              <strong className="font-semibold">{titles.get(id) ?? 'A listing'}</strong>: {detail}
            </li>
          ))}
        </ul>
        {failed.some(({ code }) => code === 'allowance_used') && (
          <Link to={paths.dashboardPackage} className="mt-2 inline-block font-semibold underline underline-offset-4">
            Look at your package
          </Link>
        )}
      </div>
      <Button size="icon" variant="quiet" aria-label="Close" onClick={onClose} className="-m-2">
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
