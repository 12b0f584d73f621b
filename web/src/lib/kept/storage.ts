export type Area = {
  get: (key: string) => string | null
  /** Null removes. */
  set: (key: string, value: string | null) => void
}

/** Storage that never throws: an unavailable one reads as empty. */
const storage = (name: 'localStorage' | 'sessionStorage'): Area => ({
  get: (key) => {
    try {
      return globalThis[name].getItem(key)
    } catch {
      return null
    }
  },
  set: (key, value) => {
    try {
      if (value === null) globalThis[name].removeItem(key)
      else globalThis[name].setItem(key, value)
    } catch {
      // A browser that refuses storage (private mode, full) still gets a page that works until it is closed.
    }
  },
})

/** Storage that all tabs share and that stays; nothing throws where there is none. */
export const local = storage('localStorage')

/** Storage of this tab, until it is closed; nothing throws where there is none. */
export const session = storage('sessionStorage')
