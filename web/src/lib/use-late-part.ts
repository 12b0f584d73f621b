import { type ComponentType, useCallback, useState } from 'react'
import type { Load } from './lazy-page.tsx'
import { toast } from './toast.ts'

/**
 * What a click opens, in a chunk that comes with the first one: a dialog, a sheet, a menu. `show` opens it once it is there;
 * where it does not come a toast says so, all else stays, and the next click tries again. `fetchPart` fetches it without a
 * word and answers whether it is there. `waiting` is what its button bears meanwhile as `data-waiting`. `load` stays the same function.
 */
export const useLatePart = <Props>(load: Load<Props>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [open, setOpen] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const fetchPart = useCallback(async (): Promise<boolean> => {
    const loaded = await load().catch(() => null)
    if (loaded) setPart(() => loaded.default)
    return loaded !== null
  }, [load])
  const show = useCallback(async (): Promise<boolean> => {
    setWaiting(true)
    const isThere = await fetchPart()
    setWaiting(false)
    if (isThere) setOpen(true)
    else toast({ title: 'We couldn’t open that', description: 'Check your connection and try again.' })
    return isThere
  }, [fetchPart])
  const close = useCallback(() => setOpen(false), [])
  return { Part, open, waiting: isWaiting && !Part ? '' : undefined, fetchPart, show, close }
}
