import type { Deps } from '#app/deps.ts'
import type { CacheTag } from '#app/edge/cache-tag.ts'
import { type CacheWindow, cacheWindows } from '#app/edge/edge-cache.ts'
import type { Env } from '#app/env.ts'
import { AppError } from '#app/errors.ts'
import { calculatorHead } from '#contract/pages/help-heads.ts'
import type { PageHead } from '#contract/pages/page-heads.ts'
import { findPage, type PrivatePage, type PublicPage, privatePages, publicPages } from '#contract/pages/pages.ts'
import { listFilters } from '#contract/pages/query-keys.ts'
import { contactHead } from '#contract/pages/site-heads.ts'
import { policyHeads } from '#features/help/articles/policy-heads.words.ts'
import { categoriesPage, homePage, productPage, productsPage } from './catalogue-pages.ts'
import { categoryPage } from './category-page.ts'
import { featureRequestsPage } from './community-pages.ts'
import { articlePage, helpPage } from './help-pages.ts'
import { missingPage, type PageModel, pageModel } from './page-model.ts'
import { shopPage } from './seller-pages.ts'
import { sellPage, servicesPage } from './service-pages.ts'

/** A page of which nothing is drawn, or one that is read, drawn and cached under `key`. */
export type FoundPage =
  | { model: PageModel }
  | {
      key: string
      /** What the page is drawn for; null where its address says something in a way that ours never do. */
      address: { pathname: string; search: string } | null
      window: CacheWindow
      /** What it is made from: a write to it drops the page. */
      tag: CacheTag
      read: (deps: Deps) => Promise<PageModel>
    }

const isPrivate = (page: string): page is PrivatePage => page in privatePages

/** Heads of pages without data that say more than their name. */
const heads: Partial<Record<keyof typeof publicPages, PageHead>> = {
  '/contact': contactHead,
  '/help/incubation-calculator': calculatorHead,
  ...policyHeads,
}

const withoutData = (page: keyof typeof publicPages | PrivatePage, path: string): PageModel =>
  pageModel({
    ...(isPrivate(page)
      ? { title: privatePages[page], description: '' }
      : { title: publicPages[page], description: '', ...heads[page] }),
    canonical: path,
    indexed: !isPrivate(page),
  })

type Reader = (deps: Deps) => PageModel | Promise<PageModel>

const readerOf = (
  { page, parts }: { page: PublicPage; parts: string[] },
  { path, search }: { path: string; search: URLSearchParams },
): Reader => {
  const [first = '', second] = parts
  if (page === '/') return homePage
  if (page === '/products') return (deps) => productsPage(deps, search)
  if (page === '/products/:id') return (deps) => productPage(deps, first)
  if (page === '/categories') return categoriesPage
  if (page === '/feature-requests') return featureRequestsPage
  if (page === '/services') return (deps) => servicesPage(deps, search)
  if (page === '/sellers/:username') return (deps) => shopPage(deps, { username: first, search })
  if (page === '/sell') return sellPage
  if (page === '/help') return (deps) => helpPage(deps, search)
  if (page === '/help/:slug') return (deps) => articlePage(deps, first)
  if (page === '/category/:category' || page === '/category/:category/:subcategory') {
    return (deps) => categoryPage(deps, { category: first, subcategory: second, search })
  }
  return () => withoutData(page, path)
}

/** What is not there is a page too: its status is told, its words are the browser's. */
const orMissing = async (read: () => Promise<PageModel>, path: string): Promise<PageModel> => {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return missingPage(404, path)
    if (error.code === 'removed') return missingPage(410, path)
    throw error
  }
}

const lists = { window: cacheWindows.lists, tag: 'products' } as const
const reference = { window: cacheWindows.reference, tag: 'reference' } as const

/** How long a page is kept, and by which write it is dropped; what is not named changes with a deploy only. */
const kinds: Partial<Record<PublicPage, { window: CacheWindow; tag: CacheTag }>> = {
  '/': lists,
  '/products': lists,
  '/products/:id': lists,
  '/categories': lists,
  '/category/:category': lists,
  '/category/:category/:subcategory': lists,
  '/sellers/:username': lists,
  '/services': lists,
  '/sell': lists,
  '/feature-requests': { window: cacheWindows.lists, tag: 'feature-requests' },
  // It begins with today.
  '/help/incubation-calculator': { window: cacheWindows.lists, tag: 'reference' },
}

/** The parameters that a page shows something else for; those of others, such as a mail's, it never sees. */
const shownBy: Partial<Record<PublicPage, readonly string[]>> = {
  '/products': listFilters,
  '/category/:category': listFilters,
  '/category/:category/:subcategory': listFilters,
  '/sellers/:username': listFilters,
  '/services': ['near', 'category'],
  '/help': ['q', 'topic'],
  '/help/incubation-calculator': ['species', 'set', 'eggs', 'batch'],
  '/feature-requests': ['tab'],
}

/** Longer than what anybody chooses by hand: such a list is for the browser to draw. */
const longestQuery = 1000

/** What a page is asked for under these names: in their order, without what is empty and without spaces around it. */
const tidied = (names: readonly string[], search: URLSearchParams): URLSearchParams => {
  const trimmed = names.flatMap((name) => search.getAll(name).map((value) => [name, value.trim()]))
  return new URLSearchParams(trimmed.filter(([, value]) => value))
}

/** What an address asks a page for, in one order, and whether it says it as the site itself would. */
const asked = (page: PublicPage, search: URLSearchParams) => {
  if (search.size === 0) return { query: '', isTidy: true }
  const names = shownBy[page] ?? []
  const given = new URLSearchParams([...search].filter(([name, value]) => value && names.includes(name)))
  const tidy = tidied(names, search)
  return {
    query: tidy.size > 0 ? `?${tidy}` : '',
    isTidy: `${tidy}` === `${given}` && `${tidy}`.length <= longestQuery,
  }
}

// A listing's data stands under its id in small letters, and the browser looks for it by the address.
const isAsLinked = (page: PublicPage, path: string): boolean => page !== '/products/:id' || path === path.toLowerCase()

const withoutSlash = (pathname: string): string => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''))

/**
 * Where an address leads that says what our own links say in another way: with a slash at its end, its filters in another order, or
 * words that are empty or have spaces around them, as forms send them without scripts. Null for all others.
 */
export const tidyAddress = ({ pathname, searchParams }: URL): string | null => {
  const path = withoutSlash(pathname)
  const found = findPage(path)
  if (!found) return null
  const names = isPrivate(found.page) ? [] : (shownBy[found.page] ?? [])
  const given = new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)))
  const tidy = tidied(names, searchParams)
  if (path === pathname && `${tidy}` === `${given}`) return null
  const search = new URLSearchParams([...tidy, ...[...searchParams].filter(([name]) => !names.includes(name))])
  return search.size > 0 ? `${path}?${search}` : path
}

/** The page at an address; those of `/dev` are there locally only. */
export const pageAt = ({ pathname, searchParams }: URL, { ENVIRONMENT }: Env): FoundPage => {
  const path = withoutSlash(pathname)
  const found = findPage(path)
  if (!found || (path.startsWith('/dev/') && ENVIRONMENT !== 'local')) return { model: missingPage(404, path) }
  const { page, parts } = found
  if (isPrivate(page)) return { model: withoutData(page, path) }
  const { query, isTidy } = asked(page, searchParams)
  const read = readerOf({ page, parts }, { path, search: searchParams })
  return {
    key: `${path}${query}`,
    address: isTidy && path === pathname && isAsLinked(page, path) ? { pathname, search: query } : null,
    ...(kinds[page] ?? reference),
    read: async (deps) => orMissing(async () => read(deps), path),
  }
}
