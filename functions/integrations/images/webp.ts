import { joined, letters, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'

/** A still picture's chunks; EXIF, XMP, animation and unknown ones are left out. */
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])

/** The flags of VP8X without animation (2), XMP (4) and EXIF (8). */
const keptFlags = 0xff & ~(0x02 | 0x04 | 0x08)

const lossySize = (view: DataView) => {
  const code = (view.getUint8(3) << 16) | (view.getUint8(4) << 8) | view.getUint8(5)
  if (code !== 0x9d012a) throw new RangeError('The frame has no start code.')
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

const losslessSize = (view: DataView) => {
  if (view.getUint8(0) !== 0x2f) throw new RangeError('The frame has no signature.')
  const bits = view.getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

type Chunk = { type: string; body: Uint8Array }

/** The chunks by which a decoder draws, each type's first, and one frame. */
const readChunks = (file: Uint8Array): Chunk[] => {
  const kept = new Map<string, Chunk>()
  for (let at = 12; at + 8 <= file.length; ) {
    const type = letters(file, at)
    const length = viewOf(file).getUint32(at + 4, true)
    if (at + 8 + length > file.length) throw new RangeError('The chunk is cut short.')
    const place = type === 'VP8L' ? 'VP8 ' : type
    if (needed.has(type) && !kept.has(place)) kept.set(place, { type, body: file.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return [...kept.values()]
}

/** A colour profile without what hangs behind it; nothing when it is none. */
const profileOf = (body: Uint8Array): Uint8Array[] => {
  if (body.length < 128 || !startsWith(body, 36, 'acsp')) return []
  const length = viewOf(body).getUint32(0)
  return length >= 128 && length <= body.length ? [body.subarray(0, length)] : []
}

/** A chunk as it is written again: what fills it up to an even length is nothing. */
const written = (type: string, body: Uint8Array): Uint8Array => {
  const head = new Uint8Array(8)
  new TextEncoder().encodeInto(type, head)
  viewOf(head).setUint32(4, body.length, true)
  return joined([head, body, new Uint8Array(body.length % 2)])
}

const cleanChunk = ({ type, body }: Chunk): Uint8Array[] => {
  if (type === 'ICCP') return profileOf(body).map((profile) => written(type, profile))
  if (type !== 'VP8X') return [written(type, body)]
  const [flags = 0, ...rest] = body
  return [written(type, new Uint8Array([flags & keptFlags, ...rest]))]
}

/** Reads a WebP to its end. Null for another format and for a film; throws a RangeError for what is cut short. */
export const readWebp = (bytes: Uint8Array): CleanImage | null => {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP')) return null
  const fileEnd = 8 + viewOf(bytes).getUint32(4, true)
  if (fileEnd > bytes.length) return null
  const chunks = readChunks(bytes.subarray(0, fileEnd))
  const header = chunks.findIndex(({ type }) => type === 'VP8X')
  if (header > 0 || (header === 0 && chunks[0]!.body.length !== 10)) return null
  const frame = chunks.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  if (!frame) return null
  const size = frame.type === 'VP8 ' ? lossySize(viewOf(frame.body)) : losslessSize(viewOf(frame.body))
  return { contentType: 'image/webp', ...size, bytes: riff(chunks.flatMap(cleanChunk)) }
}

const riff = (chunks: Uint8Array[]): Uint8Array => {
  const whole = joined([new TextEncoder().encode('RIFF____WEBP'), ...chunks])
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return whole
}
