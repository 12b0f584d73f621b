/**
 * Writes one line of the log: JSON, so that nothing that stands in it can end it or begin another, with its moment in UTC.
 * Nothing else of the edge writes to the log.
 */
export const logLine = (line: Record<string, unknown>): void =>
  console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))
