import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Fails when a visitor's first load grows too heavy. Reads web/dist, so build before. Sizes are gzipped bytes. */
const dist = path.resolve(import.meta.dirname, '../dist')
const budget = { entry: 110_000, css: 25_000, page: 160_000 }
const pages = ['home', 'category', 'product', 'seller']
/** What each width fetches beside its first page. */
const shells = [['header/desktop-header'], ['header/phone-header', 'header/phone-nav']]

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
const manifest: Record<string, Chunk> = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))

const gzipped = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(dist, file))).length, 0)

/** Every file that a chunk needs before it runs: itself and what it imports, all the way down, with their styles. */
const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (seen.has(chunk.file)) return seen
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

const shell = shells
  .map((names) => new Set(names.flatMap((name) => [...filesOf(`src/components/layout/${name}.tsx`)])))
  .sort((a, b) => gzipped(b) - gzipped(a))[0]

const isStyle = (file: string) => file.endsWith('.css')
const entry = filesOf('index.html')
const loads = pages.map((name) => {
  const page = filesOf(`src/pages/${name}/${name}.page.tsx`)
  const variants = ['mobile', 'desktop'].map((device) => `src/pages/${name}/${name}.${device}.tsx`)
  const heaviest = variants
    .filter((key) => manifest[key])
    .map((key) => filesOf(key))
    .sort((a, b) => gzipped(b) - gzipped(a))[0]
  const bytes = gzipped(new Set(['index.html', ...entry, ...(shell ?? []), ...page, ...(heaviest ?? [])]))
  return { what: `${name} page, first load`, bytes, limit: budget.page }
})

const figures = [
  { what: 'entry scripts', bytes: gzipped([...entry].filter((file) => !isStyle(file))), limit: budget.entry },
  { what: 'entry styles', bytes: gzipped([...entry].filter(isStyle)), limit: budget.css },
  ...loads,
]

for (const { what, bytes, limit } of figures) {
  console.log(
    `${bytes > limit ? 'OVER' : ' ok '}  ${(bytes / 1000).toFixed(1).padStart(6)} of ${limit / 1000} kB  ${what}`,
  )
}
if (figures.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1
