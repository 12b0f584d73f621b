import { startsWith, viewOf } from './bytes.ts'

const orientationTag = 0x0112

/** How the pixels are turned, 1-8, from the TIFF block of an EXIF segment; 1 (upright) when it does not say. */
export const readOrientation = (tiff: Uint8Array): number => {
  const little = startsWith(tiff, 0, 'II')
  if (tiff.length < 8 || (!little && !startsWith(tiff, 0, 'MM'))) return 1
  const view = viewOf(tiff)
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return 1
  const count = view.getUint16(directory, little)
  for (let entry = directory + 2; entry < directory + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (view.getUint16(entry, little) !== orientationTag) continue
    const value = view.getUint16(entry + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** A JPEG segment that says how the picture is turned and nothing else; none for an upright one. */
export const orientationSegment = (orientation: number): Uint8Array =>
  orientation === 1
    ? new Uint8Array()
    : // APP1, 34 bytes, "Exif", a big-endian TIFF with one directory of one short.
      new Uint8Array([
        ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
        ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
        ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
        ...[0x00, 0x00, 0x00, 0x00],
      ])

/** Whether width and height change places when the picture is shown. */
export const liesOnItsSide = (orientation: number): boolean => orientation >= 5
