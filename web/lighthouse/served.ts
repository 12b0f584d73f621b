import { freePort } from '#db/local/ports.ts'
import { type Ask, asking } from './asking.ts'
import { makeCertificate } from './certificate.ts'
import { startSite } from './site.ts'
import { startFront } from './start-front.ts'

export type Served = {
  /** Where the front listens. */
  origin: string
  /** A hash by which a browser knows the certificate's key. */
  fingerprint: string
  ask: Ask
}

type Wanted = {
  /** Whether 103 is sent before an answer. */
  hints: boolean
  /** How many listings the site has beside the demo's. */
  listings: number
}

/** Starts the built site with a database of its own and the front before it, for as long as the work on it takes. */
export const whileServed = async (
  { hints, listings }: Wanted,
  work: (served: Served) => Promise<void>,
): Promise<void> => {
  const port = await freePort()
  const site = await startSite({ origin: `https://localhost:${port}`, listings })
  try {
    const certificate = await makeCertificate()
    const front = await startFront({ site: site.url, port, certificate, hints })
    try {
      await work({ origin: front.origin, fingerprint: certificate.fingerprint, ask: asking(front, certificate) })
    } finally {
      await front.close()
    }
  } finally {
    await site.stop()
  }
}
