import { randomBytes } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import { AppError, invalid } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import type { ImageWidth } from '#contract/identity/uploads.constants.ts'
import { imagePath, type UploadVariant, uploadBytes, uploadVariants } from '#contract/identity/uploads.ts'
import type { CleanImage } from '#integrations/images/clean-image.ts'
import { cleanImage } from '#integrations/images/image.ts'
import { type Photo, storePhotos } from './photos.service.ts'
import { findImage, insertImage } from './uploads.queries.ts'

export type UploadFiles = { file: File } & Partial<Record<UploadVariant, File>>

const megabyte = 1024 * 1024

const clean = async (file: File, limit: number): Promise<CleanImage> => {
  if (file.size > limit) throw new AppError('too_large', `A picture may have ${limit / megabyte} MB at most.`)
  const image = cleanImage(new Uint8Array(await file.arrayBuffer()))
  if (!image) throw new AppError('wrong_type', 'Please send a whole JPEG, PNG, WebP or AVIF picture.')
  return image
}

const cleanVariant = async (name: UploadVariant, file: File): Promise<Photo> => {
  const width: ImageWidth = uploadVariants[name]
  const image = await clean(file, uploadBytes.variant)
  if (image.contentType !== 'image/webp') throw new AppError('wrong_type', `${name} must be a WebP picture.`)
  if (image.width > width) throw invalid(name, `Expected a picture at most ${width} pixels wide`)
  return { size: width, bytes: image.bytes, contentType: image.contentType }
}

/**
 * Stores a picture and the variants that the browser drew, all without metadata, under a key that nobody can guess.
 * Throws `too_large` and `wrong_type`. The bytes lie in the bucket before the row names them: without the row nobody is
 * ever shown them. When the answer about the row is lost it looks for it.
 */
export const storeUpload = async (
  deps: Deps,
  { ownerId, files: { file, ...drawn } }: { ownerId: string; files: UploadFiles },
): Promise<Upload> => {
  const { bytes, contentType, width, height } = await clean(file, uploadBytes.file)
  const names = Object.keys(uploadVariants) as UploadVariant[]
  const variants = await Promise.all(
    names.flatMap((name) => {
      const variant = drawn[name]
      return variant ? [cleanVariant(name, variant)] : []
    }),
  )
  const key = randomBytes(18).toString('base64url')
  await storePhotos(deps.env.PHOTOS, { key, photos: [{ size: 'original', bytes, contentType }, ...variants] })
  const row = { key, ownerId, contentType, bytes: bytes.length, width, height, createdAt: deps.now }
  const stored = insertImage(deps.db, row).then(() => key)
  await orLanded(stored, async () => (await findImage(deps.db, key))[0]?.key)
  return { key, url: imagePath(key), width, height }
}
