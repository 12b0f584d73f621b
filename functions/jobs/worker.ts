import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types'
import { logLine } from '#app/checks/log-line.ts'
import { logLate } from '#app/checks/request-log.ts'
import { parseEnv, type RawEnv } from '#app/env.ts'
import { AppError } from '#app/errors.ts'
import { makeDeps } from '#app/make-deps.ts'
import { site } from '#contract/site.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const settings = (raw: RawEnv) => {
  try {
    return parseEnv(raw)
  } catch (error) {
    if (error instanceof AppError) logLine({ job: 'settings', ...error.details.logged })
    throw error
  }
}

/** The scheduled work of the house. Fails, after all steps have had their turn, when one of them did. */
export default {
  async scheduled(controller: ScheduledController, raw: RawEnv, context: ExecutionContext): Promise<void> {
    const env = settings(raw)
    const requestId = crypto.randomUUID()
    const deps = makeDeps({
      env,
      now: new Date(controller.scheduledTime),
      tally: { calls: 0, ms: 0 },
      requestId,
      origin: env.SITE_ORIGIN ?? site.url,
      defer: (work) => context.waitUntil(logLate(requestId, work)),
    })
    const failed = await runSteps(deps, steps)
    if (failed.length > 0) throw new Error(`These steps failed: ${failed.join(', ')}`)
  },
}
