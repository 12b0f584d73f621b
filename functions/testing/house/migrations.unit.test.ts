import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrationFiles } from '#db/migration-files.ts'
import { root } from './source-files.ts'
import { stopsOf } from './traffic.ts'

const landed: Record<string, string> = JSON.parse(fs.readFileSync(path.join(root, 'db/migrations/landed.json'), 'utf8'))
const migrations = migrationFiles()

// A database that has a migration would never see a change to it: what landed is frozen, and another migration mends it.
test('a migration that has landed is as it landed, and none is gone', () => {
  const names = [...new Set([...Object.keys(landed), ...migrations.map(({ name }) => name)])]
  const wrong = names.flatMap((name) => {
    const hash = migrations.find((one) => one.name === name)?.hash
    if (hash === landed[name]) return []
    if (!hash) return [`${name} has landed and is gone: put it back`]
    if (landed[name]) return [`${name} has landed and is changed: put it back, and mend it by another migration`]
    return [`${name} is not frozen: "npm run db:land" writes its hash into landed.json with the change that lands it`]
  })
  expect(wrong).toEqual([])
})

const landing = 'db/migrations/landed.json'

const git = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** The hash under which a migration first landed, by the history; null where that does not reach back, or none is there. */
const firstHashOf = (name: string): string | null => {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return null
  const [commit] = git('log', '--reverse', '--format=%H', `-S"${name}"`, '--', landing).split('\n')
  const known: Record<string, string> = JSON.parse((commit && git('show', `${commit}:${landing}`)) || '{}')
  return known[name] ?? null
}

// Whoever edits a file may edit its hash with it: only the history still knows the one that databases have.
test('a migration that has landed bears the hash with which it first did', () => {
  const wrong = Object.entries(landed).flatMap(([name, hash]) => {
    const first = firstHashOf(name)
    return first === null || first === hash ? [] : [`${name} landed as ${first}: put file and hash back`]
  })
  expect(wrong).toEqual([])
})

test('migrations are numbered without gaps, in the order of their journal', () => {
  const journal = JSON.parse(fs.readFileSync(path.join(root, 'db/migrations/meta/_journal.json'), 'utf8'))
  expect(migrations.map(({ name }) => name)).toEqual(journal.entries.map(({ tag }: { tag: string }) => tag))
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, index) => index))
})

test('each after the first says what it locks', () => {
  const silent = migrations.slice(1).flatMap(({ name, locks }) => (locks ? [] : [`db/migrations/${name}.sql`]))
  expect(silent, 'begin each of these with a line "-- locks: …": what it locks, and why that hurts nobody').toEqual([])
})

const reasonOf = (name: string): string | undefined =>
  /^-- stops the traffic: (.+)$/m.exec(fs.readFileSync(path.join(root, `db/migrations/${name}.sql`), 'utf8'))?.[1]

test('nothing stops the traffic of a table in use but where the head says why', () => {
  const stops = migrations
    .slice(1)
    .flatMap((one) => stopsOf({ ...one, reason: reasonOf(one.name) }).map((stop) => `${one.name} ${stop}`))
  expect(stops, 'or add "-- stops the traffic: …" to its head: for how long, and why that hurts nobody').toEqual([])
})

describe('a stop is seen', () => {
  const stops = (text: string, isTransaction = true) => stopsOf({ statements: [text], isTransaction })
  const whole =
    'ALTER TABLE "orders" ADD CONSTRAINT "whole" CHECK ("orders"."type" is not null and "kind" is not null) NOT VALID'
  const validated = 'ALTER TABLE "orders" VALIDATE CONSTRAINT "whole"'

  test.each([
    'CREATE INDEX "orders_at_idx" ON "orders" USING btree ("at")',
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "orders_at_idx" ON "public"."orders" ("at")',
    'DROP INDEX "orders_at_idx"',
    'DROP INDEX IF EXISTS public.orders_at_idx',
    'ALTER TABLE "orders" ADD COLUMN "town" text GENERATED ALWAYS AS (address->>\'town\') STORED',
    'ALTER TABLE orders ADD IF NOT EXISTS town text\n  GENERATED ALWAYS AS (lower(town)) STORED NOT NULL',
    'ALTER TABLE "orders" ALTER COLUMN "total" TYPE bigint',
    'CREATE TABLE "hens" ("id" uuid);\nDROP INDEX "hens_idx";\nCREATE INDEX "hens_idx" ON "hens" ("id")',
    'alter table only orders alter total set data type bigint',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_number_key" UNIQUE ("number")',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_number_key" UNIQUE NULLS NOT DISTINCT ("number", "at")',
    'alter table only public.orders add unique (number)',
    'ALTER TABLE "orders_kept" ADD PRIMARY KEY ("id")',
    'CREATE UNIQUE INDEX "orders_number_key" ON "orders" ("number")',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_total_check" CHECK ("total" > 0)',
    'alter table orders add check (total > 0)',
    'ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("a" in (1, 2)) NOT VALID, ADD CONSTRAINT "b" CHECK ("b" > 0)',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade',
    'ALTER TABLE "orders" ADD COLUMN "shop_id" uuid REFERENCES "shops"("id")',
    'ALTER TABLE "orders" ADD COLUMN "code" text UNIQUE',
    'ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "code" text CHECK (length(code) = 6)',
    'CREATE TABLE "orders_kept" ("id" uuid);\nALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE text',
    'ALTER TABLE "orders" ALTER COLUMN "type" SET NOT NULL',
    'alter table only public.orders alter type set not null',
    `${whole};\nALTER TABLE "orders" ALTER COLUMN "type" SET NOT NULL`,
    `${whole};\n${validated};\nALTER TABLE "orders" ALTER COLUMN "type" SET NOT NULL, ALTER COLUMN "town" SET NOT NULL`,
    `${whole};\n${validated};\nALTER TABLE "users" ALTER COLUMN "type" SET NOT NULL`,
    `${whole.replace(' and ', ' or ')};\n${validated};\nALTER TABLE "orders" ALTER COLUMN "type" SET NOT NULL`,
    'ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL',
    'ALTER TABLE "orders" ADD COLUMN "town" text, ADD COLUMN "chance" float DEFAULT random()',
    'alter table orders add if not exists seen timestamptz not null default clock_timestamp()',
    'ALTER TABLE "orders" ADD COLUMN "place" bigserial',
    'ALTER TABLE "orders" ADD COLUMN "place" bigint GENERATED BY DEFAULT AS IDENTITY',
    'UPDATE "orders" SET "town" = \'Ludlow\'',
    'update only public.orders o set town = null where o.id is not null',
    'DELETE FROM "orders" WHERE "paid_at" IS NULL',
    'with gone as (delete from orders returning id) select 1 from gone',
    'DO $$ BEGIN UPDATE orders SET town = null; END $$',
    'DO $$ BEGIN LOOP UPDATE orders SET town = null; EXIT; END LOOP; END $$',
  ])('in %j', (text) => {
    expect(stops(text)).toHaveLength(1)
  })

  test.each([
    'CREATE TABLE "hens" ("type" text);\nCREATE INDEX "hens_idx" ON "hens" ("type");\nDROP INDEX "hens_idx"',
    'CREATE TABLE "hens" ("a" int);\nALTER TABLE "hens" ALTER COLUMN "a" TYPE bigint',
    'ALTER TABLE "orders" ADD COLUMN "type" text',
    `${whole};\n${validated};\nALTER TABLE "orders" ALTER COLUMN "type" SET NOT NULL, ALTER COLUMN "kind" SET NOT NULL`,
    'CREATE TABLE "hens" ("type" text);\nALTER TABLE "hens" ALTER COLUMN "type" SET NOT NULL',
    'ALTER TABLE "orders" ALTER COLUMN "type" DROP NOT NULL',
    'ALTER TABLE "orders" ADD COLUMN "seen" timestamp (3) with time zone DEFAULT now() NOT NULL',
    'ALTER TABLE "orders" ADD COLUMN "total" numeric(10, 2) DEFAULT 0::numeric(10, 2)',
    `ALTER TABLE "orders" ADD COLUMN "town" text DEFAULT 'Ludlow (Shropshire)' NOT NULL`,
    'ALTER TABLE "orders" ALTER COLUMN "id" SET DEFAULT gen_random_uuid()',
    'CREATE TABLE "hens" ("a" int);\nUPDATE "hens" SET a = 1;\nDELETE FROM "hens"',
    'DO $$ BEGIN LOOP UPDATE orders SET town = null WHERE id > done; COMMIT; END LOOP; END $$',
    'CREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ BEGIN UPDATE orders SET a = 1; RETURN NEW; END $$',
    'ALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "c"("id") ON DELETE cascade ON UPDATE no action NOT VALID',
    '-- DROP INDEX "orders_at_idx"',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_number_key" UNIQUE USING INDEX "orders_number_idx"',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_total_check" CHECK ("total" > 0) NOT VALID',
    'ALTER TABLE "orders" ADD CONSTRAINT "b" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") NOT VALID,\n\tADD COLUMN "town" text',
    'ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_total_check"',
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_total_check"',
    'ALTER TABLE "orders" ADD COLUMN "checked" boolean DEFAULT false NOT NULL',
    'CREATE TABLE "hens" ("a" int);\nALTER TABLE "hens" ADD CONSTRAINT "hens_a_check" CHECK ("a" > 0)',
  ])('and none in %j', (text) => {
    expect(stops(text)).toEqual([])
  })

  test.each(['CREATE INDEX CONCURRENTLY "i" ON "orders" ("at")', 'DROP INDEX CONCURRENTLY IF EXISTS "i"'])(
    'and none beside the traffic: %j',
    (text) => {
      expect(stops(text, false)).toEqual([])
    },
  )

  test('and excused where the head says why, but for building an index', () => {
    const excused = (text: string) => stopsOf({ statements: [text], isTransaction: true, reason: 'a moment at night' })
    expect(excused('DROP INDEX "i"')).toEqual([])
    expect(excused('ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("a" > 0)')).toEqual([])
    expect(excused('CREATE INDEX "i" ON "orders" ("at")')).toHaveLength(1)
  })
})
