import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { isAsking } from '#web/lib/signed-out.ts'
import { listingQueryOptions, useChangeListing, useCreateListing } from '../../listings.api.ts'
import { type EditorForm, showProblems } from '../editor-errors.ts'
import { type CheckedListing, type ListingValues, listingValues } from '../listing-form.ts'
import { type Attempt, keptCopy } from './kept-copy.ts'
import {
  draftWrite,
  fullWrite,
  isAllSaved,
  isMoved,
  isUnsavedIn,
  type SaverEvent,
  saverAfter,
  saverBefore,
  type Write,
} from './saver.machine.ts'

type SaverOptions = { form: EditorForm; listing: SellerListing | null; onCreated: (id: string) => void }

export type Saver = ReturnType<typeof useSaver>

/** The state of the saver, for what is shown and for timers and answers that come later than a render. */
const useSaverState = (listing: SellerListing | null) => {
  const [state, setState] = useState(() => saverBefore(listing))
  const now = useRef(state)
  const tell = (event: SaverEvent): void => {
    now.current = saverAfter(now.current, event)
    setState(now.current)
  }
  return { state, now, tell }
}

/** Runs what it is given one after the other, also when one before has failed. */
const useQueue = () => {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.current.then(work)
    queue.current = next.catch(() => undefined)
    return next
  }
}

/** Writes what stands in the form, one write after the other; knows what the server has of it. */
export const useSaver = ({ form, listing, onCreated }: SaverOptions) => {
  const client = useQueryClient()
  const { user } = useCurrentUser()
  const create = useCreateListing()
  const change = useChangeListing()
  const { state, now, tell } = useSaverState(listing)
  const inOrder = useQueue()

  // Whose it is stays so while they are signed out: what they type then must not lie elsewhere than what they typed before.
  const owner = useRef(user?.id ?? '')
  useEffect(() => {
    if (user) owner.current = user.id
  }, [user])
  const copy = () => keptCopy(owner.current, now.current.base?.id ?? null)
  const isUnsaved = (): boolean => isUnsavedIn(now.current, form.getValues())

  /** Keeps what is not saved for after a reload; forgets it when all is. */
  const keep = (): void => {
    const { base, attempt } = now.current
    const values = form.getValues()
    if (isAllSaved(now.current, values)) copy().forget()
    else copy().write({ values, base: base && listingValues(base), attempt })
  }

  /** The listing as it was saved; what was typed meanwhile stays. */
  const adopt = (saved: SellerListing, { sent, optionKeys, waiting }: Write): void => {
    copy().forget()
    tell({ type: 'saved', listing: saved, sent, waiting })
    for (const [index, { id, key }] of form.getValues('options').entries()) {
      const known = saved.options[optionKeys.indexOf(key)]
      if (id === null && known) form.setValue(`options.${index}.id`, known.id)
    }
    keep()
  }

  /** Starts anew from this: what stands on the server, or what was put over it. */
  const load = (on: SellerListing, values: ListingValues = listingValues(on)): void => {
    tell({ type: 'loaded', listing: on })
    form.reset(values)
    keep()
  }

  const readOther = async (id: string): Promise<void> => {
    tell({ type: 'moved' })
    try {
      tell({ type: 'found', theirs: await client.fetchQuery({ ...listingQueryOptions(id), staleTime: 0 }) })
    } catch (error) {
      tell({ type: 'not found', error })
    }
  }

  /** Shows why nothing was saved; a version that moved opens the conflict. */
  const fail = async (error: unknown): Promise<void> => {
    const { base } = now.current
    if (base && isMoved(error)) return readOther(base.id)
    showProblems(form, error)
    tell({ type: 'failed', error })
    keep()
  }

  const send = async (write: Write): Promise<void> => {
    if (write.kind === 'change') return adopt(await change.mutateAsync(write.change), write)
    const { key, input } = write.attempt
    const saved = await create.mutateAsync({ key, json: input })
    adopt(saved, write)
    onCreated(saved.id)
  }

  const writeDraft = async (): Promise<void> => {
    // While it is asked who is there, nothing is sent: signing in again saves what stands then.
    if (isAsking()) return
    const write = draftWrite(now.current, { values: structuredClone(form.getValues()), key: crypto.randomUUID() })
    if (!write) return
    tell({ type: 'sent', attempt: write.kind === 'create' ? write.attempt : now.current.attempt })
    if (write.kind === 'create') keep()
    try {
      await send(write)
      tell({ type: 'done', at: new Date(), values: form.getValues() })
      // A first try that was lost has now made the draft of then.
      if (write.kind === 'create' && isUnsaved()) await writeDraft()
    } catch (error) {
      await fail(error)
    }
  }

  const writeAll = async (checked: CheckedListing): Promise<boolean> => {
    const write = fullWrite(now.current, { checked, values: structuredClone(form.getValues()) })
    if (!write) return false
    tell({ type: 'sent', attempt: now.current.attempt })
    try {
      await send(write)
      if (now.current.base && !isUnsaved()) load(now.current.base)
      tell({ type: 'done', at: new Date(), values: form.getValues() })
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }

  return {
    base: state.base,
    status: state.status,
    conflict: state.theirs,
    /** The listing as it was saved last, also between two renders. */
    current: () => now.current.base,
    isUnsaved,
    keep,
    load,
    fail,
    copy,
    /** Tells that something was typed that is not saved. */
    typed: () => tell({ type: 'typed' }),
    /** Tells that there is nothing to save. */
    rest: () => tell({ type: 'rested' }),
    /** Goes on with a first try of which nobody knew before the reload whether it worked. */
    resume: (attempt: Attempt | null) => tell({ type: 'resumed', attempt }),
    /** Saves what may be saved of a draft; nothing for what is for sale or paused. */
    saveDraft: () => inOrder(writeDraft),
    /** Saves the whole form; whether it was. */
    saveAll: (checked: CheckedListing) => inOrder(() => writeAll(checked)),
  }
}
