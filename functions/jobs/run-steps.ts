import type { Deps } from '../app/deps.ts'
import { postgresError } from '../app/errors.ts'
import type { Step } from './steps.ts'

// Never a message: Drizzle's and Postgres's texts hold parameters and rows.
const describe = (error: unknown): Record<string, unknown> => {
  if (error instanceof AggregateError) return { ...describe(error.errors[0]), failures: error.errors.length }
  const postgres = postgresError(error)
  if (postgres) return { error: 'postgres', postgres: postgres.code, constraint: postgres.constraint }
  return { error: error instanceof Error ? error.name : 'unknown' }
}

/**
 * Runs every step in order; one that fails does not stop the others. One JSON line for each that did something or failed:
 * a run a minute finds nothing to do most of the day. Returns the names of those that failed.
 */
export const runSteps = async (deps: Deps, steps: readonly Step[]): Promise<string[]> => {
  const failed: string[] = []
  for (const { name, work } of steps) {
    const started = Date.now()
    const outcome = await work(deps).then(
      (done) => ({ done }),
      (error: unknown) => {
        failed.push(name)
        return describe(error)
      },
    )
    if ('done' in outcome && outcome.done === 0) continue
    console.log(JSON.stringify({ id: deps.requestId, job: name, ms: Date.now() - started, ...outcome }))
  }
  return failed
}
