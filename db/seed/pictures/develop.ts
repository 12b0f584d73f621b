import sharp, { type Sharp } from 'sharp'
import { finished } from './finish.ts'
import { type Canvas, canvasFor, group } from './paint.ts'
import type { Shot } from './shots/shot.ts'

sharp.concurrency(1)

const oversampling = 4 / 3

type Order = { key: string; shot: Shot; pixels: number; size?: { width: number; height: number } }

const softened = async (sharpened: Buffer, focus: { at: number; reach: number }) => {
  const { width, height } = await sharp(sharpened).metadata()
  const stops = [
    focus.at - focus.reach * 1.7,
    focus.at - focus.reach * 0.8,
    focus.at + focus.reach * 0.8,
    focus.at + focus.reach * 1.7,
  ]
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="m" x1="0" y1="0" x2="0" y2="1">${stops
    .map(
      (at, index) =>
        `<stop offset="${Math.min(1, Math.max(0, at))}" stop-color="#fff" stop-opacity="${index === 0 || index === 3 ? 1 : 0}"/>`,
    )
    .join('')}</linearGradient></defs><rect width="100%" height="100%" fill="url(#m)"/></svg>`
  const veil = await sharp(sharpened)
    .blur(9)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(sharpened)
    .composite([{ input: veil }])
    .png()
    .toBuffer()
}

const framed = (canvas: Canvas, shot: Shot) => {
  const parts = shot.scene(canvas)
  if (!shot.camera) return group('', ...parts)
  const { zoom, x = 0, y = 0, turn = 0 } = shot.camera
  const [left, top] = [canvas.width / 2, canvas.height / 2]
  return group(
    `transform="translate(${left} ${top}) rotate(${turn}) scale(${zoom}) translate(${-left - x} ${-top - y})"`,
    ...parts,
  )
}

/** Draws one shot and gives it as lossless pixels at its final width. */
export const develop = async (order: Order) => {
  const canvas = canvasFor({ seed: order.key, light: order.shot.light, ...order.size })
  const svg = finished(canvas, { parts: [framed(canvas, order.shot)], pixels: Math.round(order.pixels * oversampling) })
  const raw = await sharp(Buffer.from(svg), { unlimited: true }).flatten().png({ compressionLevel: 1 }).toBuffer()
  const focused = order.shot.focus ? await softened(raw, order.shot.focus) : raw
  return sharp(focused).resize(order.pixels).png({ compressionLevel: 1 }).toBuffer()
}

const encode = (picture: Sharp, quality: number) =>
  picture.webp({ quality, effort: 6, smartSubsample: true }).toBuffer()

/** The best WebP of a picture that stays under so many bytes. */
export const webp = async (pixels: Buffer, size: { width: number; bytes: number }) => {
  const picture = sharp(pixels).resize(size.width)
  for (const quality of [74, 66, 58, 50, 42]) {
    const file = await encode(picture.clone(), quality)
    if (file.length <= size.bytes) return file
  }
  return encode(picture, 34)
}

/** A picture so many pixels wide as AVIF, which says the same in half the bytes or less. */
export const avif = (pixels: Buffer, width: number): Promise<Buffer> =>
  sharp(pixels).resize(width).avif({ quality: 50, effort: 6 }).toBuffer()
