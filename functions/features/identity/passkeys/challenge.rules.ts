import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'

const challengeBytes = 32

/** How long a passkey has to answer, in milliseconds: time enough to fetch a key or a phone. */
export const challengeMs = 5 * 60_000

/** Something for a passkey to sign: 256 random bits. */
export const newChallenge = (): string => randomBytes(challengeBytes).toString('base64url')

/** The hash of a challenge, which alone is kept. */
export const hashChallenge = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url')

const clientData = z.object({ challenge: z.string().min(1), crossOrigin: z.boolean().optional() })

const readClientData = (clientDataJSON: string) => {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** The challenge that an answer of a passkey says that it signed; null where it says none. Whether it did is not known yet. */
export const challengeIn = (clientDataJSON: string): string | null => readClientData(clientDataJSON)?.challenge ?? null

/** Whether an answer was given in a frame of another site's page: ours let nobody frame them, so that page was none of ours. */
export const isFramed = (clientDataJSON: string): boolean => readClientData(clientDataJSON)?.crossOrigin === true
