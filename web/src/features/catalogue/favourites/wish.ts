import { session } from '#web/lib/storage.ts'
import { wishKey } from './wish-key.ts'

/** A listing as a heart knows it. */
export type Keepable = { id: string; name: string }

/** Keeps what a visitor wants until he has signed in. */
export const rememberWish = ({ id, name }: Keepable): void => session.set(wishKey, JSON.stringify({ id, name }))

/** What he wished for, once; null when he did not. */
export const takeWish = (): Keepable | null => {
  const text = session.get(wishKey)
  session.set(wishKey, null)
  try {
    const { id, name } = JSON.parse(text ?? '') as Partial<Record<keyof Keepable, unknown>>
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
  } catch {
    return null
  }
}
