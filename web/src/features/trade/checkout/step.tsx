import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { cx } from '#web/lib/class-names.ts'

export type StepState = 'open' | 'done' | 'waiting'

type StepProps = {
  number: number
  title: string
  state: StepState
  /** What was decided, shown while it is folded. */
  summary?: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** The heading of a step that has just opened takes the focus, and is in sight. */
const useHeadingWhenOpened = (isOpen: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'nearest' })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return heading
}

/** One step of the checkout: open, folded with what was decided, or still to come. */
export const Step = ({ number, title, state, summary, onEdit, children }: StepProps) => {
  const heading = useHeadingWhenOpened(state === 'open')
  return (
    <section aria-label={title}>
      <Card>
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className={cx(
              'grid size-8 shrink-0 place-items-center rounded-full font-bold text-sm',
              state === 'waiting' ? 'bg-quiet text-ink-soft' : 'bg-hedge text-on-hedge',
            )}
          >
            {state === 'done' ? <Check size={18} /> : number}
          </span>
          <h2
            ref={heading}
            tabIndex={-1}
            className={cx('flex-1 scroll-mt-6 text-xl outline-none', state === 'waiting' && 'text-ink-soft')}
          >
            {title}
          </h2>
          {state === 'done' && (
            <Button variant="quiet" size="sm" onClick={onEdit} aria-label={`Change ${title.toLowerCase()}`}>
              Change
            </Button>
          )}
        </div>
        {state === 'done' && summary && <div className="mt-3 pl-11 text-ink-soft">{summary}</div>}
        {state === 'open' && <div className="mt-5">{children}</div>}
      </Card>
    </section>
  )
}
