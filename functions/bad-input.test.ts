import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessRow, accessTable } from './access.table.ts'
import { signUp } from './testing/people/test-users.ts'
import { everyDeclaredRoute } from './testing/routes/declared-routes.ts'
import { type Path, placesIn, withAt } from './testing/routes/places.ts'
import { send } from './testing/routes/send-example.ts'
import { everythingStored } from './testing/rows/everything-stored.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestClient } from './testing/site/test-client.ts'

let app: TestApp
let seller: TestClient
let before: Record<string, string>

beforeAll(async () => {
  app = await startTestApp()
  seller = (await signUp(app, { userType: 'seller' })).api
  before = await everythingStored(app)
})
afterAll(() => app.close())

const schemas = new Map(
  everyDeclaredRoute.map(({ method, path, declaration }) => [`${method} ${path}`, declaration.body]),
)

const methodOf = ({ route }: AccessRow): string => route.split(' ')[0]!

type Told = { status: number; code: string | undefined; errors: { path: string; message: string }[] }

/** Sends exactly this text, as our own page would. */
const sendText = async (row: AccessRow, text: string, headers: Record<string, string> = {}): Promise<Told> => {
  const response = await seller.raw(row.path, {
    method: methodOf(row),
    body: text,
    headers: {
      Origin: app.url,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      'X-CSRF-Token': seller.cookies.get('csrf_token') ?? '',
      ...row.headers,
      ...headers,
    },
  })
  const { code, errors = [] } = JSON.parse((await response.text()) || '{}')
  return { status: response.status, code, errors }
}

const refusalOf = ({ status, code }: Told) => ({ status, code })

const wrongFor = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [7, null, ['a'], { a: 1 }, 'nul\u0000here', 'x'.repeat(50_000)]
  if (typeof value === 'number') return ['1', null, -1, 0, 1.5, 1e300, [1]]
  if (Array.isArray(value)) return ['a', 1, { a: 1 }, null, [null], [{ unknown: true }]]
  return ['a', 1, []]
}

const withBody = accessTable.filter(({ body }) => body !== undefined)
const taking = withBody.filter(({ body }) => Object.keys(body ?? {}).length > 0)

describe.each(withBody)('$route', (row) => {
  test('refuses what is not JSON, what is no object and what is too large (V5.2.1)', async () => {
    expect(refusalOf(await sendText(row, '{"open":'))).toEqual({ status: 400, code: 'malformed_json' })
    expect(refusalOf(await sendText(row, '{}', { 'Content-Type': 'text/plain' }))).toEqual({
      status: 415,
      code: 'wrong_type',
    })
    // The last is as deep as a body may be long.
    for (const text of ['[]', 'null', '"text"', '7', '['.repeat(45_000) + ']'.repeat(45_000)]) {
      expect(refusalOf(await sendText(row, text)), text.slice(0, 40)).toEqual({ status: 422, code: 'validation' })
    }
    const large = JSON.stringify({ ...row.body, padding: 'x'.repeat(101_000) })
    expect(refusalOf(await sendText(row, large))).toEqual({ status: 413, code: 'too_large' })
  })

  test('refuses a field that it does not know (V1.5.2, V15.3.3)', async () => {
    const answer = await sendText(row, JSON.stringify({ ...row.body, surprise: true }))
    expect(whatIsWrong(answer)).toEqual({ status: 422, code: 'validation', paths: ['surprise'] })
  })

  test('refuses another site, or its token', async () => {
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    const refused = row.byToken ? { status: 422, code: 'validation' } : { status: 403, code: 'csrf' }
    expect(refusalOf(await sendText(row, JSON.stringify(row.body), foreign))).toEqual(refused)
  })
})

/** What a field may be though it looks wrong: a package may end without a refund, a passkey need not say whose it is. */
const mayBe = [
  'POST /api/subscription/cancel refundPence = 0',
  'POST /api/login/passkey signed.response.userHandle = null',
  'POST /api/session/confirm/passkey signed.response.userHandle = null',
]

const whatIsWrong = ({ status, code, errors }: Told) => ({ status, code, paths: errors.map(({ path }) => path) })

/** A text that no field may hold is told of the body as a whole. */
const named = (path: Path, wrong: unknown): string =>
  typeof wrong === 'string' && wrong.includes('\u0000') ? '' : path.join('.')

test.each(taking)(
  '$route would take its example, and refuses each field with something wrong in it by its name (V1.4.2, V2.2.1, V2.2.2, V15.3.5)',
  async (row) => {
    expect(schemas.get(row.route)?.safeParse(row.body)).toMatchObject({ success: true })
    // Where no example can be right, such as a link that was mailed, what is wrong must be told of before.
    const known = Object.values(row.statuses).includes(422) ? await sendText(row, JSON.stringify(row.body)) : null
    for (const [path, value] of placesIn(row.body)) {
      for (const wrong of wrongFor(value)) {
        const sent = `${path.join('.')} = ${JSON.stringify(wrong)?.slice(0, 40)}`
        if (mayBe.includes(`${row.route} ${sent}`)) continue
        const told = await sendText(row, JSON.stringify(withAt(row.body, path, wrong)))
        const field = expect.stringMatching(new RegExp(`^${named(path, wrong).replaceAll('.', '\\.')}`))
        expect(whatIsWrong(told), sent).toMatchObject({
          status: 422,
          code: 'validation',
          paths: expect.arrayContaining([field]),
        })
        expect(told, sent).not.toEqual(known)
      }
    }
  },
)

test.each(taking)('$route refuses each field with a list in lists without end', async (row) => {
  const deep = '['.repeat(40_000) + ']'.repeat(40_000)
  for (const [path] of placesIn(row.body)) {
    const text = JSON.stringify(withAt(row.body, path, 'deep')).replace('"deep"', deep)
    const { status } = await sendText(row, text)
    expect([400, 422], `${path.join('.')} answered ${status}`).toContain(status)
  }
})

const hostile = ['%00', "x'%20or%201=1--", '..%2f..%2fetc', '%F0%9F%90%A3', 'x'.repeat(2_000), '-1', '%25']

test.each(accessTable.filter(({ route }) => route.includes(':')))(
  '$route finds nothing at a hostile address (V1.2.4)',
  async (row) => {
    for (const value of hostile) {
      const address = row.route.split(' ')[1]!.replace(/:\w+/, value)
      const { status } = await send(seller, { ...row, path: address })
      expect([404, 422], `${address.slice(0, 80)} answered ${status}`).toContain(status)
    }
  },
)

const hostileQueries = [
  'surprise=1',
  'cursor=%00',
  'q=%00',
  'limit=0',
  'limit=-1',
  'limit=1.5',
  'limit=1000',
  'cursor=x',
]

test.each(accessTable.filter(({ route }) => route.startsWith('GET')))('$route refuses a hostile query', async (row) => {
  for (const query of hostileQueries) {
    const address = `${row.path}${row.path.includes('?') ? '&' : '?'}${query}`
    expect((await seller.get(address)).status, query).toBe(422)
    expect((await seller.raw(address, { method: 'HEAD' })).status, `HEAD with ${query}`).toBe(422)
  }
})

test('none of it changed anything', async () => {
  expect(await everythingStored(app)).toEqual(before)
})
