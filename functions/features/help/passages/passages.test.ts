import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReference } from '#db/seed/reference/load.ts'
import { passageRows } from '#db/seed/reference/passages.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const stored = async () =>
  (await app.db.query('select url, kind, page, heading, body, position from passages order by url')).rows

const wanted = [...passageRows].sort((a, b) => (a.url < b.url ? -1 : 1))

test('a migrated database holds every section of our pages', async () => {
  expect((await stored()).sort((a, b) => (a.url < b.url ? -1 : 1))).toEqual(wanted)
  expect(wanted.map(({ url }) => url)).toContain('/returns#eggs')
})

/** Leaves the sections as an older release may have had them: one in other words, one missing, one that is gone since. */
const agePassages = async () => {
  await app.db.query(`update passages set body = 'Old words', heading = 'Old' where url = '/returns#eggs'`)
  await app.db.query(`delete from passages where url = '/terms#law'`)
  await app.db.query(`insert into passages values ('/gone#long-ago', 'policy', 'Gone', 'Gone', 'Gone', 0)`)
}

test('loading again brings what changed, takes away what is gone and leaves the rest', async () => {
  await agePassages()
  for (const _ of [1, 2]) await loadReference(drizzle(app.db, { casing: 'snake_case' }))
  expect((await stored()).sort((a, b) => (a.url < b.url ? -1 : 1))).toEqual(wanted)
})
