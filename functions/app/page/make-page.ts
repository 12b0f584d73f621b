import { securityHeaders } from '#app/checks/security-headers.ts'
import type { Deps } from '#app/deps.ts'
import { cachedAnswer, cacheWindows, heldAnswer } from '#app/edge/edge-cache.ts'
import type { Draw } from '#contract/pages/drawing.ts'
import { homeHead } from '#contract/pages/site-heads.ts'
import { type FoundPage, pageAt } from './find-page.ts'
import { drawInTime } from './html/draw-in-time.ts'
import type { Shell } from './html/shell.ts'
import { type Drawing, writePage } from './html/write-page.ts'
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

type ToWrite = { shell: Shell; model: PageModel; drawing: Drawing | null }

/** A page as it goes out: its status, its headers and its HTML. */
const written = ({ origin }: Deps, { shell, model, drawing }: ToWrite) => ({
  status: model.status,
  headers: {
    ...securityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Link: shell.links.join(', '),
    // Until its scripts take it over, its links lead to whole pages, which a browser may fetch ahead.
    ...(drawing && { 'Speculation-Rules': '"/speculation-rules.json"' }),
  },
  body: writePage(shell, { model, origin, drawing }),
})

type ToMake = { found: Read; way: Way; shell: Shell; draw: Draw }

const make = async (deps: Deps, { found, way, shell, draw }: ToMake) => {
  const model = await found.read(deps)
  const drawing = await drawingOf(deps, { found, model, way, draw })
  // What was not drawn in time, as on a busy machine, is soon tried again.
  const window = way === 'undrawn' || drawing ? found.window : cacheWindows.lists
  return { ...written(deps, { shell, model, drawing }), window, isPacked: true }
}

/**
 * The page of an address as it goes out: from the cache, or drawn now where it can be and kept there, and the shell alone where
 * its data is late or fails, which the browser then asks for itself.
 */
export const makePage = async (deps: Deps, { shell, url, headers, draw }: Asked): Promise<Response> => {
  const found = pageAt(url, deps.env)
  const undrawn = (model: PageModel): Response => {
    const { body, ...page } = written(deps, { shell, model, drawing: null })
    return new Response(body, page)
  }
  if ('model' in found) return undrawn(found.model)
  const way = wayOf(found, headers)
  const asked = { path: `/page/${shell.build}/${way}/${encodeURIComponent(deps.origin)}${found.key}`, headers }
  const held = heldAnswer(deps, asked)
  if (held) return held
  const making = { tag: found.tag, make: () => make(deps, { found, way, shell, draw }) }
  const kept = cachedAnswer(deps, { ...asked, ...making }).catch(() => null)
  deps.defer(kept)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deps.env.PAGE_PATIENCE_MS)
  })
  const page = await Promise.race([kept, late])
  clearTimeout(timer)
  return page ?? undrawn(bare(url.pathname))
}
