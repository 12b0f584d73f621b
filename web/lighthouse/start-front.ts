import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Front, FrontOptions } from './front.ts'

/** Opens the front in a thread of its own: it answers while this one reads what the browser tells of itself. */
export const startFront = async (options: FrontOptions): Promise<Front> => {
  const thread = new Worker(new URL('./front-thread.ts', import.meta.url), { workerData: options })
  const [origin]: string[] = await once(thread, 'message')
  if (!origin) throw new Error('The front did not say where it listens.')
  return { origin, close: async () => void (await thread.terminate()) }
}
