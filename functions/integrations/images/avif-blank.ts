import { type Extent, readExtents } from './avif-extents.ts'
import { type Box, boxesIn, readItems, readThumbnails } from './avif-items.ts'

/** Items that draw the picture; EXIF, XMP, thumbnails and what is unknown are not. */
const drawing = new Set(['av01', 'grid', 'iovl', 'iden', 'tmap'])
const fileBoxes = new Set(['ftyp', 'meta', 'mdat'])
const metaBoxes = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'grpl'])
const propertyBoxes = new Set(
  'ispe pixi av1C colr irot imir clap pasp auxC a1lx a1op lsel clli mdcv cclv amve reve ndwt'.split(' '),
)
/** No encoder scatters a picture over more boxes of data. */
const mostHomes = 16

const write = (bytes: Uint8Array, at: number, type: string) => bytes.set(new TextEncoder().encode(type), at)

/** The one box of a type. Throws a RangeError when there is none. */
export const find = (boxes: Box[], type: string): Box => {
  const box = boxes.find((candidate) => candidate.type === type)
  if (!box) throw new RangeError(`There is no ${type}.`)
  return box
}

/** Blanks the boxes that are not needed, and refuses a second of one that is: readers differ in which they believe. */
const blankOthers = (bytes: Uint8Array, boxes: Box[], needed: Set<string>): void => {
  const seen = new Set<string>()
  for (const { type, body, end } of boxes) {
    if (!needed.has(type)) bytes.fill(0, body, end)
    else if (seen.has(type) && type !== 'mdat') throw new RangeError(`There is a second ${type}.`)
    seen.add(type)
  }
}

/** Makes of properties that draw nothing empty places, so that those behind them keep their numbers. */
const blankProperties = (bytes: Uint8Array, iprp: Box): void => {
  const inside = boxesIn(bytes, iprp.body, iprp.end)
  if (inside.filter(({ type }) => type !== 'ipma').length > 1) throw new RangeError('There is a second ipco.')
  const ipco = find(inside, 'ipco')
  for (const { type, at, body, end } of boxesIn(bytes, ipco.body, ipco.end)) {
    if (propertyBoxes.has(type)) continue
    bytes.fill(0, body, end)
    write(bytes, at + 4, 'free')
  }
}

/** Blanks the items' names, and makes the type of every one that draws nothing one that nobody reads. */
const blankItems = (bytes: Uint8Array, meta: Box[]): Set<number> => {
  const iref = meta.find(({ type }) => type === 'iref')
  const thumbnails = new Set(iref ? readThumbnails(bytes, iref) : [])
  const items = readItems(bytes, find(meta, 'iinf'))
  if (new Set(items.map(({ id }) => id)).size < items.length) throw new RangeError('There is a second item.')
  const drawn = items.filter(({ id, type }) => drawing.has(type) && !thumbnails.has(id))
  for (const { typeAt, end } of items) bytes.fill(0, typeAt + 4, end)
  const ids = new Set(drawn.map(({ id }) => id))
  for (const { id, typeAt } of items) if (!ids.has(id)) write(bytes, typeAt, 'void')
  return ids
}

type Stretch = { start: number; end: number }

/** Blanks a box of data but for the stretches that are drawn, which come in order. */
const blankBetween = (bytes: Uint8Array, { body, end }: Box, drawn: Stretch[]): void => {
  let at = body
  for (const stretch of drawn) {
    if (stretch.start >= end || stretch.end <= body) continue
    if (stretch.start > at) bytes.fill(0, at, stretch.start)
    at = Math.max(at, stretch.end)
  }
  if (at < end) bytes.fill(0, at, end)
}

/** Whether a stretch that is drawn and one that is not share a byte; both come in order. */
const overlap = (drawn: Stretch[], others: Stretch[]): boolean => {
  let next = 0
  return drawn.some(({ start, end }) => {
    while ((others[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    return (others[next]?.start ?? Number.POSITIVE_INFINITY) < end
  })
}

const stretchesOf = (extents: Extent[], meta: Box[]): Stretch[] =>
  extents
    .map(({ inData, offset, length }) => {
      const start = offset + (inData ? find(meta, 'idat').body : 0)
      return { start, end: start + length }
    })
    .sort((one, other) => one.start - other.start)

/**
 * Blanks where it stands all that draws nothing, so that no offset moves, and returns the items that draw. Throws a
 * RangeError for a file that contradicts itself.
 */
export const blankUndrawn = (bytes: Uint8Array, file: Box[], meta: Box[]): Set<number> => {
  const homes = [...file.filter(({ type }) => type === 'mdat'), ...meta.filter(({ type }) => type === 'idat')]
  if (homes.length > mostHomes) throw new RangeError('The data is scattered.')
  const extents = readExtents(bytes, find(meta, 'iloc'))
  blankOthers(bytes, file, fileBoxes)
  blankOthers(bytes, meta, metaBoxes)
  blankProperties(bytes, find(meta, 'iprp'))
  const hdlr = find(meta, 'hdlr')
  bytes.fill(0, Math.min(hdlr.body + 24, hdlr.end), hdlr.end)
  const drawn = blankItems(bytes, meta)
  const stretches = stretchesOf(
    extents.filter(({ id }) => drawn.has(id)),
    meta,
  )
  const others = stretchesOf(
    extents.filter(({ id }) => !drawn.has(id)),
    meta,
  )
  const isHome = ({ start, end }: Stretch) => homes.some((home) => start >= home.body && end <= home.end)
  if (![...stretches, ...others].every(isHome) || overlap(stretches, others))
    throw new RangeError('An item lies where it must not.')
  for (const home of homes) blankBetween(bytes, home, stretches)
  return drawn
}
