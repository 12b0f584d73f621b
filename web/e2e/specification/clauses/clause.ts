import fs from 'node:fs'
import path from 'node:path'

/** A test that shows a clause: its file from the root of the project, and its title as it stands there. */
type Shown = { file: string; test: string }

/** One thing that the specification asks for, in our own words, and what shows that it is so. */
export type Clause = { says: string; shownBy: Shown[] }

/** A clause of work that is not done yet: no test may claim it. */
export type Pending = { says: string; until: string }

const journeys = 'web/e2e/journeys/'
const root = path.resolve(import.meta.dirname, '../../../..')
const here = 'web/e2e/specification/'

/** Journeys by their names, whichever domain's folder they stand in. */
const journeyFiles = new Map(
  fs
    .readdirSync(path.join(root, journeys), { recursive: true, encoding: 'utf8' })
    .map((file) => [path.basename(file, '.e2e.ts'), `${journeys}${file}`]),
)

const place = (file: string): string => {
  if (file.includes('/')) return file
  if (file.startsWith('spec:')) return `${here}${file.slice('spec:'.length)}.e2e.ts`
  return journeyFiles.get(file) ?? `${journeys}${file}`
}

/**
 * A clause with its tests, each as `file > title`: `home` is a journey, `spec:calls` a file beside this folder, anything
 * with a slash a path from the root.
 */
export const clause = (says: string, ...tests: string[]): Clause => ({
  says,
  shownBy: tests.map((shown) => {
    const cut = shown.indexOf(' > ')
    return { file: place(shown.slice(0, cut)), test: shown.slice(cut + 3) }
  }),
})
