import fs from 'node:fs'
import path from 'node:path'
import { buildIfStale, fingerprint, type PartName, programs, quietWrangler } from './build.ts'
import { startGateway } from './gateway/gateway.ts'
import type { Kept } from './keep/keep.ts'
import { fellSilent, type Service, startService } from './keep/services.ts'
import { persistFolder } from './photos.ts'
import { freePort, portMustBeFree, wantedPort } from './ports.ts'
import { database, databaseUrl, markSeeded, prepareDatabase } from './postgres/database.ts'
import { mustNotRun, type Postgres, startPostgres } from './postgres/postgres.ts'
import { claimData, lastingData } from './postgres/postgres-home.ts'
import { settingsOfShell } from './settings.ts'
import { localSecrets, prepareState, stateFolder } from './state.ts'

/** What answers at the printed address: the built site as it ships, or Vite with hot reload before it. */
export type Front = 'built' | 'vite'

export type Running = {
  /** Ends with everything, the last added first. */
  add: (stop: () => Promise<unknown>) => void
  /** Is started again when it ends by itself. */
  keep: (kept: Kept) => Promise<void>
}

/** Starts everything on one address and prints it. Throws in words when something is in the way. */
export async function openHouse(front: Front, running: Running): Promise<void> {
  const site = await claimSite()
  const buildId = `${fingerprint('web')}-${fingerprint('worker')}`
  // Side by side: what is built and what is seeded know nothing of each other.
  const [bindings] = await Promise.all([openRecords({ ...site, buildId, running }), build(front, running)])
  const edge = { state: site.state, bindings, port: front === 'built' ? site.port : await freePort() }
  await running.keep({
    name: 'Pages',
    open: async () => (front === 'built' ? startPages(edge) : startWrangler(edge)),
  })
  await answers(edge.port)
  if (front === 'vite') {
    await running.keep({ name: 'Vite', open: async () => startVite({ port: site.port, edge: edge.port }) })
    await answers(site.port)
  }
  console.log(welcome(site.port))
  // Nobody waits for it to look at the site.
  await buildPart('jobs', running)
  await running.keep({ name: 'The job Worker', open: async () => startJobs(edge) })
}

type Site = { port: number; state: string; data: string }

/** Makes sure that the address and the data are nobody else's. */
async function claimSite(): Promise<Site> {
  const port = wantedPort()
  const state = stateFolder()
  prepareState(state)
  const data = lastingData(state)
  await mustNotRun(data)
  await portMustBeFree(port)
  claimData(state, data)
  return { port, state, data }
}

// Beside Vite the Pages Worker is not among them: wrangler builds it as it starts, and again whenever a file changes.
async function build(front: Front, running: Running): Promise<void> {
  console.log('Building …')
  const parts: PartName[] = front === 'built' ? ['web', 'worker'] : ['web']
  await Promise.all(parts.map((part) => buildPart(part, running)))
}

const buildPart = (part: PartName, running: Running): Promise<void> =>
  buildIfStale(part, (builder) => running.add(builder.stop))

type Bindings = Record<string, string>
type Records = Site & { buildId: string; running: Running }

/** Opens the database, migrated and seeded, behind its gateway. Returns what the Workers are bound to. */
async function openRecords({ port, state, data, buildId, running }: Records): Promise<Bindings> {
  const listens = await freePort()
  const postgres = await keepPostgres({ data, port: listens, running })
  const { wantsSeed } = await prepareDatabase(postgres)
  const settings = {
    ENVIRONMENT: 'local',
    DATABASE_URL: databaseUrl(),
    BUILD_ID: buildId,
    SITE_ORIGIN: `http://localhost:${port}`,
    ...localSecrets(state),
    ...settingsOfShell(),
  }
  if (wantsSeed) await seed(postgres, { state, settings, running })
  const gateway = await startGateway(postgres.url(database))
  running.add(gateway.close)
  return { ...settings, NEON_GATEWAY: gateway.address }
}

/** It comes back on the port it had, where the gateway looks for it. */
async function keepPostgres(server: { data: string; port: number; running: Running }): Promise<Postgres> {
  const first = await startPostgres(server)
  let next: Postgres | null = first
  const open = async () => {
    const opened = next ?? (await startPostgres(server))
    next = null
    return opened
  }
  await server.running.keep({ name: 'PostgreSQL', open })
  return first
}

type Seeding = { state: string; settings: Bindings; running: Running }

/** Milliseconds without a word after which the seed hangs: a slow one tells of each call that it makes. */
const mostSilenceOfSeedMs = 60_000

// Marked only when it has come to its end. One that hangs is ended and begins once more from nothing.
async function seed(postgres: Postgres, seeding: Seeding): Promise<void> {
  console.log('Filling the new database …')
  let code = await runSeed(postgres, seeding)
  if (code === fellSilent) {
    console.log('Filling it once more …')
    await prepareDatabase(postgres)
    code = await runSeed(postgres, seeding)
  }
  if (code !== 0) throw new Error('The seed failed. Nothing of it is kept: the next start tries again.')
  await markSeeded(postgres)
}

// A process of its own, so that what it opens is closed when Pages starts, and a gateway of its own, whose sessions
// commit without waiting for the disk.
async function runSeed(postgres: Postgres, { state, settings, running }: Seeding): Promise<number> {
  fs.rmSync(persistFolder(state), { recursive: true, force: true })
  const gateway = await startGateway(postgres.url(database))
  const service = startService({
    name: 'The seed',
    args: ['db/seed/seed-main.ts'],
    env: {
      HATCHYARD_STATE: state,
      SEED_BINDINGS: JSON.stringify({ ...settings, NEON_GATEWAY: gateway.address }),
    },
    prints: 'errors',
    mostSilenceMs: mostSilenceOfSeedMs,
  })
  running.add(service.stop)
  const code = await service.gone
  await gateway.close()
  return code
}

type Edge = { port: number; state: string; bindings: Bindings }

const startPages = ({ port, state, bindings }: Edge): Service =>
  startService({
    name: 'Pages',
    args: ['db/local/pages-main.ts'],
    env: { HATCHYARD_STATE: state, PORT: String(port), PAGES_BINDINGS: JSON.stringify(bindings) },
  })

function startWrangler({ port, state, bindings }: Edge): Service {
  const vars = Object.entries(bindings).flatMap(([name, value]) => ['--binding', `${name}=${value}`])
  return startService({
    name: 'wrangler',
    args: [
      ...[programs.wrangler, 'pages', 'dev', '--ip', '127.0.0.1', '--port', String(port)],
      ...['--persist-to', persistFolder(state), '--log-level', 'warn', '--show-interactive-dev-session=false', ...vars],
    ],
    env: {
      ...quietWrangler,
      WRANGLER_REGISTRY_PATH: path.join(state, 'registry'),
      WRANGLER_CACHE_DIR: path.join(state, 'cache'),
    },
  })
}

const startJobs = ({ state, bindings }: Edge): Service =>
  startService({
    name: 'The job Worker',
    args: ['db/local/jobs-main.ts'],
    env: { HATCHYARD_STATE: state, JOB_BINDINGS: JSON.stringify(bindings) },
  })

const startVite = ({ port, edge }: { port: number; edge: number }): Service =>
  startService({
    name: 'Vite',
    args: ['db/local/vite-main.ts'],
    env: { PORT: String(port), HATCHYARD_EDGE: `http://127.0.0.1:${edge}` },
  })

async function answers(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/api/health`
  const deadline = Date.now() + 30_000
  let last = 'nothing'
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    if (response) last = `${response.status} ${await response.text()}`
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Hatchyard did not come up within 30 seconds. ${url} answered: ${last}`)
}

const assistantWords = (): string =>
  settingsOfShell().OPENAI_API_KEY
    ? 'answers by a model, with the key of this shell'
    : 'answers by searching: no OPENAI_API_KEY is set'

const welcome = (port: number) => `
Hatchyard is ready: http://localhost:${port}

  Sign in as   demo_buyer, demo_seller, demo_premium or demo_admin, password hatchyard-demo
  Its mail     http://localhost:${port}/dev/mailbox
  Its chat     ${assistantWords()}
  Stop         Ctrl-C
`
