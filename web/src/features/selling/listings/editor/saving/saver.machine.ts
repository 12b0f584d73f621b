import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import type { ListingChangeInput } from '../../listings.api.ts'
import {
  type CheckedListing,
  type ListingValues,
  listingChangeInput,
  listingValues,
  newListingInput,
} from '../listing-form.ts'
import type { Attempt, KeptCopy } from './kept-copy.ts'
import { savable, snapshot } from './savable.ts'
import type { SaveStatus } from './save-status.ts'

/** How far a listing is saved. */
export type SaverState = {
  /** The listing as the server saved it last; null before the first time. */
  base: SellerListing | null
  /** What of the form the server has, comparable by `snapshot`. */
  savedAs: string
  /** What the last save held back because it is half typed, in words. */
  waiting: string[]
  /** The draft that was sent and of which nobody knows yet whether it was made. */
  attempt: Attempt | null
  /** Whether it was changed elsewhere: nothing is written until one of the two versions counts. */
  moved: boolean
  /** The other version, once it is read. */
  theirs: SellerListing | null
  status: SaveStatus
}

export type SaverEvent =
  | { type: 'typed' }
  | { type: 'sent'; attempt: Attempt | null }
  | { type: 'saved'; listing: SellerListing; sent: ListingValues; waiting: string[] }
  | { type: 'done'; at: Date; values: ListingValues }
  | { type: 'failed'; error: unknown }
  | { type: 'moved' }
  | { type: 'found'; theirs: SellerListing }
  | { type: 'not found'; error: unknown }
  | { type: 'loaded'; listing: SellerListing }
  | { type: 'resumed'; attempt: Attempt | null }
  | { type: 'rested' }

export const saverBefore = (listing: SellerListing | null): SaverState => ({
  base: listing,
  savedAs: snapshot(listingValues(listing)),
  waiting: [],
  attempt: null,
  moved: false,
  theirs: null,
  status: { kind: 'idle' },
})

const failureOf = (error: unknown): SaveStatus => {
  const reason = errorMessage(error)
  if (!isApiError(error) || error.status >= 500) return { kind: 'failed', reason, again: 'soon' }
  return { kind: 'failed', reason, again: error.status === 401 ? 'when-signed-in' : 'when-changed' }
}

/** Whether an answer leaves it open what became of a write. */
const isUnsure = (error: unknown): boolean => !isApiError(error) || error.status >= 500

const afterFailure = (state: SaverState, error: unknown): SaverState => {
  // Refused is not made; otherwise the same is sent again, so that there is one draft whatever became of it.
  const mayBeMade = state.base !== null || isUnsure(error)
  return { ...state, attempt: mayBeMade ? state.attempt : null, status: failureOf(error) }
}

/** The state after something happened. */
export const saverAfter = (state: SaverState, event: SaverEvent): SaverState => {
  switch (event.type) {
    case 'typed':
      return state.status.kind === 'changed' ? state : { ...state, status: { kind: 'changed' } }
    case 'sent':
      return { ...state, attempt: event.attempt, status: { kind: 'saving' } }
    case 'saved': {
      const { listing, sent, waiting } = event
      return { ...state, base: listing, savedAs: snapshot(sent), waiting, attempt: null }
    }
    case 'done':
      // What was typed while it was written is not saved by that.
      if (isUnsavedIn(state, event.values)) return { ...state, status: { kind: 'changed' } }
      return { ...state, status: { kind: 'saved', at: event.at, waiting: state.waiting } }
    case 'failed':
      return afterFailure(state, event.error)
    case 'moved':
      return { ...state, moved: true }
    case 'found':
      return {
        ...state,
        theirs: event.theirs,
        status: { kind: 'failed', reason: 'It was changed elsewhere', again: 'when-changed' },
      }
    case 'not found':
      return { ...state, moved: false, status: failureOf(event.error) }
    case 'loaded': {
      const { base, savedAs, waiting, moved, theirs } = saverBefore(event.listing)
      return { ...state, base, savedAs, waiting, moved, theirs }
    }
    case 'resumed':
      return { ...state, attempt: event.attempt }
    case 'rested':
      return { ...state, status: { kind: 'idle' } }
  }
}

/** Whether something stands in the form that the server does not have. */
export const isUnsavedIn = ({ savedAs }: SaverState, values: ListingValues): boolean => snapshot(values) !== savedAs

/** Whether the server has all that stands in the form, and nothing is held back or uncertain. */
export const isAllSaved = (state: SaverState, values: ListingValues): boolean =>
  !isUnsavedIn(state, values) && state.waiting.length === 0 && state.attempt === null

/** What is kept of the form for after a reload; null when the server has it all. */
export const copyOf = (state: SaverState, values: ListingValues): KeptCopy | null =>
  isAllSaved(state, values) ? null : { values, base: state.base && listingValues(state.base), attempt: state.attempt }

/** Whether a failure says that the listing was changed elsewhere. */
export const isMoved = (error: unknown): boolean => isApiError(error) && error.code === 'version_moved'

/** What is sent, with what of the form it stands for: the rows of the options that go along, what is held back. */
export type Write = { sent: ListingValues; optionKeys: string[]; waiting: string[] } & (
  | { kind: 'create'; attempt: Attempt }
  | { kind: 'change'; change: ListingChangeInput & { id: string } }
)

/** The rows of the form that have no id yet and were made by a write, each with the id that it has now. */
export const newOptionIds = (
  rows: ListingValues['options'],
  { optionKeys }: Pick<Write, 'optionKeys'>,
  saved: Pick<SellerListing, 'options'>,
): { index: number; id: string }[] =>
  rows.flatMap(({ id, key }, index) => {
    const made = saved.options[optionKeys.indexOf(key)]
    return id === null && made ? [{ index, id: made.id }] : []
  })

type Wanted = {
  values: ListingValues
  /** Names a first try, should this be one. */
  key: string
}

/** What of a draft is to be written now; null when there is nothing that may be. */
export const draftWrite = (state: SaverState, { values, key }: Wanted): Write | null => {
  const { base, attempt } = state
  if (state.moved || (base && base.status !== 'draft')) return null
  const wanted = savable(values, base)
  if (!wanted || (!isUnsavedIn(state, values) && attempt === null)) return null
  const { checked, optionKeys, waiting } = wanted
  if (base) return { ...changeWrite(base, { checked, values }), optionKeys, waiting }
  // A try of which nobody knows is repeated as it was: what was typed since follows as a change.
  const begun = attempt ?? { key, input: newListingInput(checked), sent: values, optionKeys }
  return { kind: 'create', attempt: begun, sent: begun.sent, optionKeys: begun.optionKeys, waiting }
}

/** The whole form as a change; null while there is nothing to change, or two versions. */
export const fullWrite = (
  { base, moved }: SaverState,
  form: { checked: CheckedListing; values: ListingValues },
): Write | null => (base && !moved ? changeWrite(base, form) : null)

const changeWrite = (
  base: SellerListing,
  { checked, values }: { checked: CheckedListing; values: ListingValues },
): Write => ({
  kind: 'change',
  change: { id: base.id, ...listingChangeInput(checked, base) },
  sent: values,
  optionKeys: values.options.map(({ key }) => key),
  waiting: [],
})
