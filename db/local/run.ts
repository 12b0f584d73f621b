import { type Front, openHouse } from './house.ts'
import { type Kept, keep } from './keep/keep.ts'
import { emptyState } from './reset.ts'

/** Runs the house until a signal or until something of it does not stay up; leaves nothing behind. */
export async function run(front: Front): Promise<void> {
  const stops: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number) => {
    stopping ??= stopAll(stops).then(() => process.exit(code))
    return stopping
  }
  const tell = (what: string) => void (stopping ?? console.error(what))
  const giveUp = (why: string) => {
    tell(why)
    void stop(1)
  }
  const running = {
    add: (end: () => Promise<unknown>) => void stops.push(end),
    keep: async (kept: Kept) => void stops.push(await keep({ ...kept, tell, giveUp })),
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  stopWithNpm(() => void stop(0))
  try {
    if (process.argv.includes('--fresh')) await emptyState()
    await openHouse(front, running)
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
