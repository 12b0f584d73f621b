import type { Box } from './avif-items.ts'
import { mostParts, viewOf } from './bytes.ts'

/** A stretch of an item's bytes: in the file, or in the box `idat`. */
export type Extent = { id: number; inData: boolean; offset: number; length: number }

/** Takes one number after another, none of them from beyond the box. */
const numbersOf = (bytes: Uint8Array, { body, end }: Box) => {
  const view = viewOf(bytes.subarray(body, end))
  let at = 0
  return (size: number): number => {
    at += size
    if (size === 8) return Number(view.getBigUint64(at - 8))
    if (size === 4) return view.getUint32(at - 4)
    if (size === 2) return view.getUint16(at - 2)
    if (size === 0) return 0
    throw new RangeError('There are no numbers of that size.')
  }
}

/**
 * Where the items' bytes lie (`iloc`). Throws a RangeError for a stretch without a length, which would mean the whole
 * file, for an item that is placed twice, and when there are too many.
 */
export const readExtents = (bytes: Uint8Array, iloc: Box): Extent[] => {
  const take = numbersOf(bytes, iloc)
  const version = take(4) >>> 24
  const sizes = take(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const [indexSize, idSize] = [version === 0 ? 0 : sizes & 15, version < 2 ? 2 : 4]
  const extents: Extent[] = []
  const seen = new Set<number>()
  for (let items = take(idSize); items > 0; items -= 1) {
    const id = take(idSize)
    if (seen.has(id) || seen.size === mostParts) throw new RangeError('There is a second place of an item.')
    seen.add(id)
    const method = version === 0 ? 0 : take(2) & 15
    if (method > 1) throw new RangeError('Items made of items are not read.')
    take(2)
    const base = take(baseSize)
    for (let left = take(2); left > 0; left -= 1) {
      take(indexSize)
      const extent = { id, inData: method === 1, offset: base + take(offsetSize), length: take(lengthSize) }
      if (extent.length === 0 || extents.length === mostParts) throw new RangeError('The stretch has no end.')
      extents.push(extent)
    }
  }
  return extents
}
