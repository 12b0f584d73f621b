import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { local, session } from '#web/lib/kept/storage.ts'
import type { NewListingInput } from '../../listings.api.ts'
import type { ListingValues } from '../listing-form.ts'

/** A draft that was sent and of which nobody knows yet whether it was made. */
export type Attempt = { key: string; input: NewListingInput; sent: ListingValues; optionKeys: string[] }

/** What was typed and is not saved, with what it was based on. */
export type KeptCopy = { values: ListingValues; base: ListingValues | null; attempt: Attempt | null }

const isValues = (value: unknown): value is ListingValues =>
  typeof fieldsOf(value).title === 'string' && Array.isArray(fieldsOf(value).options)

const isAttempt = (value: unknown): value is Attempt => {
  const { key, input, sent, optionKeys } = fieldsOf(value)
  return typeof key === 'string' && 'title' in fieldsOf(input) && isValues(sent) && Array.isArray(optionKeys)
}

/** What a tab has kept; null where it cannot be what was typed. What it was based on counts where it is whole. */
export const parseCopy = fromJson<KeptCopy | null>(null, (value) => {
  const { values, base, attempt } = fieldsOf(value)
  if (!isValues(values)) return null
  return { values, base: isValues(base) ? base : null, attempt: isAttempt(attempt) ? attempt : null }
})

/** Where a copy lies. */
export type CopyPlace = { read: () => KeptCopy | null; write: (copy: KeptCopy) => void; forget: () => void }

/** Whose copy of what; a draft is found again in another tab, since it is begun in one and finished in the next. */
type CopyOf = { userId: string; listing: Pick<SellerListing, 'id' | 'status'> | null }

/** A copy of what is typed for one user and one listing: there after a reload, gone when it is saved. */
export const keptCopy = ({ userId, listing }: CopyOf): CopyPlace => {
  const key = `listing_copy:${userId}:${listing?.id ?? 'new'}`
  const isDraft = listing?.status === 'draft'
  return {
    read: () => parseCopy(session.get(key)) ?? (isDraft ? parseCopy(local.get(key)) : null),
    write: (copy) => {
      const text = JSON.stringify(copy)
      session.set(key, text)
      if (isDraft) local.set(key, text)
    },
    forget: () => {
      session.set(key, null)
      local.set(key, null)
    },
  }
}
