import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { useChangeShop } from '#web/features/selling/shop/shop.api.ts'
import { toast } from '#web/lib/toast.ts'
import { mostQuickReplies, wrongWithReply } from './message-rules.ts'

type QuickRepliesDialogProps = { replies: string[]; onClose: () => void }

const useEditing = ({ replies, onClose }: QuickRepliesDialogProps) => {
  const { mutateAsync } = useChangeShop()
  const texts = replies.length > 0 ? replies : ['']
  return useServerForm({
    values: { quickReplies: texts.map((text) => ({ text })) },
    send: async ({ quickReplies }) => {
      await mutateAsync({ quickReplies: quickReplies.map(({ text }) => text.trim()) })
      toast({ title: 'Quick replies saved', variant: 'success' })
      onClose()
    },
  })
}

/** The seller's answers, one field each; what was typed stays when saving fails. */
export const QuickRepliesDialog = ({ replies, onClose }: QuickRepliesDialogProps) => {
  const formId = useId()
  const { form, field, submit, refusal, isPending } = useEditing({ replies, onClose })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'quickReplies' })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Quick replies"
      description="Answers you give often. Tap one to put it in your message, then change it if you like."
      footer={
        <FormButtons
          form={formId}
          onCancel={onClose}
          cancel="Go back"
          send="Save"
          sending="Saving..."
          isPending={isPending}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-3 pt-2">
        {fields.map(({ id }, index) => (
          <div key={id} className="flex items-start gap-2">
            <TextArea
              label={`Reply ${index + 1}`}
              rows={2}
              className="flex-1"
              {...field(`quickReplies.${index}.text`, { validate: (text) => wrongWithReply(text) ?? true })}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove reply ${index + 1}`}
              onClick={() => remove(index)}
              className="mt-6"
            >
              <Trash2 aria-hidden size={18} />
            </Button>
          </div>
        ))}
        {fields.length < mostQuickReplies && (
          <Button variant="secondary" size="sm" onClick={() => append({ text: '' })} className="justify-self-start">
            <Plus aria-hidden size={16} />
            Add a reply
          </Button>
        )}
        <FormError>{refusal}</FormError>
      </form>
    </Dialog>
  )
}
