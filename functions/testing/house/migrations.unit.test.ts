import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { migrationFiles } from '#db/migration-files.ts'
import { root } from './source-files.ts'

const landed: Record<string, string> = JSON.parse(fs.readFileSync(path.join(root, 'db/migrations/landed.json'), 'utf8'))
const migrations = migrationFiles()

// A database that has a migration would never see a change to it: what landed is frozen, and another migration mends it.
test('a migration that has landed is as it landed, and none is gone', () => {
  const now = Object.fromEntries(migrations.map(({ name, hash }) => [name, hash]))
  expect(now).toEqual(landed)
})

test('migrations are numbered without gaps, in the order of their journal', () => {
  const journal = JSON.parse(fs.readFileSync(path.join(root, 'db/migrations/meta/_journal.json'), 'utf8'))
  expect(migrations.map(({ name }) => name)).toEqual(journal.entries.map(({ tag }: { tag: string }) => tag))
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, index) => index))
})

test('each after the first says what it locks', () => {
  expect(migrations.slice(1).filter(({ locks }) => !locks)).toEqual([])
})

test('what builds an index on a table in use builds it beside the traffic, and so outside a transaction', () => {
  const blocking = migrations.slice(1).filter(({ statements, isTransaction }) => {
    const created = new Set(
      statements.flatMap((one) => /create table (?:if not exists )?"?(\w+)/i.exec(one)?.[1] ?? []),
    )
    return statements.some((one) => {
      const [, concurrently, table = ''] = /create (?:unique )?index (concurrently )?.*? on "?(\w+)/i.exec(one) ?? []
      return table && !created.has(table) && (!concurrently || isTransaction)
    })
  })
  expect(blocking.map(({ name }) => name)).toEqual([])
})
