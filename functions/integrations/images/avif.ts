import { blankUndrawn, find } from './avif-blank.ts'
import { type Box, boxesIn } from './avif-items.ts'
import { letters, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'

/** Far more than the brands that there are. */
const mostOfBrands = 1024

const isStill = (bytes: Uint8Array, { body, end }: Box): boolean => {
  if (end - body > mostOfBrands) throw new RangeError('There are too many brands.')
  const brands: string[] = []
  for (let at = body; at < end; at += 4) brands.push(letters(bytes, at))
  return brands.includes('avif')
}

/** The boxes of properties that belong to an item, by `ipco` and `ipma`. */
const propertiesOf = (bytes: Uint8Array, iprp: Box, itemId: number): Box[] => {
  const inside = boxesIn(bytes, iprp.body, iprp.end)
  const ipco = find(inside, 'ipco')
  const properties = boxesIn(bytes, ipco.body, ipco.end)
  const { body, end } = find(inside, 'ipma')
  const view = viewOf(bytes.subarray(0, end))
  const [wideId, wideIndex] = [view.getUint8(body) >= 1, (view.getUint8(body + 3) & 1) === 1]
  let at = body + 8
  for (let left = view.getUint32(body + 4); left > 0; left -= 1) {
    const id = wideId ? view.getUint32(at) : view.getUint16(at)
    at += wideId ? 4 : 2
    const count = view.getUint8(at)
    const indexes = Array.from({ length: count }, (_, index) =>
      wideIndex ? view.getUint16(at + 1 + index * 2) & 0x7fff : view.getUint8(at + 1 + index) & 0x7f,
    )
    if (id === itemId) return indexes.flatMap((index) => properties[index - 1] ?? [])
    at += 1 + count * (wideIndex ? 2 : 1)
  }
  return []
}

/** The item that is shown (`pitm`). */
const primaryOf = (bytes: Uint8Array, meta: Box[]): number => {
  const view = viewOf(bytes)
  const { body } = find(meta, 'pitm')
  return view.getUint8(body) === 0 ? view.getUint16(body + 4) : view.getUint32(body + 4)
}

const sizeOf = (bytes: Uint8Array, meta: Box[], primary: number): { width: number; height: number } => {
  const view = viewOf(bytes)
  const properties = propertiesOf(bytes, find(meta, 'iprp'), primary)
  const extent = find(properties, 'ispe')
  const turn = properties.find(({ type }) => type === 'irot')
  const [width, height] = [view.getUint32(extent.body + 4), view.getUint32(extent.body + 8)]
  return turn && view.getUint8(turn.body) % 2 === 1 ? { width: height, height: width } : { width, height }
}

/** Reads an AVIF to its end. Null for another format and for a film; throws a RangeError for what is cut short. */
export const readAvif = (original: Uint8Array): CleanImage | null => {
  if (!startsWith(original, 4, 'ftyp')) return null
  const bytes = new Uint8Array(original)
  const file = boxesIn(bytes, 0, bytes.length)
  // A film (`moov`) is not a picture, whatever else the file claims to be.
  if (!isStill(bytes, file[0]!) || file.some(({ type }) => type === 'moov')) return null
  const metaBox = find(file, 'meta')
  const meta = boxesIn(bytes, metaBox.body + 4, metaBox.end)
  const primary = primaryOf(bytes, meta)
  const size = sizeOf(bytes, meta, primary)
  if (!blankUndrawn(bytes, file, meta).has(primary)) return null
  return { contentType: 'image/avif', ...size, bytes }
}
