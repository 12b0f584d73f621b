import type { Address } from '#contract/fields.ts'

/** Without the name: 4 Weir Lane, Ludlow, SY8 1AA. */
export const placeInWords = ({ line1, line2, town, county, postcode }: Address): string =>
  [line1, line2, town, county, postcode].filter(Boolean).join(', ')

export const addressInWords = (address: Address): string => `${address.name}, ${placeInWords(address)}`

/** Only the lines of an address, of something that has more. */
export const linesOf = ({ name, line1, line2, town, county, postcode, country, phone }: Address): Address => ({
  name,
  line1,
  line2,
  town,
  county,
  postcode,
  country,
  phone,
})
