import type { Address } from '#contract/fields.ts'

/** Where posted goods go; with the id of an address that is saved. */
export type Destination = { address: Address; addressId: string | null }
