import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'

type CursorPage = { items: unknown[]; nextCursor: string | null }

type InfiniteOptions<Page> = UseInfiniteQueryOptions<Page, Error, Page, QueryKey, string | null>

type Read<Page> = (paging: { cursor?: string }, context: { signal: AbortSignal }) => Promise<Page>

type PagedOptions<Page> = Omit<
  InfiniteOptions<Page>,
  'queryFn' | 'initialPageParam' | 'getNextPageParam' | 'select' | 'initialData'
> & {
  /** Reads one page: `paging` goes into the query of the request. Whoever takes the signal has the reading given up. */
  read: Read<Page>
}

/** All that has been read, as one page: what the first says, the items of all, and how the last goes on. */
export const asOnePage = <Page extends CursorPage>({ pages }: Pick<InfiniteData<Page>, 'pages'>): Page => ({
  ...pages[0]!,
  items: pages.flatMap(({ items }) => items),
  nextCursor: pages.at(-1)!.nextCursor,
})

/**
 * The options of a list that is read page by page, each page from where the one before ended. For `useInfiniteQuery`, whose
 * `data` is all that has been read as one page.
 */
export const pagedOptions = <Page extends CursorPage>({ read, ...options }: PagedOptions<Page>) =>
  infiniteQueryOptions<Page, Error, Page, QueryKey, string | null>({
    ...options,
    // Taking the context apart would take the signal, and with it promise to give the reading up.
    queryFn: (context) => read(context.pageParam ? { cursor: context.pageParam } : {}, context),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: asOnePage,
  })

type Paging = { cursor?: string }
type PageOf<Item> = { items: Item[]; nextCursor: string | null }

/** The items of all pages of a list, one page after the other: for lists of which nobody wants a part. */
export const readAllPages = async <Item>(read: (paging: Paging) => Promise<PageOf<Item>>): Promise<Item[]> => {
  const all: Item[] = []
  let page = await read({})
  all.push(...page.items)
  while (page.nextCursor) {
    page = await read({ cursor: page.nextCursor })
    all.push(...page.items)
  }
  return all
}
