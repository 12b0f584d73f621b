import { useId } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { orderActs } from '#contract/trade/orders.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { toast } from '#web/lib/toast.ts'
import type { Side } from '../order-words.ts'
import { type ActRequest, useOrderAct } from '../orders.api.ts'
import { ActFields, type ActValues, type FieldsKind } from './act-fields.tsx'
import { type AskedAct, wordsOfAct } from './act-words.ts'

type ActDialogProps = { order: Order; side: Side; act: AskedAct; open: boolean; onClose: () => void }

const kindOf = (act: AskedAct, side: Side): FieldsKind => {
  if (act === 'dispatch') return 'dispatch'
  if (act === 'collected') return side === 'seller' ? 'code' : 'none'
  return orderActs[act].refunds ? 'reason' : 'none'
}

const requestOf = (act: AskedAct, values: ActValues): ActRequest => {
  switch (act) {
    case 'decline':
    case 'cancel':
      return { act, reason: values.reason }
    case 'dispatch':
      return { act, carrier: values.carrier, tracking: values.tracking.trim() || null }
    case 'collected':
      return values.code ? { act, code: values.code } : { act }
    default:
      return { act }
  }
}

/** Asks once before an act, with what the act needs to be told; what was typed stays after a failure. */
export const ActDialog = ({ order, side, act, open, onClose }: ActDialogProps) => {
  const formId = useId()
  const { mutateAsync } = useOrderAct(order.id)
  const { title, description, confirm, pending, done, destructive } = wordsOfAct(act, { side, order })
  const { field, submit, refusal, isPending } = useServerForm<ActValues>({
    values: { reason: '', carrier: 'royal-mail', tracking: '', code: '' },
    send: async (values) => {
      await mutateAsync(requestOf(act, values))
      onClose()
      toast({ title: done, description: `Order ${order.number}`, variant: 'success' })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={formId} variant={destructive ? 'destructive' : 'primary'} pending={isPending}>
            {isPending ? pending : confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 pt-2">
        <ActFields field={field} kind={kindOf(act, side)} />
        <FormError>{refusal}</FormError>
      </form>
    </Dialog>
  )
}
