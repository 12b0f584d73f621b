import { randomBytes } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import { AppError, invalid } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { grouped } from '#contract/grouped.ts'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import type { ImageWidth } from '#contract/identity/uploads.constants.ts'
import { imagePath, type UploadVariant, uploadBytes, uploadPixels, uploadVariants } from '#contract/identity/uploads.ts'
import type { CleanImage } from '#integrations/images/clean-image.ts'
import { cleanImage } from '#integrations/images/image.ts'
import { type Photo, storePhotos } from './photos.service.ts'
import { findImage, insertImage } from './uploads.queries.ts'

export type UploadFiles = { file: File } & Partial<Record<UploadVariant, File>>

const megabyte = 1024 * 1024
const variantNames = Object.keys(uploadVariants) as UploadVariant[]

const clean = async (file: File, limit: number): Promise<CleanImage> => {
  if (file.size > limit) throw new AppError('too_large', `Photos can be up to ${limit / megabyte} MB.`)
  const image = cleanImage(new Uint8Array(await file.arrayBuffer()))
  if (!image) throw new AppError('wrong_type', 'Please choose a complete JPEG, PNG, WebP or AVIF photo.')
  return image
}

const cleanPicture = async (file: File): Promise<CleanImage> => {
  const image = await clean(file, uploadBytes.file)
  const { side, all } = uploadPixels
  if (Math.max(image.width, image.height) <= side && image.width * image.height <= all) return image
  const words = `Photos can be up to ${grouped(side)} pixels a side and ${all / 1_000_000} million in all.`
  throw new AppError('too_large', words)
}

/** A variant as the widths of pictures tell it: as wide as it may be, and of the same shape, within a pixel. */
const isSamePicture = (variant: CleanImage, { whole, width }: { whole: CleanImage; width: ImageWidth }): boolean => {
  const shown = Math.min(width, whole.width)
  return variant.width === shown && Math.abs(variant.height - (whole.height * shown) / whole.width) <= 1
}

// Cameras turn a JPEG by a note, which is read; of the others only the browser knows that it drew them turned.
const waysToHold = (whole: CleanImage): CleanImage[] =>
  whole.contentType === 'image/png' || whole.contentType === 'image/webp'
    ? [whole, { ...whole, width: whole.height, height: whole.width }]
    : [whole]

type OfPicture = { name: UploadVariant; file: File; whole: CleanImage }

const cleanVariant = async ({ name, file, whole }: OfPicture): Promise<Photo> => {
  const width: ImageWidth = uploadVariants[name]
  const image = await clean(file, uploadBytes.variant)
  if (image.contentType !== 'image/webp' && image.contentType !== 'image/jpeg') {
    throw new AppError('wrong_type', `${name} must be a WebP or a JPEG.`)
  }
  if (waysToHold(whole).some((held) => isSamePicture(image, { whole: held, width }))) {
    return { size: width, bytes: image.bytes, contentType: image.contentType }
  }
  throw invalid(name, `Please send the same photo here, ${width} pixels wide, or as wide as it is`)
}

const variantsOf = (whole: CleanImage, drawn: Omit<UploadFiles, 'file'>): Promise<Photo>[] =>
  variantNames.flatMap((name) => {
    const file = drawn[name]
    if (file) return [cleanVariant({ name, file, whole })]
    if (whole.width <= uploadVariants[name]) return []
    throw invalid(name, `Please send this photo at ${uploadVariants[name]} pixels too`)
  })

/**
 * Stores a picture and the variants that the browser drew, all without metadata, under a key that nobody can guess.
 * Throws `too_large`, `wrong_type`, and `validation` for a variant that is missing or of another picture. The bytes lie in the bucket before the row names them: without the row nobody is
 * ever shown them. When the answer about the row is lost it looks for it.
 */
export const storeUpload = async (
  deps: Deps,
  { ownerId, files: { file, ...drawn } }: { ownerId: string; files: UploadFiles },
): Promise<Upload> => {
  const whole = await cleanPicture(file)
  const { bytes, contentType, width, height } = whole
  const variants = await Promise.all(variantsOf(whole, drawn))
  const key = randomBytes(18).toString('base64url')
  await storePhotos(deps.env.PHOTOS, { key, photos: [{ size: 'original', bytes, contentType }, ...variants] })
  const row = { key, ownerId, contentType, bytes: bytes.length, width, height, createdAt: deps.now }
  const stored = insertImage(deps.db, row).then(() => key)
  await orLanded(stored, async () => (await findImage(deps.db, key))[0]?.key)
  return { key, url: imagePath(key), width, height }
}
