import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Address, type AddressInput, addressField } from '#contract/fields.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { AddressFields } from './address-fields.tsx'

type AddressFormProps = {
  /** What stands in it at first. */
  given: AddressInput
  label: string
  onSave: (address: Address) => Promise<unknown>
  onDone: () => void
}

/** An address of the address book; what was typed stays when it could not be saved. */
export const AddressForm = ({ given, label, onSave, onDone }: AddressFormProps) => {
  const form = useForm<AddressInput, unknown, Address>({ resolver: zodResolver(addressField), defaultValues: given })
  const { errors, isSubmitting } = form.formState
  const save = async (address: Address) => {
    try {
      await onSave(address)
      onDone()
    } catch (error) {
      showServerErrors(form, error)
    }
  }
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={form.handleSubmit(save)}
      className="grid max-w-2xl gap-5 py-2 sm:grid-cols-2"
    >
      <AddressFields form={form} />
      <div className="flex flex-col gap-5 sm:col-span-2">
        <FormError>{errors.root?.message}</FormError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save address'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}
