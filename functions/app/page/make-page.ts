import type { Deps } from '#app/deps.ts'
import { type CacheState, cachedMade, cacheWindows } from '#app/edge/edge-cache.ts'
import type { Draw } from '#contract/pages/drawing.ts'
import { homeHead } from '#contract/pages/site-heads.ts'
import { type FoundPage, pageAt } from './find-page.ts'
import { drawInTime } from './html/draw-in-time.ts'
import type { Shell } from './html/shell.ts'
import { type Drawing, type WrittenPage, writePage } from './html/write-page.ts'
import { type PageModel, pageModel } from './page-model.ts'

/** The part of a page's patience that its drawing may take: the rest is for what comes before it. */
const drawingPart = 0.8

const bare = (path: string): PageModel => pageModel({ ...homeHead, canonical: path })

// Of phones the browsers of one kind say it by a header, all others by their name; a page drawn for the other width is drawn
// anew by the browser.
const isPhone = (headers: Headers): boolean =>
  (headers.get('sec-ch-ua-mobile') ?? (/\bMobi/i.test(headers.get('user-agent') ?? '') ? '?1' : '?0')) === '?1'

type Asked = { shell: Shell; url: URL; headers: Headers; draw: Draw }
type Read = Extract<FoundPage, { read: unknown }>

/** How a page is drawn; each way is kept by itself. */
type Way = 'phone' | 'desktop' | 'undrawn'

const wayOf = ({ address }: Read, headers: Headers): Way => {
  if (!address) return 'undrawn'
  return isPhone(headers) ? 'phone' : 'desktop'
}

type ToDraw = { found: Read; model: PageModel; way: Way; draw: Draw }

const drawingOf = async ({ now: at, env }: Deps, { found, model, way, draw }: ToDraw): Promise<Drawing | null> => {
  if (!found.address || model.status !== 200 || !model.isWhole) return null
  const isPhone = way === 'phone'
  const page = { ...found.address, firstData: model.firstData, isPhone, at }
  const drawn = await drawInTime(draw, { page, patienceMs: env.PAGE_PATIENCE_MS * drawingPart })
  return drawn && { drawn, isPhone, pathname: found.address.pathname, at }
}

/** A page as it goes out; how it came from the cache, where it did. */
export type MadePage = { status: number; isDrawn: boolean; body: string | Uint8Array<ArrayBuffer>; state?: CacheState }

/** What is kept beside a page's HTML. */
type Note = Omit<WrittenPage, 'html'>

const isDrawnIn = (note: string): boolean => (JSON.parse(note) as Note).isDrawn

/** A page that is read: from the cache, or made now and kept there. */
const keptPage = async (
  deps: Deps,
  { found, shell, headers, draw }: Omit<Asked, 'url'> & { found: Read },
): Promise<MadePage> => {
  const { origin } = deps
  const way = wayOf(found, headers)
  const key = `/page/${shell.build}/${way}/${encodeURIComponent(origin)}${found.key}`
  const make = async () => {
    const model = await found.read(deps)
    const drawing = await drawingOf(deps, { found, model, way, draw })
    const { html, ...note } = writePage(shell, { model, origin, drawing })
    return { body: html, note: JSON.stringify(note satisfies Note) }
  }
  // What was not drawn in time, as on a busy machine, is soon tried again.
  const windowOf = (note: string) => (way === 'undrawn' || isDrawnIn(note) ? found.window : cacheWindows.lists)
  const { body, note, state } = await cachedMade(deps, { path: key, headers, windowOf, tag: found.tag, make })
  return { ...(JSON.parse(note) as Note), body, state }
}

/**
 * The page of an address as it goes out: drawn where it can be, and the shell alone where its data is late or fails, which the
 * browser then asks for itself.
 */
export const makePage = async (deps: Deps, asked: Asked): Promise<MadePage> => {
  const { shell, url } = asked
  const found = pageAt(url, deps.env)
  const undrawn = (model: PageModel): MadePage => {
    const { html, ...page } = writePage(shell, { model, origin: deps.origin, drawing: null })
    return { ...page, body: html }
  }
  if ('model' in found) return undrawn(found.model)
  const kept = keptPage(deps, { ...asked, found }).catch(() => null)
  deps.defer(kept)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deps.env.PAGE_PATIENCE_MS)
  })
  const page = await Promise.race([kept, late])
  clearTimeout(timer)
  return page ?? undrawn(bare(url.pathname))
}
