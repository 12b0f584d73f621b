import { expect, test } from 'vitest'
import * as z from 'zod'
import { cookiesPolicy } from '#contract/help/policies/cookies.ts'
import { isProduct, type SourceFile, sourceFiles } from '#testing/house/source-files.ts'
import { withoutComments } from '#testing/house/table-writes.ts'
import { everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { nameOf } from '#testing/routes/send-example.ts'

// What no answer can show, since it is nowhere in the code: looked for in all of it.

const product = sourceFiles.filter(isProduct).map((file) => ({ ...file, text: withoutComments(file.text) }))
const edge = product.filter(({ path }) => path.startsWith('functions/') || path.startsWith('db/'))

const having = (pattern: RegExp, among: SourceFile[] = product): string[] =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('no code is made of words, and no command of the machine is run (V1.2.5, V1.3.2)', () => {
  const running =
    /\beval\(|\bnew Function\(|\bsetTimeout\(\s*['"`]|child_process|\bexecSync?\(|\bspawn(Sync)?\(|import\(\s*[^'\s]/
  expect(having(running)).toEqual([])
})

test('what people wrote is put on the page as text and never as markup (V3.2.2, V1.3.5)', () => {
  const markup =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcDoc/
  expect(having(markup)).toEqual([])
  expect(having(/\bfrom '(react-markdown|marked|markdown-it|remark|rehype|dompurify|handlebars|mustache|ejs)/)).toEqual(
    [],
  )
})

/** Where a word of SQL is chosen by our code, each time among words that stand there. */
const rawSql = [
  'db/schema/columns.ts',
  'functions/features/catalogue/listings/facet-filters.queries.ts',
  'functions/features/catalogue/listings/facets.queries.ts',
  'functions/features/catalogue/listings/list.queries.ts',
  'functions/features/selling/analytics/analytics.queries.ts',
  'functions/features/talk/messages/messages.queries.ts',
]

test('SQL takes what is given as parameters; a word of it is made of another in few places, of our own (V1.2.4)', () => {
  expect(having(/\bsql\.raw\(/, edge)).toEqual(rawSql)
  expect(
    having(
      /\.(query|unsafe)\(\s*`[^`]*\$\{/,
      edge.filter(({ path }) => path.startsWith('functions/')),
    ),
  ).toEqual([])
})

test('patterns are made of our own words alone (V1.2.9)', () => {
  expect(having(/new RegExp\(/).filter((path) => !path.startsWith('db/'))).toEqual([
    'functions/contract/pages/pages.ts',
    'functions/contract/postcodes.ts',
    'functions/contract/text-rules.ts',
    'functions/features/catalogue/delivery/delivery.rules.ts',
    'functions/features/help/chat/care-signs.words.ts',
    'functions/features/help/chat/care.rules.ts',
    'functions/features/help/chat/danger/danger.rules.ts',
    'functions/features/help/chat/danger/plain-message.rules.ts',
    'functions/features/help/chat/danger/who.rules.ts',
    'functions/features/help/chat/model/model-guard.rules.ts',
    'functions/features/identity/users/own-names.rules.ts',
  ])
})

test('the edge calls its settings’ database, mail and model alone, and follows none of them elsewhere (V1.3.6, V13.2.4, V13.2.5, V15.3.2)', () => {
  const calling = edge.filter(({ path, text }) => /\bfetch\(|http\.request/.test(text) && path !== 'db/migrate.ts')
  expect(calling.map(({ path }) => path)).toEqual([
    'db/client.ts',
    'functions/app/page/ask-api.ts',
    'functions/app/page/html/shell.ts',
    'functions/app/page/serve-page.ts',
    'functions/integrations/assistant/openai.ts',
    'functions/integrations/mail/resend.ts',
    'functions/integrations/stolen-passwords/range-service.ts',
  ])
  // Those three ask our own app and the files of the build.
  const outside = calling.filter(({ path }) => !path.startsWith('functions/app/page/'))
  expect(outside.filter(({ text }) => !text.includes(`redirect: 'manual'`)).map(({ path }) => path)).toEqual([])
})

test('the edge writes to its log in one place (V16.2.3)', () => {
  const writing = edge.filter(({ path }) => !path.startsWith('db/') && !path.includes('mail-previews/'))
  expect(having(/\bconsole\.|process\.std(out|err)/, writing)).toEqual([
    'functions/app/checks/log-line.ts',
    // Exists nowhere but where no money moves.
    'functions/integrations/payments/sandbox.ts',
  ])
})

test('a session begins where somebody asks for it, by a write, and nowhere else (V7.6.2)', () => {
  expect(having(/\bbeginIn\(c\b|\bsetSessionCookies\(c\b/, edge)).toEqual([
    'functions/app/guards.ts',
    'functions/features/identity/account/account.routes.ts',
    'functions/features/identity/sessions/browser-session.service.ts',
    'functions/features/identity/sessions/passkey-session.routes.ts',
    'functions/features/identity/sessions/session.routes.ts',
  ])
  const beginning = ['POST /api/register', 'POST /api/login', 'POST /api/login/passkey']
  expect(everyDeclaredRoute.map(nameOf)).toEqual(expect.arrayContaining(beginning))
})

const web = product.filter(({ path }) => path.startsWith('web/'))

test('a password is masked until somebody looks at it, and may be pasted, filled in and kept by a manager (V6.2.6, V6.2.7)', () => {
  const fields = web.flatMap(({ text }) => [...text.matchAll(/<PasswordField\b[^/]*\/>/g)].map(([field]) => field))
  expect(fields.length).toBeGreaterThan(6)
  expect(fields.filter((field) => !/autoComplete="(current|new)-password"/.test(field))).toEqual([])
  const others = web.filter(({ text }) => /<TextField[^/]*field\('\w*[pP]assword'\)/.test(text)).map(({ path }) => path)
  expect(others).toEqual([])
  expect(having(/type=\{shown \? 'text' : 'password'\}/, web)).toEqual([
    'web/src/components/ui/forms/password-field.tsx',
  ])
  expect(having(/onPaste=\{.*preventDefault|onCopy=|type="password"/, web)).toEqual([])
})

test('nothing that must not be guessed comes from a weak source: none is used at all (V11.5.1)', () => {
  expect(having(/Math\.random/)).toEqual([])
  const random = [
    ...new Set(edge.flatMap(({ text }) => [...text.matchAll(/randomBytes\((\w+)\)/g)].map(([, size]) => size))),
  ]
  expect(random.length).toBeGreaterThan(3)
})

test('what is encrypted, signed and hashed comes from the platform and known libraries (V11.2.1)', () => {
  const own = /\b(sha1|sha256|md5|aes|rc4|xorCipher|hmac)\s*=\s*(async\s*)?(\(|function)/i
  expect(having(own, edge)).toEqual([])
  const from = new Set(
    edge.flatMap(({ text }) =>
      [...text.matchAll(/from '(node:crypto|jose|[^']*crypt[^']*)'/g)].map(([, name]) => name),
    ),
  )
  expect([...from].sort()).toEqual(['jose', 'node:crypto'])
})

test('no other page is listened to and none is spoken to: there is no message between windows (V3.5.5)', () => {
  expect(having(/\bpostMessage\(|addEventListener\(\s*'message'|onmessage\b/)).toEqual([])
})

/** What the browser keeps beside the theme: tastes, drafts, roughly where one is, and in one tab what is being bought. */
const kept = [
  "'cart_cut'",
  ...["'checkout_address'", "'checkout_attempt'", "'cookie_consent'", "'delivery_choices'", "'feature_request_draft'"],
  ...["'guest_cart'", "'help_votes'", "'listing_choice'", "'near_place'", "'recent_searches'", "'recently_viewed'"],
  "'sellerTier'",
  "'two_step_offer'",
  "'verify_place'",
  'wishKey',
]

test('the browser keeps what one looked for, chose and began, and nothing that lets anybody in', () => {
  const keys = web.flatMap(({ text }) =>
    [...text.matchAll(/\bkept(?:<\w+>)?\(\{\s*key: ([^,]+),/g)].map(([, key = '']) => key),
  )
  expect(keys.sort()).toEqual(kept)
  expect(having(/indexedDB|document\.cookie\s*=/, web)).toEqual([])
})

test('the cookie policy names each thing that the browser keeps when the tab is closed', () => {
  const lasting = web.flatMap(({ text }) =>
    [...text.matchAll(/\bkept(?:<\w+>)?\(\{\s*key: '([^']+)',(?!\s*area: session)/g)].map(([, key = '']) => key),
  )
  expect(lasting).toContain('two_step_offer')
  expect(having(/\blocal\.set\(/, web)).toEqual(['web/src/features/selling/listings/editor/saving/kept-copy.ts'])
  const said = JSON.stringify(cookiesPolicy)
  expect([...lasting, 'listing_copy'].filter((key) => !said.includes(`"${key}: `))).toEqual([])
})

/** Whether each object in it, at any depth, names all of its fields. */
const isClosed = (schema: unknown): boolean => {
  if (Array.isArray(schema)) return schema.every(isClosed)
  if (typeof schema !== 'object' || schema === null) return true
  const { type, properties, additionalProperties } = schema as Record<string, unknown>
  if (type === 'object' && properties && additionalProperties !== false) return false
  return Object.values(schema).every(isClosed)
}

const answering = everyDeclaredRoute.flatMap((route) => {
  const { answer } = route.declaration
  return answer && 'safeParse' in answer ? [{ name: nameOf(route), answer }] : []
})

test.each(answering)(
  '$name answers the fields that it names and no others, none of them a secret (V15.3.1)',
  ({ answer }) => {
    const schema = z.toJSONSchema(answer, { unrepresentable: 'any', io: 'input' })
    expect(isClosed(schema)).toBe(true)
    expect(JSON.stringify(schema)).not.toMatch(/"(password|passwordHash|tokenHash|secretHash|sealed|requestId)":/)
  },
)
