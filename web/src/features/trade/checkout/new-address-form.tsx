import { useState } from 'react'
import { type Address, type AddressInput, addressField } from '#contract/fields.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/forms/checkbox.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { useServerForm } from '#web/components/ui/forms/use-server-form.ts'
import { AddressFields, emptyAddress } from '#web/features/identity/addresses/address-fields.tsx'
import { useSaveAddress } from '#web/features/identity/addresses/addresses.api.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import type { Destination } from './destination.ts'

type NewAddressFormProps = {
  name: string
  given: Destination | null
  problem: string | undefined
  onDone: (destination: Destination) => void
}

const textsOf = ({ line2, county, phone, ...lines }: Address): AddressInput => ({
  ...lines,
  line2: line2 ?? '',
  county: county ?? '',
  phone: phone ?? '',
})

/** An address that is not saved yet, and is unless the box is unticked. */
export const NewAddressForm = ({ name, given, problem, onDone }: NewAddressFormProps) => {
  const [isSaved, setIsSaved] = useState(true)
  const { mutateAsync } = useSaveAddress()

  const go = async (address: Address) => {
    if (!isSaved) return onDone({ address, addressId: null })
    try {
      onDone({ address, addressId: (await mutateAsync(address)).id })
    } catch (error) {
      // The goods can go there all the same.
      toast({ title: 'Address not saved', description: errorMessage(error), variant: 'destructive' })
      onDone({ address, addressId: null })
    }
  }
  const { field, submit, isPending } = useServerForm({
    schema: addressField,
    values: given && !given.addressId ? textsOf(given.address) : { ...emptyAddress, name },
    send: go,
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <AddressFields field={field} />
      <div className="flex flex-col gap-5 sm:col-span-2">
        <Checkbox label="Save this address" checked={isSaved} onChange={({ target }) => setIsSaved(target.checked)} />
        <FormError>{problem}</FormError>
        <Button type="submit" size="lg" pending={isPending} className="sm:self-start">
          Deliver to this address
        </Button>
      </div>
    </form>
  )
}
