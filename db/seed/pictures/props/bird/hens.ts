import { mix } from '../../colour.ts'
import { type Canvas, group } from '../../paint.ts'
import type { Build } from './builds.ts'
import { coat, overcoat, type Plumage } from './coat.ts'
import type { Feathering } from './feather.ts'
import { comb, type HenHead, henHead } from './hen-head.ts'
import { leg } from './legs.ts'
import { fan, wing } from './quills.ts'

export type Hen = {
  build: Build
  body: string
  breast: string
  hackle: string
  hackleStripe?: string
  lace?: string
  bars?: string
  speckle?: string
  wing: string
  wingTip: string
  tail: string
  legs: string
  comb: number
  face: string
  lobe: string
  eye: string
  beak: string
  /** Loose, hair-like feathering and a crest. */
  silky?: string
}

const marksOf = (hen: Hen) => ({
  ...(hen.lace && { lace: hen.lace }),
  ...(hen.bars && { bars: hen.bars }),
  ...(hen.speckle && { tip: hen.speckle }),
})

const hackleAt = (hen: Hen, at: number): Feathering => {
  const long: Feathering = { colour: hen.hackle, length: 62 - (at - 0.58) * 120, width: 14 - (at - 0.58) * 16 }
  return hen.hackleStripe ? { ...long, stripe: hen.hackleStripe } : long
}

const plumageOf =
  (hen: Hen): Plumage =>
  ({ at, side }) => {
    if (hen.silky)
      return { colour: at > 0.6 ? hen.hackle : hen.body, length: at > 0.86 ? 18 : 46, width: at > 0.86 ? 6 : 9 }
    if (at > 0.86) return { colour: hen.hackle, length: 15, width: 8 }
    if (at > 0.58)
      return at < 0.7 && side > 0.25
        ? { colour: hen.breast, length: 34, width: 20, ...marksOf(hen) }
        : hackleAt(hen, at)
    if (at > 0.4 && side > -0.1) return { colour: hen.breast, length: 40, width: 25, ...marksOf(hen) }
    return { colour: hen.body, length: 50, width: 27, ...marksOf(hen) }
  }

const tailOf = (canvas: Canvas, hen: Hen) => {
  const { at, length, count } = hen.build.tail
  const under = {
    at: [at[0] - 4, at[1] + 10] as const,
    from: -16,
    to: -76,
    count: count - 1,
    bend: 0.1,
    colour: mix([hen.tail, hen.body], 0.35),
    length: length * 0.63,
    width: 34,
  }
  return (
    fan(canvas, { at, from: -24, to: -80, count, bend: 0.14, colour: hen.tail, length, width: 38 }) + fan(canvas, under)
  )
}

const crest = (canvas: Canvas, hen: Hen & { silky: string }) => {
  const { x, y, size: s } = hen.build.head
  return coat(canvas, {
    nodes: [
      [x + s * 1.5, y - s * 0.5, s * 0.7],
      [x + s * 0.9, y - s * 1.05, s * 1.05],
      [x + s * 0.1, y - s * 1.25, s * 0.95],
      [x - s * 0.5, y - s * 1.1, s * 0.5],
    ],
    plumage: () => ({ colour: hen.silky, length: 34, width: 6 }),
    fluff: 0.9,
  })
}

const wingOf = (canvas: Canvas, hen: Hen) => {
  if (hen.silky) return ''
  return wing(canvas, {
    ...hen.build.wing,
    coverts: { colour: hen.wing, length: 44, width: 25, ...marksOf(hen) },
    quills: { colour: hen.wingTip, length: 150, width: 25, ...marksOf(hen) },
  })
}

/** A hen standing and looking left, her feet at 0, 0; about 480 wide and 620 high. */
export const hen = (canvas: Canvas, bird: Hen) => {
  const { build, silky } = bird
  const plumage = plumageOf(bird)
  const fluff = silky ? 0.85 : build.fluff
  const head: HenHead = { ...bird, ...build.head }
  return group(
    '',
    silky ? '' : tailOf(canvas, bird),
    leg(canvas, { x: 62, hock: build.hock, ground: -8, thick: 15, colour: bird.legs, far: true }),
    leg(canvas, { x: -6, hock: build.hock, ground: 4, thick: 17, colour: bird.legs }),
    coat(canvas, {
      nodes: build.thigh,
      plumage: () => ({ colour: bird.body, length: 34, width: 15, ...marksOf(bird) }),
      fluff: fluff + 0.15,
    }),
    coat(canvas, { nodes: build.nodes, plumage, fluff }),
    wingOf(canvas, bird),
    comb(canvas, head),
    overcoat(canvas, { nodes: build.nodes, plumage, fluff: fluff * 0.8, from: 0.56, to: 1 }),
    henHead(canvas, head),
    silky ? crest(canvas, { ...bird, silky }) : '',
  )
}
