import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { landingPages } from '../build/landing-pages.ts'

/**
 * Fails when a visitor's first view grows too heavy or takes too many files, or the Worker too large to start at once. Reads
 * what is built, so build before. Sizes are gzipped bytes.
 */
const dist = path.resolve(import.meta.dirname, '../dist')
const worker = path.resolve(import.meta.dirname, '../../.build/worker/index.js')
const limits = { entry: 89_500, css: 15_000, scripts: 130_000, files: 8, worker: 1_000_000 }
/** It shows a form at once, with what checks it. */
const heavier: Record<string, number> = { contact: 167_000 }

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))

const gzipped = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(dist, file))).length, 0)

/** Every file that a chunk needs before it runs: itself and what it imports, all the way down, with their styles. */
const filesOf = (name: string): string[] => {
  const begin = Object.keys(manifest).find((key) => manifest[key]?.name === name)
  if (!begin) throw new Error(`The build has no ${name}`)
  const keys = new Set([begin])
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])
}

const behindSignIn = /\/(rooms|selling|parts|menus|schemas|forms)-/
const isStyle = (file: string) => file.endsWith('.css')
const entry = filesOf('index')
/** What every page fetches beside its own: the frame around it, and the script before the first paint. */
const around = [...entry, ...filesOf('public'), 'early.js']
const views = landingPages.map((page) => {
  const files = [...new Set([...around, ...filesOf(`${page}.page`)])].filter((file) => !isStyle(file))
  const notForVisitors = files.filter((file) => behindSignIn.test(file))
  if (notForVisitors.length > 0) throw new Error(`A first view of ${page} brings ${notForVisitors}`)
  return { page, files: files.length, bytes: gzipped(files) }
})

const figures = [
  { what: 'entry scripts', is: gzipped(entry.filter((file) => !isStyle(file))), limit: limits.entry },
  { what: 'the Worker', is: gzipSync(fs.readFileSync(worker)).length, limit: limits.worker },
  { what: 'styles', is: gzipped(fs.globSync('assets/*.css', { cwd: dist })), limit: limits.css },
  ...views.flatMap(({ page, files, bytes }) => [
    { what: `scripts of a first view: ${page}`, is: bytes, limit: heavier[page] ?? limits.scripts },
    { what: `their files: ${page}`, is: files, limit: limits.files },
  ]),
]

const said = (figure: number) => (figure < 1000 ? `${figure}   ` : `${(figure / 1000).toFixed(1)} kB`)
for (const { what, is, limit } of figures) {
  console.log(`${is > limit ? 'OVER' : ' ok '}  ${said(is).padStart(8)} of ${said(limit).padStart(8)}  ${what}`)
}
if (figures.some(({ is, limit }) => is > limit)) process.exitCode = 1
