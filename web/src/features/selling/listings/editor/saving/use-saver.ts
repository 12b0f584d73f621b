import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { inOrder } from '#web/lib/in-order.ts'
import { listingQueryOptions, useChangeListing, useCreateListing } from '../../listings.api.ts'
import { type EditorForm, showProblems } from '../editor-errors.ts'
import { withFirstOption } from '../listing-form.ts'
import { keptCopy } from './kept-copy.ts'
import { type SaverEvent, saverAfter, saverBefore } from './saver.machine.ts'
import { type SaverWorld, saverIn } from './saver.ts'

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

/** Whose it is stays so while they are signed out: what they type then must not lie elsewhere than what they typed before. */
const useOwner = () => {
  const { user } = useCurrentUser()
  const owner = useRef(user?.id ?? '')
  useEffect(() => {
    if (user) owner.current = user.id
  }, [user])
  return owner
}

/** The form as its saver knows it. */
const formOf = (form: EditorForm): SaverWorld['form'] => ({
  values: () => form.getValues(),
  nameOption: (index, id) => form.setValue(`options.${index}.id`, id),
  restart: (values) => form.reset(withFirstOption(values)),
  showProblems: (error) => void showProblems(form, error),
})

/** The saver of a listing in an editor, with how far it is for what is shown. */
export const useSaver = ({ form, listing, onCreated }: SaverOptions) => {
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateListing()
  const { mutateAsync: change } = useChangeListing()
  const { state, now, tell } = useSaverState(listing)
  const owner = useOwner()
  const [run] = useState(inOrder)
  const saver = saverIn({
    state: () => now.current,
    tell,
    form: formOf(form),
    server: {
      create,
      change,
      read: (id) => client.fetchQuery(listingQueryOptions(id)),
    },
    copy: () => keptCopy({ userId: owner.current, listing: now.current.base }),
    inOrder: run,
    onCreated,
  })
  return { base: state.base, status: state.status, conflict: state.theirs, ...saver }
}
