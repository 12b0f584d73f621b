import type { Point } from '../../geometry.ts'
import type { Node } from './frame.ts'

/** The shape of a hen, whatever her colours; her feet stand at 0, 0 and she looks left. */
export type Build = {
  nodes: readonly Node[]
  thigh: readonly Node[]
  hock: number
  fluff: number
  head: { x: number; y: number; size: number }
  wing: { shoulder: Point; tip: Point; depth: number }
  tail: { at: Point; length: number; count: number }
}

const standing: Build = {
  nodes: [
    [268, -420, 30],
    [250, -388, 52],
    [206, -340, 84],
    [126, -272, 128],
    [30, -236, 152],
    [-66, -248, 142],
    [-130, -312, 106],
    [-162, -392, 72],
    [-180, -458, 50],
    [-192, -512, 42],
    [-194, -538, 34],
  ],
  thigh: [
    [22, -72, 17],
    [16, -112, 46],
    [10, -180, 92],
  ],
  hock: -105,
  fluff: 0.2,
  head: { x: -196, y: -522, size: 42 },
  wing: { shoulder: [-88, -296], tip: [228, -270], depth: 70 },
  tail: { at: [236, -384], length: 225, count: 12 },
}

const heavy: Build = {
  ...standing,
  nodes: [
    [256, -372, 44],
    [236, -344, 72],
    [196, -300, 108],
    [124, -238, 150],
    [26, -206, 170],
    [-76, -222, 156],
    [-138, -292, 114],
    [-164, -370, 80],
    [-180, -434, 56],
    [-192, -486, 44],
    [-194, -512, 35],
  ],
  thigh: [
    [24, -30, 30],
    [16, -76, 66],
    [10, -150, 104],
  ],
  hock: -60,
  fluff: 0.3,
  head: { x: -196, y: -496, size: 43 },
  wing: { shoulder: [-84, -262], tip: [214, -236], depth: 66 },
  tail: { at: [226, -344], length: 165, count: 12 },
}

const round: Build = {
  nodes: [
    [214, -292, 18],
    [186, -262, 60],
    [146, -228, 98],
    [76, -196, 132],
    [-14, -184, 142],
    [-84, -220, 122],
    [-120, -286, 86],
    [-138, -344, 60],
    [-148, -390, 48],
    [-152, -414, 40],
  ],
  thigh: [
    [26, -10, 56],
    [16, -60, 92],
    [10, -130, 116],
  ],
  hock: -40,
  fluff: 0.42,
  head: { x: -156, y: -402, size: 40 },
  wing: { shoulder: [-54, -226], tip: [150, -176], depth: 52 },
  tail: { at: [160, -262], length: 110, count: 9 },
}

export const builds = { standing, heavy, round } as const satisfies Record<string, Build>
