import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ImageType } from './clean-image.ts'
import { cleanImage } from './image.ts'
import { heap, mutation } from './mutations.test-data.ts'
import { containers, split, whole } from './parts.test-data.ts'
import { draw, holds, secret, text } from './pictures.test-data.ts'

const numRuns = Number(process.env.FUZZ_RUNS ?? 250)
const runs = { seed: 20_261_122, numRuns }
const decoded = { seed: 20_261_122, numRuns: Math.ceil(numRuns / 8) }

const types: ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

describe.each(types)('a picture as %s', (contentType) => {
  const container = containers[contentType]
  const which = fc.nat({ max: 100 })
  let drawn: Uint8Array[]
  beforeAll(async () => {
    drawn = await draw(contentType)
  })
  const original = (index: number) => drawn[index % drawn.length]!
  const telling = (bytes: Uint8Array) =>
    split(container, bytes)
      .filter((part) => !container.isPixels(part) && holds(part, secret))
      .map(latin)

  it('with any bytes behind its start is read or refused', () => {
    const start = fc.tuple(which, fc.nat({ max: 64 }), fc.uint8Array({ maxLength: 300 }))
    const property = fc.property(start, ([index, kept, noise]) => {
      cleanImage(whole([original(index).subarray(0, kept), noise]))
    })
    fc.assert(property, runs)
  })

  it('with any parts behind its start is read or refused, and tells nothing once cleaned', () => {
    const property = fc.property(which, fc.nat({ max: 6 }), heap, (index, kept, pile) => {
      const parts = split(container, original(index))
      const found = cleanImage(pile(container, [...parts.slice(0, kept), ...parts.slice(-kept)]))
      if (found) expect(cleanImage(found.bytes)).toEqual(found)
    })
    fc.assert(property, runs)
  })

  it('that was damaged is refused or tells nothing, and stays as it is when cleaned again', () => {
    const property = fc.property(which, mutation, (index, mutate) => {
      const found = cleanImage(mutate(container, original(index)))
      if (!found) return
      expect(telling(found.bytes)).toEqual([])
      expect(cleanImage(found.bytes)).toEqual(found)
    })
    fc.assert(property, runs)
  })

  it('shows the same pixels as upright as before, whatever was written beside them', async () => {
    const notes = { 'image/jpeg': '\xff\xe5', 'image/png': 'tEXt', 'image/webp': 'note', 'image/avif': 'free' }
    const property = fc.asyncProperty(which, fc.uint8Array({ maxLength: 60 }), async (index, body) => {
      const parts = split(container, original(index))
      const note = container.part(notes[contentType], whole([text(secret), body]))
      const place = contentType === 'image/avif' ? parts.length : 2
      const dressed = whole(parts.toSpliced(place, 0, note))
      const found = cleanImage(dressed)
      expect(found && telling(found.bytes)).toEqual([])
      const [before, after] = await Promise.all([dressed, found!.bytes].map(shown))
      expect(after).toEqual(before)
      expect(found).toMatchObject({ contentType, width: after!.width, height: after!.height })
    })
    await fc.assert(property, decoded)
  })
})

const latin = (part: Uint8Array) => Buffer.from(part).toString('latin1')

const shown = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data.toString('base64'), width: info.width, height: info.height }
}
