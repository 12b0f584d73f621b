import { mix, multiply } from './colour.ts'

/** Where the light of a scene comes from, in picture space: x right, y down, z towards the viewer; length 1. */
export type Light = {
  x: number
  y: number
  z: number
  key: string
  shade: string
  bounce: string
}

const towards = (light: Light): Light => {
  const length = Math.hypot(light.x, light.y, light.z)
  return { ...light, x: light.x / length, y: light.y / length, z: light.z / length }
}

export const lights = {
  morning: towards({ x: -0.75, y: -0.75, z: 0.6, key: '#fff3dc', shade: '#56586a', bounce: '#e8c88c' }),
  noon: towards({ x: 0.3, y: -1, z: 0.65, key: '#fffdf4', shade: '#5e6160', bounce: '#ded6b4' }),
  dusk: towards({ x: 0.95, y: -0.5, z: 0.45, key: '#ffdca6', shade: '#54424f', bounce: '#d98f55' }),
  window: towards({ x: -0.95, y: -0.45, z: 0.5, key: '#f8fafa', shade: '#4a4740', bounce: '#c4ab86' }),
} as const satisfies Record<string, Light>

export type LightName = keyof typeof lights

/** A surface colour under the light: 0 is its shadow side, 0.5 the colour itself, 1 its brightest. */
export const lit = (light: Light, surface: { colour: string; amount: number }) => {
  const dark = multiply(surface.colour, light.shade)
  const bright = mix([surface.colour, light.key], 0.5)
  return surface.amount < 0.5
    ? mix([dark, surface.colour], surface.amount * 2)
    : mix([surface.colour, bright], surface.amount * 2 - 1)
}

/** How much of the light a surface gets whose normal is given: 0 to 1, wrapped softly round the edge. */
export const facing = (light: Light, normal: { x: number; y: number; z: number }) => {
  const dot = normal.x * light.x + normal.y * light.y + normal.z * light.z
  return Math.max(0, dot * 0.55 + 0.45) ** 1.35
}
