import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { isAsking } from '#web/lib/signed-out.ts'
import type { ListingChangeInput, NewListingInput } from '../../listings.api.ts'
import { type CheckedListing, type ListingValues, listingValues } from '../listing-form.ts'
import type { Attempt, CopyPlace } from './kept-copy.ts'
import {
  copyOf,
  draftWrite,
  fullWrite,
  isMoved,
  isUnsavedIn,
  newOptionIds,
  type SaverEvent,
  type SaverState,
  type Write,
} from './saver.machine.ts'

/** What a saver has to do with. */
export type SaverWorld = {
  /** How far it is saved, at this moment. */
  state: () => SaverState
  tell: (event: SaverEvent) => void
  form: {
    values: () => ListingValues
    nameOption: (index: number, id: string) => void
    restart: (values: ListingValues) => void
    showProblems: (error: unknown) => void
  }
  server: {
    create: (draft: { key: string; json: NewListingInput }) => Promise<SellerListing>
    change: (change: ListingChangeInput & { id: string }) => Promise<SellerListing>
    read: (id: string) => Promise<SellerListing>
  }
  copy: () => CopyPlace
  inOrder: <T>(work: () => Promise<T>) => Promise<T>
  onCreated: (id: string) => void
}

/** Writes what stands in a form, one write after the other; the machine says what there is to write and what came of it. */
export const saverIn = ({ state, tell, form, server, copy, inOrder, onCreated }: SaverWorld) => {
  const isUnsaved = (): boolean => isUnsavedIn(state(), form.values())

  /** Keeps what is not saved for after a reload; forgets it when all is. */
  const keep = (): void => {
    const left = copyOf(state(), form.values())
    if (left) copy().write(left)
    else copy().forget()
  }

  /** The listing as it was saved; what was typed meanwhile stays. */
  const adopt = (saved: SellerListing, write: Write): void => {
    copy().forget()
    tell({ type: 'saved', listing: saved, sent: write.sent, waiting: write.waiting })
    for (const { index, id } of newOptionIds(form.values().options, write, saved)) form.nameOption(index, id)
    keep()
  }

  /** Starts anew from this: what stands on the server, or what was put over it. */
  const load = (on: SellerListing, values: ListingValues = listingValues(on)): void => {
    tell({ type: 'loaded', listing: on })
    form.restart(values)
    keep()
  }

  const readOther = async (id: string): Promise<void> => {
    tell({ type: 'moved' })
    try {
      tell({ type: 'found', theirs: await server.read(id) })
    } catch (error) {
      tell({ type: 'not found', error })
    }
  }

  /** Shows why nothing was saved; a version that moved opens the conflict. */
  const fail = async (error: unknown): Promise<void> => {
    const { base } = state()
    if (base && isMoved(error)) return readOther(base.id)
    form.showProblems(error)
    tell({ type: 'failed', error })
    keep()
  }

  const send = async (write: Write): Promise<void> => {
    if (write.kind === 'change') return adopt(await server.change(write.change), write)
    const { key, input } = write.attempt
    const saved = await server.create({ key, json: input })
    adopt(saved, write)
    onCreated(saved.id)
  }

  const done = (): void => tell({ type: 'done', at: new Date(), values: form.values() })

  const writeDraft = async (): Promise<void> => {
    // While it is asked who is there, nothing is sent: signing in again saves what stands then.
    if (isAsking()) return
    const write = draftWrite(state(), { values: structuredClone(form.values()), key: crypto.randomUUID() })
    if (!write) return
    tell({ type: 'sent', attempt: write.kind === 'create' ? write.attempt : state().attempt })
    if (write.kind === 'create') keep()
    try {
      await send(write)
      done()
      // A first try that was lost has now made the draft of then.
      if (write.kind === 'create' && isUnsaved()) await writeDraft()
    } catch (error) {
      await fail(error)
    }
  }

  const writeAll = async (checked: CheckedListing): Promise<boolean> => {
    const write = fullWrite(state(), { checked, values: structuredClone(form.values()) })
    if (!write) return false
    tell({ type: 'sent', attempt: state().attempt })
    try {
      await send(write)
      const { base } = state()
      if (base && !isUnsaved()) load(base)
      done()
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }

  return {
    /** The listing as it was saved last, also between two renders. */
    current: () => state().base,
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
