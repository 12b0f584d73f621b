import { joined, letters, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'

/** A still picture's chunks; EXIF, XMP, animation and unknown ones are left out. */
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])

/** The flags of VP8X without animation (2), XMP (4) and EXIF (8). */
const keptFlags = 0xff & ~(0x02 | 0x04 | 0x08)

const lossySize = (view: DataView, at: number) => {
  const code = (view.getUint8(at + 3) << 16) | (view.getUint8(at + 4) << 8) | view.getUint8(at + 5)
  if (code !== 0x9d012a) throw new RangeError('The frame has no start code.')
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
}

const losslessSize = (view: DataView, at: number) => {
  if (view.getUint8(at) !== 0x2f) throw new RangeError('The frame has no signature.')
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

export const readWebp = (bytes: Uint8Array): CleanImage | null => {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP')) return null
  const view = viewOf(bytes)
  const fileEnd = 8 + view.getUint32(4, true)
  if (fileEnd > bytes.length) return null
  const kept: Uint8Array[] = []
  let size: { width: number; height: number } | null = null
  for (let at = 12; at + 8 <= fileEnd; ) {
    const type = letters(bytes, at)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > fileEnd) return null
    if (type === 'VP8 ') size = lossySize(view, at + 8)
    if (type === 'VP8L') size = losslessSize(view, at + 8)
    if (needed.has(type)) kept.push(bytes.slice(at, end))
    at = end
  }
  if (!size) return null
  for (const chunk of kept) if (startsWith(chunk, 0, 'VP8X')) chunk[8] = chunk[8]! & keptFlags
  return { contentType: 'image/webp', ...size, bytes: riff(kept) }
}

const riff = (chunks: Uint8Array[]): Uint8Array => {
  const whole = joined([new TextEncoder().encode('RIFF____WEBP'), ...chunks])
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return whole
}
