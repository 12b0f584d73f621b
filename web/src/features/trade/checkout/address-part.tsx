import { type SubmitEvent, useState } from 'react'
import type { AddressInput } from '#contract/fields.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Checkbox } from '#web/components/ui/forms/checkbox.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import type { FieldOf } from '#web/components/ui/forms/use-server-form.ts'
import { AddressFields } from '#web/features/identity/addresses/address-fields.tsx'
import { placeInWords } from '#web/features/identity/addresses/address-words.ts'
import { newAddress } from './kept-destination.ts'
import type { Destination } from './use-destination.ts'

type AddressPartProps = {
  destination: Destination
  field: FieldOf<AddressInput>
  /** What a button elsewhere on the page sends it by. */
  formId: string
  onSubmit: () => void
  /** Why goods can't go to the address that was given. */
  problem: string | undefined
}

/** Where the posted goods go: the saved address that is taken, behind "Change" the others, and the form of a new one. */
export const AddressPart = ({ destination, problem, ...form }: AddressPartProps) => {
  const { saved, address } = destination
  const [isOpen, setOpen] = useState(false)
  const isUnfolded = isOpen || address === null
  return (
    <section aria-label="Delivery address">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-xl">Delivery address</h2>
          {address && (
            <Button
              variant="quiet"
              size="sm"
              className="-my-1 -mr-3"
              aria-expanded={isOpen}
              aria-label={isOpen ? 'Done with the delivery address' : 'Change delivery address'}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Done' : 'Change'}
            </Button>
          )}
        </div>
        {isUnfolded && saved.length > 0 && <Choice destination={destination} onChoose={() => setOpen(true)} />}
        {address && !isOpen && (
          <p className="[overflow-wrap:anywhere]">
            <span className="block font-medium">{address.name}</span>
            <span className="text-ink-soft">{placeInWords(address)}</span>
          </p>
        )}
        {!address && <NewAddress destination={destination} {...form} />}
        <FormError>{problem}</FormError>
      </Card>
    </section>
  )
}

/** It stays open while it has the focus: whoever looks through the addresses by keyboard chooses each in turn. */
const Choice = ({
  destination: { saved, address, change },
  onChoose,
}: {
  destination: Destination
  onChoose: () => void
}) => (
  <RadioCards
    legend="Send it to"
    name="address"
    chosen={address?.id ?? newAddress}
    onChange={({ target }) => {
      onChoose()
      change({ chosen: target.value })
    }}
    cards={[
      ...saved.map((one) => ({ value: one.id, label: one.name, detail: placeInWords(one) })),
      { value: newAddress, label: 'A new address' },
    ]}
  />
)

type NewAddressProps = Pick<AddressPartProps, 'destination' | 'field' | 'formId' | 'onSubmit'>

const NewAddress = ({ destination: { isSaved, change }, field, formId, onSubmit }: NewAddressProps) => {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={formId} noValidate onSubmit={send} className="grid gap-5 sm:grid-cols-2">
      <AddressFields field={field} />
      <Checkbox
        label="Save this address"
        className="sm:col-span-2"
        checked={isSaved}
        onChange={({ target }) => change({ isSaved: target.checked })}
      />
    </form>
  )
}
