import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** A file with all that it exports, by name; its path is from the root. */
export type FoundModule = { path: string; exported: Record<string, unknown> }

/** Imports every file that matches a pattern such as `db/schema/**` and `/*.ts`, in the order of their paths. */
export const importAll = async (pattern: string): Promise<FoundModule[]> => {
  const paths = fs.globSync(pattern, { cwd: root }).sort()
  const found: FoundModule[] = []
  for (const file of paths) found.push({ path: file, exported: await import(path.join(root, file)) })
  return found
}
