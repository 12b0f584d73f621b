import { startsWith, viewOf } from './bytes.ts'

export const startOfImage = 0xd8
export const endOfImage = 0xd9
export const startOfScan = 0xda

export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether a marker has no segment: among segments there is no place for it, and what seems its length is none. */
export const standsAlone = (marker: number): boolean => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)

/** Where tables end that lie one behind the other from the fourth byte on. */
const endOfTables = (segment: Uint8Array, lengthOf: (at: number) => number): number => {
  let at = 4
  while (at < segment.length) at += lengthOf(at)
  return at
}

const huffmanLength = (segment: Uint8Array, at: number): number =>
  segment.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17)

/** How long a segment that draws must be by what it holds; nothing for one that does not draw. */
const dueLength = (segment: Uint8Array, marker: number): number | undefined => {
  if (isFrame(marker)) return 10 + 3 * (segment[9] ?? 0)
  if (marker === startOfScan) return 8 + 2 * (segment[4] ?? 0)
  if (marker === 0xc4) return endOfTables(segment, (at) => huffmanLength(segment, at))
  if (marker === 0xdb) return endOfTables(segment, (at) => ((segment[at] ?? 0) >= 16 ? 129 : 65))
  if (marker === 0xcc) return endOfTables(segment, () => 2)
  return marker === 0xdc || marker === 0xdd ? 6 : undefined
}

/** The first bytes of a segment, which then says that it ends there; nothing of one that is shorter. */
const headOf = (segment: Uint8Array, length: number): Uint8Array[] => {
  if (segment.length < length) return []
  const head = Uint8Array.from(segment.subarray(0, length))
  viewOf(head).setUint16(2, length - 2)
  return [head]
}

/** What a segment has to say of colours and pixels. Throws a RangeError when it holds more or less than its tables. */
export const neededOf = (segment: Uint8Array, marker: number): Uint8Array[] => {
  const due = dueLength(segment, marker)
  if (due !== undefined && due !== segment.length) throw new RangeError('The segment has another length.')
  if (due !== undefined || (marker === 0xe2 && startsWith(segment, 4, 'ICC_PROFILE\0'))) return [segment]
  if (marker === 0xee && startsWith(segment, 4, 'Adobe')) return headOf(segment, 16)
  if (marker !== 0xe0 || !startsWith(segment, 4, 'JFIF\0')) return []
  // Adobe's segment counts for less when there is one of JFIF's; its thumbnail's size is zero without the thumbnail.
  return headOf(segment, 18).map((head) => head.fill(0, 16))
}
