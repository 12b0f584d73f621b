import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/trade/orders.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatCount } from '#web/lib/format.ts'
import { store } from '#web/lib/kept/store.ts'
import { currentToasts, dismissToast, onToasts, toast } from '#web/lib/toast.ts'
import { sendAcceptances } from '../orders.api.ts'

/** How long a tap may wait, also where its toast stays longer since somebody rests on it. */
const longestMs = 30_000

/** The orders whose acceptance can still be undone, or is on its way to the server. */
const tapped = store<ReadonlySet<string>>(new Set())

const forget = (orders: Order[]): void => {
  const over = new Set(orders.map(({ id }) => id))
  tapped.set(new Set([...tapped.get()].filter((id) => !over.has(id))))
}

/** An order that the server did not take, and why. */
type Refused = { order: Order; reason: string }

/** One tap on one order or on many. */
type Tap = {
  orders: Order[]
  queries: QueryClient
  onUndone?: () => void
  /** Told when the server has answered to all of them. */
  onSent?: (refused: Refused[]) => void
}
type Undoable = Tap & { toastId: number; stop: () => void }

// There is one toast at a time, so that one tap at most can be undone.
let undoable: Undoable | null = null

const take = (): Undoable | null => {
  const tap = undoable
  undoable = null
  tap?.stop()
  return tap
}

const undo = (): void => {
  const tap = take()
  if (!tap) return
  forget(tap.orders)
  tap.onUndone?.()
}

const sendNow = (): void => {
  const tap = take()
  if (!tap) return
  dismissToast(tap.toastId)
  void send(tap)
}

const tellRefused = (refused: Refused[], orders: Order[]): void => {
  const [first, ...others] = refused
  if (!first) return
  const variant = 'destructive'
  if (orders.length === 1) {
    toast({ title: 'The order wasn’t accepted', description: first.reason, variant })
    return
  }
  const numbers = refused.map(({ order }) => order.number).join(', ')
  toast({
    title: `${formatCount(refused.length, ['order wasn’t', 'orders weren’t'])} accepted`,
    description: others.length === 0 ? `${numbers}: ${first.reason}` : numbers,
    variant,
  })
}

/** The orders that the server did not take. */
const send = async ({ orders, queries, onSent }: Tap): Promise<Refused[]> => {
  const ids = orders.map(({ id }) => id)
  const answers = await sendAcceptances(queries, ids)
  const refused = orders.flatMap((order, place) => {
    const answer = answers[place]
    return answer?.status === 'rejected' ? [{ order, reason: errorMessage(answer.reason) }] : []
  })
  forget(orders)
  tellRefused(refused, orders)
  onSent?.(refused)
  return refused
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

const saidOf = ([first, ...others]: Order[]) =>
  others.length === 0
    ? ({ title: 'Order accepted', description: `Order ${first?.number}`, variant: 'success' } as const)
    : ({ title: `${others.length + 1} orders accepted`, variant: 'success' } as const)

/**
 * Accepts orders by a tap that its toast can undo: nothing is sent, and nobody told, before the toast has gone. Where the
 * time to accept one of them ends meanwhile all are sent at once. The same order is taken once.
 */
export const acceptByTap = ({ orders: given, ...rest }: Tap): void => {
  const orders = given.filter(({ id }) => !tapped.get().has(id))
  if (orders.length === 0) return
  sendNow()
  tapped.set(new Set([...tapped.get(), ...orders.map(({ id }) => id)]))
  const tap = { ...rest, orders }
  const said = saidOf(orders)
  if (orders.some(isLastMoment)) {
    void send(tap).then((refused) => {
      if (refused.length === 0) toast(said)
    })
    return
  }
  toast({ ...said, action: { label: 'Undo', onSelect: undo } })
  const toastId = currentToasts()[0]?.id ?? 0
  undoable = { ...tap, toastId, stop: watch(toastId) }
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
