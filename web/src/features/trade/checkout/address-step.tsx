import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedAddress } from '#contract/identity/addresses.answers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { linesOf, placeInWords } from '#web/features/identity/addresses/address-words.ts'
import { addressesQueryOptions } from '#web/features/identity/addresses/addresses.api.ts'
import type { Destination } from './destination.ts'
import { NewAddressForm } from './new-address-form.tsx'

type AddressStepProps = {
  name: string
  /** What was chosen before. */
  given: Destination | null
  /** Why goods can't go to the address that was given. */
  problem: string | undefined
  onDone: (destination: Destination) => void
}

/** Where the posted goods go: an address that is saved, or a new one. */
export const AddressStep = (props: AddressStepProps) => {
  const { data, isPending } = useQuery(addressesQueryOptions)
  if (isPending) return <Skeleton className="h-64" />
  // Who can't be told what they have saved can still type it.
  if (!data || data.length === 0) return <NewAddressForm {...props} />
  return <SavedOrNew {...props} saved={data} />
}

const other = 'new'

const SavedOrNew = ({ saved, ...props }: AddressStepProps & { saved: SavedAddress[] }) => {
  const { given, problem, onDone } = props
  const [chosen, setChosen] = useState(() => (given ? (given.addressId ?? other) : saved[0]!.id))
  const address = saved.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend="Send it to"
        name="address"
        chosen={address ? chosen : other}
        onChange={({ target }) => setChosen(target.value)}
        cards={[
          ...saved.map((one) => ({ value: one.id, label: one.name, detail: placeInWords(one) })),
          { value: other, label: 'A new address' },
        ]}
      />
      {address ? (
        <>
          <FormError>{problem}</FormError>
          <Button
            size="lg"
            className="sm:self-start"
            onClick={() => onDone({ addressId: address.id, address: linesOf(address) })}
          >
            Deliver to this address
          </Button>
        </>
      ) : (
        <NewAddressForm {...props} />
      )}
    </div>
  )
}
