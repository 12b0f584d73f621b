import { readAvif } from './avif.ts'
import type { CleanImage } from './clean-image.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

const readers = [readJpeg, readPng, readWebp, readAvif]

/**
 * Reads a JPEG, PNG, WebP or AVIF by its bytes and drops EXIF, XMP, comments, embedded thumbnails and whatever hangs
 * behind its end; pixels and colour profile stay as they are. Null for everything else and for what is cut short.
 * What the README says of libraries is why it is read by hand: by lists of what draws, not of what tells. Words within
 * coded pixels, a colour profile or a palette are taken for what they claim to be.
 * No decoder runs at the edge, so how a JPEG is turned is kept as the one EXIF field that is left; a WebP's or PNG's is
 * not, since browsers draw the variants upright and cameras write JPEG.
 */
export const cleanImage = (bytes: Uint8Array): CleanImage | null => {
  const image = readers.map((read) => safely(read, bytes)).find((found) => found !== null) ?? null
  return image && Math.min(image.width, image.height) >= 1 ? image : null
}

// A DataView throws a RangeError when a length points past the end: the file is cut short or lies.
const safely = (read: (bytes: Uint8Array) => CleanImage | null, bytes: Uint8Array): CleanImage | null => {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
