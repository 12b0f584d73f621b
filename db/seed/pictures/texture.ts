import type { Canvas } from './paint.ts'

type Grain = {
  /** How fine the grain is along x and y; small numbers make long, large marks. */
  frequency: string
  colour: readonly [number, number, number]
  /** How dark the marks get: 0 to 1. */
  strength: number
  octaves?: number
}

/** A filter that stains what it is put on with marks of one colour, inside its outline only. */
export const stain = (canvas: Canvas, grain: Grain) => {
  const [r, g, b] = grain.colour
  const gain = grain.strength * 4
  const matrix = `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${-gain * 0.48}`
  return canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${grain.frequency}" numOctaves="${grain.octaves ?? 3}" seed="${Math.floor(canvas.random.between(1, 900))}"/><feColorMatrix values="${matrix}"/><feComposite in2="SourceGraphic" operator="in" result="marks"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="marks"/></feMerge></filter>`,
  )
}

/** A filter that lights a rough surface: pulp, plaster, felt. `depth` is the height of the bumps. */
export const relief = (canvas: Canvas, bumps: { frequency: string; depth: number; octaves?: number }) => {
  const { light } = canvas
  const azimuth = (Math.atan2(light.y, light.x) * 180) / Math.PI
  return canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${bumps.frequency}" numOctaves="${bumps.octaves ?? 4}" seed="${Math.floor(canvas.random.between(1, 900))}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${bumps.depth}" diffuseConstant="1.25" lighting-color="#ffffff"><feDistantLight azimuth="${azimuth.toFixed(0)}" elevation="52"/></feDiffuseLighting><feBlend in2="SourceGraphic" mode="multiply"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
  )
}

/** A filter that roughens drawn edges so that nothing looks cut with scissors. */
export const waver = (canvas: Canvas, reach: { amount: number; frequency?: number }) =>
  canvas.define(
    (id) =>
      `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${reach.frequency ?? 0.04}" numOctaves="2" seed="${Math.floor(canvas.random.between(1, 900))}" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${reach.amount}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  )
