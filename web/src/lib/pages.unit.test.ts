import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { asOnePage, pagedOptions, readAllPages } from './pages.ts'

type Page = { items: string[]; nextCursor: string | null; total: number }
const all: Record<string, Page> = {
  first: { items: ['a', 'b'], nextCursor: 'second', total: 5 },
  second: { items: ['c', 'd'], nextCursor: 'third', total: 6 },
  third: { items: ['e'], nextCursor: null, total: 7 },
}

const openList = (read = vi.fn(async ({ cursor = 'first' }: { cursor?: string }): Promise<Page> => all[cursor]!)) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const options = pagedOptions({ queryKey: ['list'], read })
  const list = new InfiniteQueryObserver(client, options)
  return { client, options, list, read, stop: list.subscribe(() => {}) }
}

test('pages are one: what the first says, the items of all, how the last goes on', () => {
  expect(asOnePage({ pages: [all.first!] })).toEqual(all.first)
  expect(asOnePage({ pages: [all.first!, all.second!, all.third!] })).toEqual({
    items: ['a', 'b', 'c', 'd', 'e'],
    nextCursor: null,
    total: 5,
  })
})

test('all pages of a list are read, each from where the one before ended', async () => {
  const read = vi.fn(async ({ cursor = 'first' }: { cursor?: string }) => all[cursor]!)
  expect(await readAllPages(read)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(read.mock.calls).toEqual([[{}], [{ cursor: 'second' }], [{ cursor: 'third' }]])
})

test('a list is read from its beginning, and each page from where the one before ended', async () => {
  const { list, read } = openList()
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual(all.first))
  expect(list.getCurrentResult().hasNextPage).toBe(true)
  await list.fetchNextPage()
  await list.fetchNextPage()
  expect(read.mock.calls.map(([paging]) => paging)).toEqual([{}, { cursor: 'second' }, { cursor: 'third' }])
  expect(list.getCurrentResult()).toMatchObject({ data: { items: ['a', 'b', 'c', 'd', 'e'] }, hasNextPage: false })
})

test('what is on the screen keeps what it was when it is read again and is the same', async () => {
  const { list } = openList()
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true))
  const before = list.getCurrentResult().data
  await list.refetch()
  expect(list.getCurrentResult().data).toBe(before)
})

test('pages stay when the next one fails', async () => {
  const { list, read } = openList()
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true))
  read.mockRejectedValueOnce(new Error('gone'))
  await list.fetchNextPage()
  expect(list.getCurrentResult()).toMatchObject({ data: all.first, isError: true, hasNextPage: true })
})

test('only a reader that takes the signal has its reading given up', async () => {
  const signals: AbortSignal[] = []
  const takes = openList(
    vi.fn((_paging, context?: { signal: AbortSignal }): Promise<Page> => {
      if (context) signals.push(context.signal)
      return new Promise(() => {})
    }),
  )
  takes.stop()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])

  const ignores = openList()
  ignores.stop()
  await vi.waitFor(() => expect(ignores.client.getQueryData(ignores.options.queryKey)?.pages).toEqual([all.first]))
})
