import { crc32 } from 'node:zlib'
import { joined, letters, mostParts, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'

const signature = '\x89PNG\r\n\x1a\n'

type Lengths = [least: number, most: number]
const exactly = (length: number): Lengths => [length, length]

/** What draws the picture, and how long it may be: text, EXIF, times, animation and everything private are left out. */
const needed = new Map<string, Lengths>([
  ['IHDR', exactly(13)],
  ['PLTE', [3, 768]],
  ['IDAT', [0, Number.POSITIVE_INFINITY]],
  ['IEND', exactly(0)],
  ['tRNS', [1, 256]],
  ['gAMA', exactly(4)],
  ['cHRM', exactly(32)],
  ['sRGB', exactly(1)],
  ['iCCP', [4, Number.POSITIVE_INFINITY]],
  ['sBIT', [1, 4]],
  ['cICP', exactly(4)],
])

/** A profile has a name of 1 to 79 letters, and behind it the number of the one way to press it. */
const isProfile = (body: Uint8Array): boolean => {
  const nameEnd = body.indexOf(0)
  return nameEnd >= 1 && nameEnd <= 79 && body[nameEnd + 1] === 0
}

/** Whether a decoder draws by this chunk; one that is damaged, has another length or comes twice it passes over. */
const isNeeded = (chunk: Uint8Array, type: string, seen: Set<string>): boolean => {
  const lengths = needed.get(type)
  if (!lengths || (seen.has(type) && type !== 'IDAT')) return false
  const body = chunk.subarray(8, -4)
  const isFitting = body.length >= lengths[0] && body.length <= lengths[1] && (type !== 'iCCP' || isProfile(body))
  return isFitting && crc32(chunk.subarray(4, -4)) === viewOf(chunk).getUint32(chunk.length - 4)
}

/** Reads a PNG to its end. Null for another format and for what lacks a part; throws a RangeError when cut short. */
export const readPng = (bytes: Uint8Array): CleanImage | null => {
  if (!startsWith(bytes, 0, signature) || !startsWith(bytes, 12, 'IHDR')) return null
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  for (let at = 8; !seen.has('IEND'); ) {
    const type = letters(bytes, at + 4)
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length || kept.length > mostParts) return null
    const chunk = bytes.subarray(at, end)
    if (isNeeded(chunk, type, seen)) {
      seen.add(type)
      kept.push(chunk)
    } else if (at === 8) return null
    at = end
  }
  if (!seen.has('IDAT')) return null
  return { contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20), bytes: joined(kept) }
}
