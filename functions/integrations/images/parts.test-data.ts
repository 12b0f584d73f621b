import { crc32 } from 'node:zlib'
import { joined, letters, startsWith, viewOf } from './bytes.ts'
import type { ImageType } from './clean-image.ts'

/** How a container is cut into parts, written again without the readers under test. */
export type Container = {
  /** Where the part that begins at a place ends, by its own length. */
  endOf: (bytes: Uint8Array, at: number) => number
  /** A part with a body; its type is one of `types`. */
  part: (type: string, body: Uint8Array) => Uint8Array
  types: string[]
  /** Where a part says how long it is, and in how many bytes. */
  length: { at: number; size: 2 | 4; little?: boolean }
  /** Whether a part is nothing but coded pixels. */
  isPixels: (part: Uint8Array) => boolean
  /** Whether pixels are found by their place, so that what is put in before them would become them. */
  isPlaced?: boolean
}

const number = (value: number, { size, little = false }: { size: 2 | 4; little?: boolean }): Uint8Array => {
  const bytes = new Uint8Array(size)
  if (size === 2) viewOf(bytes).setUint16(0, value, little)
  else viewOf(bytes).setUint32(0, value, little)
  return bytes
}
const named = (type: string) => Uint8Array.from(type, (letter) => letter.charCodeAt(0))
const typeOf = (part: Uint8Array) => letters(part, 4)

const endOfSegment = (bytes: Uint8Array, at: number): number => {
  if (at === 0) return 2
  if (bytes[at + 1] === 0xd9) return bytes.length
  let end = at + 2 + viewOf(bytes).getUint16(at + 2)
  if (bytes[at + 1] !== 0xda) return end
  const isCoded = (next = 0) => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
  while (end < bytes.length && !(bytes[end] === 0xff && !isCoded(bytes[end + 1]))) end += 1
  return end
}

export const containers: Record<ImageType, Container> = {
  'image/jpeg': {
    endOf: endOfSegment,
    part: (type, body) => joined([named(type), number(body.length + 2, { size: 2 }), body]),
    types: [0xe0, 0xe1, 0xe2, 0xe5, 0xed, 0xee, 0xfe, 0xf3, 0xd8, 0x01, 0xdb, 0xc4, 0xdd, 0xc0, 0xda].map(
      (marker) => `\xff${String.fromCharCode(marker)}`,
    ),
    length: { at: 2, size: 2 },
    isPixels: (part) => part[1] === 0xda,
  },
  'image/png': {
    endOf: (bytes, at) => (at === 0 ? 8 : at + 12 + viewOf(bytes).getUint32(at)),
    part: (type, body) => {
      const summed = joined([named(type), body])
      return joined([number(body.length, { size: 4 }), summed, number(crc32(summed), { size: 4 })])
    },
    types: ['tEXt', 'iTXt', 'eXIf', 'tIME', 'prVt', 'gAMA', 'sRGB', 'IEND', 'IHDR', 'sBIT', 'cHRM', 'iCCP', 'cICP'],
    length: { at: 0, size: 4 },
    isPixels: (part) => typeOf(part) === 'IDAT',
  },
  'image/webp': {
    endOf: (bytes, at) => {
      const size = at === 0 ? 4 : viewOf(bytes).getUint32(at + 4, true)
      return at + 8 + size + (size % 2)
    },
    part: (type, body) =>
      joined([named(type), number(body.length, { size: 4, little: true }), body, new Uint8Array(body.length % 2)]),
    types: ['EXIF', 'XMP ', 'note', 'VP8X', 'ANIM', 'ICCP'],
    length: { at: 4, size: 4, little: true },
    isPixels: (part) => ['VP8 ', 'VP8L', 'ALPH'].some((type) => startsWith(part, 0, type)),
  },
  'image/avif': {
    endOf: (bytes, at) => {
      const size = viewOf(bytes).getUint32(at)
      return size === 0 ? bytes.length : at + (size === 1 ? Number(viewOf(bytes).getBigUint64(at + 8)) : size)
    },
    part: (type, body) => joined([number(body.length + 8, { size: 4 }), named(type), body]),
    types: ['uuid', 'free', 'mdat', 'meta', 'moov', 'skip', 'ftyp'],
    length: { at: 0, size: 4 },
    // Its EXIF lies beside the pixels, so nothing is excused.
    isPixels: () => false,
    isPlaced: true,
  },
}

/** Cuts a whole file into its parts; the last takes what hangs behind. */
export const split = ({ endOf }: Container, bytes: Uint8Array): Uint8Array[] => {
  const parts: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, Math.max(at + 1, endOf(bytes, at)))
    parts.push(bytes.subarray(at, end))
    at = end
  }
  return parts
}

/** Joins parts to a file that is as long as it says. */
export const whole = (parts: Uint8Array[]): Uint8Array => {
  const bytes = joined(parts)
  if (bytes.length >= 8 && startsWith(bytes, 0, 'RIFF')) viewOf(bytes).setUint32(4, bytes.length - 8, true)
  return bytes
}
