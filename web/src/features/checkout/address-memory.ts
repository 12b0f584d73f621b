import type { AddressInput } from '../../../../functions/contract/fields.ts'
import { session } from '../../lib/storage.ts'

const storageKey = 'checkout_address'

const empty: AddressInput = {
  name: '',
  line1: '',
  line2: '',
  town: '',
  county: '',
  postcode: '',
  country: 'GB',
  phone: '',
}

/** What was typed before in this tab, else nothing but the name. */
export const recalledAddress = (name: string): AddressInput => {
  try {
    const stored: unknown = JSON.parse(session.get(storageKey) ?? '{}')
    const typed = typeof stored === 'object' && stored !== null ? stored : {}
    const known = Object.entries(typed).filter(([key, value]) => key in empty && typeof value === 'string')
    return { ...empty, name, ...Object.fromEntries(known), country: 'GB' }
  } catch {
    return { ...empty, name }
  }
}

export const rememberAddress = (address: AddressInput): void => session.set(storageKey, JSON.stringify(address))
