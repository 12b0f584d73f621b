import fs from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { unstable_generateASSETSBinding } from 'wrangler'
import { compatibility } from './build.ts'
import { textBindings } from './jobs.ts'
import { RuntimeLog } from './keep/runtime-log.ts'
import { bucketName, photosFolder } from './photos.ts'
import { root } from './state.ts'

export type WorkerOptions = {
  vars: Record<string, string>
  /** Told of each line that the Worker logs. */
  onLog: (level: string, message: string) => void
  /** Ends the static files. */
  signal: AbortSignal
  /** Files of built Workers that listen beside the app with the same bindings, by their names. */
  beside?: Record<string, string>
  /** As Pages serves it: on this port, and with the pictures of this state folder. */
  site?: { port: number; state: string }
}

/**
 * Runs the Pages Worker as `npm run build` made it, on a direct socket of its own and with pictures in memory unless it is
 * the `site`: `unsafeGetDirectURL()` tells where, `unsafeGetDirectURL(name)` for one beside it.
 */
export async function openWorker({ vars, onLog, signal, beside = {}, site }: WorkerOptions): Promise<Miniflare> {
  const env = { ...textBindings(vars), PHOTOS: { type: 'r2' as const, name: bucketName }, ...(await assets(signal)) }
  const files = { app: path.join(root, '.build/worker/index.js'), ...beside }
  const workers = Object.entries(files).map(([name, file]) =>
    worker({ name, env, port: 0, code: fs.readFileSync(file, 'utf8') }),
  )
  const app = { type: 'worker' as const, worker: 'app' }
  const mf = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    ...(site ? { log: new RuntimeLog() } : {}),
    handleStructuredLogs: ({ level, message }) => onLog(level, message),
    ...(site ? { resourcePersistencePath: photosFolder(site.state) } : {}),
    workers: site
      ? [...workers, worker({ name: 'front', env: { ...env, app }, port: site.port, code: front() })]
      : workers,
  })
  await mf.ready
  return mf
}

type WorkerSource<Env> = { name: string; env: Env; port: number; code: string }

const worker = <Env extends object>({ name, env, port, code }: WorkerSource<Env>) => ({
  config: {
    name,
    compatibilityDate: compatibility.date,
    compatibilityFlags: compatibility.flags,
    manifest: {
      mainModule: 'index.js',
      modulesRoot: root,
      modules: { 'index.js': { type: 'esm' as const, contents: code } },
    },
    env,
  },
  dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port }] },
})

/**
 * What Pages does before a Worker: what `_routes.json` leaves out comes from the files alone. Miniflare falls over a method
 * that a file does not take (TRACE), so the Worker refuses those.
 */
function front(): string {
  const { exclude } = JSON.parse(fs.readFileSync(path.join(root, 'web/public/_routes.json'), 'utf8')) as Routes
  const left = exclude.map((route) => `^${route.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).join('|')
  return `const left = new RegExp(${JSON.stringify(left)})
export default {
  fetch: (request, { ASSETS, app }) => {
    const isFile = ['GET', 'HEAD'].includes(request.method) && left.test(new URL(request.url).pathname)
    return (isFile ? ASSETS : app).fetch(request)
  },
}`
}

type Routes = { exclude: string[] }

// Pages' own answers for static files, if the web is built: an API test runs without.
async function assets(signal: AbortSignal) {
  const directory = path.join(root, 'web/dist')
  if (!fs.existsSync(directory)) return undefined
  const handler = await unstable_generateASSETSBinding({ log: quiet, directory, signal })
  return { ASSETS: { type: 'fetcher' as const, handler } }
}

type Log = Parameters<typeof unstable_generateASSETSBinding>[0]['log']
const quiet = new Proxy({} as Log, { get: () => () => {} })
