import type { Deps } from '#app/deps.ts'
import type { CacheTag } from '#app/edge/cache-tag.ts'
import { cacheWindows } from '#app/edge/edge-cache.ts'
import type { Env } from '#app/env.ts'
import { AppError } from '#app/errors.ts'
import { calculatorHead, contactHead, type PageHead } from '#contract/pages/page-heads.ts'
import { findPage, type PrivatePage, privatePages, publicPages } from '#contract/pages/pages.ts'
import { helpParams, listParams } from '#contract/pages/query-keys.ts'
import { policyHeads } from '#features/help/articles/policy-heads.words.ts'
import { categoriesPage, homePage, productPage, productsPage } from './catalogue-pages.ts'
import { categoryPage } from './category-page.ts'
import { featureRequestsPage } from './community-pages.ts'
import { articlePage, helpPage } from './help-pages.ts'
import { missingPage, type PageModel, pageModel } from './page-model.ts'
import { shopPage } from './seller-pages.ts'
import { sellPage, servicesPage } from './service-pages.ts'

/** A page whose words need no reading, or one that is read and cached under `key`. */
export type FoundPage =
  | { model: PageModel }
  | {
      key: string
      window: (typeof cacheWindows)[keyof typeof cacheWindows]
      /** What it is made from: a write to it drops the page. */
      tag: CacheTag
      read: (deps: Deps) => Promise<PageModel>
    }

const isPrivate = (page: string): page is PrivatePage => page in privatePages

/** Of pages without data that say more than their name. */
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

const readerOf = (path: string, search: URLSearchParams): ((deps: Deps) => Promise<PageModel>) | null => {
  const { page, parts } = findPage(path) ?? { page: null, parts: [] }
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
  return null
}

/** What is not there is a page too: its status is told, its words are the browser's. */
const orMissing = async (work: Promise<PageModel>, path: string): Promise<PageModel> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return missingPage(404, path)
    if (error.code === 'removed') return missingPage(410, path)
    throw error
  }
}

/** The help centre changes with a deploy only, all else with what is written every day. */
const keptAs = (path: string, search: URLSearchParams) => {
  if (path === '/help' || path.startsWith('/help/')) {
    return { key: `${path}?${helpParams(search)}`, window: cacheWindows.reference, tag: 'reference' } as const
  }
  const tag = path === '/feature-requests' ? 'feature-requests' : 'products'
  return { key: `${path}?${listParams(search)}`, window: cacheWindows.lists, tag } as const
}

/** The page at an address; those of `/dev` are there locally only. */
export const pageAt = ({ pathname, searchParams }: URL, { ENVIRONMENT }: Env): FoundPage => {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const found = findPage(path)
  if (!found || (path.startsWith('/dev/') && ENVIRONMENT !== 'local')) return { model: missingPage(404, path) }
  const read = readerOf(path, searchParams)
  if (!read) return { model: withoutData(found.page, path) }
  return { ...keptAs(path, searchParams), read: (deps) => orMissing(read(deps), path) }
}
