import { joined, letters, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'

const signature = '\x89PNG\r\n\x1a\n'

/** What draws the picture: text, EXIF, times, animation and everything private are left out. */
const needed = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP'])

export const readPng = (bytes: Uint8Array): CleanImage | null => {
  if (!startsWith(bytes, 0, signature) || !startsWith(bytes, 12, 'IHDR')) return null
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  for (let at = 8; !seen.has('IEND'); ) {
    const type = letters(bytes, at + 4)
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    seen.add(type)
    if (needed.has(type)) kept.push(bytes.subarray(at, end))
    at = end
  }
  if (!seen.has('IDAT')) return null
  return { contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20), bytes: joined(kept) }
}
