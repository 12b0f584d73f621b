/**
 * Postgres's codes for a server that stops, starts, is full, only reads, or gave a transaction up so that another could
 * go on: not the statement is wrong, the moment is.
 */
const awayCodes = /^(08...|25006|40001|40P01|53300|57P0[1-5])$/

export const isAwayCode = (code: string): boolean => awayCodes.test(code)

/** Whether an answer of Neon's endpoint says that the database could not do its work just now. */
export const isAway = ({ status, body }: { status: number; body: string }): boolean => {
  if (status === 200) return false
  if (status !== 400) return true
  return isAwayCode(/"code"\s*:\s*"([0-9A-Z]{5})"/.exec(body)?.[1] ?? '')
}

// Only statements of ours come here, with their values apart. A word too many costs a repetition, never a second write.
const changes = /\b(insert|update|delete|merge|call|refuse|nextval|setval)\b/i
const reads = /^\s*\(?\s*(select|with)\b/i

/** Whether a statement reads and does nothing else. */
export const isReading = (query: string): boolean => reads.test(query) && !changes.test(query)

type Sent = { query: string } | { queries: { query: string }[] }

/** Whether a call of the driver reads and does nothing else, so that sending it twice is sending it once. */
export const isRead = (body: unknown): boolean => {
  if (typeof body !== 'string') return false
  const sent: Sent = JSON.parse(body)
  const queries = 'queries' in sent ? sent.queries : [sent]
  return queries.every(({ query }) => isReading(query))
}
