import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { User } from '../../../../functions/contract/account.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { FormError } from '../../components/ui/field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { showServerErrors } from '../../lib/form-errors.ts'
import { toast } from '../../lib/toast.ts'
import { VerifyNotice } from '../account/verify-notice.tsx'
import type { Asked, AskedAbout } from './ask.tsx'
import { type AskKind, askWords } from './ask-words.ts'
import { MessageCount } from './message-count.tsx'
import { wrongWith } from './message-rules.ts'
import { useWriteFirst } from './messages.api.ts'
import { asksToPayOutside } from './outside-payment.ts'
import { OutsideWarning } from './outside-warning.tsx'

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
  const { isPending, mutateAsync } = useWriteFirst()
  const form = useForm({ defaultValues: { text: askWords[kind].prefilled } })
  const text = useWatch({ control: form.control, name: 'text' })
  const submit = form.handleSubmit(async (values) => {
    try {
      const { id } = await mutateAsync({ to: to.username, ...thingOf(about), text: values.text })
      form.reset()
      onClose()
      toast({
        title: 'Message sent',
        description: `${to.shopName} answers under Messages.`,
        variant: 'success',
        action: { label: 'See the conversation', onSelect: () => void navigate(paths.conversation(id)) },
      })
    } catch (error) {
      showServerErrors(form, error)
    }
  })
  return { form, text, submit, isPending }
}

/** A first message; what was typed stays when it fails or the dialog is closed. */
export const AskDialog = ({ to, about, kind, user, open, onClose }: AskDialogProps) => {
  const formId = useId()
  const { form, text, submit, isPending } = useAsk({ to, about, kind, onClose })
  const { title, description } = askWords[kind]
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Go back
      </Button>
      <Button type="submit" form={formId} pending={isPending}>
        {isPending ? 'Sending...' : 'Send message'}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description(to.shopName)}
      footer={user.emailVerified ? buttons : undefined}
    >
      {user.emailVerified ? (
        <form id={formId} onSubmit={submit} noValidate className="grid gap-3 pt-2">
          {about && <p className="font-medium [overflow-wrap:anywhere]">{about.name}</p>}
          <TextArea
            label="Your message"
            rows={6}
            error={form.formState.errors.text?.message}
            {...form.register('text', { validate: (value) => wrongWith(value) ?? true })}
          />
          <MessageCount text={text} />
          {asksToPayOutside(text) && <OutsideWarning side="writer" />}
          <FormError>{form.formState.errors.root?.message}</FormError>
        </form>
      ) : (
        <div className="pt-2">
          <VerifyNotice email={user.email} />
        </div>
      )}
    </Dialog>
  )
}
