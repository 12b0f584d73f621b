import sharp, { type Sharp } from 'sharp'
import type { ImageType } from './clean-image.ts'

/** Where a photograph was taken, planted wherever a file has room for it. */
export const secret = 'Home Farm Lane'

export const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value)
export const holds = (bytes: Uint8Array, words = secret): boolean => Buffer.from(bytes).includes(words)

type Taken = { orientation?: number; width?: number; height?: number; channels?: 3 | 4 }

/** A real photograph with EXIF and XMP that tell where it was taken. */
export const taken = ({ orientation = 1, width = 60, height = 40, channels = 3 }: Taken = {}): Sharp =>
  sharp({
    create: { width, height, channels, background: '#7777', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: secret, Orientation: String(orientation) }, IFD3: { GPSMapDatum: secret } })
    .withXmp(`<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><x:p>${secret}</x:p></x:xmpmeta>`)

/** A small one, so that a mutation is as likely to meet its container as its pixels. */
const small = (more: Taken = {}): Sharp => taken({ width: 12, height: 8, ...more })

/** The same photograph in the ways in which an encoder writes each format. */
const ways: Record<ImageType, (() => Sharp)[]> = {
  'image/jpeg': [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => () => small({ orientation }).jpeg()),
    () => small({ orientation: 6 }).jpeg({ progressive: true }),
    () => small().toColourspace('cmyk').jpeg(),
    () => small().greyscale().jpeg(),
    () => small().withIccProfile('p3').jpeg(),
  ],
  'image/png': [
    () => small().png(),
    () => small({ channels: 4 }).png({ progressive: true }),
    () => small().png({ palette: true }),
    () => small().withIccProfile('p3').png(),
  ],
  'image/webp': [
    () => small().webp(),
    () => small({ channels: 4 }).webp(),
    () => small().webp({ lossless: true }),
    () => small().withIccProfile('p3').webp(),
  ],
  'image/avif': [
    () => small().avif({ effort: 0 }),
    () => small({ channels: 4 }).avif({ effort: 0 }),
    () => small().withIccProfile('p3').avif({ effort: 0 }),
  ],
}

/** Draws one format in all of its ways, as bytes whose slices are copies, which a Buffer's are not. */
export const draw = (contentType: ImageType): Promise<Uint8Array[]> =>
  Promise.all(ways[contentType].map(async (way) => new Uint8Array(await way().toBuffer())))
