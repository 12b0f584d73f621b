import { useId } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { toast } from '#web/lib/toast.ts'
import { useTracking } from '../orders.api.ts'
import { ActFields, type ActValues } from './act-fields.tsx'
import { trackingWords } from './tracking-words.ts'

type TrackingDialogProps = { order: Order; open: boolean; onClose: () => void }

/** Asks for the carrier and the number of a parcel on its way; what was typed stays after a failure. */
export const TrackingDialog = ({ order, open, onClose }: TrackingDialogProps) => {
  const formId = useId()
  const { mutateAsync } = useTracking(order.id)
  const { title, description, done } = trackingWords(order)
  const { carrier = 'royal-mail', number } = order.tracking ?? {}
  const { field, submit, refusal, isPending } = useServerForm<ActValues>({
    values: { reason: '', carrier, tracking: number ?? '', code: '' },
    send: async (values) => {
      await mutateAsync({ carrier: values.carrier, tracking: values.tracking.trim() })
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
          <Button type="submit" form={formId} pending={isPending}>
            {isPending ? 'Saving...' : 'Save tracking'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 pt-2">
        <ActFields field={field} kind="tracking" />
        <FormError>{refusal}</FormError>
      </form>
    </Dialog>
  )
}
