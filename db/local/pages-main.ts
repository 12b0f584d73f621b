// The process that serves the built site at the printed address, as Pages does.
import { openStandIn } from './keep/stand-in.ts'

const { PAGES_BINDINGS, PORT, HATCHYARD_STATE } = process.env
if (!PAGES_BINDINGS || !PORT || !HATCHYARD_STATE) throw new Error('"npm start" starts this program, with its bindings.')

// What serves the site takes a second to be read: nobody is refused meanwhile.
const standIn = await openStandIn(Number(PORT))
const { openWorker } = await import('./built-worker.ts')
const { endInWords } = await import('./keep/runtime-log.ts')
await standIn.close()

const ended = new AbortController()
const pages = await openWorker({
  vars: JSON.parse(PAGES_BINDINGS),
  // A line a request is for operators; what goes wrong is for whoever looks on.
  onLog: (level, message) => level === 'error' && console.error(message),
  signal: ended.signal,
  site: { port: Number(PORT), state: HATCHYARD_STATE },
}).catch(endInWords)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    ended.abort()
    await pages.dispose()
    process.exit(0)
  })
