import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addressLimit } from '#contract/identity/addresses.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { AddressCard } from './address-card.tsx'
import { emptyAddress } from './address-fields.tsx'
import { AddressForm } from './address-form.tsx'
import { addressesQueryOptions, useSaveAddress } from './addresses.api.ts'

/** Where the user has things sent to: add, change, delete, and which one a checkout begins with. */
export const AddressesSection = ({ name }: { name: string }) => {
  const query = useQuery(addressesQueryOptions)
  const { mutateAsync } = useSaveAddress()
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const [cancelled, setCancelled] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cancelled) adder.current?.focus()
  }, [cancelled])
  const add = () => {
    setAdding(true)
    setCancelled(false)
  }
  return (
    <Loaded of={query} failed="We couldn’t load your addresses">
      {(addresses) => (
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-prose text-ink-soft">
            The checkout offers them; sellers see one only on an order that you send there.
          </p>
          {!addresses && <Skeleton className="h-40 w-full" />}
          {addresses && addresses.length > 0 && (
            <ul className="w-full divide-y divide-straw border-straw border-y">
              {addresses.map((address) => (
                <AddressCard key={address.id} address={address} isNew={address.id === added} />
              ))}
            </ul>
          )}
          {addresses?.length === 0 && !adding && <p>You haven’t saved an address yet.</p>}
          {adding && (
            <AddressForm
              label="New address"
              given={{ ...emptyAddress, name }}
              onSave={mutateAsync}
              onDone={(saved) => {
                setAdding(false)
                setAdded(saved?.id ?? null)
                setCancelled(!saved)
              }}
            />
          )}
          {addresses && !adding && addresses.length < addressLimit && (
            <Button ref={adder} variant="secondary" onClick={add}>
              <Plus aria-hidden size={18} />
              Add an address
            </Button>
          )}
          {addresses && addresses.length >= addressLimit && (
            <p className="text-ink-soft">You’ve saved {addressLimit} addresses, the most you can have.</p>
          )}
        </div>
      )}
    </Loaded>
  )
}
