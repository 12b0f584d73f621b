import fs from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { unstable_generateASSETSBinding } from 'wrangler'
import { compatibility } from './build.ts'
import { textBindings } from './jobs.ts'
import { bucketName } from './photos.ts'
import { root } from './state.ts'

export type WorkerOptions = {
  vars: Record<string, string>
  /** Told of each line that the Worker logs. */
  onLog: (level: string, message: string) => void
  /** Ends the static files. */
  signal: AbortSignal
  /** Files of built Workers that listen beside the app with the same bindings, by their names. */
  beside?: Record<string, string>
}

/**
 * Runs the Pages Worker as `npm run build` made it, on a direct socket of its own and with pictures in memory:
 * `unsafeGetDirectURL()` tells where, `unsafeGetDirectURL(name)` for one beside it.
 */
export async function openWorker({ vars, onLog, signal, beside = {} }: WorkerOptions): Promise<Miniflare> {
  const env = { ...textBindings(vars), PHOTOS: { type: 'r2' as const, name: bucketName }, ...(await assets(signal)) }
  const files = { app: path.join(root, '.build/worker/index.js'), ...beside }
  const mf = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    handleStructuredLogs: ({ level, message }) => onLog(level, message),
    workers: Object.entries(files).map(([name, file]) => worker({ name, file, env })),
  })
  await mf.ready
  return mf
}

const worker = <Env extends object>({ name, file, env }: { name: string; file: string; env: Env }) => ({
  config: {
    name,
    compatibilityDate: compatibility.date,
    compatibilityFlags: compatibility.flags,
    manifest: {
      mainModule: 'index.js',
      modulesRoot: path.dirname(file),
      modules: { 'index.js': { type: 'esm' as const, contents: fs.readFileSync(file, 'utf8') } },
    },
    env,
  },
  dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
})

// Pages' own answers for static files, if the web is built: an API test runs without.
async function assets(signal: AbortSignal) {
  const directory = path.join(root, 'web/dist')
  if (!fs.existsSync(directory)) return undefined
  const handler = await unstable_generateASSETSBinding({ log: quiet, directory, signal })
  return { ASSETS: { type: 'fetcher' as const, handler } }
}

type Log = Parameters<typeof unstable_generateASSETSBinding>[0]['log']
const quiet = new Proxy({} as Log, { get: () => () => {} })
