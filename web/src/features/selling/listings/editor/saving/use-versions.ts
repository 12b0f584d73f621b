import { useEffect, useEffectEvent, useState } from 'react'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { toast } from '#web/lib/toast.ts'
import type { EditorForm } from '../editor-errors.ts'
import { type ListingValues, listingForm, listingValues } from '../listing-form.ts'
import type { KeptCopy } from './kept-copy.ts'
import { mergeMine } from './merge.ts'
import { snapshot } from './savable.ts'
import type { Saver } from './use-saver.ts'

/** What was typed and is not in the form: from before a reload, or given up for another version. */
type Offer = { copy: KeptCopy; from: 'before' | 'mine' }
type VersionsOptions = { form: EditorForm; saver: Saver; listing: SellerListing | null }

const offerOf = (saver: Saver, listing: SellerListing | null): Offer | null => {
  const copy = saver.copy().read()
  if (!copy || snapshot(copy.values) === snapshot(listingValues(listing))) return null
  return { copy, from: 'before' }
}

/** Whether there is nothing to ask: a draft that nobody has changed since is as it was left. */
const isAsLeft = ({ copy: { base }, from }: Offer, listing: SellerListing | null): boolean =>
  from === 'before' &&
  listing?.status === 'draft' &&
  base !== null &&
  snapshot(base) === snapshot(listingValues(listing))

/** Two versions of one listing: which one counts, and nothing that was typed is lost by it. */
export const useVersions = ({ form, saver, listing }: VersionsOptions) => {
  const [offer, setOffer] = useState(() => offerOf(saver, listing))

  const save = async (): Promise<void> => {
    if (saver.current()?.status === 'draft' || saver.current() === null) return saver.saveDraft()
    const checked = listingForm.safeParse(form.getValues())
    if (!checked.success) return void form.trigger()
    if (await saver.saveAll(checked.data)) toast({ title: 'Listing saved', variant: 'success' })
  }

  const over = (theirs: SellerListing, { values, base }: Pick<KeptCopy, 'values' | 'base'>): ListingValues => {
    const stands = listingValues(theirs)
    return mergeMine({ base: base ?? stands, mine: values, theirs: stands })
  }

  /** Mine over what stands now, and saved. */
  const keepMine = async (): Promise<void> => {
    const { base, conflict } = saver
    if (!base || !conflict) return
    saver.load(conflict, over(conflict, { values: form.getValues(), base: listingValues(base) }))
    await save()
  }

  const takeOther = (): void => {
    const { base, conflict } = saver
    if (!base || !conflict) return
    const copy = { values: structuredClone(form.getValues()), base: listingValues(base), attempt: null }
    saver.load(conflict)
    saver.rest()
    setOffer({ copy, from: 'mine' })
  }

  /** Puts back into the form what was typed; a draft is saved with it. */
  const takeBack = async (): Promise<void> => {
    if (!offer) return
    const on = saver.current()
    setOffer(null)
    saver.resume(offer.copy.attempt)
    if (on) saver.load(on, over(on, offer.copy))
    else form.reset(offer.copy.values)
    saver.keep()
    if (on === null || on.status === 'draft') await saver.saveDraft()
  }

  const comesBack = offer !== null && isAsLeft(offer, listing)
  const comeBack = useEffectEvent(() => void takeBack())
  useEffect(() => {
    if (comesBack) comeBack()
  }, [comesBack])

  const forgetOffer = (): void => {
    setOffer(null)
    saver.keep()
  }

  return { offer: comesBack ? null : offer, keepMine, takeOther, takeBack, forgetOffer }
}
