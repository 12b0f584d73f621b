import type { Deps } from '#app/deps.ts'
import { cachedText, cacheWindows } from '#app/edge/edge-cache.ts'
import type { Draw } from '#contract/pages/drawing.ts'
import { homeHead } from '#contract/pages/page-heads.ts'
import { type FoundPage, pageAt } from './find-page.ts'
import { drawInTime } from './html/draw-in-time.ts'
import type { Shell } from './html/shell.ts'
import { asText, type Drawing, fromText, type WrittenPage, writePage } from './html/write-page.ts'
import { type PageModel, pageModel } from './page-model.ts'

/** Later than this the shell goes out without data: the browser asks for it itself. */
const patienceMs = 500

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

const drawingOf = async ({ now: at }: Deps, { found, model, way, draw }: ToDraw): Promise<Drawing | null> => {
  if (!found.address || model.status !== 200 || !model.isWhole) return null
  const isPhone = way === 'phone'
  const drawn = await drawInTime(draw, { ...found.address, firstData: model.firstData, isPhone, at })
  return drawn && { drawn, isPhone, pathname: found.address.pathname, at }
}

/** A page that is read: from the cache, or made now and kept there. */
const keptPage = (deps: Deps, { found, shell, url, headers, draw }: Asked & { found: Read }): Promise<WrittenPage> => {
  const { origin } = deps
  const way = wayOf(found, headers)
  const key = `/page/${shell.build}/${way}/${encodeURIComponent(origin)}${found.key}`
  const text = async () => {
    const model = await found.read(deps)
    const drawing = await drawingOf(deps, { found, model, way, draw })
    return asText(writePage(shell, { model, origin, drawing }))
  }
  // What was not drawn in time, as on a busy machine, is soon tried again.
  const windowOf = (kept: string) => (way === 'undrawn' || fromText(kept).isDrawn ? found.window : cacheWindows.lists)
  const request = new Request(new URL(key, url), { headers })
  return cachedText(deps, { request, windowOf, tag: found.tag, text }).then(fromText)
}

/** The page of an address as it goes out: drawn where it can be, and the shell alone where its data is late or fails. */
export const makePage = async (deps: Deps, asked: Asked): Promise<WrittenPage> => {
  const { shell, url } = asked
  const found = pageAt(url, deps.env)
  const undrawn = (model: PageModel) => writePage(shell, { model, origin: deps.origin, drawing: null })
  if ('model' in found) return undrawn(found.model)
  const kept = keptPage(deps, { ...asked, found }).catch(() => null)
  deps.defer(kept)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  return (await Promise.race([kept, late])) ?? undrawn(bare(url.pathname))
}
