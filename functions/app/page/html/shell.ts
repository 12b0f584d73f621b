import { createHash } from 'node:crypto'
import type { Env } from '#app/env.ts'

/** The build's index.html, cut where what belongs to a page is put in. */
export type Shell = {
  /** Another one a build: what is kept of a page names the build's files. */
  build: string
  beforeHead: string
  /** Between a page's own tags and the element of the app. */
  beforeApp: string
  afterApp: string
  /** The elements that fetch the scripts of every page. */
  scriptTags: string
  /** What the first paint of every page waits for, as a `Link` header says it. */
  links: string[]
  /** Paths of the scripts that a page needs beside those of every page, by the name of its module. */
  scripts: Record<string, string[]>
}

/** Where index.html says that a page's own begins and ends. */
const marks = /^(.*)<!--head-->.*<!--\/head-->(.*)<!--app-->.*<!--\/app-->(.*)$/s
const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const pageFiles = /<script type="application\/json" id="page-files">(.*?)<\/script>/s

/** Cuts index.html. Throws when it is not what a build makes. */
export const cutShell = (html: string): Shell => {
  const [, json = '{}'] = pageFiles.exec(html) ?? []
  const scripts = html.match(scriptTags)?.map((tag) => tag.trim()) ?? []
  const [, beforeHead, beforeApp, afterApp] = marks.exec(html.replace(pageFiles, '').replace(scriptTags, '')) ?? []
  if (beforeHead === undefined || beforeApp === undefined || afterApp === undefined || scripts.length === 0) {
    throw new Error('index.html has lost its marks or its scripts')
  }
  const build = createHash('sha256').update(html).digest('base64url').slice(0, 12)
  return { build, beforeHead, beforeApp, afterApp, scriptTags: scripts.join('\n'), ...JSON.parse(json) }
}

let kept: Shell | null = null

/** The shell of this build, read once an isolate; null when its file does not come. */
export const readShell = async ({ ASSETS }: Env, origin: string): Promise<Shell | null> => {
  if (kept) return kept
  // Asked without the browser's conditions: it answers 304 to those.
  const read = async () => ASSETS?.fetch(new URL('/', origin).href)
  // A file that does not come at once, as on a busy machine, is asked for once more before anybody is told.
  const first = await read().catch(() => null)
  const file = first?.ok ? first : await read()
  if (!file?.ok) return null
  kept = cutShell(await file.text())
  return kept
}
