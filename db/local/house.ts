import fs from 'node:fs'
import path from 'node:path'
import { buildIfStale, fingerprint, programs, quietWrangler } from './build.ts'
import { database, databaseUrl, markSeeded, prepareDatabase } from './database.ts'
import { startGateway } from './gateway.ts'
import { persistFolder } from './photos.ts'
import { freePort, portMustBeFree, wantedPort } from './ports.ts'
import { mustNotRun, type Postgres, startPostgres } from './postgres.ts'
import { claimData, lastingData } from './postgres-home.ts'
import { type Service, startService } from './services.ts'
import { localSecrets, prepareState, stateFolder } from './state.ts'

/** What answers at the printed address: the built site as it ships, or Vite with hot reload before it. */
export type Front = 'built' | 'vite'

type Running = { add: (stop: () => Promise<unknown>) => void; watch: (service: Service) => void }

/** Starts everything on one address and prints it. Throws in words when something is in the way. */
export async function openHouse(front: Front, running: Running): Promise<void> {
  const site = await claimSite()
  const buildId = build(front)
  const bindings = await openRecords({ ...site, buildId, running })
  const edge = { state: site.state, bindings, port: front === 'built' ? site.port : await freePort() }
  running.watch(front === 'built' ? startPages(edge) : startWrangler(edge))
  running.watch(startJobs(edge))
  await answers(edge.port)
  if (front === 'vite') {
    running.watch(startVite({ port: site.port, edge: edge.port }))
    await answers(site.port)
  }
  console.log(welcome(site.port))
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
function build(front: Front): string {
  console.log('Building …')
  buildIfStale('jobs')
  if (front === 'built') buildIfStale('worker')
  return `${buildIfStale('web')}-${fingerprint('worker')}`
}

type Bindings = Record<string, string>
type Records = Site & { buildId: string; running: Running }

/** Opens the database, migrated and seeded, behind its gateway. Returns what the Workers are bound to. */
async function openRecords({ port, state, data, buildId, running }: Records): Promise<Bindings> {
  const postgres = await startPostgres({ data })
  running.add(postgres.stop)
  const { wantsSeed } = await prepareDatabase(postgres)
  const gateway = await startGateway(postgres.url(database))
  running.add(gateway.close)
  const bindings = {
    ENVIRONMENT: 'local',
    DATABASE_URL: databaseUrl(),
    NEON_GATEWAY: gateway.address,
    BUILD_ID: buildId,
    SITE_ORIGIN: `http://localhost:${port}`,
    ...localSecrets(state),
    ...settingsOfShell(),
  }
  if (wantsSeed) await seed(postgres, { state, bindings, running })
  return bindings
}

/**
 * What the shell may say: the assistant's settings, where with a key a model answers in the chat and what it costs is real;
 * and what a password's hash costs, which tests want quick.
 */
const settingsOfShell = (): Bindings =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^((OPENAI|ASSISTANT)_[A-Z_]+|PASSWORD_HASHES)$/.test(name) && value ? [[name, value]] : [],
    ),
  )

type Seeding = { state: string; bindings: Bindings; running: Running }

// A process of its own, so that what it opens is closed when Pages starts. Marked only when it has come to its end.
async function seed(postgres: Postgres, { state, bindings, running }: Seeding): Promise<void> {
  console.log('Filling the new database …')
  fs.rmSync(persistFolder(state), { recursive: true, force: true })
  const env = { ...bindings, HATCHYARD_STATE: state }
  const service = startService({ name: 'The seed', args: ['db/seed/seed-main.ts'], env, prints: 'errors' })
  running.add(service.stop)
  const code = await service.gone
  await service.stop()
  if (code !== 0) throw new Error('The seed failed. Nothing of it is kept: the next start tries again.')
  await markSeeded(postgres)
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
  process.env.OPENAI_API_KEY
    ? 'answers by a model, with the key of this shell'
    : 'answers by searching: no OPENAI_API_KEY is set'

const welcome = (port: number) => `
Hatchyard is ready: http://localhost:${port}

  Sign in as   demo_buyer, demo_seller, demo_premium or demo_admin, password hatchyard-demo
  Its mail     http://localhost:${port}/dev/mailbox
  Its chat     ${assistantWords()}
  Stop         Ctrl-C
`
