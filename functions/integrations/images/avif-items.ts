import { letters, mostParts, viewOf } from './bytes.ts'

/** A box of an ISO base media file: from `at`, its content from `body` to `end`, where the next box begins. */
export type Box = { type: string; at: number; body: number; end: number }

/** The boxes that lie in a stretch of a file. Throws a RangeError when one reaches beyond it, or they are too many. */
export const boxesIn = (bytes: Uint8Array, from: number, to: number): Box[] => {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const size = view.getUint32(at)
    const wide = size === 1
    const end = size === 0 ? to : at + (wide ? Number(view.getBigUint64(at + 8)) : size)
    const body = at + (wide ? 16 : 8)
    if (end > to || end < body) throw new RangeError('The box is cut short.')
    if (boxes.length === mostParts) throw new RangeError('There are too many boxes.')
    boxes.push({ type: letters(bytes, at + 4), at, body, end })
    at = end
  }
  return boxes
}

/** Something that a file holds. Its names begin behind its type and reach to `end`. */
export type Item = { id: number; type: string; typeAt: number; end: number }

/** The items that `iinf` lists, with the place of their type. */
export const readItems = (bytes: Uint8Array, iinf: Box): Item[] => {
  const view = viewOf(bytes)
  const header = view.getUint8(iinf.body) === 0 ? 6 : 8
  return boxesIn(bytes, iinf.body + header, iinf.end).map(({ body, end }) => {
    const version = view.getUint8(body)
    const wide = version >= 3
    const typeAt = body + (wide ? 10 : 8)
    if (version < 2 || typeAt + 4 > end) throw new RangeError('The item has no type.')
    const id = wide ? view.getUint32(body + 4) : view.getUint16(body + 4)
    return { id, type: letters(bytes, typeAt), typeAt, end }
  })
}

/** The items that are thumbnails of others, by `iref`. */
export const readThumbnails = (bytes: Uint8Array, { body, end }: Box): number[] => {
  const view = viewOf(bytes)
  const wide = view.getUint8(body) > 0
  const thumbnails = boxesIn(bytes, body + 4, end).filter(({ type }) => type === 'thmb')
  return thumbnails.map((box) => (wide ? view.getUint32(box.body) : view.getUint16(box.body)))
}
