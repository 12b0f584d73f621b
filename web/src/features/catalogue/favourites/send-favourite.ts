import { apiFetch } from '#web/lib/api/api-client.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { type Keepable, takeWish } from './wish.ts'

/** Keeps a listing, or keeps it no longer. Without the typed client, which would come with the first heart. */
export const send = (method: 'PUT' | 'DELETE', { id }: Keepable) => apiFetch(`/api/favourites/${id}`, { method })

/** Says that a change of the favourites failed, and why. */
export const notDone = (title: string, error: unknown): void =>
  toast({ title, description: errorMessage(error), variant: 'destructive' })

/** Keeps what the user wished for before they signed in, once, and says how it went. Never throws. */
export const carryOutWish = async (): Promise<void> => {
  const wish = takeWish()
  if (!wish) return
  try {
    await send('PUT', wish)
    toast({ title: 'Saved to your favourites', description: wish.name, variant: 'success' })
  } catch (error) {
    notDone('We couldn’t save it', error)
  }
}
