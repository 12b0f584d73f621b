import { Agent, get } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Certificate } from './certificate.ts'
import type { Front } from './front.ts'

/** Reads what lies at a path, as a text. Throws in words when it is refused. */
export type Ask = (path: string) => Promise<string>

/** Asks a front whose certificate nobody has signed, a few things at once. */
export const asking = ({ origin }: Pick<Front, 'origin'>, { cert }: Pick<Certificate, 'cert'>): Ask => {
  const agent = new Agent({ ca: cert, maxSockets: 8 })
  return (path) =>
    new Promise((resolve, reject) => {
      const asked = get(new URL(path, origin), { agent }, (answer) => {
        const isGood = answer.statusCode === 200
        text(answer).then(
          (body) => (isGood ? resolve(body) : reject(new Error(refusal(path, answer.statusCode)))),
          reject,
        )
      })
      asked.once('error', reject)
    })
}

const refusal = (path: string, status: number | undefined): string => `${path} was answered with ${status}.`
