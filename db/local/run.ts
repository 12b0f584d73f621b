import { type Front, openHouse } from './house.ts'
import { emptyState } from './reset.ts'
import type { Service } from './services.ts'

/** Runs the house until a signal or until one of its services ends by itself; leaves nothing behind. */
export async function run(front: Front): Promise<void> {
  const stops: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number) => {
    stopping ??= stopAll(stops).then(() => process.exit(code))
    return stopping
  }
  const watch = (service: Service) => {
    stops.push(service.stop)
    void service.gone.then(() => {
      if (!stopping) console.error(`${service.name} ended by itself, so all of Hatchyard does.`)
      return stop(1)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  stopWithNpm(() => void stop(0))
  try {
    if (process.argv.includes('--fresh')) await emptyState()
    await openHouse(front, { add: (end) => stops.push(end), watch })
  } catch (error) {
    // Ctrl-C during the build ends the builder first: by the next turn the signal has reached us as well.
    await new Promise((resolve) => setImmediate(resolve))
    if (!stopping) console.error(error instanceof Error ? error.message : error)
    await stop(1)
  }
}

async function stopAll(stops: (() => Promise<unknown>)[]): Promise<void> {
  for (const end of stops.reverse())
    await end().catch((error) => console.error(error instanceof Error ? error.message : error))
}

// Whoever kills npm outright means us too, and no signal tells us of it.
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 1_000).unref()
}
