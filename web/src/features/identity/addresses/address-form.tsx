import { useEffect, useRef } from 'react'
import { type Address, type AddressInput, addressField } from '#contract/fields.ts'
import type { SavedAddress } from '#contract/identity/addresses.answers.ts'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { FormButtons } from '#web/components/ui/forms/form-buttons.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { toast } from '#web/lib/toast.ts'
import { AddressFields } from './address-fields.tsx'

type AddressFormProps = {
  /** What stands in it at first. */
  given: AddressInput
  label: string
  onSave: (address: Address) => Promise<SavedAddress>
  /** Closes the form; with the address when it was saved. */
  onDone: (saved?: SavedAddress) => void
}

/** An address of the address book, with the focus in its first field; what was typed stays when it could not be saved. */
export const AddressForm = ({ given, label, onSave, onDone }: AddressFormProps) => {
  const { field, submit, refusal, isPending } = useServerForm({
    schema: addressField,
    values: given,
    send: async (address) => {
      const saved = await onSave(address)
      toast({ title: 'Address saved', description: saved.line1, variant: 'success' })
      onDone(saved)
    },
  })
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it has gone, and its focus with it.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="grid w-full max-w-2xl gap-5 py-2 sm:grid-cols-2"
    >
      <h3 className="text-xl sm:col-span-2">{label}</h3>
      <AddressFields field={field} />
      <div className="flex flex-col gap-5 sm:col-span-2">
        <FormError>{refusal}</FormError>
        <FormButtons onCancel={() => onDone()} send="Save address" sending="Saving..." isPending={isPending} />
      </div>
    </form>
  )
}
