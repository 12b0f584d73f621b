import { type Canvas, group } from '../../paint.ts'
import { type BillHead, billHead } from './bill-head.ts'
import { coat, type Plumage } from './coat.ts'
import type { Node } from './frame.ts'
import { leg } from './legs.ts'
import { fan, type Wing, wing } from './quills.ts'

export type Waterfowl = {
  nodes: readonly Node[]
  head: BillHead
  body: string
  breast: string
  neck: string
  crown: string
  lace?: string
  wing: string
  wingTip: string
  legs: string
  folded: Pick<Wing, 'shoulder' | 'tip' | 'depth'>
  tail: { at: readonly [number, number]; from: number; to: number; length: number }
  stance: readonly [near: number, far: number]
}

const duckNodes: readonly Node[] = [
  [290, -262, 16],
  [255, -232, 48],
  [170, -196, 88],
  [60, -172, 112],
  [-60, -176, 112],
  [-140, -214, 88],
  [-176, -280, 56],
  [-190, -340, 44],
  [-204, -386, 46],
  [-214, -410, 42],
]
const runnerNodes: readonly Node[] = [
  [150, -98, 14],
  [128, -116, 44],
  [84, -178, 80],
  [30, -258, 94],
  [-16, -348, 84],
  [-46, -428, 58],
  [-62, -498, 40],
  [-72, -568, 34],
  [-84, -624, 37],
  [-92, -642, 34],
]
const callNodes: readonly Node[] = [
  [220, -240, 16],
  [196, -212, 50],
  [130, -172, 90],
  [40, -152, 108],
  [-50, -164, 106],
  [-106, -214, 80],
  [-126, -270, 56],
  [-134, -318, 54],
  [-142, -352, 58],
  [-146, -376, 50],
]
const gooseNodes: readonly Node[] = [
  [330, -310, 18],
  [290, -280, 62],
  [190, -242, 112],
  [60, -216, 142],
  [-70, -230, 132],
  [-150, -296, 92],
  [-182, -390, 54],
  [-196, -490, 42],
  [-206, -580, 40],
  [-224, -636, 44],
  [-236, -654, 40],
]

const whiteBill = { bill: '#e39a3c', eye: '#4a5f78', ring: '#d8cfc0' }
const white = {
  body: '#e2dcd0',
  breast: '#e6e0d5',
  neck: '#e6e0d5',
  crown: '#e4ded3',
  wing: '#e0dace',
  wingTip: '#d2ccc0',
  legs: '#d98a35',
}

const duckTail = { at: [268, -258], from: -6, to: -46, length: 92 } as const

export const waterfowl = {
  aylesbury: {
    ...white,
    nodes: duckNodes,
    head: { ...whiteBill, bill: '#e6b9a0', x: -212, y: -398, size: 46, reach: 1.35 },
    folded: { shoulder: [-80, -216], tip: [270, -226], depth: 58 },
    tail: duckTail,
    stance: [-6, 48],
  },
  call: {
    ...white,
    body: '#b59a78',
    breast: '#8a5a3c',
    neck: '#ded7c9',
    crown: '#2c5a45',
    wing: '#a89880',
    wingTip: '#6f6a72',
    lace: '#75624c',
    nodes: callNodes,
    head: { bill: '#b9a646', eye: '#3a2418', ring: '#24483a', x: -146, y: -364, size: 54, reach: 0.78 },
    folded: { shoulder: [-50, -196], tip: [206, -206], depth: 54 },
    tail: { ...duckTail, at: [204, -232], length: 70 },
    stance: [-4, 40],
  },
  runner: {
    ...white,
    body: '#c9a276',
    breast: '#cfaa80',
    neck: '#c8a47a',
    crown: '#8f6a48',
    wing: '#bd9366',
    wingTip: '#9c7650',
    lace: '#8a6543',
    nodes: runnerNodes,
    head: { bill: '#7b7a4c', eye: '#3a2418', ring: '#7d5c3e', x: -92, y: -632, size: 37, reach: 1.5 },
    folded: { shoulder: [4, -350], tip: [136, -134], depth: 44 },
    tail: { at: [134, -120], from: 30, to: 64, length: 74 },
    stance: [36, 74],
  },
  embden: {
    ...white,
    nodes: gooseNodes,
    head: { ...whiteBill, x: -234, y: -644, size: 45, reach: 1.2 },
    folded: { shoulder: [-84, -284], tip: [312, -280], depth: 74 },
    tail: { ...duckTail, at: [304, -304], length: 110 },
    stance: [0, 66],
  },
} as const satisfies Record<string, Waterfowl>

const plumageOf =
  (bird: Waterfowl): Plumage =>
  ({ at, side }) => {
    if (at > 0.86) return { colour: bird.crown, length: 15, width: 8 }
    if (at > 0.66) return { colour: bird.neck, length: 22, width: 11 }
    const colour = at > 0.42 && (side > -0.2 || at > 0.56) ? bird.breast : bird.body
    return { colour, length: 34, width: 22, ...(bird.lace && { lace: bird.lace }) }
  }

/** A duck or goose standing and looking left, its feet at 0, 0. */
export const fowl = (canvas: Canvas, bird: Waterfowl) => {
  const hock = Math.max(...bird.nodes.slice(2, 5).map(([, y, radius]) => y + radius)) - 6
  const shanks = { hock, thick: 17, colour: bird.legs, webbed: true }
  return group(
    '',
    fan(canvas, {
      at: bird.tail.at,
      from: bird.tail.from,
      to: bird.tail.to,
      count: 8,
      bend: -0.05,
      colour: bird.wingTip,
      length: bird.tail.length,
      width: 26,
    }),
    leg(canvas, { ...shanks, x: bird.stance[1], ground: -8, far: true }),
    leg(canvas, { ...shanks, x: bird.stance[0], ground: 4 }),
    coat(canvas, { nodes: bird.nodes, plumage: plumageOf(bird), fluff: 0.1 }),
    wing(canvas, {
      ...bird.folded,
      coverts: { colour: bird.wing, length: 42, width: 25, ...(bird.lace && { lace: bird.lace }) },
      quills: { colour: bird.wingTip, length: 150, width: 22 },
    }),
    billHead(canvas, bird.head),
  )
}
