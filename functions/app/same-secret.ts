import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets, as text or bytes, are the same; how long that takes tells nobody how much of one they guessed. */
export const isSameSecret = (given: string | Buffer, own: string | Buffer): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(own)]
  // By bytes: as many letters may be more of them, at which the comparison throws.
  return a.length === b.length && timingSafeEqual(a, b)
}
