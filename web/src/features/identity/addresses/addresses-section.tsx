import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addressLimit } from '#contract/identity/addresses.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { AddressCard } from './address-card.tsx'
import { emptyAddress } from './address-fields.tsx'
import { AddressForm } from './address-form.tsx'
import { addressesQuery, useSaveAddress } from './addresses.api.ts'

/** Where the user has things sent to: add, change, delete, and which one a checkout begins with. */
export const AddressesSection = ({ name }: { name: string }) => {
  const { data, error, refetch } = useQuery(addressesQuery)
  const { mutateAsync } = useSaveAddress()
  const [adding, setAdding] = useState(false)
  if (error && !data) {
    return <ErrorState title="We could not read your addresses" error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="max-w-prose text-ink-soft">
        The checkout offers them; sellers see one only on an order that you send there.
      </p>
      {!data && <Skeleton className="h-40 w-full" />}
      {data && data.length > 0 && (
        <ul className="w-full divide-y divide-straw border-straw border-y">
          {data.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
      {data?.length === 0 && !adding && <p>You have not saved an address yet.</p>}
      {adding && (
        <AddressForm
          label="New address"
          given={{ ...emptyAddress, name }}
          onSave={mutateAsync}
          onDone={() => setAdding(false)}
        />
      )}
      {data && !adding && data.length < addressLimit && (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          <Plus aria-hidden size={18} />
          Add an address
        </Button>
      )}
      {data && data.length >= addressLimit && (
        <p className="text-ink-soft">These are {addressLimit}, as many as you can save.</p>
      )}
    </div>
  )
}
