import type { Address } from '#contract/fields.ts'

/** An address in words, without the name: 4 Weir Lane, Ludlow, SY8 1AA. */
export const placeInWords = ({ line1, line2, town, county, postcode }: Address): string =>
  [line1, line2, town, county, postcode].filter(Boolean).join(', ')

/** The lines of an address alone, of something that has more. */
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
