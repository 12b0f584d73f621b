export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'

/** A picture whose container was read to its end: size in pixels as it is shown, bytes without what it tells of its maker. */
export type CleanImage = { contentType: ImageType; width: number; height: number; bytes: Uint8Array }
