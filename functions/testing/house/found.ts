import fs from 'node:fs'
import path from 'node:path'
import { root } from '#db/local/state.ts'

/** A file, by its path from the root, with all that it exports by name. */
export type FoundModule = { path: string; exported: Record<string, unknown> }

/** Imports every file that fits a pattern such as `functions/*.ts`, in the order of their paths. */
export const importAll = (pattern: string): Promise<FoundModule[]> =>
  Promise.all(
    fs
      .globSync(pattern, { cwd: root })
      .sort()
      .map(async (file) => ({ path: file, exported: await import(path.join(root, file)) })),
  )
