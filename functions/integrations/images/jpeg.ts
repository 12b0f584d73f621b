import { joined, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'
import { liesOnItsSide, orientationSegment, readOrientation } from './orientation.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef

/** Of the application segments only the colour profile and Adobe's colour transform are needed to draw the picture. */
const isNeeded = (bytes: Uint8Array, at: number, marker: number): boolean => {
  if (marker === 0xe2) return startsWith(bytes, at + 4, 'ICC_PROFILE\0')
  if (marker === 0xee) return startsWith(bytes, at + 4, 'Adobe')
  return !isApplication(marker) && marker !== comment
}

/** Where the coded pixels of a scan end: at the next marker that is neither stuffing nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new RangeError('The scan has no end.')
}

type Found = { kept: Uint8Array[]; width: number; height: number; orientation: number; scanned: boolean }

/** Takes in one segment and returns where the next begins. */
const readSegment = (bytes: Uint8Array, at: number, found: Found): number => {
  const view = viewOf(bytes)
  const marker = view.getUint8(at + 1)
  const end = at + 2 + view.getUint16(at + 2)
  if (end > bytes.length) throw new RangeError('The segment is cut short.')
  if (isFrame(marker)) {
    found.height = view.getUint16(at + 5)
    found.width = view.getUint16(at + 7)
  }
  if (marker === 0xe1 && startsWith(bytes, at + 4, 'Exif\0\0')) {
    found.orientation = readOrientation(bytes.subarray(at + 10, end))
  }
  found.scanned ||= marker === startOfScan
  const next = marker === startOfScan ? endOfScan(bytes, end) : end
  if (isNeeded(bytes, at, marker)) found.kept.push(bytes.subarray(at, next))
  return next
}

export const readJpeg = (bytes: Uint8Array): CleanImage | null => {
  const view = viewOf(bytes)
  if (bytes.length < 4 || view.getUint8(0) !== 0xff || view.getUint8(1) !== startOfImage) return null
  const found: Found = { kept: [], width: 0, height: 0, orientation: 1, scanned: false }
  let at = 2
  while (view.getUint8(at + 1) !== endOfImage) {
    if (view.getUint8(at) !== 0xff) return null
    at = view.getUint8(at + 1) === 0xff ? at + 1 : readSegment(bytes, at, found)
  }
  const { kept, width, height, orientation, scanned } = found
  if (view.getUint8(at) !== 0xff || !scanned) return null
  const [shownWidth, shownHeight] = liesOnItsSide(orientation) ? [height, width] : [width, height]
  const whole = [bytes.subarray(0, 2), orientationSegment(orientation), ...kept, new Uint8Array([0xff, endOfImage])]
  return { contentType: 'image/jpeg', width: shownWidth, height: shownHeight, bytes: joined(whole) }
}
