import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { withSession } from '../postgres/database.ts'
import { type FaultKind, type Faults, makeFaults } from './gateway-faults.ts'
import { type BatchOptions, describeError, type Query, runBatch, runOne } from './gateway-sql.ts'

export type Gateway = {
  /** `host:port`, as NEON_GATEWAY wants it. */
  address: string
  faults: Faults
  /** How many calls (a batch is one) this database has seen. */
  calls: (database: string) => number
  close: () => Promise<void>
}

/**
 * Stands in for Neon's endpoint before a plain PostgreSQL: `POST /sql` for the HTTP driver, a WebSocket for the pooled
 * one. The driver sends its connection string with each call, so that one gateway serves all databases of the server.
 * `postgresUrl` is the address of any of them.
 */
export async function startGateway(postgresUrl: string): Promise<Gateway> {
  const target = new URL(postgresUrl)
  const pools = openPools(target)
  const counted = new Map<string, number>()
  const { faults, meet } = makeFaults()

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const asked = await read(request)
    if (!asked) return response.writeHead(400).end()
    if (!asked.isWhole) return response.writeHead(400).end(JSON.stringify({ message: 'lone surrogate in a string' }))
    const fault = meet(asked.queries.map(({ query }) => query).join(';\n'))
    if (fault === 'unreached') return request.socket.destroy()
    const { status, body } = await run(asked, fault).then((result) => ({ status: 200, body: result }), describeError)
    if (faults.latencyMs) await new Promise((resolve) => setTimeout(resolve, faults.latencyMs))
    if (fault === 'unanswered') return
    if (fault === 'dropped') return request.socket.destroy()
    const text = JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    if (fault !== 'cut') return response.end(text)
    response.write(text.slice(0, text.length / 2), () => request.socket.destroy())
  }

  const run = ({ queries, database, ...asked }: Asked, fault: FaultKind | null) => {
    counted.set(database, (counted.get(database) ?? 0) + 1)
    const pool = pools.of(database)
    if (fault === 'restart') {
      const beforeCommit = () => endSessions(target, database)
      return runBatch(pool, queries, { ...asked.options, beforeCommit })
    }
    return asked.single ? runOne(pool, queries[0]!) : runBatch(pool, queries, asked.options)
  }

  const server = http.createServer((request, response) => void answer(request, response))
  // Whoever asks may be busy for long between two calls, and a connection that ends as it is used loses a write.
  server.keepAliveTimeout = 0
  const sockets = tunnel(server, target)
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port))
  })
  return {
    address: `127.0.0.1:${port}`,
    faults,
    calls: (database) => counted.get(database) ?? 0,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pools.close()
    },
  }
}

type Asked = {
  database: string
  queries: Query[]
  single: boolean
  options: BatchOptions
  /** Whether no text in it holds half a character, which Neon's reader of JSON refuses. */
  isWhole: boolean
}

/** What a call asks for; null when it is none of the driver's. */
async function read(request: http.IncomingMessage): Promise<Asked | null> {
  const { headers } = request
  const body = await text(request).catch(() => '')
  const database = databaseOf(headers['neon-connection-string'])
  if (!body || !database) return null
  let isWhole = true
  const asked: Query | { queries: Query[] } = JSON.parse(body, (_, value) => {
    if (typeof value === 'string') isWhole &&= value.isWellFormed()
    return value
  })
  const options = {
    isolation: headers['neon-batch-isolation-level']?.toString(),
    readOnly: headers['neon-batch-read-only'] === 'true',
    deferrable: headers['neon-batch-deferrable'] === 'true',
  }
  const single = !('queries' in asked)
  return { database, queries: single ? [asked] : asked.queries, single, options, isWhole }
}

// The header is demanded: a page in somebody's browser cannot send it across origins, and so cannot reach the database.
function databaseOf(sent: string | string[] | undefined): string | null {
  return typeof sent === 'string' ? decodeURIComponent(new URL(sent).pathname.slice(1)) : null
}

const sessionName = 'gateway'

/** Ends the gateway's sessions on a database and waits until they are gone; other sessions go on. */
function endSessions(target: URL, database: string): Promise<void> {
  const end = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and application_name = $2`
  return withSession(target.href, async (session) => void (await session.query(end, [database, sessionName])))
}

function openPools(target: URL) {
  const pools = new Map<string, pg.Pool>()
  const open = (database: string) => {
    const url = new URL(target)
    url.pathname = `/${encodeURIComponent(database)}`
    const how = { application_name: sessionName, max: 10, idleTimeoutMillis: 2_000 }
    const pool = new pg.Pool({ connectionString: url.href, ...how })
    // A session ends when its database is dropped or the server restarts: the next call opens another.
    pool.on('error', () => {})
    pool.on('connect', (session) => session.on('error', () => {}))
    pools.set(database, pool)
    return pool
  }
  return {
    of: (database: string) => pools.get(database) ?? open(database),
    close: () => Promise.all([...pools.values()].map((pool) => pool.end())),
  }
}

/** The WebSocket carries Postgres's own protocol. A browser, which always names its origin, is not let in. */
function tunnel(server: http.Server, target: URL): WebSocketServer {
  const sockets = new WebSocketServer({ server, verifyClient: ({ origin }: { origin?: string }) => !origin })
  sockets.on('connection', (client) => {
    const socket = net.connect(Number(target.port), target.hostname)
    const stream = createWebSocketStream(client)
    stream.pipe(socket).pipe(stream)
    stream.on('error', () => socket.destroy())
    socket.on('error', () => stream.destroy())
  })
  return sockets
}
