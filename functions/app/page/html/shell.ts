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
  /** What every page needs: scripts, style sheets, fonts. */
  links: string[]
  /** Paths of the scripts that a page needs beside those of every page, by the name of its module. */
  scripts: Record<string, string[]>
}

/** Where index.html says that a page's own begins and ends. */
const marks = /^(.*)<!--head-->.*<!--\/head-->(.*)<!--app-->.*<!--\/app-->(.*)$/s
const pageFiles = /<script type="application\/json" id="page-files">(.*?)<\/script>/s

/** Cuts index.html. Throws when it is not what a build makes. */
export const cutShell = (html: string): Shell => {
  const [, json = '{}'] = pageFiles.exec(html) ?? []
  const [, beforeHead, beforeApp, afterApp] = marks.exec(html.replace(pageFiles, '')) ?? []
  if (beforeHead === undefined || beforeApp === undefined || afterApp === undefined) {
    throw new Error('index.html has lost its marks')
  }
  const build = createHash('sha256').update(html).digest('base64url').slice(0, 12)
  return { build, beforeHead, beforeApp, afterApp, ...JSON.parse(json) }
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
