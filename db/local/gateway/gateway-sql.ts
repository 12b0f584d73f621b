import pg from 'pg'

export type Query = { query: string; params?: unknown[] }

export type BatchOptions = {
  /** As the driver names it: ReadCommitted, RepeatableRead, Serializable. */
  isolation?: string | undefined
  readOnly: boolean
  deferrable: boolean
  /** Waited for when all statements are done, before the commit; the session is busy meanwhile. */
  beforeCommit?: (() => Promise<void>) | undefined
}

// Neon answers with the text that Postgres sent; reading it is the driver's part.
const rawText = { getTypeParser: () => (value: string) => value }

/** Runs one statement and answers in the shape of Neon's endpoint. */
export async function runOne(client: pg.Pool | pg.PoolClient, { query, params }: Query) {
  const result = await client.query({ text: query, values: params ?? [], rowMode: 'array', types: rawText })
  const fields = result.fields.map((field) => ({ ...field, format: 'text' }))
  return { command: result.command, rowCount: result.rowCount, rowAsArray: true, fields, rows: result.rows }
}

/** Runs statements in one transaction: all of them or, when one fails, none. */
export async function runBatch(pool: pg.Pool, queries: Query[], options: BatchOptions) {
  const client = await pool.connect()
  try {
    await client.query(begin(options))
    const results = []
    for (const query of queries) results.push(await runOne(client, query))
    if (options.beforeCommit) await keepBusy(client, options.beforeCommit)
    await client.query('COMMIT')
    return { results }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Waits for `work` while the session runs a statement, and throws what became of that. */
async function keepBusy(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const statement = client.query('SELECT pg_sleep(60)')
  statement.catch(() => {}) // looked at when the work is done
  await work()
  await statement
}

const isolations = new Map([
  ['ReadUncommitted', 'READ UNCOMMITTED'],
  ['ReadCommitted', 'READ COMMITTED'],
  ['RepeatableRead', 'REPEATABLE READ'],
  ['Serializable', 'SERIALIZABLE'],
])

function begin({ isolation, readOnly, deferrable }: BatchOptions): string {
  const level = isolation && isolations.get(isolation)
  return ['BEGIN', level && `ISOLATION LEVEL ${level}`, readOnly && 'READ ONLY', deferrable && 'DEFERRABLE']
    .filter(Boolean)
    .join(' ')
}

/** What Neon's endpoint tells of an error: Postgres's fields with status 400, a plain 502 when it was not reached. */
export function describeError(error: unknown): { status: number; body: Record<string, unknown> } {
  if (error instanceof pg.DatabaseError) {
    const { message, severity, code, detail, hint, position, internalPosition, internalQuery, where } = error
    const { schema, table, column, dataType, constraint, file, line, routine } = error
    const place = { schema, table, column, dataType, constraint, file, line, routine }
    const said = { message, severity, code, detail, hint, position, internalPosition, internalQuery, where }
    return { status: 400, body: { ...said, ...place } }
  }
  return { status: 502, body: { message: error instanceof Error ? error.message : String(error) } }
}
