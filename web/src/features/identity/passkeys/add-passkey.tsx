import { useState } from 'react'
import { renamePasskeyInput } from '#contract/identity/factors/passkeys.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { toast } from '#web/lib/toast.ts'
import { hasPasskeys, passkeyWords } from './passkey-browser.ts'
import { useAddPasskey } from './passkeys.api.ts'

type AddPasskeyProps = { onCodes: (codes: string[] | null) => void }

/** Makes a passkey of this browser, phone or key; nothing in a browser that knows none. */
export const AddPasskey = ({ onCodes }: AddPasskeyProps) => {
  const [open, setOpen] = useState(false)
  if (!hasPasskeys()) return null
  const end = (codes: string[] | null) => {
    setOpen(false)
    toast({
      title: 'Passkey added',
      description: 'You can now sign in with it, no password needed.',
      variant: 'success',
    })
    onCodes(codes)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Add a passkey
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add a passkey"
        description="Your browser will ask where to save it: on this device, a phone or a security key."
      >
        <NameForm onCancel={() => setOpen(false)} onDone={end} />
      </Dialog>
    </>
  )
}

type NameFormProps = { onCancel: () => void; onDone: (codes: string[] | null) => void }

const NameForm = ({ onCancel, onDone }: NameFormProps) => {
  const { mutateAsync } = useAddPasskey()
  const isMobile = useIsMobile()
  const { form, field, submit, refusal, isPending } = useServerForm({
    schema: renamePasskeyInput,
    values: { name: isMobile ? 'My phone' : 'My computer' },
    send: async ({ name }) => {
      try {
        onDone((await mutateAsync(name)).recoveryCodes)
      } catch (error) {
        if (isApiError(error)) throw error
        form.setError('root', { type: 'server', message: passkeyWords(error) })
      }
    },
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-3">
      <TextField
        label="Name this passkey"
        hint="For example “My phone”, so you can tell which is which."
        {...field('name')}
      />
      <FormError>{refusal}</FormError>
      <FormButtons onCancel={onCancel} send="Continue" sending="Waiting for your device..." isPending={isPending} />
    </form>
  )
}
