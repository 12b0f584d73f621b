import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Address, type AddressInput, addressField } from '../../../../functions/contract/fields.ts'
import { Button } from '../../components/ui/button.tsx'
import { FormError } from '../../components/ui/field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { recalledAddress, rememberAddress } from './address-memory.ts'

type AddressStepProps = {
  name: string
  /** Why goods can't go to the address that was given. */
  problem: string | undefined
  onDone: (address: Address) => void
}

/** Where the posted goods go. What was typed stays for the tab. */
export const AddressStep = ({ name, problem, onDone }: AddressStepProps) => {
  const form = useForm<AddressInput, unknown, Address>({
    resolver: zodResolver(addressField),
    defaultValues: recalledAddress(name),
  })
  const { errors } = form.formState
  const field = (key: Exclude<keyof AddressInput, 'country'>) => ({
    ...form.register(key, { onChange: () => rememberAddress(form.getValues()) }),
    error: errors[key]?.message,
  })
  return (
    <form noValidate onSubmit={form.handleSubmit(onDone)} className="grid gap-5 sm:grid-cols-2">
      <TextField label="Full name" autoComplete="name" className="sm:col-span-2" {...field('name')} />
      <TextField label="Address line 1" autoComplete="address-line1" className="sm:col-span-2" {...field('line1')} />
      <TextField
        label="Address line 2"
        optional
        autoComplete="address-line2"
        className="sm:col-span-2"
        {...field('line2')}
      />
      <TextField label="Town or city" autoComplete="address-level2" {...field('town')} />
      <TextField label="County" optional autoComplete="address-level1" {...field('county')} />
      <TextField label="Postcode" autoComplete="postal-code" autoCapitalize="characters" {...field('postcode')} />
      <TextField
        label="Phone"
        optional
        hint="For the courier only."
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <div className="flex flex-col gap-5 sm:col-span-2">
        <FormError>{problem}</FormError>
        <Button type="submit" size="lg" className="sm:self-start">
          Deliver to this address
        </Button>
      </div>
    </form>
  )
}

export const AddressSummary = ({ address }: { address: Address }) => (
  <p>
    {[address.name, address.line1, address.line2, address.town, address.county, address.postcode]
      .filter(Boolean)
      .join(', ')}
  </p>
)
