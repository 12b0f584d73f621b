import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Modules = Rolldown.ChunkingContext

/** The pages that strangers land on, by the folder that they stand in. */
const landing = [
  ...['home', 'categories', 'category', 'products', 'product', 'seller', 'services', 'sell'],
  ...['help', 'help-article', 'incubation-calculator', 'privacy', 'terms', 'cookies', 'shipping', 'returns'],
]
const ofResults = ['category', 'products', 'seller']
const ofReading = ['help', 'help-article', 'privacy', 'terms', 'cookies', 'shipping', 'returns']
const frame = /\/components\/layout\/(footer|header\/(desktop-header|phone-header|phone-nav))\.tsx$/

const pageOf = (id: string): string | undefined => /\/src\/pages\/([^/]+)\/[^/]+\.page\.tsx$/.exec(id)?.[1]

/** What is fetched by itself and brings this module along: pages, dialogs, menus, or the entry. */
const bringersOf = (id: string, modules: Modules): string[] => {
  const seen = new Set([id])
  for (const each of seen) for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen].filter((each) => modules.getModuleInfo(each)?.isEntry || modules.getModuleInfo(each)?.dynamicImporters.length)
}

type Sharing = { landings: string[]; isOfFrame: boolean; isOfPages: boolean; needs: (library: RegExp) => boolean }

/** By whom one of our modules is shared; null where only one brings it, which keeps it in its own file. */
const sharingOf = (id: string, modules: Modules): Sharing | null => {
  const bringers = bringersOf(id, modules)
  const isOfFrame = bringers.some((each) => frame.test(each))
  if (bringers.length < 2 && !isOfFrame) return null
  const pages = bringers.map(pageOf)
  return {
    landings: landing.filter((name) => pages.includes(name)),
    isOfFrame,
    isOfPages: !pages.includes(undefined),
    needs: (library) => everyImportOf(id, modules).some((each) => library.test(each)),
  }
}

const everyImportOf = (id: string, modules: Modules): string[] => {
  const seen = new Set([id])
  for (const each of seen) for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) seen.add(imported)
  return [...seen]
}

const isOurs = (id: string): boolean => /\/web\/src\/|\/functions\/contract\/|lucide-react/.test(id)

const files: Record<string, (sharing: Sharing) => boolean> = {
  public: (sharing) =>
    sharing.isOfFrame || (sharing.landings.length > 0 && !files.results?.(sharing) && !files.reading?.(sharing)),
  results: ({ landings, isOfFrame, isOfPages }) =>
    !isOfFrame && isOfPages && landings.length > 0 && landings.every((name) => ofResults.includes(name)),
  reading: ({ landings, isOfFrame }) =>
    !isOfFrame && landings.length > 0 && landings.every((name) => ofReading.includes(name)),
  parts: ({ isOfPages, needs }) => !isOfPages && !needs(menus) && !needs(forms),
  rooms: ({ needs }) => !needs(menus) && !needs(forms),
  menus: ({ needs }) => !needs(forms),
  forms: () => true,
}

const vendor = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
/** What of the library of queries comes with the pages that use it. */
const ofPages = /@tanstack\/.*\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQuery\w+)\./
const ofLists = /@tanstack\/.*\/(useQueries|queriesObserver)\./
const menus = /node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/
const forms = /node_modules\/(zod|react-hook-form|@hookform)\//
const libraries: Record<string, RegExp> = { public: ofPages, results: ofLists, menus, forms }

const shared = Object.entries(files).map(([name, fits], index, all): Group => {
  const isLibrary = (id: string) => libraries[name]?.test(id) ?? false
  return {
    name: (id, modules) => {
      if (isLibrary(id)) return name
      const sharing = sharingOf(id, modules)
      return sharing && fits(sharing) ? name : null
    },
    debugName: name,
    test: (id) => isOurs(id) || isLibrary(id),
    priority: all.length - index,
  }
})

/**
 * Few files for a first view: the libraries that the entry stands on, the entry, what pages share, and a file a page. Each group
 * takes along what its modules import, so those that others import come first.
 */
export const chunkGroups: Group[] = [
  { name: 'vendor', test: (id) => vendor.test(id) && !ofPages.test(id) && !ofLists.test(id), priority: 20 },
  { name: 'index', tags: ['$initial'], priority: 10 },
  ...shared,
]
