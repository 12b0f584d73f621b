import { useState } from 'react'
import { renamePasskeyInput } from '#contract/identity/factors/passkeys.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { useRenamePasskey } from './passkeys.api.ts'

type RenamePasskeyProps = { id: string; name: string }

/** Gives a passkey another name. */
export const RenamePasskey = ({ id, name }: RenamePasskeyProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)} aria-label={`Rename ${name}`}>
        Rename
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename the passkey">
        <Form id={id} name={name} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const Form = ({ id, name, onDone }: RenamePasskeyProps & { onDone: () => void }) => {
  const { mutateAsync } = useRenamePasskey()
  const { field, submit, refusal, isPending } = useServerForm({
    schema: renamePasskeyInput,
    values: { name },
    send: async (input) => {
      await mutateAsync({ id, name: input.name })
      onDone()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-3">
      <TextField label="Name" {...field('name')} />
      <FormError>{refusal}</FormError>
      <FormButtons onCancel={onDone} send="Save" sending="Saving..." isPending={isPending} />
    </form>
  )
}
