import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Draw, Drawable } from '#contract/pages/drawing.ts'
import { root } from '#db/local/state.ts'
import { firstData } from '#testing/site/first-data.ts'
import { percentile } from '#testing/site/reports.ts'
import type { Arena } from './arena.ts'

/** What drawing a page takes of the processor, in milliseconds, its data being there. */
export type DrawingCost = { path: string; width: 'phone' | 'desktop'; p50: number; p90: number }

/** At most so many milliseconds of the processor at the median. */
export const drawingLimit = 15

// As often as V8 needs to have compiled what it runs, and again to be measured.
const [warmUps, drawings] = [40, 100]

/** The drawing as the Worker has it, bundled for the engine that both share: a Worker is not told what it takes of the processor. */
const builtDrawing = async (): Promise<Draw> => {
  const outDir = path.join(root, '.build/bench/drawing')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'web/src/app/draw.tsx', outDir, minify: true },
  })
  const { draw } = await import(pathToFileURL(path.join(outDir, 'draw.js')).href)
  return draw
}

/** Pages that show no listings. */
const reading = ['/services', '/sell', '/help', '/help/unpacking-and-resting-eggs']

const paths = async ({ db }: Arena): Promise<string[]> => {
  const { rows } = await db.query<{ listing: string; shop: string }>(
    `select l.id as listing, u.username as shop from listings l join users u on u.id = l.seller_id
     where l.status = 'active' order by l.id limit 1`,
  )
  const { listing, shop } = rows[0]!
  return ['/', '/products', '/category/hatching-eggs', `/products/${listing}`, `/sellers/${shop}`, ...reading]
}

const timesOf = async (draw: Draw, page: Drawable): Promise<number[]> => {
  const times: number[] = []
  for (let drawing = 0; drawing < warmUps + drawings; drawing += 1) {
    const before = process.cpuUsage()
    await draw(page, new AbortController().signal)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return times.slice(warmUps).sort((a, b) => a - b)
}

/** Draws each kind of page again and again from the data that the app sends with it. Throws where the app does not draw it. */
export const measureDrawing = async (arena: Arena): Promise<DrawingCost[]> => {
  const draw = await builtDrawing()
  const costs: DrawingCost[] = []
  for (const pathname of await paths(arena)) {
    const html = await (await fetch(`${arena.app}${pathname}`)).text()
    if (!html.includes('data-drawn=')) throw new Error(`${pathname} was not drawn`)
    for (const width of ['phone', 'desktop'] as const) {
      const page = { pathname, search: '', firstData: firstData(html), isPhone: width === 'phone', at: new Date() }
      const times = await timesOf(draw, page)
      costs.push({ path: pathname, width, p50: percentile(times, 0.5), p90: percentile(times, 0.9) })
    }
  }
  return costs
}
