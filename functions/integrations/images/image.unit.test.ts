import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { joined } from './bytes.ts'
import { cleanImage } from './image.ts'
import { holds, secret, taken, text } from './pictures.test-data.ts'

const formats = {
  'image/jpeg': () => taken().jpeg().toBuffer(),
  'image/png': () => taken().png().toBuffer(),
  'image/webp': () => taken().webp().toBuffer(),
  'image/avif': () => taken().avif({ effort: 0 }).toBuffer(),
}

describe.each(Object.entries(formats))('a photograph as %s', (contentType, make) => {
  it('is known by its bytes, with its real size', async () => {
    expect(cleanImage(await make())).toMatchObject({ contentType, width: 60, height: 40 })
  })

  it('no longer tells who took it and where, and shows the same pixels', async () => {
    const original = await make()
    expect(holds(original, secret)).toBe(true)
    const { bytes } = cleanImage(original)!
    expect(holds(bytes, secret)).toBe(false)
    const [before, after] = await Promise.all([original, bytes].map((file) => sharp(file).raw().toBuffer()))
    expect(after!.equals(before!)).toBe(true)
    const { exif, xmp } = await sharp(bytes).metadata()
    expect([exif, xmp]).toEqual([undefined, undefined])
  })

  it('is refused when it is cut short anywhere', async () => {
    const original = await make()
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      expect(cleanImage(original.subarray(0, Math.floor(original.length * share)))).toBeNull()
    }
  })
})

describe('a JPEG', () => {
  it('that was taken sideways stays upright and counts as upright', async () => {
    const { bytes, width, height } = cleanImage(await taken({ orientation: 6 }).jpeg().toBuffer())!
    expect([width, height]).toEqual([40, 60])
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    expect(holds(bytes, secret)).toBe(false)
  })

  it('loses what hangs behind its end, its comments and its thumbnail', async () => {
    const plain = await taken().jpeg().toBuffer()
    const note = joined([new Uint8Array([0xff, 0xfe, 0, 2 + secret.length]), text(secret)])
    const dressed = joined([plain.subarray(0, 2), note, plain.subarray(2), text(secret)])
    expect(holds(cleanImage(dressed)!.bytes, secret)).toBe(false)
  })

  it('in several scans is read to its end', async () => {
    const progressive = await taken().jpeg({ progressive: true }).toBuffer()
    expect(await sharp(cleanImage(progressive)!.bytes).metadata()).toMatchObject({ width: 60, height: 40 })
  })
})

describe('an AVIF', () => {
  it('still decodes by its items after its metadata is blanked', async () => {
    const { bytes } = cleanImage(await formats['image/avif']())!
    expect((await sharp(bytes).stats()).isOpaque).toBe(true)
  })
})

describe('what is no picture of ours', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const hostile: [string, Uint8Array][] = [
    ['nothing', new Uint8Array()],
    ['a GIF', gif],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a JPEG', joined([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), text('<script>')])],
    ['a page that begins like a PNG', joined([text('x'), text('PNG\r\n\x1a\n<script>')])],
    ['a film in WebP', joined([text('RIFF'), new Uint8Array([12, 0, 0, 0]), text('WEBPANIM'), new Uint8Array(4)])],
    ['a WebP that claims more than it has', joined([text('RIFF'), new Uint8Array([255, 255, 0, 0]), text('WEBPVP8 ')])],
    ['an AVIF without a picture', joined([new Uint8Array([0, 0, 0, 16]), text('ftypavif'), new Uint8Array(4)])],
    ['a film', joined([new Uint8Array([0, 0, 0, 16]), text('ftypisom'), new Uint8Array(4)])],
  ]
  it.each(hostile)('%s is refused', (_, bytes) => expect(cleanImage(bytes)).toBeNull())

  it('a PNG that claims a billion pixels is refused', async () => {
    const bomb = await taken().png().toBuffer()
    bomb.writeUInt32BE(50_000, 16)
    expect(cleanImage(bomb)).toBeNull()
  })

  it('noise behind any signature never breaks the reader', () => {
    const signatures = [
      [0xff, 0xd8, 0xff, 0xe1],
      [...text('\x89PNG')],
      [...text('RIFF')],
      [0, 0, 0, 24, ...text('ftyp')],
    ]
    for (let seed = 1; seed < 400; seed += 1) {
      const noise = Uint8Array.from({ length: 200 }, (_, index) => (seed * 7919 + index * index * 31 * seed) % 256)
      const file = joined([new Uint8Array(signatures[seed % 4]!), noise])
      expect(() => cleanImage(file)).not.toThrow()
    }
  })
})
