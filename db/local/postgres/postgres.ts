import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { guard } from '../keep/guard.ts'
import { freePort } from '../ports.ts'
import { type Account, account, programs } from './postgres-home.ts'
import { commandLine, isAlive, processesSaying, signal } from './processes.ts'

export type Postgres = {
  /** The ordinary Postgres address of one of its databases. */
  url: (database: string) => string
  /** Resolves when it has ended, asked or not. */
  gone: Promise<void>
  /** Ends it, sessions included; resolves when it is gone. */
  stop: () => Promise<void>
}

export type PostgresOptions = {
  /** Its data folder, made when missing. */
  data: string
  /** Settings on top of ours, as in postgresql.conf. */
  settings?: Record<string, string>
  /** Where it listens; on a free port when not said. */
  port?: number
}

/** Settings for data that is thrown away: nothing waits for the disk. */
export const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts a real PostgreSQL. Throws in words when one already runs on this data. */
export async function startPostgres({ data, settings = {}, ...asked }: PostgresOptions): Promise<Postgres> {
  await mustNotRun(data)
  const who = account()
  const native = programs()
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) initialise({ native, who, data })
  const port = asked.port ?? (await freePort())
  const flags = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    cluster_name: clusterName(data),
    ...settings,
  }
  const args = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(native, 'bin/postgres'), ['-D', data, ...args], {
    ...who,
    cwd: data,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const release = child.pid ? guard({ target: child.pid, signals: ['INT'] }) : () => {}
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve())).finally(release)
  await ready(child)
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    gone,
    async stop() {
      child.kill('SIGINT')
      const late = setTimeout(() => child.kill('SIGQUIT'), 8_000)
      await gone
      clearTimeout(late)
    },
  }
}

const environment = () => ({ PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', LC_MESSAGES: 'C', HOME: '/' })

function initialise({ native, who, data }: { native: string; who: Account; data: string }): void {
  const half = `${data}.new`
  for (const folder of [half, data]) fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(half, { recursive: true, mode: 0o700 })
  if (who.uid !== undefined && who.gid !== undefined) fs.chownSync(half, who.uid, who.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const args = ['-D', half, '-U', 'postgres', '--auth=trust', ...locale, '--no-sync', '--no-instructions']
  execFileSync(path.join(native, 'bin/initdb'), args, { ...who, cwd: half, env: environment(), stdio: 'pipe' })
  fs.renameSync(half, data)
}

/** Why it stops, in its own words, where it says so; whoever asks too early is told something else. */
const reasonIn = (log: string): string => {
  const said = /(?:FATAL|PANIC): +(?!the database system is)(.*)/.exec(log)?.[1]
  return said ? `: ${said}` : ''
}

function ready(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log: string | null = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (log === null) return
      log += text
      if (!log.includes('ready to accept connections')) return
      log = null
      resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL does not start${reasonIn(log ?? '')}.`)))
    child.once('error', reject)
  })
}

// Every process of a server bears its name: whose it is, and on which data.
const clusterName = (data: string) => `hatchyard-${process.pid}-${dataName(data)}`
const dataName = (data: string) => createHash('sha256').update(data).digest('hex').slice(0, 12)

/**
 * Throws in words while a PostgreSQL runs on this data. One whose starter is gone is being ended by its guard: it gets
 * five seconds, then it is ended here. So do the sessions of one that was killed, which may still write.
 */
export async function mustNotRun(data: string): Promise<void> {
  const pid = postmaster(data)
  const owner = pid && Number(/cluster_name=hatchyard-(\d+)/.exec(commandLine(pid))?.[1])
  if (owner && isAlive(owner))
    throw new Error(`Hatchyard is already running here (process ${owner}). Stop it first with Ctrl-C in its terminal.`)
  if (pid) await untilGone({ isThere: () => postmaster(data) !== null, end: () => signal(pid, 'SIGINT') })
  if (pid && postmaster(data))
    throw new Error(`A PostgreSQL that was left behind does not stop (process ${pid}). End it first.`)
  await endOrphans(data)
  fs.rmSync(path.join(data, 'postmaster.pid'), { force: true })
}

async function endOrphans(data: string): Promise<void> {
  const orphans = () => processesSaying(`-${dataName(data)}: `)
  const kill = () => {
    for (const pid of orphans()) signal(pid, 'SIGKILL')
  }
  await untilGone({ isThere: () => orphans().length > 0, end: kill, patienceMs: 500 })
  const left = orphans()
  if (left.length > 0) throw new Error(`What a killed PostgreSQL left behind does not stop (process ${left[0]}).`)
}

type Leaving = { isThere: () => boolean; end: () => void; patienceMs?: number }

/** Waits for something to go by itself, ends it when it takes too long, and waits as long again. */
async function untilGone({ isThere, end, patienceMs = 5_000 }: Leaving): Promise<void> {
  const started = Date.now()
  let isEnded = false
  while (isThere() && Date.now() < started + 2 * patienceMs) {
    if (!isEnded && Date.now() > started + patienceMs) {
      isEnded = true
      end()
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The PostgreSQL on this data, or null. An id that went to another process since does not count. */
function postmaster(data: string): number | null {
  const file = path.join(data, 'postmaster.pid')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0
  return pid && isAlive(pid) && commandLine(pid).includes(data) ? pid : null
}
