import type { QueryClient } from '@tanstack/react-query'
import { currentUserQueryOptions } from '#web/features/identity/session/session.api.ts'
import { toast } from '#web/lib/toast.ts'
import { favouriteIdsQueryOptions, favouriteKeys } from './favourite-ids.api.ts'
import { type KeptEvent, keptIdsAfter } from './kept-ids.machine.ts'
import { notDone, send } from './send-favourite.ts'
import { type Keepable, rememberWish } from './wish.ts'

type Toggle = { queries: QueryClient; listing: Keepable; wanted: boolean }

// Ids that are not read yet stay unknown.
const tell = (queries: QueryClient, event: KeptEvent): void => {
  queries.setQueryData(favouriteIdsQueryOptions.queryKey, (ids) => ids && keptIdsAfter(ids, event))
}

const tellRemoved = (toggle: Toggle): void => {
  const undo = () => void setKept({ ...toggle, wanted: true })
  toast({
    title: 'Removed from your favourites',
    description: toggle.listing.name,
    action: { label: 'Undo', onSelect: undo },
  })
}

/** Keeps a listing, or no longer, one after the other: shown at once, and undone when it fails. Never throws. */
const setKept = async (toggle: Toggle): Promise<void> => {
  const { queries, listing, wanted } = toggle
  const about = { id: listing.id, wanted }
  const mutationKey = ['favourites', listing.id]
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: () => send(wanted ? 'PUT' : 'DELETE', listing),
    onMutate: async () => {
      // An answer under way would show what was before.
      await queries.cancelQueries({ queryKey: favouriteKeys.ids })
      tell(queries, { type: 'asked', ...about })
      if (!wanted) tellRemoved(toggle)
    },
    onSuccess: () => {
      tell(queries, { type: 'done', isLast: queries.isMutating({ mutationKey }) === 1, ...about })
      void queries.invalidateQueries({ queryKey: favouriteKeys.list })
    },
    onError: (error) => {
      tell(queries, { type: 'failed', ...about })
      notDone(wanted ? 'We couldn’t save it' : 'We couldn’t remove it', error)
    },
    // A first reading that was given up for this one, or had failed.
    onSettled: () => void queries.refetchQueries({ queryKey: favouriteKeys.ids, type: 'active', stale: true }),
  })
  await mutation.execute(undefined).catch(() => undefined)
}

/** What a click on a heart does: true when the visitor has to sign in first, and their wish waits for that. */
export const toggle = async (asked: Toggle): Promise<boolean> => {
  const user = await asked.queries.ensureQueryData(currentUserQueryOptions)
  if (!user) {
    rememberWish(asked.listing)
    return true
  }
  await setKept(asked)
  return false
}
