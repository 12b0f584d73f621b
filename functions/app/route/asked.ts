import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv, Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { assertShallow, checked, checkedText } from '#app/validate.ts'
import type { Declaration, PathParts, Schema } from './declaration.ts'

type Checked<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined

/** What was asked, each part as its schema gives it. */
export type Asked<P extends PathParts, Q extends Schema, H extends Schema, B extends Schema> = {
  deps: Deps
  /** What is rare: headers, the raw request, an answer that is no JSON. */
  c: Context<AppEnv>
  params: { [Part in keyof P]: string }
  query: Checked<Q>
  headers: Checked<H>
  body: Checked<B>
}

const isJson = (type: string | undefined): boolean => /^application\/([\w.+-]+\+)?json\b/i.test(type ?? '')

const bodyOf = async (c: Context<AppEnv>): Promise<unknown> => {
  if (!isJson(c.req.header('content-type'))) return {}
  const body: unknown = await c.req.json().catch(() => {
    throw new AppError('malformed_json', 'The body is not valid JSON.')
  })
  assertShallow(body)
  return body
}

const queryOf = (c: Context<AppEnv>): unknown =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )

const nothing = z.strictObject({})

/** A read that declares no query takes none; elsewhere nobody looks at it. */
const queryFor = (c: Context<AppEnv>, query: Schema): Schema =>
  query ?? (['GET', 'HEAD'].includes(c.req.method) ? nothing : undefined)

/**
 * Reads and checks every declared part of a request: headers, query and body (422 `validation`, 400 `malformed_json`),
 * then the path (404).
 */
export const readAsked = async (c: Context<AppEnv>, { headers, query, body, params = {} }: Declaration) => {
  const asking = queryFor(c, query)
  return {
    deps: c.var.deps,
    c,
    headers: headers && checkedText(headers, c.req.header()),
    query: asking && checkedText(asking, queryOf(c)),
    body: body && checked(body, await bodyOf(c)),
    params: Object.fromEntries(
      Object.entries(params).map(([part, meaning]) => [part, meaning(c.req.param(part) ?? '')]),
    ),
  }
}
