import fs from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import type pg from 'pg'
import { inject } from 'vitest'
import { unstable_generateASSETSBinding } from 'wrangler'
import { buildIfStale, compatibility } from './build.ts'
import { databaseUrl } from './database.ts'
import { type Gateway, startGateway } from './gateway.ts'
import { type Jobs, openJobs, textBindings } from './jobs.ts'
import { bucketName } from './photos.ts'
import { root } from './state.ts'
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
  /** How often the Worker has called the database so far; a batch is one call. */
  calls: () => number
  /** What the Worker has logged so far, a line each; errors are printed as well. */
  logs: string[]
  /** The bindings that the app was started with. */
  vars: Record<string, string>
  mf: Miniflare
  close: () => Promise<void>
}

/**
 * Starts the built Worker on a database, pictures and a gateway of its own. Local, so that mailbox and sandbox are there;
 * the header `X-Test-Clock` sets a request's time. `vars` replace or add bindings.
 */
export async function startTestApp(vars: Record<string, string> = {}): Promise<TestApp> {
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
    SITE_ORIGIN: 'http://localhost',
    ...vars,
  }
  const stop = new AbortController()
  const logs: string[] = []
  const mf = await openWorker({ vars: bindings, logs, signal: stop.signal })
  const url = (await mf.unsafeGetDirectURL()).origin
  return {
    url,
    fetch: (target, init) => fetch(new URL(target, url), init),
    client: (options) => new TestClient(url, options),
    db: database.pool,
    databaseUrl: bindings.DATABASE_URL,
    gateway,
    calls: () => gateway.calls(database.name),
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

/** The job Worker on the app's database. `run(at)` fires its scheduled handler as if the clock said `at`. */
export function startTestJobs(app: TestApp): Promise<Jobs> {
  buildIfStale('jobs')
  return openJobs({ vars: app.vars })
}

type WorkerOptions = { vars: Record<string, string>; logs: string[]; signal: AbortSignal }

async function openWorker({ vars, logs, signal }: WorkerOptions): Promise<Miniflare> {
  const folder = path.join(root, '.build/worker')
  const staticFiles = await assets(signal)
  const mf = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    handleStructuredLogs({ level, message }) {
      logs.push(message)
      if (level === 'error') console.error(message)
    },
    workers: [
      {
        config: {
          name: 'app',
          compatibilityDate: compatibility.date,
          compatibilityFlags: compatibility.flags,
          manifest: {
            mainModule: 'index.js',
            modulesRoot: folder,
            modules: {
              'index.js': { type: 'esm', contents: fs.readFileSync(path.join(folder, 'index.js'), 'utf8') },
            },
          },
          env: { ...textBindings(vars), PHOTOS: { type: 'r2', name: bucketName }, ...staticFiles },
        },
        dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
      },
    ],
  })
  await mf.ready
  return mf
}

// Pages' own answers for static files, if the web is built: an API test runs without.
async function assets(signal: AbortSignal) {
  const directory = path.join(root, 'web/dist')
  if (!fs.existsSync(directory)) return undefined
  const handler = await unstable_generateASSETSBinding({ log: quiet, directory, signal })
  return { ASSETS: { type: 'fetcher' as const, handler } }
}

type Log = Parameters<typeof unstable_generateASSETSBinding>[0]['log']
const quiet = new Proxy({} as Log, { get: () => () => {} })
