import { joined, mostParts, startsWith, viewOf } from './bytes.ts'
import type { CleanImage } from './clean-image.ts'
import { endOfImage, isFrame, neededOf, standsAlone, startOfImage, startOfScan } from './jpeg-segments.ts'
import { liesOnItsSide, orientationSegment, readOrientation } from './orientation.ts'

/** Where the coded pixels of a scan end: at the next marker that is neither stuffing nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new RangeError('The scan has no end.')
}

type Found = { kept: Uint8Array[]; size?: { width: number; height: number }; orientation?: number; scanned: boolean }

const readFrame = (segment: Uint8Array, found: Found): void => {
  if (found.size) throw new RangeError('There is a second frame.')
  found.size = { height: viewOf(segment).getUint16(5), width: viewOf(segment).getUint16(7) }
}

/** Takes in one segment and returns where the next begins. */
const readSegment = (bytes: Uint8Array, at: number, found: Found): number => {
  if (found.kept.length > mostParts) throw new RangeError('There are too many segments.')
  const view = viewOf(bytes)
  const marker = view.getUint8(at + 1)
  const end = at + 2 + view.getUint16(at + 2)
  if (standsAlone(marker) || end > bytes.length) throw new RangeError('The segment is cut short.')
  const segment = bytes.subarray(at, end)
  if (isFrame(marker)) readFrame(segment, found)
  // Viewers turn a picture by the first EXIF before its pixels.
  if (marker === 0xe1 && !found.scanned && startsWith(segment, 4, 'Exif\0\0')) {
    found.orientation ??= readOrientation(segment.subarray(10))
  }
  found.kept.push(...neededOf(segment, marker))
  if (marker !== startOfScan) return end
  found.scanned = true
  const next = endOfScan(bytes, end)
  found.kept.push(bytes.subarray(end, next))
  return next
}

/** Reads a JPEG to its end. Null for another format; throws a RangeError for what is cut short. */
export const readJpeg = (bytes: Uint8Array): CleanImage | null => {
  const view = viewOf(bytes)
  if (bytes.length < 4 || view.getUint8(0) !== 0xff || view.getUint8(1) !== startOfImage) return null
  const found: Found = { kept: [], scanned: false }
  let at = 2
  while (view.getUint8(at + 1) !== endOfImage) {
    if (view.getUint8(at) !== 0xff) return null
    at = view.getUint8(at + 1) === 0xff ? at + 1 : readSegment(bytes, at, found)
  }
  const { kept, size, orientation = 1, scanned } = found
  if (view.getUint8(at) !== 0xff || !size || !scanned) return null
  const shown = liesOnItsSide(orientation) ? { width: size.height, height: size.width } : size
  const whole = [bytes.subarray(0, 2), orientationSegment(orientation), ...kept, new Uint8Array([0xff, endOfImage])]
  return { contentType: 'image/jpeg', ...shown, bytes: joined(whole) }
}
