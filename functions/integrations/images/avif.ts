import { type Box, boxesIn, type Item, readExtents, readItems } from './avif-items.ts'
import { letters, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'

/** Items that draw the picture; EXIF, XMP and what is unknown are blanked where they stand, so that no offset moves. */
const drawn = new Set(['av01', 'grid', 'iovl', 'iden', 'tmap'])
const fileBoxes = new Set(['ftyp', 'meta', 'mdat'])
const metaBoxes = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'grpl'])

const find = (boxes: Box[], type: string): Box => {
  const box = boxes.find((candidate) => candidate.type === type)
  if (!box) throw new RangeError(`There is no ${type}.`)
  return box
}

const isStill = (bytes: Uint8Array, { body, end }: Box): boolean => {
  const brands: string[] = []
  for (let at = body; at < end; at += 4) brands.push(letters(bytes, at))
  return brands.includes('avif')
}

/** The boxes of properties that belong to an item, by `ipco` and `ipma`. */
const propertiesOf = (bytes: Uint8Array, iprp: Box, itemId: number): Box[] => {
  const view = viewOf(bytes)
  const inside = boxesIn(bytes, iprp.body, iprp.end)
  const ipco = find(inside, 'ipco')
  const properties = boxesIn(bytes, ipco.body, ipco.end)
  const { body } = find(inside, 'ipma')
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

const sizeOf = (bytes: Uint8Array, meta: Box[]): { width: number; height: number } => {
  const view = viewOf(bytes)
  const { body } = find(meta, 'pitm')
  const primary = view.getUint8(body) === 0 ? view.getUint16(body + 4) : view.getUint32(body + 4)
  const properties = propertiesOf(bytes, find(meta, 'iprp'), primary)
  const extent = find(properties, 'ispe')
  const turn = properties.find(({ type }) => type === 'irot')
  const [width, height] = [view.getUint32(extent.body + 4), view.getUint32(extent.body + 8)]
  return turn && view.getUint8(turn.body) % 2 === 1 ? { width: height, height: width } : { width, height }
}

/** Blanks the bytes of every item that draws nothing, and makes its type one that nobody reads. */
const blankItems = (bytes: Uint8Array, meta: Box[]): void => {
  const items = new Map<number, Item>(readItems(bytes, find(meta, 'iinf')).map((item) => [item.id, item]))
  for (const { id, inData, offset, length } of readExtents(bytes, find(meta, 'iloc'))) {
    const start = inData ? find(meta, 'idat').body + offset : offset
    if (start + length > bytes.length) throw new RangeError('An item is cut short.')
    const item = items.get(id)
    if (item && drawn.has(item.type)) continue
    bytes.fill(0, start, start + length)
    if (item) bytes.set(new TextEncoder().encode('void'), item.typeAt)
  }
}

export const readAvif = (original: Uint8Array): CleanImage | null => {
  if (!startsWith(original, 4, 'ftyp')) return null
  const bytes = original.slice()
  const file = boxesIn(bytes, 0, bytes.length)
  // A film (`moov`) is not a picture, whatever else the file claims to be.
  if (!isStill(bytes, file[0]!) || file.some(({ type }) => type === 'moov')) return null
  const metaBox = find(file, 'meta')
  const meta = boxesIn(bytes, metaBox.body + 4, metaBox.end)
  const size = sizeOf(bytes, meta)
  blankItems(bytes, meta)
  for (const { type, body, end } of file) if (!fileBoxes.has(type)) bytes.fill(0, body, end)
  for (const { type, body, end } of meta) if (!metaBoxes.has(type)) bytes.fill(0, body, end)
  return { contentType: 'image/avif', ...size, bytes }
}
