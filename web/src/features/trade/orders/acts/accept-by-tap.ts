import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/trade/orders.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { store } from '#web/lib/kept/store.ts'
import { currentToasts, dismissToast, onToasts, toast } from '#web/lib/toast.ts'
import { sendAcceptance } from '../orders.api.ts'

/** How long a tap may wait, also where its toast stays longer since somebody rests on it. */
const longestMs = 30_000

/** The orders whose acceptance can still be undone, or is on its way to the server. */
const tapped = store<ReadonlySet<string>>(new Set())

const forget = (id: string): void => tapped.set(new Set([...tapped.get()].filter((other) => other !== id)))

type Tap = { order: Order; queries: QueryClient; toastId: number; stop: () => void }

// There is one toast at a time, so that one tap at most can be undone.
let undoable: Tap | null = null

const take = (): Tap | null => {
  const tap = undoable
  undoable = null
  tap?.stop()
  return tap
}

const undo = (): void => {
  const tap = take()
  if (tap) forget(tap.order.id)
}

const sendNow = (): void => {
  const tap = take()
  if (!tap) return
  dismissToast(tap.toastId)
  void send(tap)
}

/** Whether the server took it. */
const send = async ({ order, queries }: Pick<Tap, 'order' | 'queries'>): Promise<boolean> => {
  try {
    await sendAcceptance(queries, order.id)
    return true
  } catch (error) {
    toast({ title: 'The order was not accepted', description: errorMessage(error), variant: 'destructive' })
    return false
  } finally {
    forget(order.id)
  }
}

/** Sends the tap at the latest when its time is over, its toast has gone, or whoever made it looks elsewhere or leaves. */
const watch = (toastId: number): (() => void) => {
  const ended = new AbortController()
  const { signal } = ended
  const timer = setTimeout(sendNow, longestMs)
  const unsubscribe = onToasts(() => {
    if (!currentToasts().some(({ id, open }) => id === toastId && open)) sendNow()
  })
  addEventListener('pagehide', sendNow, { signal })
  addEventListener('visibilitychange', () => document.hidden && sendNow(), { signal })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    ended.abort()
  }
}

const isLastMoment = ({ acceptBy }: Order): boolean =>
  acceptBy !== null && Date.parse(acceptBy) - Date.now() < longestMs

/**
 * Accepts an order by a tap that its toast can undo: nothing is sent, and nobody told, before the toast has gone. Where the
 * time to accept ends meanwhile it is sent at once. The same order is taken once.
 */
export const acceptByTap = (order: Order, queries: QueryClient): void => {
  if (tapped.get().has(order.id)) return
  sendNow()
  tapped.set(new Set([...tapped.get(), order.id]))
  const said = { title: 'Order accepted', description: `Order ${order.number}`, variant: 'success' } as const
  if (isLastMoment(order)) {
    void send({ order, queries }).then((isAccepted) => {
      if (isAccepted) toast(said)
    })
    return
  }
  toast({ ...said, action: { label: 'Undo', onSelect: undo } })
  const toastId = currentToasts()[0]?.id ?? 0
  undoable = { order, queries, toastId, stop: watch(toastId) }
}

/** Orders as their seller is to see them: what they have tapped stands as accepted already. */
export const useAsTapped = (orders: Order[]): Order[] => {
  const ids = tapped.use()
  if (ids.size === 0) return orders
  return orders.map(
    (order): Order =>
      ids.has(order.id) && order.status === 'paid' ? { ...order, status: 'accepted', actions: [] } : order,
  )
}
