type Area = 'localStorage' | 'sessionStorage'

const read = (area: Area, key: string): string | null => {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

const write = (area: Area, [key, value]: [string, string | null]): void => {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    // A browser that refuses storage (private mode, full) still gets a page that works until it is closed.
  }
}

/** Storage that never throws: an unavailable one reads as empty. `set(key, null)` removes. */
const storage = (area: Area) => ({
  get: (key: string) => read(area, key),
  set: (key: string, value: string | null) => write(area, [key, value]),
})

export const local = storage('localStorage')
export const session = storage('sessionStorage')
