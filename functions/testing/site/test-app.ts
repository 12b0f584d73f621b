import type { Miniflare } from 'miniflare'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildIfStale } from '#db/local/build.ts'
import { openWorker } from '#db/local/built-worker.ts'
import { type Gateway, startGateway } from '#db/local/gateway/gateway.ts'
import { type Jobs, openJobs } from '#db/local/jobs.ts'
import { databaseUrl } from '#db/local/postgres/database.ts'
import { checkAnswer } from '../routes/check-answer.ts'
import { TestClient, type TestClientOptions } from './test-client.ts'
import { createTestDatabase } from './test-database.ts'

export type TestApp = {
  /** Where the Worker listens, without a slash at the end. */
  url: string
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** A browser of its own: cookies and the headers that the API wants. */
  client: (options?: TestClientOptions) => TestClient
  /** Ordinary sessions on the app's database; not counted by `calls`. */
  db: pg.Pool
  /** The app's database as the Neon driver names it: `openDb({ url: databaseUrl, gateway: gateway.address })`. */
  databaseUrl: string
  gateway: Gateway
  /** Calls to the database that the API's answers have told of so far, without what each leaves for after it. */
  calls: () => number
  /** How often the Worker has called the database so far, also after its answers and for pages; a batch is one call. */
  allCalls: () => number
  /** What the Worker has logged so far, a line each; errors are printed as well. */
  logs: string[]
  /** The bindings that the app was started with. */
  vars: Record<string, string>
  mf: Miniflare
  close: () => Promise<void>
}

/**
 * Starts the built Worker on a database, pictures and a gateway of its own. Local, so that mailbox and sandbox are there;
 * the header `X-Test-Clock` sets a request's time. `vars` replace or add bindings. With
 * `patienceMs` a request that is sent while a fault waits for its call gives the database up after so long.
 */
export async function startTestApp(
  vars: Record<string, string> = {},
  { patienceMs }: { patienceMs?: number } = {},
): Promise<TestApp> {
  const postgres = inject('postgres')
  const database = await createTestDatabase(postgres)
  const gateway = await startGateway(postgres)
  const bindings = {
    ENVIRONMENT: 'local',
    CLOCK: 'header',
    DATABASE_URL: databaseUrl(database.name),
    NEON_GATEWAY: gateway.address,
    SESSION_SECRETS: 'session-secret-of-the-tests-0123456789abcdef',
    HASH_SECRET: 'hash-secret-of-the-tests-0123456789abcdef',
    BUILD_ID: 'test',
    PASSWORD_HASHES: 'quick',
    // A busy machine draws late; what becomes of a page that is late is tested without one.
    PAGE_PATIENCE_MS: '20000',
    SITE_ORIGIN: 'http://localhost',
    ...vars,
  }
  const stop = new AbortController()
  const logs: string[] = []
  const onLog = (level: string, message: string) => {
    logs.push(message)
    if (level === 'error') console.error(message)
  }
  const mf = await openWorker({ vars: bindings, onLog, signal: stop.signal })
  const url = (await mf.unsafeGetDirectURL()).origin
  const { send, told } = sending({ patienceMs: () => (patienceMs && gateway.faults.waiting() > 0 ? patienceMs : null) })
  return {
    url,
    fetch: (target, init) => send(new Request(new URL(target, url), init)),
    client: (options) => new TestClient(url, { send, check: checkAnswer, ...options }),
    db: database.pool,
    databaseUrl: bindings.DATABASE_URL,
    gateway,
    calls: told,
    allCalls: () => gateway.calls(database.name),
    logs,
    vars: bindings,
    mf,
    async close() {
      await mf.dispose()
      stop.abort()
      await gateway.close()
      await database.drop()
    },
  }
}

/** What an answer counts that tells of no calls: so many that no test takes it for one that took few. */
const untold = 1_000

/** Sends over the network and adds up the calls that the API's answers tell of. */
function sending({ patienceMs }: { patienceMs: () => number | null }) {
  let calls = 0
  const send = async (request: Request): Promise<Response> => {
    const patience = patienceMs()
    if (patience) request.headers.set('X-Test-Patience', String(patience))
    const response = await fetch(request)
    if (new URL(request.url).pathname.startsWith('/api/'))
      calls += Number(response.headers.get('x-database-calls') ?? untold)
    return response
  }
  return { send, told: () => calls }
}

/** `logs`: what it has logged so far, a line each. */
export type TestJobs = Jobs & { logs: string[] }

// Once a process: nobody changes the sources meanwhile.
let jobsAreBuilt = false

/** The job Worker on the app's database. `run(at)` fires its scheduled handler as if the clock said `at`. */
export async function startTestJobs(app: TestApp): Promise<TestJobs> {
  if (!jobsAreBuilt) await buildIfStale('jobs')
  jobsAreBuilt = true
  const logs: string[] = []
  return { ...(await openJobs({ vars: app.vars, onLog: (message) => logs.push(message) })), logs }
}
