import { logLine } from '#app/checks/log-line.ts'
import { describeError } from '#app/checks/request-log.ts'
import type { Deps } from '#app/deps.ts'
import type { Step } from './steps.ts'

const describe = (error: unknown): Record<string, unknown> => {
  if (error instanceof AggregateError) return { ...describe(error.errors[0]), failures: error.errors.length }
  return error instanceof Error ? describeError(error) : { error: typeof error }
}

/**
 * Runs every step in order; one that fails does not stop the others. One JSON line for each that did something or failed:
 * a run a minute finds nothing to do most of the day. Returns the names of those that failed.
 */
export const runSteps = async (deps: Deps, steps: readonly Step[]): Promise<string[]> => {
  const failed: string[] = []
  for (const { name, work } of steps) {
    const started = Date.now()
    const outcome = await work(deps, { kind: 'job', name }).then(
      (done) => ({ done }),
      (error: unknown) => {
        failed.push(name)
        return describe(error)
      },
    )
    if ('done' in outcome && outcome.done === 0) continue
    logLine({ id: deps.requestId, job: name, ms: Date.now() - started, ...outcome })
  }
  return failed
}
