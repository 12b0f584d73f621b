/** A source of numbers that repeats itself for the same seed, so that a rerun draws the same picture. */
export type Random = {
  /** A number from 0 up to 1. */
  unit: () => number
  between: (low: number, high: number) => number
  /** A number around 0, mostly within ±1. */
  spread: () => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

const seedOf = (text: string) => {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

const mulberry = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const randomFrom = (seed: string): Random => {
  const unit = mulberry(seedOf(seed))
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    spread: () => unit() + unit() + unit() - 1.5,
    pick: (items) => items[Math.floor(unit() * items.length)] ?? items[0],
  }
}
