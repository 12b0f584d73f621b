import { mix, multiply } from '../colour.ts'
import { open, type Point } from '../geometry.ts'
import { facing } from '../light.ts'
import { type Canvas, linear, pool, round, type Stop } from '../paint.ts'

/** A round thing turned on a wheel: bowl, mug, churn, bottle. Heights and radii are in units, from its foot up. */
export type Vessel = {
  x: number
  y: number
  profile: readonly (readonly [height: number, radius: number])[]
  colour: string
  /** 0 is chalk, 1 is polished. */
  gloss: number
  /** How far its circles open towards the viewer: 0 is eye level, 1 from above. */
  tilt: number
}

const ends = (vessel: Vessel) => {
  const foot = vessel.profile[0] ?? [0, 0]
  const rim = vessel.profile.at(-1) ?? [0, 0]
  return { foot, rim }
}

const widest = (vessel: Vessel) => Math.max(...vessel.profile.map(([, radius]) => radius))

/** Light across a cylinder from its left edge to its right. */
export const roundShade = (canvas: Canvas, span: { x: number; radius: number; colour: string; gloss: number }) => {
  const { light } = canvas
  const dark = mix([multiply(span.colour, light.shade), '#1b1512'], 0.15)
  const stops = Array.from({ length: 13 }, (_, index): Stop => {
    const across = (index / 12) * 2 - 1
    const amount = facing(light, { x: across, y: -0.15, z: Math.sqrt(1 - across * across) })
    const shine = span.gloss * Math.max(0, 1 - Math.abs(across - light.x * 0.55) / 0.16) ** 2 * 0.75
    const bounce = Math.max(0, -across * Math.sign(light.x) - 0.8)
    const body = mix(
      [mix([dark, span.colour], Math.min(1, amount * 1.45)), light.key],
      Math.max(0, amount - 0.62) * 0.8,
    )
    return [index / 12, mix([mix([body, light.bounce], bounce), '#ffffff'], shine)]
  })
  return linear(canvas, { from: [span.x - span.radius, 0], to: [span.x + span.radius, 0], stops })
}

/** The wall that faces the viewer, from the near rim down. */
export const vesselFront = (canvas: Canvas, vessel: Vessel) => {
  const { foot, rim } = ends(vessel)
  const left = vessel.profile.map(([height, radius]): Point => [vessel.x - radius, vessel.y - height])
  const right = vessel.profile.map(([height, radius]): Point => [vessel.x + radius, vessel.y - height]).toReversed()
  const arc = (radius: number, sweep: 0 | 1) => `A${round(radius)} ${round(radius * vessel.tilt)} 0 0 ${sweep}`
  const path = `${open(left)}${arc(rim[1], 0)} ${round(vessel.x + rim[1])} ${round(vessel.y - rim[0])}${open(right).replace(/^M[^C]*/, '')}${arc(foot[1], 1)} ${round(vessel.x - foot[1])} ${round(vessel.y)}Z`
  const fall = linear(canvas, {
    from: [0, vessel.y - rim[0]],
    to: [0, vessel.y + foot[1] * vessel.tilt],
    stops: [
      [0, '#ffffff', 0.14],
      [0.25, '#ffffff', 0],
      [0.6, '#150d08', 0],
      [1, '#150d08', 0.42],
    ],
  })
  const shade = roundShade(canvas, { x: vessel.x, radius: widest(vessel), colour: vessel.colour, gloss: vessel.gloss })
  return `<path d="${path}" fill="${shade}"/><path d="${path}" fill="${fall}"/>`
}

/** The hollow and the far rim. */
export const vesselInside = (canvas: Canvas, vessel: Vessel & { depth?: number }) => {
  const { rim } = ends(vessel)
  const [y, rx, ry] = [vessel.y - rim[0], rim[1], rim[1] * vessel.tilt]
  const { light } = canvas
  const fill = linear(canvas, {
    from: [vessel.x - rx, y],
    to: [vessel.x + rx, y],
    stops: [
      [0, mix([multiply(vessel.colour, light.shade), '#1a1410'], light.x < 0 ? 0.3 : 0)],
      [1, mix([multiply(vessel.colour, light.shade), '#1a1410'], light.x < 0 ? 0 : 0.3)],
    ],
  })
  return `<ellipse cx="${round(vessel.x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`
}

/** A closed top, lying flat to the light. */
export const vesselCap = (canvas: Canvas, vessel: Vessel) => {
  const { rim } = ends(vessel)
  const { light } = canvas
  const fill = linear(canvas, {
    from: [vessel.x + light.x * rim[1], vessel.y],
    to: [vessel.x - light.x * rim[1], vessel.y],
    stops: [
      [0, mix([vessel.colour, light.key], 0.5)],
      [1, vessel.colour],
    ],
  })
  return `<ellipse cx="${round(vessel.x)}" cy="${round(vessel.y - rim[0])}" rx="${round(rim[1])}" ry="${round(rim[1] * vessel.tilt)}" fill="${fill}"/>`
}

/** The lip that catches the light; drawn last. */
export const vesselRim = (canvas: Canvas, vessel: Vessel & { thick: number }) => {
  const { rim } = ends(vessel)
  const lip = roundShade(canvas, {
    x: vessel.x,
    radius: rim[1],
    colour: mix([vessel.colour, canvas.light.key], 0.45),
    gloss: 0.3,
  })
  return `<ellipse cx="${round(vessel.x)}" cy="${round(vessel.y - rim[0])}" rx="${round(rim[1])}" ry="${round(rim[1] * vessel.tilt)}" fill="none" stroke="${lip}" stroke-width="${vessel.thick}"/>`
}

/** The near half of the lip alone, over what the vessel holds. */
export const vesselLip = (canvas: Canvas, vessel: Vessel & { thick: number }) => {
  const { rim } = ends(vessel)
  const lip = roundShade(canvas, {
    x: vessel.x,
    radius: rim[1],
    colour: mix([vessel.colour, canvas.light.key], 0.45),
    gloss: 0.3,
  })
  const y = round(vessel.y - rim[0])
  return `<path d="M${round(vessel.x - rim[1])} ${y}A${round(rim[1])} ${round(rim[1] * vessel.tilt)} 0 0 0 ${round(vessel.x + rim[1])} ${y}" fill="none" stroke="${lip}" stroke-width="${vessel.thick}" stroke-linecap="round"/>`
}

/** What a standing thing throws on the table. */
export const castShadow = (
  canvas: Canvas,
  foot: { x: number; y: number; radius: number; tall: number; tilt?: number },
) => {
  const { light } = canvas
  const tilt = foot.tilt ?? 0.32
  const away = -light.x * (foot.radius * 0.35 + foot.tall * 0.28)
  return (
    pool(canvas, {
      x: foot.x + away,
      y: foot.y + 4,
      rx: foot.radius * 1.15 + foot.tall * 0.32,
      ry: foot.radius * tilt * 1.5,
      colour: '#1c120b',
      opacity: 0.6,
    }) +
    pool(canvas, {
      x: foot.x,
      y: foot.y + foot.radius * tilt * 0.25,
      rx: foot.radius * 1.2,
      ry: foot.radius * tilt * 1.25,
      colour: '#120b06',
      opacity: 0.9,
    })
  )
}
