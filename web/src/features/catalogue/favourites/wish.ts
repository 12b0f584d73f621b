import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'
import { wishKey } from './wish-key.ts'

/** A listing as a heart knows it. */
export type Keepable = { id: string; name: string }

const wish = kept({
  key: wishKey,
  area: session,
  read: fromJson<Keepable | null>(null, (value) => {
    const { id, name } = fieldsOf(value)
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
  }),
})

/** Keeps what a visitor wants until they have signed in. */
export const rememberWish = ({ id, name }: Keepable): void => wish.set({ id, name })

/** What waits; null when nothing does. */
export const waitingWish = wish.get

/** What they wished for, once; null when they did not. */
export const takeWish = (): Keepable | null => {
  const wished = wish.get()
  wish.set(null)
  return wished
}
