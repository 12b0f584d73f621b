import type { AddressInput } from '#contract/fields.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

type Destination = {
  /** The id of a saved address, or `newAddress`; null is the first of the saved ones. */
  chosen: string | null
  /** What was typed of a new one. */
  typed: AddressInput | null
  /** Whether a new one is saved once the payment is open. */
  isSaved: boolean
  /** What a guest has typed of the account that they open on the way; their name is the address's until they type another. */
  account: { fullName: string | null; email: string }
  /** The id of the user who has it sent; null while that is a guest. */
  owner: string | null
}

/** Chosen in place of a saved address. */
export const newAddress = 'new'

const nothing: Destination = {
  chosen: null,
  typed: null,
  isSaved: true,
  account: { fullName: null, email: '' },
  owner: null,
}

const typedOf = (value: unknown): AddressInput | null => {
  const given = fieldsOf(value)
  const text = (line: keyof AddressInput): string => (typeof given[line] === 'string' ? given[line] : '')
  const address = {
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    town: text('town'),
    county: text('county'),
    postcode: text('postcode'),
    phone: text('phone'),
  }
  return Object.values(address).some(Boolean) ? { ...address, country: 'GB' } : null
}

const accountOf = (value: unknown): Destination['account'] => {
  const { fullName, email } = fieldsOf(value)
  return {
    fullName: typeof fullName === 'string' ? fullName : null,
    email: typeof email === 'string' ? email : '',
  }
}

/** Where the goods of the checkout go and who has them sent, kept in this tab so that neither a reload nor the way back loses a letter of it. */
export const keptDestination = kept({
  key: 'checkout_address',
  area: session,
  read: fromJson(nothing, (value): Destination => {
    const { chosen, typed, isSaved, account, owner } = fieldsOf(value)
    return {
      chosen: typeof chosen === 'string' ? chosen : null,
      typed: typedOf(typed),
      isSaved: isSaved !== false,
      account: accountOf(account),
      owner: typeof owner === 'string' ? owner : null,
    }
  }),
})

/** What of it is this viewer’s to see, of whom a guest has no id: their own, and what they or somebody typed as a guest. */
export const destinationOf = (viewerId: string | null, kept: Destination): Destination =>
  kept.owner === null || kept.owner === viewerId ? kept : nothing

/** Changes a part of it, which is this viewer’s from then on: of what another user has typed nothing is left. */
export const changeDestination = (viewerId: string | null, change: Partial<Omit<Destination, 'owner'>>): void =>
  keptDestination.change((before) => ({ ...destinationOf(viewerId, before), ...change, owner: viewerId }))
