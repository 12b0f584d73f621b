import type { LightName } from '../light.ts'
import type { Canvas } from '../paint.ts'

/** How one picture is taken: the light, the scene, and what is in focus. */
export type Shot = {
  light: LightName
  scene: (canvas: Canvas) => readonly string[]
  /** Where the camera stands: a zoom over 1 crops, x and y move it in units, turn tilts it in degrees. */
  camera?: { zoom: number; x?: number; y?: number; turn?: number }
  /** The band in focus as shares of the height; what lies beyond blurs. Left out, all of it is sharp. */
  focus?: { at: number; reach: number }
}
