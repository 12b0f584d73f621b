import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { joined, letters, viewOf } from './bytes.ts'
import type { ImageType } from './clean-image.ts'
import { cleanImage } from './image.ts'
import { containers, split, whole } from './parts.test-data.ts'
import { draw, holds, secret, taken, text } from './pictures.test-data.ts'

const { 'image/jpeg': jpeg, 'image/png': png, 'image/webp': webp } = containers
const dressed = (parts: Uint8Array[], at: number, ...more: Uint8Array[]) => whole(parts.toSpliced(at, 0, ...more))
const tells = (bytes: Uint8Array) => holds(cleanImage(bytes)!.bytes)
const many = (part: Uint8Array, size = 8_000_000) => Buffer.alloc(size - (size % part.length), part)

const first = async (contentType: ImageType) => (await draw(contentType))[0]!
const photos = { jpeg: await first('image/jpeg'), png: await first('image/png'), webp: await first('image/webp') }

describe('a JPEG', () => {
  const parts = split(jpeg, photos.jpeg)

  it('loses segments that no decoder knows', () => {
    expect(tells(dressed(parts, 2, jpeg.part('\xff\xf3', text(secret))))).toBe(false)
  })

  it('keeps of Adobe’s and JFIF’s segments what tells the colours, and nothing that follows it', () => {
    const adobe = jpeg.part('\xff\xee', joined([text('Adobe'), new Uint8Array([0, 100, 0, 0, 0, 0, 1]), text(secret)]))
    const jfif = jpeg.part(
      '\xff\xe0',
      joined([text('JFIF\0'), new Uint8Array([1, 1, 0, 0, 1, 0, 1, 2, 2]), text(secret)]),
    )
    expect(tells(dressed(parts, 1, jfif, adobe))).toBe(false)
  })

  it('shows the same colours when JFIF and Adobe contradict each other', async () => {
    const adobe = jpeg.part('\xff\xee', joined([text('Adobe'), new Uint8Array([0, 100, 0, 0, 0, 0, 0])]))
    const jfif = jpeg.part('\xff\xe0', joined([text('JFIF\0'), new Uint8Array([1, 1, 0, 0, 1, 0, 1, 0, 0])]))
    const both = dressed(parts, 1, jfif, adobe)
    const [before, cleaned] = await Promise.all(
      [both, cleanImage(both)!.bytes].map((file) => sharp(file).raw().toBuffer()),
    )
    expect(cleaned!.equals(before!)).toBe(true)
  })

  it('is turned as its first EXIF says, as viewers turn it', async () => {
    const [, exif] = split(jpeg, (await draw('image/jpeg'))[5]!)
    expect(cleanImage(dressed(parts, 2, exif!))).toMatchObject({ width: 12, height: 8 })
  })

  it('with a second beginning, a second frame or a frame that is cut short is refused', () => {
    const frame = parts.find((part) => part[1] === 0xc0)!
    expect(cleanImage(dressed(parts, 2, jpeg.part('\xff\xd8', text(secret))))).toBeNull()
    expect(cleanImage(dressed(parts, 2, frame))).toBeNull()
    expect(
      cleanImage(whole(parts.map((part) => (part === frame ? jpeg.part('\xff\xc0', part.subarray(4, 7)) : part)))),
    ).toBeNull()
  })

  it.each(['\xff\xc4', '\xff\xcc', '\xff\xdb', '\xff\xdd'])('with words for a table (%j) is refused', (type) => {
    expect(cleanImage(dressed(parts, 2, jpeg.part(type, text(`${secret}.`))))).toBeNull()
  })

  it('of millions of empty segments is refused before they are listed', () => {
    expect(cleanImage(dressed(parts, 2, many(jpeg.part('\xff\xdb', new Uint8Array()))))).toBeNull()
  })
})

describe('a PNG', () => {
  const parts = split(png, photos.png)

  it.each(['gAMA', 'sRGB', 'cHRM', 'sBIT', 'iCCP', 'IHDR'])('loses a %s that is no such thing', (type) => {
    expect(tells(dressed(parts, 2, png.part(type, text(secret))))).toBe(false)
  })

  it('loses a second of what it may have once', () => {
    const name = (profile: string) => png.part('iCCP', text(`${profile}\0\0x`))
    expect(tells(dressed(parts, 2, name('sRGB'), name(secret)))).toBe(false)
  })

  it('whose palette has swallowed the words behind it is refused', async () => {
    const [, palette] = await draw('image/png').then((all) => [split(png, all[0]!), split(png, all[2]!)])
    const at = palette!.findIndex((part) => letters(part, 4) === 'PLTE')
    const swallowing = joined([palette![at]!, png.part('tEXt', text(`${secret}.`))])
    viewOf(swallowing).setUint32(0, swallowing.length - 12)
    const found = cleanImage(whole(palette!.toSpliced(at, 1, swallowing)))
    expect(found && holds(found.bytes)).not.toBe(true)
  })

  it('whose header is damaged is refused, even when another follows', () => {
    const damaged = parts[1]!.slice()
    damaged[10] = 1
    expect(cleanImage(whole(parts.toSpliced(1, 0, damaged)))).toBeNull()
  })

  it('that says something in its end is refused', () => {
    expect(cleanImage(dressed(parts.slice(0, -1), 99, png.part('IEND', text(secret))))).toBeNull()
  })

  it('of a million empty chunks is refused before they are listed', () => {
    expect(cleanImage(dressed(parts, parts.length - 1, many(png.part('IDAT', new Uint8Array()))))).toBeNull()
  })
})

describe('a WebP', () => {
  const parts = split(webp, photos.webp)

  it('loses a second picture and a second profile', () => {
    const frame = parts.find((part) => letters(part, 0) === 'VP8 ')!
    const second = webp.part('VP8 ', joined([frame.subarray(8, 18), text(secret)]))
    expect(tells(dressed(parts, parts.length, second, webp.part('ICCP', text(secret))))).toBe(false)
  })

  it('loses a profile that is none', () => {
    const plain = parts.filter((part) => letters(part, 0) !== 'ICCP')
    expect(tells(dressed(plain, 2, webp.part('ICCP', text(secret))))).toBe(false)
  })

  it('whose header holds more than a header is refused', () => {
    const long = webp.part('VP8X', joined([parts[1]!.subarray(8), text(secret)]))
    expect(cleanImage(whole(parts.toSpliced(1, 1, long)))).toBeNull()
  })

  it('whose frame is shorter than its own header is refused', () => {
    const frame = parts.findIndex((part) => letters(part, 0) === 'VP8 ')
    const rest = parts[frame]!.subarray(11)
    const short = joined([webp.part('VP8 ', parts[frame]!.subarray(8, 10)), rest])
    expect(cleanImage(whole(parts.toSpliced(frame, 1, short)))).toBeNull()
  })

  it('is filled up to an even length with nothing', () => {
    const odd = webp.part('ALPH', text('odd'))
    const { bytes } = cleanImage(dressed(parts, 3, joined([odd.subarray(0, -1), text('H')])))!
    expect(split(webp, bytes)[3]).toEqual(odd)
  })

  it('leaves the bytes that were sent as they were', async () => {
    const sent = await taken().webp().toBuffer()
    const before = Uint8Array.from(sent)
    cleanImage(sent)
    expect(Uint8Array.from(sent)).toEqual(before)
    expect(viewOf(sent).byteLength).toBe(before.length)
  })
})
