import { useId } from 'react'
import type { Order } from '#contract/trade/orders.answers.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { toast } from '#web/lib/toast.ts'
import { ActFields, type ActValues, type FieldsKind } from './act-fields.tsx'

type AskingDialogProps = {
  order: Order
  open: boolean
  onClose: () => void
  words: { title: string; description: string; confirm: string; pending: string; done: string }
  destructive?: boolean | undefined
  kind: FieldsKind
  /** What stands in the fields before anything is typed. */
  begin?: Partial<ActValues>
  send: (values: ActValues) => Promise<unknown>
}

/** Asks once, with what has to be told; what was typed stays after a failure, and a toast says that it is done. */
export const AskingDialog = ({ order, open, onClose, words, destructive, kind, begin, send }: AskingDialogProps) => {
  const formId = useId()
  const { title, description, confirm, pending, done } = words
  const { field, submit, refusal, isPending } = useServerForm<ActValues>({
    values: { reason: '', carrier: 'royal-mail', tracking: '', code: '', ...begin },
    send: async (values) => {
      await send(values)
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
        <FormButtons
          form={formId}
          onCancel={onClose}
          cancel="Go back"
          send={confirm}
          sending={pending}
          variant={destructive ? 'destructive' : 'primary'}
          isPending={isPending}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 pt-2">
        <ActFields field={field} kind={kind} />
        <FormError>{refusal}</FormError>
      </form>
    </Dialog>
  )
}
