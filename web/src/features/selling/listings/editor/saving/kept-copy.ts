import { session } from '#web/lib/kept/storage.ts'
import type { NewListingInput } from '../../listings.api.ts'
import type { ListingValues } from '../listing-form.ts'

/** A draft that was sent and of which nobody knows yet whether it was made. */
export type Attempt = { key: string; input: NewListingInput; sent: ListingValues; optionKeys: string[] }

/** What was typed and is not saved, with what it was based on. */
export type KeptCopy = { values: ListingValues; base: ListingValues | null; attempt: Attempt | null }

const isCopy = (value: unknown): value is KeptCopy => {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false
  const { values } = value
  return typeof values === 'object' && values !== null && 'title' in values && 'options' in values
}

/** A copy of what is typed in one tab, for one user and one listing: there after a reload, gone when it is saved. */
export const keptCopy = (userId: string, listingId: string | null) => {
  const key = `listing_copy:${userId}:${listingId ?? 'new'}`
  return {
    read: (): KeptCopy | null => {
      try {
        const value: unknown = JSON.parse(session.get(key) ?? 'null')
        return isCopy(value) ? value : null
      } catch {
        return null
      }
    },
    write: (copy: KeptCopy): void => session.set(key, JSON.stringify(copy)),
    forget: (): void => session.set(key, null),
  }
}
