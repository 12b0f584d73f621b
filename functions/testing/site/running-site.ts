import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#db/local/ports.ts'
import { database, markSeeded, prepareDatabase } from '#db/local/postgres/database.ts'
import { startPostgres } from '#db/local/postgres/postgres.ts'
import { claimData, lastingData } from '#db/local/postgres/postgres-home.ts'
import { root } from '#db/local/state.ts'

export type Process = { pid: number; parent: number; command: string }

export type RunningSite = {
  url: string
  /** What it has printed so far. */
  said: () => string
  /** The id of `npm start` itself. */
  pid: number
  /** All its processes that are there now. */
  processes: () => Process[]
  /** Resolves with its exit code. */
  gone: Promise<number | null>
}

export type SiteFolder = {
  state: string
  /** Address of its database while the site runs. */
  databaseUrl: () => string
  /** Every process that works on it, whoever started it. */
  processes: () => Process[]
  remove: () => void
}

/** A state folder whose database is migrated and counts as seeded, so that a start has the demo to do without. */
export async function emptySite(): Promise<SiteFolder> {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'hatchyard-site-'))
  const data = lastingData(state)
  claimData(state, data)
  const postgres = await startPostgres({ data })
  await prepareDatabase(postgres)
  await markSeeded(postgres)
  await postgres.stop()
  return {
    state,
    databaseUrl() {
      const port = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[3]
      return `postgres://postgres@127.0.0.1:${port}/${database}`
    },
    processes: () => everyProcess().filter(({ command }) => command.includes(data)),
    remove() {
      for (const folder of [data, state]) fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs `npm start` on a state folder and waits until it says that it is ready. Throws what it said when it ends first. */
export async function startSite(state: string, settings: Record<string, string> = {}): Promise<RunningSite> {
  const port = await freePort()
  const child = spawn(process.execPath, ['db/local/start.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, HATCHYARD_STATE: state, PORT: String(port), npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Hatchyard is ready')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void gone.then(() => reject(new Error(`The site did not start:\n${said}`)))
  })
  const pid = idOf(child)
  return { url: `http://localhost:${port}`, said: () => said, pid, processes: () => descendants(pid), gone }
}

const idOf = ({ pid }: ChildProcess): number => {
  if (!pid) throw new Error('A process that has started has an id.')
  return pid
}

export function everyProcess(): Process[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
}

function descendants(pid: number): Process[] {
  const children = Map.groupBy(everyProcess(), ({ parent }) => parent)
  const below = (id: number): Process[] => (children.get(id) ?? []).flatMap((child) => [child, ...below(child.pid)])
  return below(pid)
}
