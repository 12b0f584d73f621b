import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { avifSet, drawnPictures, pictureSet, preloadOf, toneOf } from './pictures.ts'

const folder = path.resolve(import.meta.dirname, '../../../web/public/pictures')
const files = fs.readdirSync(folder)
const fileOf = (name: string) => path.join(folder, name)

/** As the classes in web/src/components/ui/pictures/photo.tsx have them. */
const colours = { meadow: [0x96, 0x97, 0x72], linen: [0xa0, 0x97, 0x8a], bark: [0x85, 0x71, 0x5a] }

test('every picture of the site’s own has each width that it says as AVIF, and no other file lies there', async () => {
  const said = [...drawnPictures].flatMap(([name, { widths }]) => [
    `${name}.webp`,
    ...widths.map((width) => `${name}-${width}.avif`),
  ])
  expect(files.toSorted()).toEqual(said.toSorted())
  for (const [name, { widths }] of drawnPictures) {
    for (const width of widths) {
      const { format, compression, width: drawn } = await sharp(fileOf(`${name}-${width}.avif`)).metadata()
      expect([format, compression, drawn], `${name} at ${width}`).toEqual(['heif', 'av1', width])
    }
    expect((await sharp(fileOf(`${name}.webp`)).metadata()).width, name).toBe(Math.max(...widths))
  }
})

test('what is shown on phones is light: a tile 8 kB at 320 pixels, the yard 45 kB at 960, as AVIF under its WebP', () => {
  const weightOf = (name: string) => fs.statSync(fileOf(name)).size
  for (const file of files.filter((name) => name.endsWith('-320.avif'))) expect(weightOf(file), file).toBeLessThan(8000)
  expect(weightOf('spring-yard-960.avif')).toBeLessThan(45_000)
  for (const [name, { widths }] of drawnPictures)
    expect(weightOf(`${name}-${Math.max(...widths)}.avif`), name).toBeLessThan(weightOf(`${name}.webp`))
})

test('the colour of each is that of the three which is nearest to its mean', async () => {
  for (const [name, { tone }] of drawnPictures) {
    const mean = await sharp(fileOf(`${name}.webp`))
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer()
    const far = (to: readonly number[]) => Math.hypot(...to.map((part, index) => part - mean[index]!))
    const nearest = Object.entries(colours).toSorted(([, a], [, b]) => far(a) - far(b))[0]
    expect(nearest?.[0], name).toBe(tone)
  }
})

test('a picture is asked for by the widths that there are, and preloaded by the same', () => {
  const yard = '/pictures/auth-side-480.avif 480w, /pictures/auth-side-900.avif 900w'
  expect(avifSet('/pictures/auth-side.webp')).toBe(yard)
  expect(preloadOf('/pictures/auth-side.webp', '50vw')).toEqual({
    href: '/pictures/auth-side-900.avif',
    type: 'image/avif',
    srcset: yard,
    sizes: '50vw',
  })
  const uploaded = '/api/images/eggs?w=320 320w, /api/images/eggs?w=800 800w, /api/images/eggs?w=1600 1600w'
  expect(pictureSet('/api/images/eggs?w=1600')).toBe(uploaded)
  expect(preloadOf('/api/images/eggs', '50vw')).toEqual({ href: '/api/images/eggs', srcset: uploaded, sizes: '50vw' })
})

test.each(['/pictures/constructor.webp', '/pictures/ostriches.webp', '/api/images/eggs', '/pictures/stock.png'])(
  'nothing is said of %s that is not drawn',
  (url) => {
    expect([avifSet(url), toneOf(url)]).toEqual([undefined, undefined])
  },
)
