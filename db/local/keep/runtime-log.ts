import { Log, LogLevel } from 'miniflare'

const mostCrashes = 5
const minuteMs = 60_000

/**
 * Miniflare starts its runtime (workerd) again by itself when that has ended, as often as it likes, and stays without one
 * when it cannot. Here it may five times within a minute; else this process ends, and whoever keeps it sees to it.
 */
export class RuntimeLog extends Log {
  readonly #crashes: number[] = []

  constructor() {
    super(LogLevel.WARN)
  }

  override warn(message: string): void {
    if (!message.includes('crashed unexpectedly')) return
    const now = Date.now()
    this.#crashes.push(now)
    console.error('The runtime ended by itself and is started again.')
    if (this.#crashes.filter((at) => at > now - minuteMs).length > mostCrashes) process.exit(1)
  }

  override error(error: Error): void {
    console.error(error.message)
    if ('code' in error && error.code === 'ERR_RUNTIME_FAILURE') process.exit(1)
  }
}

/** Ends this process with what was in the way, and without a trace. */
export function endInWords(error: Error): never {
  console.error(error.message)
  process.exit(1)
}
