import type { CacheTag } from './cache-tag.ts'

/** `at`: when the request of the write began; `turn`: its place among all writes of this isolate. */
type Drop = { at: number; turn: number }

/** What an answer is made from, and the ids of what it shows. */
export type Made = { tag: CacheTag; shows: ReadonlySet<string> }

/** In milliseconds: how long a write may take from the moment its request began, by which it is told. */
const writeTakesMs = 10_000
/** How many single listings are remembered; when there are more, one drop of their tag tells of all. */
const mostListings = 1000

let turns = 0
const tags = new Map<CacheTag, Drop>()
const listings = new Map<string, Drop>()

const dropsOf = ({ tag, shows }: Made): Drop[] =>
  [tags.get(tag), ...[...shows].map((id) => listings.get(id))].filter((drop) => drop !== undefined)

const dropOf = (now: Date): Drop => {
  turns += 1
  return { at: now.getTime(), turn: turns }
}

/** Notes that a write changed everything with this tag. */
export const noteTagDrop = (tag: CacheTag, now: Date): void => void tags.set(tag, dropOf(now))

/** Notes that a write changed these listings, by their ids. */
export const noteListingDrops = (ids: readonly string[], now: Date): void => {
  const drop = dropOf(now)
  for (const id of ids) listings.set(id, drop)
  if (listings.size <= mostListings) return
  listings.clear()
  tags.set('products', drop)
}

/** A mark to compare with after a read: what is dropped from here on. */
export const turnNow = (): number => turns

/** Whether a write since this mark changed what the answer shows. */
export const droppedSince = (mark: number, made: Made): boolean => dropsOf(made).some(({ turn }) => turn > mark)

/** Whether an answer stored at that moment, perhaps by another isolate, may have been read before a write of this one. */
export const mayBeOlderThanDrop = (storedAt: number, made: Made): boolean =>
  dropsOf(made).some(({ at }) => storedAt <= at + writeTakesMs)
