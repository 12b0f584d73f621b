import { useEffect } from 'react'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { tellQuietly } from '#web/lib/api/api-client.ts'

/** Runs `work` once somebody can look at the page and the browser has nothing better to do; the answer calls it off. */
const whenSeenAndIdle = (work: () => void): (() => void) => {
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout
  let waiting: number | undefined
  const look = () => {
    if (document.visibilityState !== 'visible' || waiting !== undefined) return
    waiting = Number(idle(work))
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    if (waiting !== undefined) cancelIdle(waiting)
  }
}

/** Has a look at a listing counted, once each time that its page is opened; the seller's own looks are not sent. */
export const useCountedView = (product: Product | undefined): void => {
  const { user, isPending } = useCurrentUser()
  const id = product?.id
  const counts = !isPending && product !== undefined && product.seller.username !== user?.username
  useEffect(() => {
    if (id && counts) return whenSeenAndIdle(() => void tellQuietly(`/api/products/${id}/view`))
  }, [id, counts])
}
