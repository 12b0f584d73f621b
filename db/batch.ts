import type { BatchItem } from 'drizzle-orm/batch'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { Db } from './client.ts'
import { isReading } from './lost-calls.ts'

/** A statement that waits for its batch, with what it will answer. */
export type Statement<Answer = unknown> = RunnableQuery<Answer, 'pg'>

/**
 * Statements by name, in the order in which they run; several that belong together bear one name. What is not wanted this
 * time is `undefined`, and so is its answer.
 */
export type Batch = { readonly [name: string]: Statement | readonly Statement[] | Batch | undefined }

type Answer<Part> = Part extends undefined
  ? undefined
  : Part extends Statement<infer One>
    ? One
    : Part extends readonly Statement[]
      ? { [Place in keyof Part]: Part[Place] extends Statement<infer One> ? One : never }
      : Part extends Batch
        ? Answers<Part>
        : never

/** What a batch answers, under the names of its statements. */
export type Answers<B extends Batch> = { -readonly [Name in keyof B]: Answer<B[Name]> }

type Part = Batch[string]

const isStatement = (part: NonNullable<Part>): part is Statement => '_prepare' in part

const statementsOf = (part: Part): Statement[] =>
  part === undefined ? [] : isStatement(part) ? [part] : Object.values(part).flatMap(statementsOf)

const named = (part: Part, next: () => unknown): unknown => {
  if (part === undefined) return undefined
  if (isStatement(part)) return next()
  if (Array.isArray(part)) return part.map((inner) => named(inner, next))
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, named(inner, next)]))
}

/**
 * Runs statements as one transaction in one round trip and answers under their names. No statement is sent for a batch
 * that has none. Fails as a whole: with Postgres's `code` and `constraint` on the error itself.
 */
export const batch = async <B extends Batch>(db: Db, statements: B): Promise<Answers<B>> => {
  const [first, ...others] = statementsOf(statements) as BatchItem<'pg'>[]
  const answers: unknown[] = first ? await db.batch([first, ...others]) : []
  return named(statements, () => answers.shift()) as Answers<B>
}

type Prepared = { _prepare: () => { getQuery: () => { sql: string } } }

const reads = (statement: object): boolean =>
  '_prepare' in statement && isReading((statement as Prepared)._prepare().getQuery().sql)

/** The same database, but that a batch which writes begins with these statements. */
export const beginningWith = (db: Db, first: () => readonly Statement[]): Db => {
  const begun = async (statements: readonly BatchItem<'pg'>[]): Promise<unknown[]> => {
    const before = first() as BatchItem<'pg'>[]
    const answers: unknown[] = await db.batch([...before, ...statements] as [BatchItem<'pg'>, ...BatchItem<'pg'>[]])
    return answers.slice(before.length)
  }
  const own = {
    batch: (statements: readonly [BatchItem<'pg'>, ...BatchItem<'pg'>[]]) =>
      statements.every(reads) ? db.batch(statements) : begun(statements),
  }
  return Object.assign(Object.create(db), own)
}
