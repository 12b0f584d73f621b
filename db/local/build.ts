import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Service, startService } from './keep/services.ts'
import { root } from './state.ts'

/** What every Worker of ours runs on; wrangler.toml says the same to Cloudflare. */
export const compatibility = { date: '2026-10-20', flags: ['nodejs_compat', 'enable_request_signal'] }

/** Wrangler without its banner, its questions and its reports. */
export const quietWrangler = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
}

export const programs = {
  vite: path.join(root, 'node_modules/vite/bin/vite.js'),
  wrangler: path.join(root, 'node_modules/wrangler/bin/wrangler.js'),
}

export type PartName = 'web' | 'worker' | 'jobs'

type Part = {
  /** Its main file, from the root of the checkout. */
  made: string
  /** What it is made of. */
  from: string[]
  build: (begun: Begun) => Promise<void>
}

/** Told of each program that builds, so that whoever is stopped meanwhile can stop it. */
export type Begun = (builder: Service) => void

const server = [
  'functions',
  'db/batch.ts',
  'db/client.ts',
  'db/lost-calls.ts',
  'db/schema',
  'db/sql',
  'package-lock.json',
]

const pagesBuild = [
  ...['pages', 'functions', 'build', 'functions', '--minify', '--build-output-directory', 'web/dist'],
  ...['--compatibility-date', compatibility.date, '--compatibility-flag', ...compatibility.flags],
]
/** The scheduled Worker's own settings, as they are for Cloudflare. */
const jobsSettings = 'functions/jobs/wrangler.toml'

const parts: Record<PartName, Part> = {
  web: {
    made: 'web/dist/index.html',
    from: ['web', 'functions/contract', 'package-lock.json'],
    build: run(programs.vite, ['build', 'web', '--logLevel', 'warn']),
  },
  worker: {
    made: '.build/worker/index.js',
    from: [...server, 'web/src'],
    build: intoPlace('worker', (folder) => run(programs.wrangler, [...pagesBuild, '--outdir', folder])),
  },
  jobs: {
    made: '.build/jobs/worker.js',
    from: server,
    build: intoPlace('jobs', (folder) => run(programs.wrangler, jobsBuild(folder))),
  },
}

const partNames: PartName[] = ['web', 'worker', 'jobs']
const noteOf = (name: PartName) => path.join(root, '.build', `${name}.fingerprint`)

/** Builds a part if what it is made of has changed since. Throws in words with what the builder said. */
export async function buildIfStale(name: PartName, begun: Begun = () => {}): Promise<void> {
  const { made, build } = parts[name]
  const wanted = fingerprint(name)
  const note = noteOf(name)
  const known = fs.existsSync(path.join(root, made)) && fs.existsSync(note) ? fs.readFileSync(note, 'utf8') : ''
  if (known === wanted) return
  await build(begun)
  fs.mkdirSync(path.dirname(note), { recursive: true })
  fs.writeFileSync(note, wanted)
}

// Built aside and moved file by file, so that nobody who reads it meanwhile sees half of it.
function intoPlace(name: PartName, build: (folder: string) => Part['build']): Part['build'] {
  return async (begun) => {
    const folder = path.join(root, '.build', name)
    const half = path.join(root, '.build', `${name}.${process.pid}`)
    await build(half)(begun)
    fs.mkdirSync(folder, { recursive: true })
    for (const file of fs.readdirSync(half)) fs.renameSync(path.join(half, file), path.join(folder, file))
    fs.rmdirSync(half)
  }
}

// Wrangler leaves its half-built files beside the settings that it reads: `functions` is read for routes at the same time and
// would trip over them, so it reads a copy.
function jobsBuild(folder: string): string[] {
  const copy = path.join(root, '.build', 'jobs-settings', 'wrangler.toml')
  fs.mkdirSync(path.dirname(copy), { recursive: true })
  fs.copyFileSync(path.join(root, jobsSettings), copy)
  return ['deploy', 'functions/jobs/worker.ts', '--dry-run', '-c', copy, '--outdir', folder]
}

function run(program: string, args: string[]): Part['build'] {
  return async (begun) => {
    const name = path.basename(program)
    const builder = startService({ name, args: [program, ...args], env: quietWrangler, prints: 'nothing' })
    begun(builder)
    if ((await builder.gone) !== 0) throw new Error(`The build failed: ${name} ${args.join(' ')}\n${builder.said()}`)
  }
}

const ignored = /(^|\/)(dist|e2e|lighthouse|testing|node_modules|\.wrangler)(\/|$)|\.test\.tsx?$/

/** Changes whenever a file that the part is made of does. */
export function fingerprint(name: PartName): string {
  const hash = createHash('sha256')
  const add = (file: string) => {
    if (ignored.test(file)) return
    const stat = fs.statSync(path.join(root, file), { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const name of fs.readdirSync(path.join(root, file)).sort()) add(`${file}/${name}`)
    else hash.update(`${file} ${stat?.mtimeMs} ${stat?.size}\n`)
  }
  parts[name].from.forEach(add)
  return hash.digest('hex').slice(0, 16)
}

/** Builds all parts anew, side by side. */
export async function buildAll(): Promise<void> {
  for (const name of partNames) fs.rmSync(noteOf(name), { force: true })
  await Promise.all(partNames.map((name) => buildIfStale(name)))
}

if (import.meta.main) {
  try {
    await buildAll()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
