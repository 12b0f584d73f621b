import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { describeError, runBatch, runOne } from './gateway-sql.ts'

/** Switches that make the way to the database bad, to see what the product does then. */
export type Faults = {
  /** Added to every answer. */
  latencyMs: number
  /** So many of the next calls do their work, and their answers are lost. */
  dropAnswers: number
  /** Nothing is reached at all. */
  down: boolean
}

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
  const faults: Faults = { latencyMs: 0, dropAnswers: 0, down: false }

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (faults.down) return request.socket.destroy()
    const { status, body } = await run(request).then((result) => ({ status: 200, body: result }), describeError)
    if (faults.latencyMs) await new Promise((resolve) => setTimeout(resolve, faults.latencyMs))
    if (faults.dropAnswers > 0) {
      faults.dropAnswers -= 1
      return request.socket.destroy()
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const run = async (request: http.IncomingMessage) => {
    const database = databaseOf(request)
    counted.set(database, (counted.get(database) ?? 0) + 1)
    const asked = JSON.parse(await text(request))
    if (!asked.queries) return runOne(pools.of(database), asked)
    const { headers } = request
    return runBatch(pools.of(database), asked.queries, {
      isolation: headers['neon-batch-isolation-level']?.toString(),
      readOnly: headers['neon-batch-read-only'] === 'true',
      deferrable: headers['neon-batch-deferrable'] === 'true',
    })
  }

  const server = http.createServer((request, response) => void answer(request, response))
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

// The header is demanded: a page in somebody's browser cannot send it across origins, and so cannot reach the database.
function databaseOf(request: http.IncomingMessage): string {
  const sent = request.headers['neon-connection-string']
  if (typeof sent !== 'string') throw new Error('The header Neon-Connection-String is missing.')
  return decodeURIComponent(new URL(sent).pathname.slice(1))
}

function openPools(target: URL) {
  const pools = new Map<string, pg.Pool>()
  const open = (database: string) => {
    const url = new URL(target)
    url.pathname = `/${encodeURIComponent(database)}`
    const pool = new pg.Pool({ connectionString: url.href, max: 10, idleTimeoutMillis: 2_000 })
    // An idle session ends when its database is dropped: the next call opens another.
    pool.on('error', () => {})
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
