/** What some browsers tell of the connection. */
type Connection = { saveData?: boolean; effectiveType?: string }

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** Whether what somebody may want next can be fetched: there is a connection, and they don't save on it. */
export const mayFetchAhead = (): boolean => navigator.onLine && !navigator.connection?.saveData

/** Whether the browser takes the connection for one of the slowest. */
export const isSlow = (): boolean => /2g$/.test(navigator.connection?.effectiveType ?? '')
