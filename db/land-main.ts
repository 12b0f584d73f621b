// `npm run db:land`: freezes the migrations that land with this change. What landed before stays as it is written down.
import fs from 'node:fs'
import path from 'node:path'
import { type Migration, migrationFiles } from './migration-files.ts'

const file = path.join(import.meta.dirname, 'migrations/landed.json')
const landed: Record<string, string> = JSON.parse(fs.readFileSync(file, 'utf8'))

const lineOf = ({ name, hash, locks }: Migration): [string, string] => {
  if (!locks) throw new Error(`${name} does not say in its head what it locks. Once landed it can't any more.`)
  return [name, hash]
}

const added = migrationFiles()
  .filter(({ name }) => !(name in landed))
  .map(lineOf)
fs.writeFileSync(file, `${JSON.stringify({ ...landed, ...Object.fromEntries(added) }, null, 2)}\n`)
console.log(added.length > 0 ? `Frozen: ${added.map(([name]) => name).join(', ')}` : 'All migrations have landed.')
