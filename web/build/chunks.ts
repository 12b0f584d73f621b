import type { Rolldown } from 'vite'
import { landingPages } from './landing-pages.ts'

type Group = Rolldown.CodeSplittingGroup
type Modules = Rolldown.ChunkingContext

const ofResults = ['category', 'products', 'seller']
const ofFront = ['home', 'services', 'sell', 'feature-requests']
/** The pages with most of their own: what others share and none of these needs goes to a file of theirs. */
const spared = ['product', ...ofFront]
/** The pages with fields to type in: the rules of what they take. */
const ofTyping = ['incubation-calculator', 'contact']
const ofReading = ['help', 'help-article', 'privacy', 'terms', 'cookies', 'shipping', 'returns']
const frame = /\/(layouts\/(site-layout|bare-layout|page-slot)|chat\/chat)\.tsx?$/

const pageOf = (id: string): string | undefined => /\/src\/pages\/([^/]+)\/[^/]+\.page\.tsx$/.exec(id)?.[1]

/** A room of the seller's side. */
const isOfSellers = (id: string): boolean => /^(dashboard|listing-editor|packing|subscri)/.test(pageOf(id) ?? '')

/** What is fetched by itself and brings this module along: pages, dialogs, menus, or the entry. */
const bringersOf = (id: string, modules: Modules): string[] => {
  const seen = new Set([id])
  for (const each of seen) for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen].filter(
    (each) => modules.getModuleInfo(each)?.isEntry || modules.getModuleInfo(each)?.dynamicImporters.length,
  )
}

/** Where somebody is when these are fetched: on them, on the pages that they are late parts of, or on any. */
const placesOf = (bringers: string[], modules: Modules): string[] => {
  const seen = new Set(bringers)
  for (const each of seen) {
    const from = pageOf(each) ? [] : (modules.getModuleInfo(each)?.dynamicImporters ?? [])
    for (const id of from) for (const bringer of bringersOf(id, modules)) seen.add(bringer)
  }
  return [...seen].filter((each) => pageOf(each) || modules.getModuleInfo(each)?.isEntry)
}

const everyImportOf = (id: string, modules: Modules): string[] => {
  const seen = new Set([id])
  for (const each of seen) for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) seen.add(imported)
  return [...seen]
}

type Place = {
  bringers: string[]
  landings: string[]
  isOfFrame: boolean
  isOnlyOf: (page: string) => boolean
  needs: (library: RegExp) => boolean
}

const placeOf = (id: string, modules: Modules): Place => {
  const bringers = bringersOf(id, modules)
  const pages = bringers.map(pageOf)
  return {
    bringers,
    landings: landingPages.filter((name) => pages.includes(name)),
    isOfFrame: bringers.some((each) => frame.test(each)),
    isOnlyOf: (page) => placesOf(bringers, modules).every((each) => pageOf(each) === page),
    needs: (library) => everyImportOf(id, modules).some((each) => library.test(each)),
  }
}

const menus = /node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/
const schemas = /node_modules\/zod\//
const forms = /node_modules\/(react-hook-form|@hookform)\//

/** The file that a module of ours goes to; null leaves it in that of the one page or part that brings it. */
const fileOf = ({ bringers, landings, isOfFrame, isOnlyOf, needs }: Place): string | null => {
  if (isOfFrame) return 'public'
  const [page] = landings
  if (page) {
    if (isOnlyOf(page)) return `${page}.page`
    if (landings.every((name) => ofReading.includes(name))) return 'reading'
    if (landings.length > 1 && landings.every((name) => ofTyping.includes(name))) return 'typing'
    if (landings.every((name) => ofFront.includes(name))) return 'front'
    if (landings.every((name) => ofResults.includes(name)) && bringers.every(pageOf)) return 'results'
    if (landings.length === 1 && !ofResults.includes(page)) return `${page}.acts`
    return landings.some((name) => spared.includes(name)) ? 'public' : 'landing'
  }
  if (bringers.length < 2) return null
  if (needs(forms)) return 'forms'
  if (needs(schemas)) return 'schemas'
  if (needs(menus)) return 'menus'
  if (!bringers.every(pageOf)) return 'parts'
  return bringers.every(isOfSellers) ? 'selling' : 'rooms'
}

const vendor = /node_modules\/(react|react-dom|scheduler|@tanstack)\//
/** What of the library of queries comes with those who use it. */
const ofPages = /@tanstack\/.*\/(useMutation|mutationObserver|infiniteQueryOptions)\./
const ofLists = /@tanstack\/.*\/(useInfiniteQuery|infiniteQueryObserver)\./
const ofFew = /@tanstack\/.*\/(useQueries|queriesObserver)\./
const withTheirUsers = [ofPages, ofLists, ofFew]
/** What menus and toasts stand on. */
const layers =
  /@radix-ui\/(primitive|react-(collection|compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-\S+|visually-hidden))\//

const isOurs = (id: string): boolean => /\/web\/src\/|\/functions\/contract\/|lucide-react/.test(id)

/** A file of ours, with the modules of a library that belong to it. */
const file = (name: string | RegExp, priority: number, library?: RegExp): Group => ({
  name: (id, modules) => {
    if (library?.test(id)) return String(name)
    const wanted = fileOf(placeOf(id, modules))
    return wanted && (wanted === name || (name instanceof RegExp && name.test(wanted))) ? wanted : null
  },
  debugName: String(name),
  test: (id) => isOurs(id) || library?.test(id),
  priority,
})

/**
 * Few files for a first view: the libraries that the entry stands on, the entry, what pages share, and a file a page. Each group
 * takes along what its modules import, so those that others import come first.
 */
export const chunkGroups: Group[] = [
  { name: 'vendor', test: (id) => vendor.test(id) && !withTheirUsers.some((part) => part.test(id)), priority: 20 },
  { name: 'index', tags: ['$initial'], priority: 19 },
  file('public', 18, ofPages),
  file('landing', 17, ofLists),
  file('typing', 17),
  file(/\.acts$/, 17),
  file('reading', 17),
  file('front', 17),
  file('results', 16),
  file(/\.page$/, 15),
  { name: 'layers', test: layers, priority: 14 },
  file('parts', 13),
  file('rooms', 12),
  file('selling', 11),
  file('menus', 10, menus),
  file('schemas', 9, schemas),
  file('forms', 8, forms),
]
