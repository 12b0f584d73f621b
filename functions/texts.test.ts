import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draft, eggs } from './testing/market/selling.ts'
import { signUp } from './testing/people/test-users.ts'
import { addressOfExample, everyDeclaredRoute } from './testing/routes/declared-routes.ts'
import { type Path, withAt } from './testing/routes/places.ts'
import { send as sendTo } from './testing/routes/send-example.ts'
import { everyTextField, nameOf, type TextField } from './testing/routes/text-fields.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import { asTyped, free, goodFor, manyLined } from './texts.test-data.ts'

const titleOf = (field: TextField): string => `${field.route} ${nameOf(field)}`
const routeOf = ({ route }: TextField) => everyDeclaredRoute.find(({ method, path }) => `${method} ${path}` === route)!

const at = (given: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined) return given
  return typeof given === 'object' ? at((given as Record<string | number, unknown> | null)?.[step], rest) : undefined
}

type Schema = NonNullable<ReturnType<typeof routeOf>['declaration']['body']>
const schemaOf = (field: TextField): Schema => routeOf(field).declaration[field.part]!

/** What is good and has a text in this place. */
const goodWith = (field: TextField): unknown =>
  goodFor(field).find((given) => typeof at(given, field.path) === 'string' && schemaOf(field).safeParse(given).success)

/** Whether a problem is told of the field; a single value may stand for a list of one, and a list for its value. */
const isOf = ({ path }: TextField) => {
  const wanted = `${path.join('.')}.`
  return (told: string) => wanted.startsWith(`${told}.`) || `${told}.`.startsWith(wanted)
}

const hiding = ['\u001b', '\u202e', '\u2066', '\u3164', '\u{e0041}']
const breaking = ['\n', '\r\n', '\u2028']

/** Signs in the middle of what is good, so that no trimming takes them off. */
const withSign = (field: TextField, sign: string): unknown => {
  const good = goodWith(field)
  if (!good) throw new Error(`Nothing good is given for ${titleOf(field)}.`)
  const text = String(at(good, field.path))
  const middle = Math.ceil(text.length / 2)
  return withAt(good, field.path, text.slice(0, middle) + sign + text.slice(middle))
}

const texts = everyTextField.filter((field) => !field.free)
const typed = texts.filter((field) => !asTyped(titleOf(field)))
const [lines, line] = [
  typed.filter((field) => manyLined.has(titleOf(field))),
  typed.filter((field) => !manyLined.has(titleOf(field))),
]

test('every text of every route has been given once as it should be, and stands in one list at most', () => {
  expect(texts.filter((field) => !goodWith(field)).map(titleOf)).toEqual([])
  expect(everyTextField.filter((field) => field.free).map(titleOf)).toEqual(free)
  expect([...manyLined].filter((title) => !lines.some((field) => titleOf(field) === title))).toEqual([])
  expect(line.length).toBeGreaterThan(100)
})

describe('by its schema', () => {
  const refuses = (field: TextField, sign: string): boolean => {
    const { error } = schemaOf(field).safeParse(withSign(field, sign))
    return error?.issues.some(({ path }) => isOf(field)(path.join('.'))) ?? false
  }

  test('a line refuses a line break and what nobody sees, each in its place', () => {
    const taking = line.flatMap((field) =>
      [...breaking, ...hiding, '\u0000']
        .filter((sign) => !refuses(field, sign))
        .map((sign) => `${titleOf(field)} takes ${JSON.stringify(sign)}`),
    )
    expect(taking).toEqual([])
  })

  test('a text of many lines takes line breaks and tabs, and refuses what nobody sees', () => {
    const wrong = lines.flatMap((field) => [
      ...hiding.filter((sign) => !refuses(field, sign)).map((sign) => `${titleOf(field)} takes ${sign}`),
      ...[...breaking, '\t'].filter((sign) => refuses(field, sign)).map((sign) => `${titleOf(field)} refuses ${sign}`),
    ])
    expect(wrong).toEqual([])
  })

  const keeping = (fields: TextField[], sign: string): string[] =>
    fields
      .filter((field) => String(at(schemaOf(field).safeParse(withSign(field, sign)).data, field.path)).includes(sign))
      .map(titleOf)

  test('a line never keeps a tab: it is a space, where a space may be', () => {
    expect(keeping(line, '\t')).toEqual([])
  })

  test('no text keeps what copying brings along unseen', () => {
    expect(keeping(typed, '\u200b')).toEqual([])
    // Codes, keys and addresses of mail refuse it for their form.
    expect(typed.filter((field) => !refuses(field, '\u200b')).length).toBeGreaterThan(60)
  })

  test('a line loses the space around it and the line break behind it', () => {
    const kept = line.filter((field) => {
      const good = goodWith(field)
      const { data } = schemaOf(field).safeParse(withAt(good, field.path, ` ${String(at(good, field.path))} \n`))
      return data !== undefined && /^\s|\s$/.test(String(at(data, field.path)))
    })
    expect(kept.map(titleOf)).toEqual([])
  })
})

describe('as it is sent', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  const send = (field: TextField, given: unknown) => {
    const route = routeOf(field)
    const address = addressOfExample(route).split('?')[0]!
    const api = app.client()
    if (field.part === 'query') {
      const pairs = Object.entries(given as object).flatMap(([name, value]) =>
        [value].flat().map((text): [string, string] => [name, text]),
      )
      return api.get(`${address}?${new URLSearchParams(pairs)}`)
    }
    return sendTo(api, { route: field.route, path: address, body: given, headers: route.declaration.example?.headers })
  }

  // No header can hold them on its way.
  const sent = Map.groupBy(
    texts.filter(({ part }) => part !== 'headers'),
    ({ route }) => route,
  )

  test.each([...sent])('%s answers 422 on the field', async (_route, fields) => {
    for (const field of fields) {
      const signs = line.includes(field) ? ['\n', ...hiding] : lines.includes(field) ? hiding : []
      for (const sign of [...signs, '\u0000']) {
        const { status, body } = await send(field, withSign(field, sign))
        const told = `${nameOf(field)} with ${JSON.stringify(sign)}: ${JSON.stringify(body)}`
        expect({ status, code: (body as { code?: string }).code }, told).toEqual({ status: 422, code: 'validation' })
        const { errors } = body as { errors: { path: string }[] }
        expect(
          errors.map(({ path }) => path).some((path) => isOf(field)(path)),
          told,
        ).toBe(true)
      }
    }
  })

  test('an attribute of a listing is a line as well', async () => {
    const seller = await signUp(app, { userType: 'seller' })
    const { id } = await draft(seller.api, { ...eggs, options: [] })
    for (const name of ['shellColour', 'breed']) {
      for (const sign of ['\n', ...hiding, '\u0000']) {
        const attributes = { ...eggs.attributes, [name]: `mar${sign}ans` }
        const { status, body } = await seller.api.patch(`/api/seller/listings/${id}`, { version: 1, attributes })
        const { errors } = body as { errors: { path: string }[] }
        expect(status).toBe(422)
        expect(errors.map(({ path }) => path)).toContain(`attributes.${name}`)
      }
    }
  })
})
