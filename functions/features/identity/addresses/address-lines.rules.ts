import type { Address } from '#contract/fields.ts'
import type { AddressRow } from './addresses.queries.ts'

/** An address as it is stored, with null for each line that it has not. */
export const wholeAddress = ({
  line2 = null,
  county = null,
  phone = null,
  ...lines
}: AddressRow['address']): Address => ({ ...lines, line2, county, phone })
