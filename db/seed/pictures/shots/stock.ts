import type { Canvas } from '../paint.ts'
import { breeds } from '../props/bird/breeds.ts'
import { type Hen, hen } from '../props/bird/hens.ts'
import { fowl, waterfowl } from '../props/bird/waterfowl.ts'
import { branch, petals } from '../props/blossom.ts'
import { shells } from '../props/shells.ts'
import { basket } from '../scenes/basket.ts'
import { bowl } from '../scenes/bowl.ts'
import { catchCage } from '../scenes/catch-cage.ts'
import { coop } from '../scenes/coop.ts'
import { feedSack } from '../scenes/feed-sack.ts'
import { domeIncubator } from '../scenes/incubator.ts'
import { mug } from '../scenes/mug.ts'
import { nest } from '../scenes/nest.ts'
import { packing } from '../scenes/packing.ts'
import { van } from '../scenes/van.ts'
import { vetBag } from '../scenes/vet-bag.ts'
import { yard } from '../scenes/yard.ts'
import { places } from './places.ts'
import type { Shot } from './shot.ts'

export type StockShot = Shot & { canvas?: { width: number; height: number }; pixels: number }

const of = (breed: Hen) => (canvas: Canvas) => hen(canvas, breed)

const springYard = (canvas: Canvas) => [
  ...coop(canvas, {
    ...places.orchard,
    coop: {
      box: { x: 330, y: 640, width: 420, height: 250, back: [180, 56] },
      colour: '#a98a62',
      roof: '#5a4a3e',
      door: '#f0e8d6',
      pitch: 140,
    },
    stands: [
      { bird: of(breeds.creamLegbar), x: 720, y: 745, scale: 0.38 },
      { bird: of(breeds.buffOrpington), x: 250, y: 800, scale: 0.52, right: true },
      { bird: of(breeds.copperMarans), x: 1420, y: 760, scale: 0.5, right: true },
      { bird: of(breeds.lightSussex), x: 1030, y: 870, scale: 0.72 },
    ],
  }),
  petals(canvas, { from: 690, to: 960, count: 110 }),
  branch(canvas, { from: [1660, 60], turn: 164, length: 760, size: 20, soft: 1.8 }),
  branch(canvas, { from: [1680, -30], turn: 146, length: 620, size: 26, soft: 3 }),
  branch(canvas, { from: [-40, -20], turn: 24, length: 420, size: 30, soft: 7 }),
]

const authSide = (canvas: Canvas) => [
  ...yard(canvas, {
    ...places.orchard,
    horizon: 620,
    stands: [
      { bird: of(breeds.rhodeIslandRed), x: 190, y: 930, scale: 0.5, right: true },
      { bird: of(breeds.lightSussex), x: 530, y: 1080, scale: 0.84 },
    ],
  }),
  petals(canvas, { from: 900, to: 1190, count: 70 }),
  branch(canvas, { from: [940, 90], turn: 162, length: 700, size: 19, soft: 1.8 }),
  branch(canvas, { from: [950, -20], turn: 140, length: 460, size: 27, soft: 4 }),
]

const tile = { pixels: 800 }

/** Pictures that the app bundles, by their file name in web/public/pictures. */
export const stockShots: Record<string, StockShot> = {
  'hatching-eggs': {
    ...tile,
    light: 'morning',
    scene: (canvas) =>
      basket(canvas, {
        shells: [shells.brown, shells.blue, shells.cream, shells['dark-chocolate'], shells.olive],
        size: 152,
        cane: '#b98a52',
        outdoors: { sky: '#dbe6e2' },
        table: '#8d7150',
        wall: '#d8d0c0',
      }),
  },
  'live-birds': {
    ...tile,
    light: 'morning',
    scene: (canvas) =>
      yard(canvas, {
        ...places.orchard,
        stands: [
          { bird: (own) => fowl(own, waterfowl.runner), x: 900, y: 740, scale: 0.78 },
          { bird: of(breeds.buffOrpington), x: 600, y: 790, scale: 0.86, right: true },
          { bird: of(breeds.lightSussex), x: 330, y: 840, scale: 0.95 },
        ],
      }),
  },
  equipment: {
    ...tile,
    light: 'window',
    scene: (canvas) => domeIncubator(canvas, { shell: 'tinted', casing: '#e6ded0', wall: '#a9b9ae', table: '#94704a' }),
  },
  supplies: {
    ...tile,
    light: 'morning',
    scene: (canvas) => feedSack(canvas, { sack: '#d9c4a0', ink: '#2f5d43', grain: 'corn', barn: '#866446' }),
  },
  services: {
    ...tile,
    light: 'dusk',
    scene: (canvas) => van(canvas, { paint: '#2f5d43', emblem: '#f3ead6', sky: '#e6d3b0' }),
  },
  merchandise: {
    ...tile,
    light: 'morning',
    scene: (canvas) => mug(canvas, { glaze: '#efe8d8', ink: '#a5382a', wall: '#d5cdb9', table: '#9a7650' }),
  },
  stock: {
    ...tile,
    light: 'window',
    scene: (canvas) =>
      bowl(canvas, { shell: shells.tinted, glaze: '#dfe3da', wall: '#c2c9bf', table: '#94704a', size: 160 }),
  },
  'service-veterinary': {
    ...tile,
    light: 'morning',
    scene: (canvas) => vetBag(canvas, { leather: '#4f3a2e', wall: '#d9cfba', table: '#a07a50' }),
  },
  'service-pest-control': { ...tile, light: 'dusk', scene: (canvas) => catchCage(canvas, { barn: '#7d6248' }) },
  'service-packaging': {
    ...tile,
    light: 'window',
    scene: (canvas) =>
      packing(canvas, { card: '#c09a68', pulp: '#7f9a8c', wall: '#c4ccc0', table: '#94704a', shell: 'brown' }),
  },
  'service-transport': {
    ...tile,
    light: 'morning',
    scene: (canvas) => van(canvas, { paint: '#e6dcc6', emblem: '#2f5d43', sky: '#d3e2e4' }),
  },
  'empty-nest': {
    pixels: 1200,
    light: 'morning',
    focus: { at: 0.56, reach: 0.3 },
    scene: (canvas) => nest(canvas, { shell: shells.cream, count: 0, size: 235 }),
  },
  'spring-yard': { pixels: 1600, canvas: { width: 1600, height: 1000 }, light: 'morning', scene: springYard },
  'auth-side': { pixels: 900, canvas: { width: 900, height: 1200 }, light: 'morning', scene: authSide },
}
