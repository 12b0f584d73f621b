import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { joined, viewOf } from './bytes.ts'
import { cleanImage } from './image.ts'
import { containers, split, whole } from './parts.test-data.ts'
import { draw, holds, secret, taken, text } from './pictures.test-data.ts'

const { part: box, ...container } = containers['image/avif']
const numbers = (...values: number[]) => new Uint8Array(values)
const zeros = (length: number) => new Uint8Array(length)
const repeated = (part: Uint8Array, times: number) => Buffer.alloc(part.length * times, part)

/** A file of 12×8 without real pixels, with an `iloc` of one's own. */
const file = ({
  iloc,
  data = zeros(16),
  property = zeros(0),
}: {
  iloc: Uint8Array
  data?: Uint8Array
  property?: Uint8Array
}) => {
  const ispe = box('ispe', numbers(0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 8))
  const ipma = box('ipma', numbers(0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1))
  const entry = (id: number, type: string) =>
    box('infe', joined([numbers(2, 0, 0, 0, 0, id, 0, 0), text(`${type}${secret}\0`)]))
  const meta = joined([
    zeros(4),
    box('hdlr', joined([zeros(8), text('pict'), zeros(12), text(`${secret}\0`)])),
    box('pitm', numbers(0, 0, 0, 0, 0, 1)),
    box('iinf', joined([numbers(0, 0, 0, 0, 0, 2), entry(1, 'av01'), entry(2, 'Exif')])),
    box('iprp', joined([box('ipco', joined([ispe, property])), ipma])),
    box('iloc', iloc),
  ])
  return joined([box('ftyp', text('avif\0\0\0\0avif')), box('mdat', data), box('meta', meta)])
}
/** Where its box of data begins. */
const mdat = 20
/** An `iloc` of items with one extent each; lengths in four bytes. */
const places = (...items: [id: number, offset: number, length: number][]) =>
  joined([
    numbers(0, 0, 0, 0, 0x44, 0, items.length >> 8, items.length & 255),
    ...items.map(([id, offset, length]) => {
      const item = numbers(0, id, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
      viewOf(item).setUint32(6, offset)
      viewOf(item).setUint32(10, length)
      return item
    }),
  ])

const drawn = await draw('image/avif')

describe('an AVIF', () => {
  it('loses the names of its items and of its author, and of its bytes all that draw nothing', () => {
    const data = joined([zeros(16), text(secret)])
    const found = cleanImage(file({ data, iloc: places([1, mdat + 8, 16]) }))!
    expect(found).toMatchObject({ width: 12, height: 8 })
    expect(holds(found.bytes)).toBe(false)
  })

  it('loses the description of its picture and every other property that draws nothing', () => {
    const property = box('udes', text(`\0\0\0\0en\0${secret}\0`))
    expect(holds(cleanImage(file({ property, iloc: places([1, mdat + 8, 16]) }))!.bytes)).toBe(false)
  })

  it('with a second of what it may have once is refused', () => {
    const [ftyp, ...rest] = split({ ...container, part: box }, file({ iloc: places([1, mdat + 8, 16]) }))
    expect(cleanImage(whole([ftyp!, ...rest, rest.at(-1)!]))).toBeNull()
    expect(cleanImage(whole([ftyp!, ...rest, ftyp!]))).toBeNull()
  })

  it('loses its thumbnail', async () => {
    const original = drawn[1]!.slice()
    const at = Buffer.from(original).indexOf('auxl')
    original.set(text('thmb'), at)
    const { bytes } = cleanImage(original)!
    // The items for EXIF, XMP and the thumbnail, and none that still draws beside the picture.
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/infe.{8}(void|av01)/gs),
    ).toHaveLength(4)
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/infe.{8}void/gs),
    ).toHaveLength(3)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 12, height: 8, hasAlpha: false })
  })

  it('whose items lie outside its data, or have no length, is refused', () => {
    expect(cleanImage(file({ iloc: places([1, 4, 16]) }))).toBeNull()
    expect(cleanImage(file({ iloc: places([1, mdat + 8, 0]) }))).toBeNull()
    expect(cleanImage(file({ iloc: places([1, mdat + 8, 8], [2, mdat + 16, 9]) }))).toBeNull()
  })

  it('whose pixels would reach into its EXIF is refused', () => {
    expect(cleanImage(file({ iloc: places([1, mdat + 8, 8], [2, mdat + 16, 8]) }))).not.toBeNull()
    expect(cleanImage(file({ iloc: places([1, mdat + 8, 9], [2, mdat + 16, 8]) }))).toBeNull()
  })

  it('whose EXIF is placed under the name of its pixels is refused', () => {
    expect(cleanImage(file({ iloc: places([1, mdat + 8, 8], [1, mdat + 16, 8]) }))).toBeNull()
  })

  it('of billions of stretches that take no room is refused at once', () => {
    const item = numbers(0, 1, 0, 0, 0xff, 0xff)
    const iloc = joined([numbers(0, 0, 0, 0, 0, 0, 0xff, 0xff), repeated(item, 0xffff)])
    expect(cleanImage(file({ iloc }))).toBeNull()
  })

  it('whose stretches all claim the whole file is refused at once', () => {
    const data = zeros(7_000_000)
    const all = places([2, mdat + 8, data.length]).subarray(14)
    const iloc = joined([numbers(0, 0, 0, 0, 0x44, 0, 0, 1, 0, 2, 0, 0, 0xff, 0xff), repeated(all, 0xffff)])
    expect(cleanImage(file({ data, iloc }))).toBeNull()
  })

  it('of a million empty boxes is refused before they are listed', () => {
    expect(cleanImage(joined([drawn[0]!, repeated(box('free', zeros(0)), 900_000)]))).toBeNull()
  })

  it('leaves the bytes that were sent as they were', async () => {
    const sent = await taken().avif({ effort: 0 }).toBuffer()
    cleanImage(sent)
    expect(holds(sent)).toBe(true)
  })
})
