// The process that serves the built site at the printed address, as Pages does.
import { openWorker } from './built-worker.ts'

const { PAGES_BINDINGS, PORT, HATCHYARD_STATE } = process.env
if (!PAGES_BINDINGS || !PORT || !HATCHYARD_STATE) throw new Error('"npm start" starts this program, with its bindings.')

const ended = new AbortController()
const pages = await openWorker({
  vars: JSON.parse(PAGES_BINDINGS),
  // A line a request is for operators; what goes wrong is for whoever looks on.
  onLog: (level, message) => level === 'error' && console.error(message),
  signal: ended.signal,
  site: { port: Number(PORT), state: HATCHYARD_STATE },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    ended.abort()
    await pages.dispose()
    process.exit(0)
  })
