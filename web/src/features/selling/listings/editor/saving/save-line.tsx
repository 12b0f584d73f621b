import { Check, CircleAlert, Cloud } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { formatTime } from '#web/lib/format.ts'
import type { SaveStatus } from './save-status.ts'

type LineProps = { status: SaveStatus; isDraft: boolean; unsaved: boolean; onRetry: () => void }

const Line = ({ children }: { children: ReactNode }) => (
  <p className="numbers flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">{children}</p>
)

const words = ({ status, isDraft, unsaved }: LineProps): ReactNode => {
  if (status.kind === 'saving') {
    return (
      <>
        <Spinner /> Saving…
      </>
    )
  }
  if (status.kind === 'saved' && !unsaved && status.waiting.length === 0) {
    return (
      <>
        <Check aria-hidden size={16} className="text-hedge" />
        <span>Saved {formatTime(status.at)}</span>
      </>
    )
  }
  if (status.kind === 'saved' && isDraft && status.waiting.length > 0) {
    return (
      <>
        <Check aria-hidden size={16} className="text-hedge" />
        <span>
          Saved {formatTime(status.at)}, except for: {status.waiting.join(', ')}
        </span>
      </>
    )
  }
  if (!isDraft) return unsaved ? 'Changes not saved yet' : null
  if (unsaved) return 'Not saved yet'
  return (
    <>
      <Cloud aria-hidden size={16} /> Drafts save automatically
    </>
  )
}

/** How far it is saved, said quietly; a failure with its reason and a way to try again. */
export const SaveLine = (props: LineProps) => {
  const { status, onRetry } = props
  return (
    <div aria-live="polite">
      {status.kind === 'failed' ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-comb-ink text-sm">
          <CircleAlert aria-hidden size={16} className="shrink-0" />
          <span>Not saved: {status.reason}</span>
          <button type="button" onClick={onRetry} className="min-h-9 font-semibold underline underline-offset-4">
            Try again
          </button>
        </p>
      ) : (
        <Line>{words(props)}</Line>
      )}
    </div>
  )
}
