import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { compatibility } from './build.ts'
import { RuntimeLog } from './keep/runtime-log.ts'
import { bucketName, photosFolder } from './photos.ts'
import { root } from './state.ts'

export type Jobs = {
  /** Runs the scheduled work once, as if the clock said `at`. Throws what the Worker threw. */
  run: (at: Date) => Promise<void>
  close: () => Promise<void>
}

export type JobsOptions = {
  /** Its bindings, but PHOTOS. */
  vars: Record<string, string>
  /** The state folder whose pictures it shares; without one they are gone with it. */
  state?: string
  /** Told of each line that it logs, which is printed otherwise. */
  onLog?: (message: string) => void
}

/** Opens the built job Worker. Nothing fires its cron: whoever opens it calls `run`. */
export async function openJobs({ vars, state, onLog }: JobsOptions): Promise<Jobs> {
  const folder = path.join(root, '.build/jobs')
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    ...(state ? { log: new RuntimeLog() } : {}),
    ...(onLog ? { handleStructuredLogs: ({ message }) => onLog(message) } : {}),
    ...(state ? { resourcePersistencePath: photosFolder(state) } : {}),
    workers: [
      {
        config: {
          name: 'jobs',
          compatibilityDate: compatibility.date,
          compatibilityFlags: compatibility.flags,
          manifest: {
            mainModule: 'worker.js',
            modulesRoot: folder,
            modules: { 'worker.js': { type: 'esm', contents: readFileSync(path.join(folder, 'worker.js'), 'utf8') } },
          },
          env: { ...textBindings(vars), PHOTOS: { type: 'r2', name: bucketName } },
        },
      },
    ],
  })
  await runtime.ready
  return {
    async run(at) {
      // Asked for each time: what was held before the runtime was started again leads nowhere.
      const worker = await runtime.getWorker('jobs')
      const { outcome } = await worker.scheduled({ cron: '* * * * *', scheduledTime: at })
      if (outcome !== 'ok') throw new Error(`The scheduled work ended with "${outcome}".`)
    },
    close: () => runtime.dispose(),
  }
}

/** Variables as Miniflare wants bindings. */
export const textBindings = (vars: Record<string, string>) =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, { type: 'text' as const, value }]))
