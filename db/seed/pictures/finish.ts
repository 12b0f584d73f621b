import { type Canvas, linear, radial, rect } from './paint.ts'

const wash = (canvas: Canvas) => {
  const { light, width, height } = canvas
  const centre = [width / 2, height / 2] as const
  const reach = Math.hypot(width, height) / 2
  const fill = linear(canvas, {
    from: [centre[0] + light.x * reach, centre[1] + light.y * reach],
    to: [centre[0] - light.x * reach, centre[1] - light.y * reach],
    stops: [
      [0, light.key, 0.55],
      [0.45, light.key, 0.08],
      [0.6, light.shade, 0.05],
      [1, light.shade, 0.55],
    ],
  })
  return `<g style="mix-blend-mode:soft-light">${rect(canvas, fill)}</g>`
}

const vignette = (canvas: Canvas) => {
  const { width, height } = canvas
  const fill = radial(canvas, {
    x: width / 2,
    y: height / 2,
    r: width * 0.72,
    squash: (height / width) * 1.02,
    stops: [
      [0.5, '#ffffff', 0],
      [1, '#2a2118', 0.34],
    ],
  })
  return `<g style="mix-blend-mode:multiply">${rect(canvas, fill)}</g>`
}

const grain = (canvas: Canvas) => {
  const filter = canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="7"/><feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 1"/></filter>`,
  )
  return `<g style="mix-blend-mode:soft-light" opacity="0.2"><rect width="${canvas.width}" height="${canvas.height}" filter="${filter}"/></g>`
}

/** Closes a scene: light from its side, darker corners, film grain; gives the whole SVG at the given pixel width. */
export const finished = (canvas: Canvas, scene: { parts: readonly string[]; pixels: number }) => {
  const body = [...scene.parts, wash(canvas), vignette(canvas), grain(canvas)].join('')
  const high = Math.round((scene.pixels * canvas.height) / canvas.width)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.pixels}" height="${high}" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${canvas.definitions()}</defs>${body}</svg>`
}
