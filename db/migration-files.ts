import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'migrations')

export type Migration = {
  /** The file's name without its ending. */
  name: string
  /** SHA-256 of the file: a landed one never changes. */
  hash: string
  statements: string[]
  /** What it locks, in words, as its head says after `-- locks:`. */
  locks: string | null
  /** False where its head says `-- outside a transaction:` and why, such as an index built CONCURRENTLY. */
  isTransaction: boolean
  /** Longest time for one statement, as PostgreSQL reads it; `-- statement timeout:` in its head. */
  statementTimeout: string
}

const usualTimeout = '60s'

const headOf = (text: string, word: string): string | null =>
  new RegExp(`^-- ${word}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? null

const readMigration = (file: string): Migration => {
  const text = fs.readFileSync(path.join(folder, file), 'utf8')
  return {
    name: path.basename(file, '.sql'),
    hash: createHash('sha256').update(text).digest('hex'),
    statements: text
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter(Boolean),
    locks: headOf(text, 'locks'),
    isTransaction: headOf(text, 'outside a transaction') === null,
    statementTimeout: headOf(text, 'statement timeout') ?? usualTimeout,
  }
}

/** Every migration, in the order in which they run. */
export const migrationFiles = (): Migration[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map(readMigration)
