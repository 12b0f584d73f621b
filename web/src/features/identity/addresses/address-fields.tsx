import type { AddressInput } from '#contract/fields.ts'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import type { FieldOf } from '#web/components/ui/forms/use-server-form.ts'

/** An address form with nothing in it. */
export const emptyAddress: AddressInput = {
  name: '',
  line1: '',
  line2: '',
  town: '',
  county: '',
  postcode: '',
  country: 'GB',
  phone: '',
}

/** The lines of an address in the United Kingdom, for a grid of two columns. */
export const AddressFields = ({ field }: { field: FieldOf<AddressInput> }) => (
  <>
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
    <TextField label="Phone for the courier" optional type="tel" autoComplete="tel" {...field('phone')} />
  </>
)
