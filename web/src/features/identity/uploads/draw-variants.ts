import { type UploadVariant, uploadBytes, uploadPixels, uploadVariants } from '#contract/identity/uploads.ts'

/** What the server takes as it is; anything else that the browser can show is drawn anew. */
const takenTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const largestSide = 2560
const quality = 0.82

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** The picture at most so wide: as WebP, from a browser that writes none (Safari) as JPEG, which knows no holes. */
const drawn = async (picture: ImageBitmap, width: number): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, picture.width)
  canvas.height = Math.max(1, Math.round((picture.height * canvas.width) / picture.width))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Your browser couldn’t open the photo.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const webp = await encoded(canvas, 'image/webp')
  if (webp?.type === 'image/webp') return webp
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const jpeg = await encoded(canvas, 'image/jpeg')
  if (!jpeg) throw new Error('Your browser couldn’t open the photo.')
  return jpeg
}

const fits = ({ width, height }: ImageBitmap): boolean =>
  Math.max(width, height) <= uploadPixels.side && width * height <= uploadPixels.all

const isTaken = (file: File, picture: ImageBitmap): boolean =>
  takenTypes.includes(file.type) && file.size <= uploadBytes.file && fits(picture)

// What is drawn anew is so wide that neither side is more than this.
const widthAnew = ({ width, height }: ImageBitmap): number =>
  Math.max(1, Math.floor(width * Math.min(1, largestSide / Math.max(width, height))))

/**
 * The form that an upload sends: the picture as it was taken where the server takes it, else drawn anew and smaller, and its
 * variants, drawn upright. Rejects when the browser can't read the file as
 * a picture.
 */
export const uploadForm = async (file: File): Promise<FormData> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const form = new FormData()
    const taken = isTaken(file, picture)
    const widest = taken ? picture.width : widthAnew(picture)
    form.set('file', taken ? file : await drawn(picture, widest), file.name)
    for (const [name, width] of Object.entries(uploadVariants) as [UploadVariant, number][]) {
      form.set(name, await drawn(picture, Math.min(width, widest)), name)
    }
    return form
  } finally {
    picture.close()
  }
}
