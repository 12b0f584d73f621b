import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isProduct, sourceFiles } from './source-files.ts'
import { tablesOfSchema, tableWritesIn, withoutComments } from './table-writes.ts'
import { openingTags } from './tags.ts'

const roles = ['routes', 'service', 'queries', 'reads', 'writes', 'dto', 'rules', 'words', 'mails', 'guard', 'leaving']
const tests = /\.(unit\.test|races\.test|test|test-data)\.ts$/

/** Long because they hold data, which is read as a table and not as code. */
const isData = (file: string): boolean =>
  /^db\/seed\/|^functions\/contract\/(help\/policies|catalogue\/species)|\.test-data\.ts$|specification\/clauses\/|(asked|words)\.ts$/.test(
    file,
  )

const product = sourceFiles.filter(isProduct)

test('every file of a feature at the edge bears its role', () => {
  const bare = sourceFiles
    .filter(({ path: file }) => file.startsWith('functions/features/') && !tests.test(file))
    .filter(({ path: file }) => !roles.includes(path.basename(file, '.ts').split('.').slice(1).join('.')))
  expect(bare.map(({ path: file }) => file)).toEqual([])
})

test('no file is longer than 250 lines but data, and half of the product’s no longer than 50', () => {
  const code = sourceFiles.filter(({ path: file }) => !isData(file))
  expect(code.filter(({ lines }) => lines > 250).map(({ path: file, lines }) => `${file}: ${lines}`)).toEqual([])
  const sorted = product.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(50)
})

/** Many alike: an article or a drawing a file. */
const isGallery = (folder: string): boolean => /^db\/seed\/(reference\/help|pictures\/scenes)\b/.test(folder)

test('no folder has more than 20 files beside its tests', () => {
  const files = sourceFiles.filter((file) => isProduct(file) || file.path.startsWith('db/'))
  const folders = Map.groupBy(
    files.filter(({ path: file }) => !/\.test\.tsx?$|\.test-data\.ts$/.test(file)),
    ({ path: file }) => path.dirname(file),
  )
  const full = [...folders].filter(([folder, { length }]) => length > 20 && !isGallery(folder))
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})

/** What the driver threw is told by its class, which columns of a user are whose is who acts, a declaration of leaving gives SQL. */
const knowDrizzle = ['functions/app/errors.ts', 'functions/app/actor.ts', 'functions/app/leaving.ts']

const saysSql =
  /from 'drizzle-orm|\bsql(?:<[^`]*>)?`|\bdb\s*\.\s*(?:select\w*|execute|insert|update|delete|with|\$\w+)\b|from '#db\/(?:schema|sql)\/.*\.ts'/

/** Words of SQL that are a statement of their own. */
const lendsStatements =
  /^import \{ (?:(?:lockUser|holdAccount|holdAccountAlone|refuseDeparted|refuseSignedOut)(?:, )?)+ \} from '#db\/sql\/people\.ts'$/gm

test('the edge says SQL in its queries, reads, writes and leaving alone', () => {
  const wrong = product
    .filter(({ path: file }) => /^functions\/(features|app|jobs)\//.test(file) && !knowDrizzle.includes(file))
    .filter(({ path: file }) => !/\.(queries|reads|writes|leaving)\.ts$/.test(file))
    .filter(({ text }) => saysSql.test(withoutComments(text).replaceAll(lendsStatements, '')))
  expect(wrong.map(({ path: file }) => file)).toEqual([])
})

describe('SQL is seen', () => {
  test.each([
    "import { eq } from 'drizzle-orm'",
    "import { PgTable } from 'drizzle-orm/pg-core'",
    "import { users } from '#db/schema/identity/sessions.ts'",
    "import type { users } from '#db/schema/identity/people.ts'",
    'const rows = await deps.db\n    .select({ id })',
    'await db.execute(found)',
    'const { rows } = await db.selectDistinct(columns)',
    'return sql`select 1`',
    'return sql<number>`count(*)::int`',
  ])('in %j', (text) => {
    expect(withoutComments(text)).toMatch(saysSql)
  })

  test.each([
    '// as db.select would',
    "import type { Db } from '#db/client.ts'",
    'await batch(db, reads)',
    "say('sql')",
  ])('and none in %j', (text) => {
    expect(withoutComments(text)).not.toMatch(saysSql)
  })
})

/** What SQL has one word for, with the file that says it. */
const saidOnce: [word: string, says: RegExp, file: string][] = [
  ['a moment as JSON has it', /HH24:MI:SS\.MS/, 'db/sql/iso-time.ts'],
  ['a seller who is shown', /join users u on u\.id = l\.seller_id and u\.suspended_at/, 'db/sql/listings.ts'],
  ['a listing to look at', /status in \('active', 'paused'\) and \w+\.suspended_at/, 'db/sql/listings.ts'],
  ['a session that lives', /expiresAt[^;]*?isNull\(users\.suspendedAt|holder\.suspended_at/, 'db/sql/people.ts'],
  [
    'the lock of options',
    /from listing_options\b[^`]*for no key update/,
    'functions/features/selling/stock/stock.queries.ts',
  ],
  ['a full shelf', /least\(10_?000/, 'nowhere: the contract says it'],
  [
    'the usual dispatch days',
    /mon["']?, ?["']?tue["']?, ?["']?wed["']?[\]}]/,
    'functions/contract/catalogue/catalogue.constants.ts',
  ],
]

test.each(saidOnce)('%s has one word', (_word, says, own) => {
  const others = product.filter(({ path: file, text }) => file !== own && says.test(withoutComments(text)))
  expect(others.map(({ path: file }) => file)).toEqual([])
})

test('what is called reads writes nothing', async () => {
  const tables = await tablesOfSchema()
  const writing = sourceFiles
    .filter(({ path: file }) => file.endsWith('.reads.ts'))
    .flatMap(({ path: file, text }) => tableWritesIn(text, tables).map(({ statement }) => `${file}: ${statement}`))
  expect(writing, 'write in .queries or .writes').toEqual([])
})

test('one file alone is what Pages serves', () => {
  const served = sourceFiles.filter(
    ({ path: file, text }) => file.startsWith('functions/') && /export .*\bonRequest/.test(text),
  )
  expect(served.map(({ path: file }) => file)).toEqual(['functions/_middleware.ts'])
})

const inverted = /\/\*\*\s+(?:\* )?(?:Of|From|To|By|With|For) /

test('a comment begins with what a thing is or does, not with a preposition', () => {
  const wrong = sourceFiles.filter(({ text }) => inverted.test(text))
  expect(wrong.map(({ path: file }) => file)).toEqual([])
})

test('secrets are compared in one place, by their bytes', () => {
  const comparing = product.filter(({ text }) => /timingSafeEqual/.test(text)).map(({ path: file }) => file)
  expect(comparing).toEqual(['functions/app/same-secret.ts'])
})

test('where a visitor comes from is read in one place, which makes a network of it', () => {
  const reading = product.filter(({ text }) => /connecting-ip|x-forwarded-for|x-real-ip/i.test(text))
  expect(reading.map(({ path: file }) => file)).toEqual(['functions/app/visitor/network.ts'])
})

test('what a batch may do without is `undefined` there, not a list of one or none', () => {
  const listed = product
    .filter(({ path: file }) => file.startsWith('functions/'))
    .filter(({ text }) => /\bbatch\(|: Batch\b|db: Db\b|\broute\(/.test(text))
    .filter(({ text }) => /^ +\w+: (?:(?!=>)[^?\n])+ \? \[(?:\w+\.)*\w+\(.*\)\] : \[\]/m.test(text))
  expect(listed.map(({ path: file }) => file)).toEqual([])
})

test('results bear names: none is told by its place', () => {
  const skips = (text: string): boolean => /\bbatch\(/.test(text) && /const \[\s*,/.test(text)
  const byPlace = product.filter(
    ({ text }) =>
      skips(text) || /\bdb\.batch\(|const \[[^\]\n]*,[^\]\n]*\] = await (db|deps|batch)|\bresults\[\d/.test(text),
  )
  expect(byPlace.map(({ path: file }) => file).filter((file) => file !== 'db/batch.ts')).toEqual([])
})

// By its name `z` the bundle of the Worker would hold all of zod, with its errors in some fifty languages.
test('zod is imported as a namespace, from which a bundle takes only what it uses', () => {
  const whole = product.filter(({ text }) => /^import (?!type |\* as z from 'zod'$).*from 'zod[^']*'$/m.test(text))
  expect(whole.map(({ path: file }) => file)).toEqual([])
})

/** Whoever asks first would decide what everybody else is shown. */
test('an answer that the edge keeps for everybody does not look at who asks', () => {
  const looking = product.filter(
    ({ text, imports }) => / cache: \{/.test(text) && imports.includes('functions/app/session.ts'),
  )
  // Its articles are for everybody; whose vote is counted once is asked beside them.
  expect(looking.map(({ path: file }) => file)).toEqual(['functions/features/help/articles/help.routes.ts'])
})

/** Whose button that sends may be off, and why nobody is left without a word. */
const mayBeOff: Record<string, string> = {
  'web/src/features/help/chat/chat-form.tsx': 'the specification wants it off while nothing is typed or a reply is due',
  'web/src/pages/home/parts/assistant-promo.tsx': 'the specification wants it off while nothing is typed',
  'web/src/features/selling/listings/editor/editor-actions.tsx':
    'words above it ask which of two versions stays, or it is being published',
}

/** Whether a form could be drawn there whose button is off, by itself or by the fieldset around it. */
const hasSendingOff = (text: string): boolean => {
  const off = openingTags(text, ['Button', 'button', 'fieldset']).filter((tag) => /\sdisabled(?=[\s=/>])/.test(tag))
  const draws = text.includes('<form') || text.includes('type="submit"')
  return off.some((tag) => /\stype="submit"/.test(tag) || (tag.startsWith('<fieldset') && draws))
}

test('no button that sends a form is switched off: Enter in its fields would do nothing, and say nothing', () => {
  const off = sourceFiles.filter(({ path: file, text }) => file.endsWith('.tsx') && hasSendingOff(text))
  expect(off.map(({ path: file }) => file)).toEqual(Object.keys(mayBeOff).toSorted())
})

test.each([
  [true, `<Button type="submit" disabled={isEmpty}>`],
  [true, `<Button disabled type="submit">`],
  [true, `<button onClick={() => go()} disabled={a > b} className="[&>svg]:p-1" type="submit">`],
  [true, `<fieldset className="mt-2" disabled={isPending}><form>`],
  [false, `<fieldset disabled={isPending}><button type="button">`],
  [false, `<Button type="submit" className="flex disabled:p-1" aria-disabled={isEmpty}>`],
  [false, `<Button type="submit" pending={disabled}><input disabled />`],
  [false, `<Button disabled={isFirst}>Back</Button><Button type="submit">Send</Button>`],
])('%j: the button that sends is off in %j', (isOff, text) => {
  expect(hasSendingOff(text)).toBe(isOff)
})

test('nothing is busy for ever when its reading fails: waiting, failed, empty and full go by Loaded', () => {
  const ladders = sourceFiles.filter(
    ({ path: file, text }) => file.startsWith('web/src/') && /\bif \(![\w.]+\) return \(?\s*<\w+ aria-busy/.test(text),
  )
  expect(ladders.map(({ path: file }) => file)).toEqual([])
})
