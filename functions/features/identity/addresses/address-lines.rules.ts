import type { Address } from '#contract/fields.ts'
import type { addresses } from '#db/schema/index.ts'

/** An address as it is stored, with null for each line that it has not. */
export const wholeAddress = ({
  line2 = null,
  county = null,
  phone = null,
  ...lines
}: typeof addresses.$inferSelect.address): Address => ({ ...lines, line2, county, phone })
