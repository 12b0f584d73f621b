import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { carrierFacts } from '#contract/trade/carriers.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { type Carrier, carriers } from '#contract/trade/orders.constants.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { SelectField } from '#web/components/ui/forms/select-field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { formatCount } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { goodsTitle } from '../goods-title.ts'
import { progressWords } from './bulk-orders.machine.ts'
import type { BulkOrders } from './use-bulk-orders.ts'

type BulkDispatchProps = {
  /** As they were when they were chosen: what is sent leaves the dialog, what fails stays with its reason. */
  orders: Order[]
  bulk: BulkOrders
  onClose: () => void
  onDone: (failed: string[]) => void
}

/** Enter leads to the next field, as a scanner's does, and from the last to the button. */
const goOn = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target) + 1]
  const button = event.currentTarget.ownerDocument.querySelector<HTMLButtonElement>(
    `button[form="${event.currentTarget.id}"]`,
  )
  ;(next ?? button)?.focus()
}

/** Sends many orders: one carrier for all, a tracking number for each that has one. */
export const BulkDispatch = ({ orders, bulk: { run, start }, onClose, onDone }: BulkDispatchProps) => {
  const formId = useId()
  const [carrier, setCarrier] = useState<Carrier>('royal-mail')
  const [numbers, setNumbers] = useState<Record<string, string>>({})
  const [begun, setBegun] = useState(false)
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const left = orders.filter(({ id }) => !sent.has(id))
  const running = begun && run?.running === true
  const reasonOf = (id: string) => (begun ? run?.failed.find(({ order }) => order.id === id)?.reason : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBegun(true)
    const tasks = left.map((order) => ({
      order,
      request: { act: 'dispatch' as const, carrier, tracking: numbers[order.id]?.trim() || null },
    }))
    const { done, failed } = await start('dispatched', tasks)
    setSent((before) => new Set([...before, ...done]))
    onDone(failed.map(({ order }) => order.id))
    if (done.length > 0) {
      toast({ title: `${formatCount(done.length, ['order', 'orders'])} dispatched`, variant: 'success' })
    }
    if (failed.length === 0) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Dispatch ${formatCount(left.length, ['order', 'orders'])}`}
      description="We’ll send each buyer the carrier and tracking number. You can’t undo this."
      footer={
        <>
          <p aria-live="polite" className="numbers font-medium not-empty:mb-3">
            {running && progressWords(run)}
          </p>
          <FormButtons
            form={formId}
            onCancel={onClose}
            cancel="Go back"
            send="Mark as dispatched"
            sending="Saving..."
            isPending={running}
          />
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => void submit(event)}
        onKeyDown={goOn}
        noValidate
        className="grid gap-4 pt-2"
      >
        <SelectField label="Carrier" value={carrier} onChange={({ target }) => setCarrier(carrierNamed(target.value))}>
          {carriers.map((name) => (
            <option key={name} value={name}>
              {carrierFacts[name].name}
            </option>
          ))}
        </SelectField>
        <ul className="grid gap-4">
          {left.map((order) => (
            <li key={order.id}>
              <TextField
                label={`Tracking number for ${order.number}`}
                hint={`${goodsTitle(order)} · ${order.buyer.fullName}`}
                optional
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
                value={numbers[order.id] ?? ''}
                onChange={({ target }) => setNumbers({ ...numbers, [order.id]: target.value })}
                error={reasonOf(order.id)}
              />
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}

const carrierNamed = (value: string): Carrier => carriers.find((carrier) => carrier === value) ?? 'other'
