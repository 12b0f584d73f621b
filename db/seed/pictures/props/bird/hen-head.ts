import { mix, shift } from '../../colour.ts'
import { closed, type Point } from '../../geometry.ts'
import { type Canvas, group, linear, pool, radial, round } from '../../paint.ts'
import { relief } from '../../texture.ts'

export type HenHead = {
  /** Middle of the face; drawn looking left. */
  x: number
  y: number
  /** Radius of the skull. */
  size: number
  comb: number
  face: string
  beak: string
  eye: string
  lobe: string
}

/** The bright ring, pupil and spark that make a bird look back. */
export const eye = (canvas: Canvas, look: { x: number; y: number; r: number; colour: string; ring: string }) => {
  const { light } = canvas
  const { x, y, r } = look
  const iris = radial(canvas, {
    x,
    y: y + r * 0.3,
    r: r * 1.1,
    stops: [
      [0, shift(look.colour, 0.25)],
      [0.7, look.colour],
      [1, shift(look.colour, -0.5)],
    ],
  })
  return [
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * 1.5)}" ry="${round(r * 1.3)}" fill="${look.ring}"/>`,
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${iris}"/>`,
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.55)}" fill="#120c0a"/>`,
    `<circle cx="${round(x + light.x * r * 0.4)}" cy="${round(y + light.y * r * 0.5)}" r="${round(r * 0.24)}" fill="#ffffff" opacity="0.95"/>`,
    `<path d="M${round(x - r * 1.5)} ${round(y - r * 0.2)}Q${round(x)} ${round(y - r * 1.75)} ${round(x + r * 1.5)} ${round(y - r * 0.2)}" fill="none" stroke="${shift(look.ring, -0.4)}" stroke-width="${round(r * 0.28)}"/>`,
  ].join('')
}

const rough = (canvas: Canvas, size: number) =>
  `filter="${relief(canvas, { frequency: (4 / size).toFixed(3), depth: size * 0.022, octaves: 3 })}"`

const fleshy = (canvas: Canvas, colour: string, span: { from: Point; to: Point }) =>
  linear(canvas, {
    ...span,
    stops: [
      [0, mix([shift(colour, 0.12), canvas.light.key], 0.3)],
      [0.4, colour],
      [1, shift(colour, -0.45)],
    ],
  })

const spikes = [
  [-0.62, 0.5, -0.16],
  [-0.3, 0.86, -0.04],
  [0.06, 1, 0.06],
  [0.44, 0.84, 0.16],
  [0.82, 0.5, 0.3],
] as const

/** The comb; drawn before the feathers of the head, which grow over its foot. */
export const comb = (canvas: Canvas, head: HenHead) => {
  const { x, y, size: s } = head
  const tall = s * head.comb
  const skull = (along: number) => y - s * (0.54 + 0.6 * Math.sqrt(Math.max(0, 1 - (along * 0.78) ** 2)))
  const points: Point[] = [
    [x - s * 1.02, skull(-1) + s * 0.2],
    [x - s * 0.94, skull(-0.94) - tall * 0.16],
  ]
  for (const [along, up, lean] of spikes) {
    const peak = up + canvas.random.spread() * 0.06
    points.push(
      [x + (along + lean) * s - s * 0.03, skull(along) - tall * peak],
      [x + (along + lean * 0.6 + 0.17) * s, skull(along) - tall * (up * 0.5 + 0.04)],
    )
  }
  points.push(
    [x + s * 1.22, skull(1.1) - tall * 0.02],
    [x + s * 1.06, skull(1) + s * 0.3],
    [x + s * 0.4, skull(0.4) + s * 0.36],
    [x - s * 0.4, skull(-0.4) + s * 0.36],
  )
  const fill = fleshy(canvas, head.face, {
    from: [x + canvas.light.x * s, y - s - tall],
    to: [x - canvas.light.x * s * 0.6, y - s * 0.4],
  })
  const foot = pool(canvas, { x, y: y - s * 0.62, rx: s * 1.2, ry: s * 0.34, colour: '#3a0c08', opacity: 0.5 })
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${closed(points)}"/></clipPath>`)
  return group(rough(canvas, s), `<path d="${closed(points)}" fill="${fill}"/><g clip-path="${clip}">${foot}</g>`)
}

const wattle = (canvas: Canvas, head: HenHead & { offset: number; dark: number }) => {
  const { x, size: s } = head
  const left = x - s * 0.52 + head.offset * s
  const top = head.y + s * 0.42
  const drop = s * (0.35 + head.comb * 0.55)
  const colour = shift(head.face, -head.dark)
  const shape = closed([
    [left - s * 0.2, top - s * 0.1],
    [left - s * 0.27, top + drop * 0.6],
    [left - s * 0.06, top + drop],
    [left + s * 0.2, top + drop * 0.66],
    [left + s * 0.2, top - s * 0.12],
  ])
  return `<path d="${shape}" fill="${fleshy(canvas, colour, { from: [left - s * 0.2, top], to: [left + s * 0.25, top + drop] })}"/>`
}

export const beak = (canvas: Canvas, head: Pick<HenHead, 'x' | 'y' | 'size' | 'beak'>) => {
  const { x, y, size: s } = head
  const upper = `M${round(x - s * 0.62)} ${round(y - s * 0.34)}Q${round(x - s * 1.12)} ${round(y - s * 0.34)} ${round(x - s * 1.46)} ${round(y + s * 0.2)}Q${round(x - s * 1.1)} ${round(y + s * 0.12)} ${round(x - s * 0.56)} ${round(y + s * 0.14)}Z`
  const lower = `M${round(x - s * 0.6)} ${round(y + s * 0.1)}Q${round(x - s * 1)} ${round(y + s * 0.12)} ${round(x - s * 1.28)} ${round(y + s * 0.2)}Q${round(x - s * 1)} ${round(y + s * 0.36)} ${round(x - s * 0.56)} ${round(y + s * 0.3)}Z`
  const fill = linear(canvas, {
    from: [x - s, y - s * 0.35],
    to: [x - s * 0.9, y + s * 0.35],
    stops: [
      [0, shift(head.beak, 0.35)],
      [0.5, head.beak],
      [1, shift(head.beak, -0.45)],
    ],
  })
  return `<path d="${lower}" fill="${shift(head.beak, -0.35)}"/><path d="${upper}" fill="${fill}"/><ellipse cx="${round(x - s * 0.82)}" cy="${round(y - s * 0.14)}" rx="${round(s * 0.09)}" ry="${round(s * 0.04)}" fill="#2a1a12" opacity="0.7"/>`
}

/** Face, wattles, beak and eye of a hen looking left; drawn over the feathered skull. */
export const henHead = (canvas: Canvas, head: HenHead) => {
  const look = {
    x: head.x - head.size * 0.12,
    y: head.y - head.size * 0.14,
    r: head.size * 0.185,
    colour: head.eye,
    ring: shift(head.face, -0.12),
  }
  return flesh(canvas, head) + eye(canvas, look)
}

const flesh = (canvas: Canvas, head: HenHead) => {
  const { x, y, size: s } = head
  const face = closed([
    [x - s * 0.72, y - s * 0.42],
    [x - s * 0.2, y - s * 0.6],
    [x + s * 0.34, y - s * 0.36],
    [x + s * 0.42, y + s * 0.16],
    [x + s * 0.1, y + s * 0.5],
    [x - s * 0.4, y + s * 0.5],
    [x - s * 0.72, y + s * 0.22],
  ])
  const skin = radial(canvas, {
    x: x - s * 0.1 + canvas.light.x * s * 0.3,
    y: y - s * 0.2,
    r: s,
    stops: [
      [0, shift(head.face, 0.14)],
      [0.6, head.face],
      [1, shift(head.face, -0.4)],
    ],
  })
  return group(
    rough(canvas, s),
    wattle(canvas, { ...head, offset: 0.18, dark: 0.3 }),
    `<path d="${face}" fill="${skin}"/>`,
    pool(canvas, { x: x - s * 0.05, y: y + s * 0.3, rx: s * 0.5, ry: s * 0.28, colour: '#3a0d08', opacity: 0.35 }),
    beak(canvas, head),
    wattle(canvas, { ...head, offset: 0, dark: 0 }),
    `<ellipse cx="${round(x + s * 0.36)}" cy="${round(y + s * 0.42)}" rx="${round(s * 0.17)}" ry="${round(s * 0.25)}" fill="${head.lobe}"/>`,
  )
}
