/**
 * Draws every picture of the seed and of the app from its scene. Give keys to draw only those:
 * `npm run pictures -- silkie spring-yard`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { drawnPictures } from '#contract/catalogue/pictures.ts'
import { avif, develop, webp } from './develop.ts'
import { pictures } from './manifest.ts'
import { birdShots } from './shots/birds.ts'
import { eggShots } from './shots/eggs.ts'
import { goodsShots } from './shots/goods.ts'
import { stockShots } from './shots/stock.ts'

const seedFolder = new URL('./files/', import.meta.url)
const appFolder = new URL('../../../web/public/pictures/', import.meta.url)
const wanted = process.argv.slice(2)
const isWanted = (key: string) => wanted.length === 0 || wanted.includes(key)
const shots = { ...eggShots, ...birdShots, ...goodsShots }

await mkdir(seedFolder, { recursive: true })
await mkdir(appFolder, { recursive: true })

for (const picture of pictures.filter(({ key }) => isWanted(key))) {
  const pixels = await develop({ key: picture.key, shot: shots[picture.key], pixels: picture.width })
  const widths = [
    { name: picture.key, width: picture.width, bytes: 62_000 },
    { name: `${picture.key}-800`, width: 800, bytes: 27_000 },
    { name: `${picture.key}-320`, width: 320, bytes: 11_000 },
  ]
  for (const { name, ...size } of widths) await writeFile(new URL(`${name}.webp`, seedFolder), await webp(pixels, size))
}

for (const [name, shot] of Object.entries(stockShots).filter(([name]) => isWanted(name))) {
  const pixels = await develop({ key: name, shot, pixels: shot.pixels, ...(shot.canvas && { size: shot.canvas }) })
  await writeFile(
    new URL(`${name}.webp`, appFolder),
    await webp(pixels, { width: shot.pixels, bytes: shot.pixels * 85 }),
  )
  for (const width of drawnPictures.get(name)?.widths ?? [])
    await writeFile(new URL(`${name}-${width}.avif`, appFolder), await avif(pixels, width))
}
