import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { guard } from '../guard.ts'
import { freePort } from '../ports.ts'
import { type Account, account, isAlive, programs } from './postgres-home.ts'

export type Postgres = {
  /** The ordinary Postgres address of one of its databases. */
  url: (database: string) => string
  /** Ends it, sessions included; resolves when it is gone. */
  stop: () => Promise<void>
}

export type PostgresOptions = {
  /** Its data folder, made when missing. */
  data: string
  /** Settings on top of ours, as in postgresql.conf. */
  settings?: Record<string, string>
}

/** For data that is thrown away: nothing waits for the disk. */
export const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts a real PostgreSQL on a port of its own. Throws in words when one already runs on this data. */
export async function startPostgres({ data, settings = {} }: PostgresOptions): Promise<Postgres> {
  await mustNotRun(data)
  const who = account()
  const native = programs()
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) initialise({ native, who, data })
  const port = await freePort()
  const flags = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    cluster_name: `hatchyard-${process.pid}`,
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
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await ready(child)
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      release()
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
    child.once('exit', (code) => reject(new Error(`PostgreSQL stopped with ${code}: ${log ?? ''}`)))
    child.once('error', reject)
  })
}

/**
 * Throws in words while a PostgreSQL runs on this data. One whose starter is gone is being ended by its guard: it gets
 * five seconds, then it is ended here.
 */
export async function mustNotRun(data: string): Promise<void> {
  const pid = postmaster(data)
  if (!pid) return
  const owner = Number(/cluster_name=hatchyard-(\d+)/.exec(commandLine(pid))?.[1])
  if (owner && isAlive(owner))
    throw new Error(`Hatchyard is already running here (process ${owner}). Stop it first with Ctrl-C in its terminal.`)
  for (let tries = 0; tries < 100 && postmaster(data); tries += 1) {
    if (tries === 50) end(pid)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (postmaster(data))
    throw new Error(`A PostgreSQL that was left behind does not stop (process ${pid}). End it first.`)
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It went by itself meanwhile.
  }
}

/** The PostgreSQL on this data, or null. An id that went to another process since does not count. */
function postmaster(data: string): number | null {
  const file = path.join(data, 'postmaster.pid')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (!pid) return null
  if (isAlive(pid) && commandLine(pid).includes(data)) return pid
  fs.rmSync(file, { force: true })
  return null
}

function commandLine(pid: number): string {
  try {
    if (fs.existsSync('/proc/self/cmdline'))
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
