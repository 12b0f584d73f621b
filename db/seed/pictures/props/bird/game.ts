import { shift } from '../../colour.ts'
import { closed } from '../../geometry.ts'
import { type Canvas, group, linear, round } from '../../paint.ts'
import { relief } from '../../texture.ts'
import { coat, type Plumage } from './coat.ts'
import type { Node } from './frame.ts'
import { beak, eye } from './hen-head.ts'
import { leg } from './legs.ts'
import { fan, wing } from './quills.ts'

const quailNodes: readonly Node[] = [
  [206, -100, 12],
  [176, -116, 42],
  [124, -140, 82],
  [50, -152, 112],
  [-34, -158, 112],
  [-92, -190, 90],
  [-118, -226, 68],
  [-132, -258, 56],
  [-140, -280, 44],
]

const quailPlumage: Plumage = ({ at, side }) => {
  if (at > 0.84)
    return side < -0.35
      ? { colour: '#5c4430', length: 16, width: 8, stripe: '#c9b48c' }
      : { colour: '#b59a72', length: 15, width: 8 }
  if (at > 0.45 && side > 0) return { colour: '#c79a6a', length: 26, width: 16, stripe: '#a9764a' }
  if (side > 0.45) return { colour: '#cdb48c', length: 32, width: 17 }
  return { colour: '#7b5d3e', length: 40, width: 17, stripe: '#e0cda2', lace: '#3d2c1e' }
}

/** A Coturnix quail, low and round, looking left, its feet at 0, 0. */
export const quail = (canvas: Canvas) =>
  group(
    '',
    leg(canvas, { x: 46, hock: -60, ground: -6, thick: 11, colour: '#c99a78', far: true }),
    leg(canvas, { x: 0, hock: -60, ground: 4, thick: 12, colour: '#d3a482' }),
    coat(canvas, { nodes: quailNodes, plumage: quailPlumage, fluff: 0.22 }),
    wing(canvas, {
      shoulder: [-44, -192],
      tip: [182, -112],
      depth: 48,
      coverts: { colour: '#86684a', length: 34, width: 18, stripe: '#e4d2aa', lace: '#44311f' },
      quills: { colour: '#6f5539', length: 120, width: 18, bars: '#c9ad80' },
    }),
    beak(canvas, { x: -150, y: -262, size: 34, beak: '#6d5a48' }),
    eye(canvas, { x: -150, y: -276, r: 10.5, colour: '#4a2b18', ring: '#8a6d4c' }),
  )

const turkeyNodes: readonly Node[] = [
  [250, -300, 60],
  [214, -292, 110],
  [130, -270, 150],
  [30, -262, 172],
  [-70, -290, 160],
  [-140, -352, 116],
  [-176, -430, 62],
  [-196, -500, 38],
  [-212, -556, 32],
  [-222, -580, 28],
]

const turkeyPlumage: Plumage = ({ at, side }) => {
  if (at > 0.7) return { colour: '#b9584a', length: 10, width: 12 }
  if (side < -0.2) return { colour: '#5a4630', length: 58, width: 36, lace: '#1f1a16' }
  return { colour: '#5f4127', length: 54, width: 34, lace: '#221a15' }
}

const turkeyHead = (canvas: Canvas) => {
  const [x, y, s] = [-224, -574, 34]
  const flesh = linear(canvas, {
    from: [x, y - s],
    to: [x, y + 120],
    stops: [
      [0, '#9fb8c4'],
      [0.3, '#a8a0a8'],
      [0.6, '#b8493c'],
      [1, '#8e2a22'],
    ],
  })
  const wattle = closed([
    [x - 18, y + 20],
    [x - 34, y + 74],
    [x - 24, y + 128],
    [x + 6, y + 140],
    [x + 26, y + 96],
    [x + 22, y + 34],
  ])
  const snood = closed([
    [x - 22, y - 20],
    [x - 40, y - 4],
    [x - 50, y + 40],
    [x - 42, y + 70],
    [x - 34, y + 40],
    [x - 26, y + 4],
  ])
  const rough = relief(canvas, { frequency: '0.09', depth: 1.6, octaves: 3 })
  return [
    beak(canvas, { x, y, size: s, beak: '#c9b08a' }),
    group(
      `filter="${rough}"`,
      `<path d="${wattle}" fill="${flesh}"/><ellipse cx="${round(x + 4)}" cy="${y}" rx="30" ry="31" fill="${flesh}"/><path d="${snood}" fill="${shift('#b8493c', -0.05)}"/>`,
    ),
    eye(canvas, { x: x + 2, y: y - 6, r: 7, colour: '#3a2418', ring: '#8fa6b4' }),
  ].join('')
}

/** A bronze turkey stag with his tail spread, looking left, his feet at 0, 0. */
export const turkey = (canvas: Canvas) => {
  const spread = { at: [170, -300] as const, bend: 0, length: 380, width: 74, count: 17, from: 14, to: -168 }
  return group(
    '',
    fan(canvas, { ...spread, colour: '#6b4a2c', lace: '#e6d6b8', bars: '#2a1d14' }),
    fan(canvas, { ...spread, length: 290, width: 62, colour: '#3d2a1c', lace: '#8d6236' }),
    fan(canvas, { ...spread, length: 200, width: 52, colour: '#5d452c', lace: '#1c1714' }),
    leg(canvas, { x: 80, hock: -120, ground: -8, thick: 19, colour: '#b48a78', far: true }),
    leg(canvas, { x: -4, hock: -120, ground: 4, thick: 21, colour: '#c09684' }),
    coat(canvas, { nodes: turkeyNodes, plumage: turkeyPlumage, fluff: 0.14 }),
    wing(canvas, {
      shoulder: [-96, -316],
      tip: [230, -190],
      depth: 84,
      coverts: { colour: '#674a2e', length: 54, width: 34, lace: '#211a16' },
      quills: { colour: '#5f5246', length: 160, width: 28, bars: '#a89a88' },
    }),
    turkeyHead(canvas),
  )
}
