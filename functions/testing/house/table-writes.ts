import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { importAll } from '#testing/house/found.ts'

/** A statement that writes a table; `table` is null where it can't be told which. */
export type TableWrite = { table: string | null; statement: string }

/** The tables of the schema by the names that they are exported under. */
export type Tables = ReadonlyMap<string, string>

/** Finds every table of the schema. */
export const tablesOfSchema = async (): Promise<Tables> => {
  const exported = (await importAll('db/schema/**/*.ts')).flatMap((file) => Object.entries(file.exported))
  return new Map(exported.flatMap(([name, value]) => (is(value, PgTable) ? [[name, getTableName(value)]] : [])))
}

/** A file's text without what it only says to its reader. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/** What a file calls the tables, by the names under which it imports them and the aliases that it gives them. */
const namesIn = (text: string, tables: Tables): Map<string, string> => {
  const names = new Map<string, string>()
  for (const [, imported = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*schema[^']*'/g)) {
    for (const part of imported.split(',')) {
      const [exported = '', local = exported] = part.trim().split(' as ')
      const table = tables.get(exported)
      if (table) names.set(local, table)
    }
  }
  for (const [, local = '', of = ''] of text.matchAll(/const (\w+) = (?:alias\()?(\w+)\b/g)) {
    const table = names.get(of)
    if (table) names.set(local, table)
  }
  return names
}

// A statement is one only where no lock and no `on conflict` ends in the same word.
const inSql =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|copy|(?<!\b(?:do|for|key)\s+)update)\s+(?:only\s+)?(?:"?public"?\.)?(?:\$\{([^}]*)\}|"?(\w+)"?)(?=([^`]*))/gi

const isStatement = (found: string, rest: string): boolean => {
  if (/^copy/i.test(found)) return /^\s*(?:\([^)]*\)\s*)?from\b/i.test(rest)
  if (/^merge/i.test(found)) return /^\s+(?:(?:as\s+)?\w+\s+)?using\b/i.test(rest)
  return !/^update/i.test(found) || /^\s+(?:(?:as\s+)?\w+\s+)?set\b/i.test(rest)
}

const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120)

const sqlWrites = (text: string, names: Map<string, string>, tables: Tables): TableWrite[] => {
  const known = new Set(tables.values())
  return [...text.matchAll(inSql)].flatMap(([found, inserted, named = '', rest = '']) => {
    if (!isStatement(found, rest)) return []
    const table = inserted === undefined ? known.has(named) && named : names.get(inserted.trim())
    return [{ table: table || null, statement: shown(found + rest) }]
  })
}

const inCall = /(\bdb\s*)?\.(?:insert|update|delete)\(\s*([\w.]+)\s*\)/g

const callWrites = (text: string, names: Map<string, string>): TableWrite[] =>
  [...text.matchAll(inCall)].flatMap(([found, onDatabase, argument = '']) => {
    const table = names.get(argument) ?? null
    return table || onDatabase ? [{ table, statement: shown(found) }] : []
  })

/** Every write that a file's text has, in SQL or by Drizzle. */
export const tableWritesIn = (source: string, tables: Tables): TableWrite[] => {
  const text = withoutComments(source)
  const names = namesIn(text, tables)
  return [...sqlWrites(text, names, tables), ...callWrites(text, names)]
}
