import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { minifySync, type Plugin } from 'vite'

type Chunk = { type: 'chunk'; fileName: string; isEntry: boolean; imports: string[]; moduleIds: string[] }
type Bundle = Record<string, { type: 'asset'; fileName: string } | Chunk>

const isChunk = (part: Bundle[string] | undefined): part is Chunk => part?.type === 'chunk'

/** A chunk and all that it imports, down to the last: what runs before it does. */
const closureOf = (bundle: Bundle, file: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[file]
  if (!isChunk(chunk) || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) closureOf(bundle, imported, found)
  return found
}

// It is no module of the build's, and a browser that has that of another build would not know this one's pages.
const early = minifySync('early.js', fs.readFileSync(path.resolve(import.meta.dirname, '../public/early.js'), 'utf8'))
const earlyAddress = `/early.js?${createHash('sha256').update(early.code).digest('base64url').slice(0, 8)}`

const pageModule = /\/pages\/[\w-]+\/([\w-]+)\.page\.tsx$/

/**
 * Sends early.js without its comments, and tells the edge in index.html which files a page needs, so that it can name them:
 * `links` are what the first paint of every page waits for, `scripts` those of a page's module beside those of every page. The
 * edge takes it out of what it sends.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'early.js', source: early.code })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return []
      const parts: Bundle = bundle
      const chunks = Object.values(parts).filter(isChunk)
      const entry = chunks.find(({ isEntry }) => isEntry)
      const first = entry ? closureOf(parts, entry.fileName) : new Set<string>()
      const links = [
        `<${earlyAddress}>; rel=preload; as=script`,
        ...Object.keys(parts).flatMap((file) =>
          /index-[\w-]+\.css$/.test(file) ? [`</${file}>; rel=preload; as=style; crossorigin`] : [],
        ),
      ]
      const layout = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/layouts/site-layout.tsx')))
      const around = layout ? closureOf(parts, layout.fileName) : first
      const scripts: Record<string, string[]> = {}
      for (const { fileName, moduleIds } of chunks) {
        const files = [...new Set([...closureOf(parts, fileName), ...around])]
          .filter((file) => !first.has(file))
          .map((file) => `/${file}`)
        for (const id of moduleIds) {
          const name = pageModule.exec(id)?.[1]
          if (name) scripts[name] = files
        }
      }
      const children = JSON.stringify({ links, scripts })
      return {
        html: html.replace('"/early.js"', `"${earlyAddress}"`),
        tags: [{ tag: 'script', attrs: { type: 'application/json', id: 'page-files' }, children, injectTo: 'body' }],
      }
    },
  },
})
