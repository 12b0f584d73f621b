import { useEffect, useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { User } from '#contract/identity/account.answers.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { TextArea } from '#web/components/ui/forms/text-area.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { wrongWith } from '../composer/message-rules.ts'
import { asksToPayOutside } from '../composer/outside-payment.ts'
import { OutsideWarning } from '../composer/outside-warning.tsx'
import { MessageCount } from '../message-count.tsx'
import { useWriteFirst } from '../messages.api.ts'
import { askFormWords } from './ask-form-words.ts'
import { type Asked, type AskedAbout, type AskKind, askButtons } from './ask-words.ts'

type AskDialogProps = {
  to: Asked
  about: AskedAbout | undefined
  kind: AskKind
  user: User
  open: boolean
  onClose: () => void
}

const thingOf = (about: AskedAbout | undefined) => {
  if (!about) return {}
  return 'productId' in about ? { productId: about.productId } : { orderId: about.orderId }
}

const useAsk = ({ to, about, kind, onClose }: Omit<AskDialogProps, 'user' | 'open'>) => {
  const navigate = useNavigate()
  const { mutateAsync } = useWriteFirst()
  const asking = useServerForm({
    values: { text: askFormWords[kind].prefilled },
    send: async (values) => {
      const { id } = await mutateAsync({ to: to.username, ...thingOf(about), text: values.text })
      asking.form.reset()
      onClose()
      toast({
        title: 'Message sent',
        description: `You’ll find the reply from ${to.shopName} under Messages.`,
        variant: 'success',
        action: { label: 'See the conversation', onSelect: () => void navigate(paths.conversation(id)) },
      })
    },
  })
  const text = useWatch({ control: asking.form.control, name: 'text' })
  return { ...asking, text }
}

/** A first message; what was typed stays when it fails or the dialog is closed. */
export const AskDialog = ({ to, about, kind, user, open, onClose }: AskDialogProps) => {
  const formId = useId()
  const { form, field, text, submit, refusal, isPending } = useAsk({ to, about, kind, onClose })
  // Once the address is proved, its code gives way to the message.
  useEffect(() => {
    if (open && user.emailVerified) form.setFocus('text')
  }, [form, open, user.emailVerified])
  const buttons = (
    <FormButtons
      form={formId}
      onCancel={onClose}
      cancel="Go back"
      send="Send message"
      sending="Sending..."
      isPending={isPending}
    />
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={askButtons[kind]}
      description={askFormWords[kind].description(to.shopName)}
      footer={user.emailVerified ? buttons : undefined}
    >
      {user.emailVerified ? (
        <form id={formId} onSubmit={submit} noValidate className="grid gap-3 pt-2">
          {about && <p className="font-medium [overflow-wrap:anywhere]">{about.name}</p>}
          <TextArea
            label="Your message"
            rows={6}
            {...field('text', { validate: (value) => wrongWith(value) ?? true })}
          />
          <MessageCount text={text} />
          {asksToPayOutside(text) && <OutsideWarning side="writer" />}
          <FormError>{refusal}</FormError>
        </form>
      ) : (
        <div className="pt-2">
          <VerifyNotice email={user.email} takesFocus />
        </div>
      )}
    </Dialog>
  )
}
