import fs from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

/** A file of ours with the files of ours that it imports, types included; all as paths from the root. */
export type SourceFile = { path: string; lines: number; text: string; imports: string[] }

const skipped = /(^|\/)(node_modules|dist|migrations|public|files)(\/|$)/
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !skipped.test(file)

const paths = ['functions', 'db', 'web']
  .flatMap((top) =>
    fs.readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`),
  )
  .filter(isSource)
const known = new Set(paths)

const aliases = Object.entries<string>(
  JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).imports,
).map(([alias, folder]) => ({ alias: alias.replace('*', ''), folder: folder.slice(2).replace('*', '') }))

const target = (from: string, named: string): string | null => {
  const match = aliases.find(({ alias }) => named.startsWith(alias))
  const file = match ? match.folder + named.slice(match.alias.length) : path.posix.join(path.posix.dirname(from), named)
  return known.has(file) ? file : null
}

const importing = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/g

const read = (file: string): SourceFile => {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const imports = [...text.matchAll(importing)].flatMap(([, named]) => target(file, named!) ?? [])
  return { path: file, text, lines: text.split('\n').length - 1, imports: [...new Set(imports)] }
}

/** Every TypeScript file of the project. */
export const sourceFiles: SourceFile[] = paths.sort().map(read)

/** Tests and what only they, the seed, the local site and the benchmark use: free to import what they try out. */
export const isProduct = ({ path: file }: SourceFile): boolean =>
  !/\.test\.tsx?$|\.test-data\.ts$|^functions\/(testing|faults|bench|mutants)\/|^functions\/(?!_middleware\.ts$)[^/]+\.ts$|^web\/(e2e|lighthouse)\/|^db\/(local|seed)\//.test(
    file,
  )
