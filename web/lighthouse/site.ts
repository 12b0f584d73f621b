import path from 'node:path'
import { startService } from '#db/local/keep/services.ts'
import { freePort } from '#db/local/ports.ts'
import { stateFolder } from '#db/local/state.ts'

export type Site = { url: string; stop: () => Promise<void> }

type Wanted = {
  /** The address under which it is reached. */
  origin: string
  /** How many listings it has beside the demo's. */
  listings: number
}

const fill = async (state: string, listings: number): Promise<void> => {
  const filling = startService({
    name: 'Filling the site',
    args: ['db/seed/bulk/bulk-main.ts', '--listings', String(listings)],
    env: { HATCHYARD_STATE: state },
    prints: 'nothing',
  })
  if ((await filling.gone) !== 0) throw new Error(`The listings could not be made:\n${filling.said()}`)
}

/**
 * Runs what `npm start` runs, with a database of its own that is filled anew, as if it were at the `origin`. Throws what it
 * said when it does not come up.
 */
export const startSite = async ({ origin, listings }: Wanted): Promise<Site> => {
  const state = path.join(stateFolder(), 'lighthouse/site')
  const port = await freePort()
  const site = startService({
    name: 'The site',
    args: ['db/local/start.ts', '--fresh'],
    env: {
      PORT: String(port),
      HATCHYARD_STATE: state,
      SITE_ORIGIN: origin,
      // A key in the shell is not for measuring to spend.
      OPENAI_API_KEY: '',
    },
    prints: 'nothing',
  })
  let isGone = false
  void site.gone.then(() => {
    isGone = true
  })
  while (!site.said().includes('Hatchyard is ready')) {
    if (isGone) throw new Error(`The site did not start:\n${site.said()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (listings > 0) await fill(state, listings)
  return { url: `http://localhost:${port}`, stop: site.stop }
}
