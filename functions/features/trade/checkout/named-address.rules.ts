import { invalid } from '#app/errors.ts'
import type { CheckoutInput } from '#contract/trade/checkout.ts'
import { wholeAddress } from '#features/identity/addresses/address-lines.rules.ts'
import type { namedAddress } from '#features/identity/addresses/addresses.queries.ts'

export type Named = { input: CheckoutInput; saved: Awaited<ReturnType<typeof namedAddress>> }

/** The input with the address itself where it names a saved one. Throws `validation` when that is none of the buyer's. */
export const withNamedAddress = ({ input, saved }: Named): CheckoutInput => {
  if (!input.addressId) return input
  const [named] = saved
  if (!named) throw invalid('addressId', 'We can’t find that address. Please choose another.')
  return { ...input, address: wholeAddress(named.address) }
}
