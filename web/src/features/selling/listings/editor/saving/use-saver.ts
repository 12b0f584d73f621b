import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { errorMessage, isApiError } from '#web/lib/api-error.ts'
import { isAsking } from '#web/lib/signed-out.ts'
import { listingQuery, useChangeListing, useCreateListing } from '../../listings.api.ts'
import { type EditorForm, showProblems } from '../editor-errors.ts'
import {
  type CheckedListing,
  type ListingValues,
  listingChangeInput,
  listingValues,
  newListingInput,
} from '../listing-form.ts'
import { type Attempt, keptCopy } from './kept-copy.ts'
import { type Savable, savable, snapshot } from './savable.ts'
import type { SaveStatus } from './save-status.ts'

type SaverOptions = { form: EditorForm; listing: SellerListing | null; onCreated: (id: string) => void }

const failureOf = (error: unknown): SaveStatus => {
  const reason = errorMessage(error)
  if (!isApiError(error) || error.status >= 500) return { kind: 'failed', reason, again: 'soon' }
  return { kind: 'failed', reason, again: error.status === 401 ? 'when-signed-in' : 'when-changed' }
}

/** Whether an answer leaves it open what became of a write. */
const isUnsure = (error: unknown): boolean => !isApiError(error) || error.status >= 500

type Sent = Pick<Savable, 'optionKeys' | 'waiting'> & { sent: ListingValues }

export type Saver = ReturnType<typeof useSaver>

/** Writes what stands in the form, one write after the other; knows what the server has of it. */
export const useSaver = ({ form, listing, onCreated }: SaverOptions) => {
  const client = useQueryClient()
  const { user } = useCurrentUser()
  const create = useCreateListing()
  const change = useChangeListing()
  const [base, setBaseState] = useState(listing)
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' })
  const [conflict, setConflict] = useState<SellerListing | null>(null)
  // What timers and answers that come later look at: the state of a render would be an old one.
  const now = useRef({ base: listing, conflict: false, waiting: false, savedAs: snapshot(listingValues(listing)) })
  const attempt = useRef<Attempt | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const copy = () => keptCopy(user?.id ?? '', now.current.base?.id ?? null)
  const setBase = (next: SellerListing): void => {
    now.current.base = next
    setBaseState(next)
  }
  const isUnsaved = (): boolean => snapshot(form.getValues()) !== now.current.savedAs

  /** Keeps what is not saved for after a reload; forgets it when all is. */
  const keep = (): void => {
    const { base: on } = now.current
    const isAllSaved = !isUnsaved() && !now.current.waiting && attempt.current === null
    if (isAllSaved) copy().forget()
    else copy().write({ values: form.getValues(), base: on && listingValues(on), attempt: attempt.current })
  }

  /** The listing as it was saved; what was typed meanwhile stays. */
  const adopt = (saved: SellerListing, { sent, optionKeys, waiting }: Sent): void => {
    copy().forget()
    now.current.waiting = waiting.length > 0
    attempt.current = null
    setBase(saved)
    now.current.savedAs = snapshot(sent)
    for (const [index, { id, key }] of form.getValues('options').entries()) {
      const known = saved.options[optionKeys.indexOf(key)]
      if (id === null && known) form.setValue(`options.${index}.id`, known.id)
    }
    keep()
  }

  /** Starts anew from this: what stands on the server, or what was put over it. */
  const load = (on: SellerListing, values: ListingValues = listingValues(on)): void => {
    setBase(on)
    now.current.savedAs = snapshot(listingValues(on))
    now.current.conflict = false
    now.current.waiting = false
    setConflict(null)
    form.reset(values)
    keep()
  }

  const openConflict = async (id: string): Promise<void> => {
    now.current.conflict = true
    try {
      setConflict(await client.fetchQuery({ ...listingQuery(id), staleTime: 0 }))
      setStatus({ kind: 'failed', reason: 'It was changed elsewhere', again: 'when-changed' })
    } catch (error) {
      now.current.conflict = false
      setStatus(failureOf(error))
    }
  }

  /** Shows why nothing was saved; a version that moved opens the conflict. */
  const fail = async (error: unknown): Promise<void> => {
    const on = now.current.base
    if (on && isApiError(error) && error.code === 'version_moved') return openConflict(on.id)
    showProblems(form, error)
    setStatus(failureOf(error))
    keep()
  }

  const make = async ({ checked, optionKeys, waiting }: Savable, sent: ListingValues): Promise<void> => {
    attempt.current ??= { key: crypto.randomUUID(), input: newListingInput(checked), sent, optionKeys }
    keep()
    const { key, input, ...asSent } = attempt.current
    try {
      const saved = await create.mutateAsync({ key, json: input })
      copy().forget()
      adopt(saved, { ...asSent, waiting })
      onCreated(saved.id)
    } catch (error) {
      // Refused is not made; otherwise the same is sent again, so that there is one draft whatever became of it.
      if (!isUnsure(error)) attempt.current = null
      throw error
    }
  }

  const writeDraft = async (): Promise<void> => {
    const on = now.current.base
    // While it is asked who is there, nothing is sent: signing in again saves what stands then.
    if (now.current.conflict || isAsking() || (on && on.status !== 'draft')) return
    const sent = structuredClone(form.getValues())
    const wanted = savable(sent, on)
    if (!wanted || (snapshot(sent) === now.current.savedAs && attempt.current === null)) return
    setStatus({ kind: 'saving' })
    try {
      if (on)
        adopt(await change.mutateAsync({ id: on.id, ...listingChangeInput(wanted.checked, on) }), { sent, ...wanted })
      else await make(wanted, sent)
      setStatus({ kind: 'saved', at: new Date(), waiting: wanted.waiting })
      // A first try that was lost has now made the draft of then.
      if (isUnsaved() && !on) await writeDraft()
    } catch (error) {
      await fail(error)
    }
  }

  const writeAll = async (checked: CheckedListing): Promise<boolean> => {
    const on = now.current.base
    if (!on || now.current.conflict) return false
    const sent = structuredClone(form.getValues())
    setStatus({ kind: 'saving' })
    try {
      const saved = await change.mutateAsync({ id: on.id, ...listingChangeInput(checked, on) })
      adopt(saved, { sent, optionKeys: sent.options.map(({ key }) => key), waiting: [] })
      if (!isUnsaved()) load(saved)
      setStatus({ kind: 'saved', at: new Date(), waiting: [] })
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.current.then(work)
    queue.current = next.catch(() => undefined)
    return next
  }

  return {
    base,
    status,
    conflict,
    /** The listing as it was saved last, also between two renders. */
    current: () => now.current.base,
    isUnsaved,
    keep,
    load,
    setStatus,
    fail,
    copy,
    /** Goes on with a first try of which nobody knew before the reload whether it worked. */
    resume: (before: Attempt | null): void => {
      attempt.current = before
    },
    /** Saves what may be saved of a draft; nothing for what is for sale or paused. */
    saveDraft: () => inOrder(writeDraft),
    /** Saves the whole form; whether it was. */
    saveAll: (checked: CheckedListing) => inOrder(() => writeAll(checked)),
  }
}
