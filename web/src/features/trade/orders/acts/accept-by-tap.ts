import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/trade/orders.answers.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatCount } from '#web/lib/format.ts'
import { store } from '#web/lib/kept/store.ts'
import { currentToasts, dismissToast, onToasts, toast } from '#web/lib/toast.ts'
import { readOrdersAgain, sendAcceptances } from '../orders.api.ts'
import { forgetTapped, isTapped, noteAnswered, noteTapped } from './tapped.ts'

/** How long a tap may wait, also where its toast stays longer since somebody rests on it. */
const longestMs = 30_000

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
const undoable = store<Undoable | null>(null)

const take = (): Undoable | null => {
  const tap = undoable.get()
  undoable.set(null)
  tap?.stop()
  return tap
}

/** Takes back the tap that can be undone: nothing of it is ever sent. */
export const undoTap = (): void => {
  const tap = take()
  if (!tap) return
  dismissToast(tap.toastId)
  forgetTapped(tap.orders)
  tap.onUndone?.()
}

/** Whether this order was tapped by itself and can be undone where it is shown; of many, the toast alone undoes them. */
export const useCanUndo = ({ id }: Order): boolean => {
  const tap = undoable.use()
  return tap?.orders.length === 1 && tap.orders[0]?.id === id
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
  noteAnswered(orders)
  await readOrdersAgain(queries)
  const refused = orders.flatMap((order, place) => {
    const answer = answers[place]
    return answer?.status === 'rejected' ? [{ order, reason: errorMessage(answer.reason) }] : []
  })
  forgetTapped(orders)
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
  const orders = given.filter((order) => !isTapped(order))
  if (orders.length === 0) return
  sendNow()
  noteTapped(orders)
  const tap = { ...rest, orders }
  const said = saidOf(orders)
  if (orders.some(isLastMoment)) {
    void send(tap).then((refused) => {
      if (refused.length === 0) toast(said)
    })
    return
  }
  toast({ ...said, action: { label: 'Undo', onSelect: undoTap } })
  const toastId = currentToasts()[0]?.id ?? 0
  undoable.set({ ...tap, toastId, stop: watch(toastId) })
}
