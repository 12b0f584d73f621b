import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import { type ApiError, isApiError } from '#web/lib/api/api-error.ts'
import { formWords } from '#web/lib/api/form-words.ts'
import { nextTask } from '#web/lib/browser/next-task.ts'
import { oneAtATime } from '#web/lib/one-at-a-time.ts'
import { toast } from '#web/lib/toast.ts'
import { isForSale } from '../listing-words.ts'
import { useListingAct } from '../listings.api.ts'
import { isUnseen } from '../photo-dialog.tsx'
import { type EditorForm, focusTrouble, showFailure, showFieldProblems, showProblems } from './editor-errors.ts'
import { type CheckedListing, type ListingValues, listingForm, listingValues, withFirstOption } from './listing-form.ts'
import { publishingGaps, shopGaps } from './parts/publishing-gaps.ts'
import { useAutosave } from './saving/use-autosave.ts'
import { useSaver } from './saving/use-saver.ts'
import { useVersions } from './saving/use-versions.ts'

const refusals = ['subscription_required', 'allowance_used', 'email_unverified']
const isRefusal = (error: unknown): error is ApiError => isApiError(error) && refusals.includes(error.code ?? '')

const check = zodResolver(listingForm, { error: formWords })

// All of the form is checked each time, which takes a phone longer than a letter may: what was done is shown first.
const checkSoon: Resolver<ListingValues, unknown, CheckedListing> = async (...asked) => {
  await nextTask()
  return check(...asked)
}

type Photo = 'asked for' | 'left out'
/** What pressing Publish came to. */
type Came = 'to nothing' | 'to ask' | 'to the server'

type EditorOptions = { listing: SellerListing | null; onCreated: (id: string) => void }

/** A listing in the making: its form, how far it is saved, and what publishing came to. */
export const useEditor = ({ listing, onCreated }: EditorOptions) => {
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  /** How often saving or publishing came to nothing. */
  const [stopped, setStopped] = useState(0)
  const [publishing, setPublishing] = useState(false)
  const [asksForPhoto, setAsksForPhoto] = useState(false)
  const client = useQueryClient()
  const [once] = useState(oneAtATime)
  const form: EditorForm = useForm<ListingValues, unknown, CheckedListing>({
    mode: 'onTouched',
    resolver: checkSoon,
    defaultValues: withFirstOption(listingValues(listing)),
    shouldFocusError: false,
  })
  const saver = useSaver({ form, listing, onCreated })
  const autosave = useAutosave(form, saver)
  const versions = useVersions({ form, saver, listing })
  const act = useListingAct()
  const { base, load } = saver

  // Paused or put up for sale elsewhere: who has typed nothing yet starts from what stands now.
  useEffect(() => {
    if (!listing || !base || listing.id !== base.id || listing.version <= base.version || saver.isUnsaved()) return
    load(listing)
  }, [listing, base, load, saver.isUnsaved])

  // What is wrong is on the page by now, and the button that was pressed can be far from it.
  const goToTrouble = useEffectEvent(() => focusTrouble(form))
  useEffect(() => {
    if (stopped > 0) goToTrouble()
  }, [stopped])

  const save = form.handleSubmit(
    async (values) => {
      setRefusal(null)
      if (base === null || base.status === 'draft') return saver.saveDraft()
      if (await saver.saveAll(values)) return toast({ title: 'Listing saved', variant: 'success' })
      setStopped((count) => count + 1)
    },
    () => setStopped((count) => count + 1),
  )

  const putUpForSale = async (id: string): Promise<void> => {
    try {
      const { allowance, ...published } = await act.mutateAsync({ id, name: 'publish' })
      load(published)
      const description = `${allowance.used} of ${allowance.limit} listings used this month.`
      toast({ title: 'Your listing is for sale', description, variant: 'success' })
    } catch (error) {
      if (isRefusal(error)) setRefusal(error)
      else if (isApiError(error) && error.code === 'version_moved') await saver.fail(error)
      else if (!showProblems(form, error)) showFailure(form, error)
      // The shop may have been changed elsewhere since it was read.
      void client.invalidateQueries({ queryKey: shopQueryOptions.queryKey })
    }
  }

  const tryToPublish = async (photo: Photo): Promise<Came> => {
    setRefusal(null)
    const typed = form.getValues()
    const gaps = publishingGaps(typed)
    let came = 'to nothing' as Came
    await form.handleSubmit(async (values) => {
      if (gaps.length > 0) return
      const status = saver.current()?.status ?? 'draft'
      const isBare = isUnseen({ status, category: typed.category, pictures: typed.pictures.length })
      came = photo === 'asked for' && isBare ? 'to ask' : 'to the server'
      if (came === 'to ask') return
      const on = saver.current()
      if (on !== null && on.status !== 'draft' && saver.isUnsaved()) await saver.saveAll(values)
      else await saver.saveDraft()
      const saved = saver.current()
      if (saved && !saver.isUnsaved()) await putUpForSale(saved.id)
    })()
    if (came === 'to nothing') {
      showFieldProblems(form, [...gaps, ...shopGaps(typed, client.getQueryData(shopQueryOptions.queryKey))])
    }
    return came
  }

  const publish = (photo: Photo = 'asked for') =>
    once(async () => {
      setPublishing(true)
      const came = await tryToPublish(photo).finally(() => setPublishing(false))
      setAsksForPhoto(came === 'to ask')
      if (came === 'to ask') return
      const saved = saver.current()
      if (!saved || !isForSale(saved.status)) setStopped((count) => count + 1)
    })

  return {
    form,
    ...saver,
    ...versions,
    ...autosave,
    refusal,
    /** Whether saving or publishing was asked for in vain: from then on all that is missing is listed. */
    asked: stopped > 0,
    save,
    publish,
    publishing,
    /** Whether it is asked if eggs go out without a photo. */
    asksForPhoto,
    keepUnpublished: () => setAsksForPhoto(false),
  }
}
