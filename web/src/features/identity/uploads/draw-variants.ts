import { type UploadVariant, uploadBytes, uploadVariants } from '#contract/identity/uploads.ts'

/** What the server takes as it is; anything else that the browser can show is drawn anew. */
const takenTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const largestWidth = 2560
const quality = 0.82

const drawn = async (picture: ImageBitmap, width: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, picture.width)
  canvas.height = Math.max(1, Math.round((picture.height * canvas.width) / picture.width))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
}

/** The picture as it was taken where the server takes it, else drawn anew and smaller. */
const originalOf = async (file: File, picture: ImageBitmap): Promise<Blob> => {
  if (takenTypes.includes(file.type) && file.size <= uploadBytes.file) return file
  const smaller = await drawn(picture, largestWidth)
  if (!smaller) throw new Error('This browser could not draw the picture.')
  return smaller
}

/**
 * The form that an upload sends: the picture and its WebP variants, drawn upright. Rejects when the browser can't read
 * the file as a picture. A browser that draws no WebP sends none, and the server serves the picture itself.
 */
export const uploadForm = async (file: File): Promise<FormData> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const form = new FormData()
    form.set('file', await originalOf(file, picture), file.name)
    for (const [name, width] of Object.entries(uploadVariants) as [UploadVariant, number][]) {
      const variant = await drawn(picture, width)
      if (variant?.type === 'image/webp') form.set(name, variant, `${name}.webp`)
    }
    return form
  } finally {
    picture.close()
  }
}
