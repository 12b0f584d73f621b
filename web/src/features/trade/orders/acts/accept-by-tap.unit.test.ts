import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, toast } from '#web/lib/toast.ts'
import { paidOrder } from '../order.test-data.ts'
import { acceptByTap, undoTap } from './accept-by-tap.ts'

const page = new EventTarget()
const visibility = { hidden: false, cookie: '' }
const answer = vi.fn<typeof fetch>()
const queries = new QueryClient()
let orders = 0

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-09T09:00:00Z') })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', visibility)
  vi.stubGlobal('fetch', answer)
  visibility.hidden = false
  answer.mockReset().mockImplementation(async () => Response.json({ ...paidOrder, status: 'accepted' }))
})
afterEach(async () => {
  // What a test left waiting is no other's.
  page.dispatchEvent(new Event('pagehide'))
  await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Taps on an order that no other test has. */
const tap = (acceptBy = paidOrder.acceptBy): string => {
  orders += 1
  const id = `order-${orders}`
  acceptByTap({ orders: [{ ...paidOrder, id, acceptBy }], queries })
  return id
}

/** Taps on as many orders at once, each with its number; tells what came of it. */
const tapOnMany = (count: number) => {
  const onUndone = vi.fn()
  const onSent = vi.fn()
  const many = Array.from({ length: count }, () => {
    orders += 1
    return { ...paidOrder, id: `order-${orders}`, number: `HY-${orders}` }
  })
  acceptByTap({ orders: many, queries, onUndone, onSent })
  return { many, ids: many.map(({ id }) => id), onUndone, onSent }
}

const sent = () => answer.mock.calls.map(([address, init]) => [String(address), init?.method, init?.keepalive])
const acceptanceOf = (id: string) => [`/api/orders/${id}/accept`, 'POST', true]
const shown = () => currentToasts()[0]

test('nothing is sent while the toast stands, and one request once it has gone', async () => {
  const id = tap()
  expect(shown()).toMatchObject({ title: 'Order accepted', open: true, action: { label: 'Undo' } })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(sent()).toEqual([])
  dismissToast(shown()!.id)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toEqual([acceptanceOf(id)])
})

test('what is undone is never sent, and can be tapped anew', async () => {
  const id = tap()
  shown()!.action!.onSelect()
  dismissToast(shown()!.id)
  page.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toEqual([])
  acceptByTap({ orders: [{ ...paidOrder, id }], queries })
  toast({ title: 'Something else' })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([acceptanceOf(id)])
})

test('undone where the order is shown, its toast goes as well, and nothing is sent', async () => {
  tap()
  undoTap()
  expect(shown()?.open).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toEqual([])
})

test('a second tap on the same order counts for nothing, one on another sends the first', async () => {
  const first = tap()
  acceptByTap({ orders: [{ ...paidOrder, id: first }], queries })
  expect(sent()).toEqual([])
  const second = tap()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([acceptanceOf(first)])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent()).toEqual([acceptanceOf(first), acceptanceOf(second)])
})

test('a toast that stays does not hold it back for more than half a minute, and goes with it', async () => {
  const id = tap()
  await vi.advanceTimersByTimeAsync(29_999)
  expect([sent(), shown()?.open]).toEqual([[], true])
  await vi.advanceTimersByTimeAsync(1)
  expect([sent(), shown()?.open]).toEqual([[acceptanceOf(id)], false])
})

test.each(['pagehide', 'visibilitychange'])('whoever leaves sends it at once and once (%s)', async (event) => {
  const id = tap()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(sent(), 'the page is still seen').toEqual([])
  visibility.hidden = true
  page.dispatchEvent(new Event(event))
  expect(sent(), 'before the page has gone').toEqual([acceptanceOf(id)])
  page.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toHaveLength(1)
})

test('in the last half minute to accept it is sent at once, and said only when it was taken', async () => {
  const id = tap('2026-06-09T09:00:29.000Z')
  expect([sent(), shown()?.open ?? false]).toEqual([[acceptanceOf(id)], false])
  await vi.waitFor(() => expect(shown()).toMatchObject({ title: 'Order accepted', open: true }))
  expect(shown()?.action).toBeUndefined()
})

test('what the server refuses is told, and can be tapped anew', async () => {
  const refusal = { code: 'illegal_state', detail: 'This order is cancelled, so you can’t do that now.' }
  answer.mockImplementation(async () => Response.json(refusal, { status: 409 }))
  const id = tap()
  dismissToast(shown()!.id)
  const told = { title: 'The order wasn’t accepted', description: refusal.detail, open: true }
  await vi.waitFor(() => expect(shown()).toMatchObject(told))
  acceptByTap({ orders: [{ ...paidOrder, id }], queries })
  expect(shown()).toMatchObject({ title: 'Order accepted' })
})

test('many are tapped as one: one undo takes all of them back, and leaving sends all at once', async () => {
  const { many, ids, onUndone, onSent } = tapOnMany(6)
  expect(shown()).toMatchObject({ title: '6 orders accepted', open: true, action: { label: 'Undo' } })
  shown()!.action!.onSelect()
  dismissToast(shown()!.id)
  expect([onUndone.mock.calls.length, sent()]).toEqual([1, []])

  acceptByTap({ orders: many, queries, onSent })
  expect(sent()).toEqual([])
  page.dispatchEvent(new Event('pagehide'))
  expect(sent(), 'before the page has gone').toEqual(ids.map(acceptanceOf))
  await vi.waitFor(() => expect(onSent.mock.calls).toEqual([[[]]]))
  expect(onUndone).toHaveBeenCalledTimes(1)
})

test('of many, one that was tapped on before is left out, and the last half minute of one sends all', async () => {
  const first = tap()
  acceptByTap({ orders: [{ ...paidOrder, id: first }], queries })
  const late = { ...paidOrder, id: 'order-late', acceptBy: '2026-06-09T09:00:29.000Z' }
  acceptByTap({ orders: [{ ...paidOrder, id: first }, { ...paidOrder, id: 'order-early' }, late], queries })
  expect(sent()).toEqual([first, 'order-early', 'order-late'].map(acceptanceOf))
  await vi.waitFor(() => expect(shown()).toMatchObject({ title: '2 orders accepted', open: true }))
  expect(shown()?.action).toBeUndefined()
})

test('of many, those that the server refuses are named, and keep no other back', async () => {
  const refusal = { code: 'illegal_state', detail: 'This order is cancelled, so you can’t do that now.' }
  const refuse = (refused: string[]) =>
    answer.mockImplementation(async (address) =>
      refused.some((id) => String(address).includes(`/${id}/`))
        ? Response.json(refusal, { status: 409 })
        : Response.json({ ...paidOrder, status: 'accepted' }),
    )
  const three = tapOnMany(3)
  refuse(three.ids.slice(1))
  dismissToast(shown()!.id)
  const [, second, third] = three.many
  const both = { title: '2 orders weren’t accepted', description: `${second!.number}, ${third!.number}` }
  await vi.waitFor(() => expect(shown()).toMatchObject({ ...both, variant: 'destructive', open: true }))
  const why = [second, third].map((order) => ({ order, reason: refusal.detail }))
  expect(three.onSent.mock.calls).toEqual([[why]])

  const two = tapOnMany(2)
  refuse(two.ids.slice(0, 1))
  dismissToast(shown()!.id)
  const one = { title: '1 order wasn’t accepted', description: `${two.many[0]!.number}: ${refusal.detail}` }
  await vi.waitFor(() => expect(shown()).toMatchObject({ ...one, open: true }))
})
