import { letters, viewOf } from './bytes.ts'

/** A box of an ISO base media file: `body` is where its content begins, `end` where the next box does. */
export type Box = { type: string; body: number; end: number }

export const boxesIn = (bytes: Uint8Array, from: number, to: number): Box[] => {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const size = view.getUint32(at)
    const wide = size === 1
    const end = size === 0 ? to : at + (wide ? Number(view.getBigUint64(at + 8)) : size)
    const body = at + (wide ? 16 : 8)
    if (end > to || end < body) throw new RangeError('The box is cut short.')
    boxes.push({ type: letters(bytes, at + 4), body, end })
    at = end
  }
  return boxes
}

export type Item = { id: number; type: string; typeAt: number }

/** The items that `iinf` lists, with the place of their type. */
export const readItems = (bytes: Uint8Array, { body, end }: Box): Item[] => {
  const view = viewOf(bytes)
  const header = view.getUint8(body) === 0 ? 6 : 8
  return boxesIn(bytes, body + header, end).map((entry) => {
    const wide = view.getUint8(entry.body) >= 3
    const id = wide ? view.getUint32(entry.body + 4) : view.getUint16(entry.body + 4)
    const typeAt = entry.body + (wide ? 10 : 8)
    return { id, type: letters(bytes, typeAt), typeAt }
  })
}

/** A stretch of an item's bytes: in the file, or in the box `idat`. */
export type Extent = { id: number; inData: boolean; offset: number; length: number }

/** Where the items' bytes lie (`iloc`). */
export const readExtents = (bytes: Uint8Array, { body }: Box): Extent[] => {
  const view = viewOf(bytes)
  let at = body + 4
  const take = (size: number): number => {
    at += size
    if (size === 8) return Number(view.getBigUint64(at - 8))
    if (size === 4) return view.getUint32(at - 4)
    return size === 2 ? view.getUint16(at - 2) : 0
  }
  const version = view.getUint8(body)
  const sizes = take(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const count = take(version < 2 ? 2 : 4)
  const extents: Extent[] = []
  for (let item = 0; item < count; item += 1) {
    const id = take(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : take(2) & 15
    if (method > 1) throw new RangeError('Items made of items are not read.')
    take(2)
    const base = take(baseSize)
    for (let left = take(2); left > 0; left -= 1) {
      take(indexSize)
      extents.push({ id, inData: method === 1, offset: base + take(offsetSize), length: take(lengthSize) })
    }
  }
  return extents
}
