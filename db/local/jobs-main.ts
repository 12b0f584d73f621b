// The process beside Pages in which the cron of the job Worker fires: nothing else does so locally.
import { openJobs } from './jobs.ts'
import { endInWords } from './keep/runtime-log.ts'

const EVERY_MS = 15_000

const { JOB_BINDINGS, HATCHYARD_STATE } = process.env
if (!JOB_BINDINGS || !HATCHYARD_STATE) throw new Error('"npm start" starts this program, with its bindings.')
const jobs = await openJobs({ vars: JSON.parse(JOB_BINDINGS), state: HATCHYARD_STATE }).catch(endInWords)

let running = false
const timer = setInterval(async () => {
  if (running) return
  running = true
  await jobs.run(new Date()).catch((error) => console.error('The scheduled work failed:', error.message))
  running = false
}, EVERY_MS)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    clearInterval(timer)
    await jobs.close()
    process.exit(0)
  })
