import { createHash } from 'node:crypto'
import type { StolenPasswords } from './stolen-passwords.ts'

// Somebody waits for their account meanwhile.
const timeoutMs = 1_000
const sent = 5

/** Whether a line such as `0018A45C4D1DEF81644B54AB7F969B88D65:3` is this one, and no padding, which counts none. */
const isLineOf = (rest: string) => (line: string) => {
  const [found, count] = line.trim().split(':')
  return found === rest && Number(count) > 0
}

/**
 * Asks a service that speaks like Have I Been Pwned's Pwned Passwords: it is told the first five of the forty digits of
 * the password's SHA-1, gives all stolen ones that begin so, among others that were not to hide how many those are, and
 * never learns which was meant.
 */
export const rangeService = (url: string): StolenPasswords => ({
  name: 'range',
  has: async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase()
    const answer = await fetch(new URL(`/range/${hash.slice(0, sent)}`, url), {
      redirect: 'manual',
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`The range service answered ${answer.status}`)
    return (await answer.text()).split('\n').some(isLineOf(hash.slice(sent)))
  },
})
