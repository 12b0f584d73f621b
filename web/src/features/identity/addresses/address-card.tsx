import { useEffect, useRef, useState } from 'react'
import type { SavedAddress } from '#contract/identity/addresses.answers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { AddressForm } from './address-form.tsx'
import { linesOf, placeInWords } from './address-words.ts'
import { useChangeAddress, useDeleteAddress, useSaveAddress } from './addresses.api.ts'

const textsOf = (address: SavedAddress) => {
  const { line2, county, phone, ...lines } = linesOf(address)
  return { ...lines, line2: line2 ?? '', county: county ?? '', phone: phone ?? '' }
}

/** One saved address, which has the focus once it was saved, or the form that changes it in its place. */
export const AddressCard = ({ address, isNew }: { address: SavedAddress; isNew: boolean }) => {
  const [editing, setEditing] = useState(false)
  const [changed, setChanged] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const { mutateAsync } = useChangeAddress()
  // The form that had the focus has gone.
  useEffect(() => {
    if (!editing && (isNew || changed)) place.current?.focus()
  }, [editing, isNew, changed])
  if (editing) {
    return (
      <li className="py-4">
        <AddressForm
          label={`Change ${address.line1}`}
          given={textsOf(address)}
          onSave={(change) => mutateAsync({ id: address.id, ...change })}
          onDone={() => {
            setEditing(false)
            setChanged(true)
          }}
        />
      </li>
    )
  }
  return (
    <li ref={place} tabIndex={-1} className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 font-medium [overflow-wrap:anywhere]">
          {address.name}
          {address.isDefault && <Badge tone="hedge">Default</Badge>}
        </p>
        <p className="text-ink-soft">{placeInWords(address)}</p>
        {address.phone && <p className="text-ink-soft">{address.phone}</p>}
      </div>
      <Acts address={address} onEdit={() => setEditing(true)} />
    </li>
  )
}

const Acts = ({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) => {
  const { mutate: change, isPending: isChanging } = useChangeAddress()
  const { mutateAsync: remove, isPending: isRemoving } = useDeleteAddress()
  const { mutateAsync: save } = useSaveAddress()
  const { id, isDefault, line1 } = address
  const failed = (title: string) => (error: Error) =>
    toast({ title, description: errorMessage(error), variant: 'destructive' })
  const putBack = () => void save({ ...linesOf(address), isDefault }).catch(failed('We couldn’t put it back'))
  // The card goes with its address, and what it would still hear: so this is told by the promise.
  const removed = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    toast({
      title: 'Address deleted',
      description: `${line1} is no longer in your address book.`,
      action: { label: 'Undo', onSelect: putBack },
    })
  }
  return (
    <div className="-ml-3 flex flex-wrap sm:ml-0">
      {!isDefault && (
        <Button
          variant="quiet"
          size="sm"
          pending={isChanging}
          aria-label={`Make default: ${line1}`}
          onClick={() => change({ id, isDefault: true }, { onError: failed('We couldn’t change your default') })}
        >
          Make default
        </Button>
      )}
      <Button variant="quiet" size="sm" aria-label={`Change ${line1}`} onClick={onEdit}>
        Change
      </Button>
      <Button
        variant="quiet"
        size="sm"
        pending={isRemoving}
        aria-label={`Delete ${line1}`}
        onClick={() => void remove(id).then(removed, failed('We couldn’t delete the address'))}
      >
        Delete
      </Button>
    </div>
  )
}
