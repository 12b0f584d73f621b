import { Printer, X } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import type { RowSelection } from '#web/lib/use-row-selection.ts'
import { progressWords } from './bulk-orders.machine.ts'
import type { BulkOrders } from './use-bulk-orders.ts'

const loadDispatch = () => import('./bulk-dispatch.tsx').then((module) => ({ default: module.BulkDispatch }))

type BarProps = {
  selection: RowSelection<Order>
  bulk: BulkOrders
  onAccept: (orders: Order[]) => void
  onDispatched: (failed: string[]) => void
}

/** What may be done with all that is chosen; stands above the bottom of the screen while something is. */
export const BulkOrdersBar = ({ selection: { chosen, choose }, bulk, onAccept, onDispatched }: BarProps) => {
  const [sending, setSending] = useState<Order[] | null>(null)
  const { Part: BulkDispatch, show } = useLatePart(loadDispatch)
  const toAccept = chosen.filter(({ actions }) => actions.includes('accept'))
  const toSend = chosen.filter(({ actions }) => actions.includes('dispatch'))
  const running = bulk.run?.running ?? false
  const send = async () => {
    if (await show()) setSending(toSend)
  }
  const close = () => setSending(null)
  return (
    <>
      {(chosen.length > 0 || running) && (
        <section
          aria-label="Selected orders"
          className="appear sticky bottom-[calc(var(--foot-height)+0.75rem)] z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-straw bg-surface p-3 shadow-raised"
        >
          <p aria-live="polite" className="numbers px-1 font-semibold">
            {bulk.run && running ? progressWords(bulk.run) : `${chosen.length} selected`}
          </p>
          <Button
            size="icon"
            variant="quiet"
            aria-label="Clear selection"
            disabled={running}
            onClick={() => choose([])}
            className="mr-auto"
          >
            <X aria-hidden size={18} />
          </Button>
          {toAccept.length > 0 && (
            <Button size="sm" disabled={running} onClick={() => onAccept(toAccept)}>
              Accept {toAccept.length}
            </Button>
          )}
          {toSend.length > 0 && (
            <Button size="sm" pending={running} onClick={() => void send()}>
              Dispatch {toSend.length}
            </Button>
          )}
          {chosen.length > 0 && (
            <ButtonLink size="sm" variant="secondary" to={paths.packingSlipsOf(chosen.map(({ id }) => id))}>
              <Printer aria-hidden size={16} />
              Packing slips
            </ButtonLink>
          )}
        </section>
      )}
      {sending && BulkDispatch && <BulkDispatch orders={sending} bulk={bulk} onClose={close} onDone={onDispatched} />}
    </>
  )
}

/** What did not go through, each with its reason. */
export const BulkOrdersFailures = ({ bulk: { run, forget } }: { bulk: BulkOrders }) =>
  run &&
  !run.running &&
  run.failed.length > 0 && (
    <div role="alert" className="mb-4 flex items-start gap-3 rounded-lg bg-yolk-soft p-4 text-yolk-ink">
      <div className="min-w-0 flex-1">
        <p className="numbers font-semibold">{progressWords(run)}</p>
        <ul className="mt-1 list-disc pl-5 text-sm">
          {run.failed.map(({ order: { id, number }, reason }) => (
            <li key={id}>
              <strong className="numbers font-semibold">{number}</strong>: {reason}
            </li>
          ))}
        </ul>
      </div>
      <Button size="icon" variant="quiet" aria-label="Close" onClick={forget} className="-m-2">
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
