import { errorMessage } from '../../lib/api-error.ts'
import { session } from '../../lib/storage.ts'
import { toast } from '../../lib/toast.ts'
import { wishKey } from './favourite-ids.api.ts'
import { putFavourite } from './favourites.api.ts'

/** A listing as a heart knows it. */
export type Keepable = { id: string; name: string }

export const rememberWish = ({ id, name }: Keepable): void => session.set(wishKey, JSON.stringify({ id, name }))

const takeWish = (): Keepable | null => {
  const text = session.get(wishKey)
  session.set(wishKey, null)
  try {
    const { id, name } = JSON.parse(text ?? '') as Partial<Record<keyof Keepable, unknown>>
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
  } catch {
    return null
  }
}

/** Keeps what the user wished for before he signed in, once, and says how it went. */
export const carryOut = async (): Promise<void> => {
  const wish = takeWish()
  if (!wish) return
  try {
    await putFavourite(wish.id)
    toast({ title: 'Kept in your favourites', description: wish.name, variant: 'success' })
  } catch (error) {
    toast({ title: 'Not kept', description: errorMessage(error), variant: 'destructive' })
  }
}
