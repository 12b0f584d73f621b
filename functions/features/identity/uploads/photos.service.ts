import type { R2Bucket } from '@cloudflare/workers-types'
import { type ImageWidth, imageWidths } from '#contract/identity/uploads.constants.ts'
import type { ImageType } from '#integrations/images/clean-image.ts'

type Size = ImageWidth | 'original'

/** Where the bytes of a picture lie in the bucket. */
const placeOf = (key: string, size: Size): string => `${key}/${size}`

export type Photo = { size: Size; bytes: Uint8Array; contentType: ImageType }

/** Stores a picture and its variants; a key is written once and never again. */
export const storePhotos = async (
  bucket: R2Bucket,
  { key, photos }: { key: string; photos: Photo[] },
): Promise<void> => {
  await Promise.all(
    photos.map(({ size, bytes, contentType }) =>
      bucket.put(placeOf(key, size), bytes, { httpMetadata: { contentType } }),
    ),
  )
}

/** Takes a picture and its variants out of the bucket; harmless when they are not there. */
export const deletePhotos = (bucket: R2Bucket, key: string): Promise<void> =>
  bucket.delete([...imageWidths, 'original' as const].map((size) => placeOf(key, size)))

/**
 * Finds a picture for a width: its variant, and where there is none the picture itself, which is no wider then. Without a
 * width the largest variant, since the variants are drawn upright.
 */
export const findPhoto = async (bucket: R2Bucket, { key, width }: { key: string; width: ImageWidth | undefined }) => {
  const sizes: Size[] = [width ?? 1600, 'original']
  for (const size of sizes) {
    const found = await bucket.get(placeOf(key, size))
    if (found) return found
  }
  return null
}
