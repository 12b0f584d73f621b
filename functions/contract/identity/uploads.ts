import * as z from 'zod'

/**
 * The picture that a browser sends, and the variants that it drew upright, as WebP or, where it writes none, as JPEG: at most
 * so many pixels wide. One may be left out where the picture itself is no wider.
 */
export const uploadVariants = { w320: 320, w800: 800, w1600: 1600 } as const
export type UploadVariant = keyof typeof uploadVariants

/** Bytes of one file of an upload: the picture as it was taken, and each of its variants. */
export const uploadBytes = { file: 8 * 1024 * 1024, variant: 2 * 1024 * 1024 } as const

/** Pixels of a picture at most, a side and in all: whoever shows it needs memory for each of them. */
export const uploadPixels = { side: 8_000, all: 40_000_000 } as const

/** Where a picture is served; `?w=` takes 320, 800 or 1600 and never gets more, without it comes the largest. */
export const imagePath = (key: string): string => `/api/images/${key}`

const widthOf = { '320': 320, '800': 800, '1600': 1600 } as const

export const imageQuery = z.strictObject({
  w: z
    .enum(['320', '800', '1600'])
    .transform((text) => widthOf[text])
    .optional(),
})

export const imageKeyField = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'This isn’t one of our photos')
