import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SellerListing } from '../../../../../functions/contract/listings.ts'
import { type ApiError, isApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { listingQuery, useChangeListing, useCreateListing, useListingAct } from '../listings.api.ts'
import { type EditorForm, showFailure, showProblems } from './editor-errors.ts'
import {
  type CheckedListing,
  type ListingValues,
  listingChangeInput,
  listingForm,
  listingValues,
  newListingInput,
} from './listing-form.ts'

const refusals = ['version_moved', 'subscription_required', 'allowance_used', 'email_unverified']
const isRefusal = (error: unknown): error is ApiError => isApiError(error) && refusals.includes(error.code ?? '')

type Stock = { id: string; stock: number }

/** The listing as it stands elsewhere now, as far as the refusal told. */
const rebased = (base: SellerListing, { problem }: ApiError): SellerListing => {
  const options = Array.isArray(problem?.options) ? (problem.options as Stock[]) : []
  const stockNow = (id: string, before: number) => options.find((option) => option.id === id)?.stock ?? before
  return {
    ...base,
    version: typeof problem?.version === 'number' ? problem.version : base.version,
    options: base.options.map((option) => ({ ...option, stock: stockNow(option.id, option.stock) })),
  }
}

/** Stock that the writer did not touch follows what was sold meanwhile. */
const followStock = (form: EditorForm, before: SellerListing, now: SellerListing): void => {
  for (const [index, { id, stock }] of form.getValues('options').entries()) {
    const was = before.options.find((option) => option.id === id)
    const is = now.options.find((option) => option.id === id)
    if (was && is && stock === String(was.stock)) form.setValue(`options.${index}.stock`, String(is.stock))
  }
}

type EditorOptions = { listing: SellerListing | null; onCreated: (id: string) => void }

/** A listing in the making: its form, what it is based on, and what saving and publishing came to. */
export const useEditor = ({ listing, onCreated }: EditorOptions) => {
  const client = useQueryClient()
  const [base, setBase] = useState(listing)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const form: EditorForm = useForm<ListingValues, unknown, CheckedListing>({
    resolver: zodResolver(listingForm),
    defaultValues: listingValues(listing),
  })
  const create = useCreateListing()
  const change = useChangeListing()
  const act = useListingAct()

  const settle = (saved: SellerListing): void => {
    setBase(saved)
    form.reset(listingValues(saved))
  }
  // Paused or put up for sale elsewhere on this page's watch: who has typed nothing yet starts from what stands now.
  const { isDirty } = form.formState
  useEffect(() => {
    if (!listing || !base || listing.id !== base.id || listing.version <= base.version || isDirty) return
    setBase(listing)
    form.reset(listingValues(listing))
  }, [listing, base, isDirty, form])

  const fail = (error: unknown): void => {
    if (isRefusal(error)) setRefusal(error)
    else if (!showProblems(form, error)) showFailure(form, error)
  }

  const write = async (values: CheckedListing, on: SellerListing | null): Promise<SellerListing | null> => {
    setRefusal(null)
    try {
      const saved = on
        ? await change.mutateAsync({ id: on.id, ...listingChangeInput(values, on) })
        : await create.mutateAsync(newListingInput(values))
      settle(saved)
      if (!on) onCreated(saved.id)
      return saved
    } catch (error) {
      fail(error)
      return null
    }
  }

  const save = form.handleSubmit(async (values) => {
    if (await write(values, base)) toast({ title: 'Listing saved', variant: 'success' })
  })

  const publish = form.handleSubmit(async (values) => {
    const unchanged = base && !form.formState.isDirty
    const saved = unchanged ? base : await write(values, base)
    if (!saved) return
    try {
      const { allowance, ...published } = await act.mutateAsync({ id: saved.id, name: 'publish' })
      settle(published)
      setRefusal(null)
      const description = `${allowance.used} of ${allowance.limit} listings used this month.`
      toast({ title: 'Your listing is for sale', description, variant: 'success' })
    } catch (error) {
      fail(error)
    }
  })

  /** Goes on from what stands elsewhere, with what was typed here. */
  const keepMine = form.handleSubmit(async (values) => {
    if (!base || !refusal) return
    const now = rebased(base, refusal)
    followStock(form, base, now)
    setBase(now)
    const options = form.getValues('options')
    if (await write({ ...values, options }, now)) toast({ title: 'Listing saved', variant: 'success' })
  })

  const takeOther = async (): Promise<void> => {
    if (!base) return
    try {
      settle(await client.fetchQuery({ ...listingQuery(base.id), staleTime: 0 }))
      setRefusal(null)
    } catch (error) {
      fail(error)
    }
  }

  const pending = { save: create.isPending || change.isPending, publish: act.isPending }
  return { form, base, refusal, save, publish, keepMine, takeOther, pending }
}
