import type { goodsEntries } from '../catalogue/goods.ts'
import type { Canvas } from '../paint.ts'
import { breeds } from '../props/bird/breeds.ts'
import { type Hen, hen } from '../props/bird/hens.ts'
import { shells } from '../props/shells.ts'
import { bale } from '../scenes/bale.ts'
import { bedding } from '../scenes/bedding.ts'
import { lampBrooder, plateBrooder } from '../scenes/brooder.ts'
import { catchCage } from '../scenes/catch-cage.ts'
import { apron, tote } from '../scenes/cloth.ts'
import { coop } from '../scenes/coop.ts'
import { enamelSign } from '../scenes/enamel-sign.ts'
import { feedSack } from '../scenes/feed-sack.ts'
import { cabinetIncubator, domeIncubator } from '../scenes/incubator.ts'
import { mug } from '../scenes/mug.ts'
import { packing } from '../scenes/packing.ts'
import { remedies } from '../scenes/remedies.ts'
import { tray } from '../scenes/tray.ts'
import { van } from '../scenes/van.ts'
import { vetBag } from '../scenes/vet-bag.ts'
import { drinker, feeder, pan } from '../scenes/yard-things.ts'
import { boxed } from './eggs.ts'
import { places } from './places.ts'
import type { Shot } from './shot.ts'

const of = (breed: Hen) => (canvas: Canvas) => hen(canvas, breed)
const none = Array.from({ length: 40 }, (_, index) => index)
const cedar = {
  box: { x: 330, y: 640, width: 460, height: 270, back: [190, 60] },
  colour: '#a88558',
  roof: '#5a4a3e',
  door: '#efe6d2',
  pitch: 150,
} as const

export const goodsShots: Record<keyof typeof goodsEntries, Shot> = {
  'dome-incubator': {
    light: 'window',
    camera: { zoom: 1.12, y: 50 },
    scene: (canvas) => domeIncubator(canvas, { shell: 'brown', casing: '#e8e6df', wall: '#b9c6c2', table: '#8f6a45' }),
  },
  'dome-incubator-evening': {
    light: 'dusk',
    camera: { zoom: 1.28, x: -70, y: 70, turn: 1 },
    scene: (canvas) => domeIncubator(canvas, { shell: 'blue', casing: '#d9a83e', wall: '#c2a884', table: '#5f432c' }),
  },
  'cabinet-incubator': {
    light: 'dusk',
    camera: { zoom: 1.1, x: -20, y: 20 },
    scene: (canvas) =>
      cabinetIncubator(canvas, { shell: 'tinted', casing: '#3f6650', wall: '#cdb896', table: '#6a482e' }),
  },
  'lamp-brooder': { light: 'noon', camera: { zoom: 1.1, y: 50 }, scene: lampBrooder },
  'plate-brooder': {
    light: 'morning',
    camera: { zoom: 1.3, x: 20, y: 120 },
    scene: (canvas) => plateBrooder(canvas, { colour: '#e3b64a' }),
  },
  'timber-coop': {
    light: 'morning',
    scene: (canvas) =>
      coop(canvas, {
        ...places.meadow,
        coop: cedar,
        stands: [
          { bird: of(breeds.rhodeIslandRed), x: 240, y: 810, scale: 0.4, right: true },
          { bird: of(breeds.lightSussex), x: 920, y: 790, scale: 0.38 },
        ],
      }),
  },
  'green-coop': {
    light: 'noon',
    camera: { zoom: 1.15, x: 20, y: 40 },
    scene: (canvas) =>
      coop(canvas, {
        ...places.orchard,
        coop: {
          box: { x: 430, y: 660, width: 430, height: 300, back: [-170, 60] },
          colour: '#6f8a72',
          roof: '#4a4f4c',
          door: '#f0e8d6',
          pitch: 120,
        },
        stands: [{ bird: of(breeds.buffOrpington), x: 960, y: 800, scale: 0.42 }],
      }),
  },
  'blue-coop': {
    light: 'dusk',
    camera: { zoom: 1.2, x: -20, y: 50 },
    scene: (canvas) =>
      coop(canvas, {
        ...places.evening,
        coop: {
          box: { x: 380, y: 640, width: 380, height: 240, back: [160, 50] },
          colour: '#8fa6b0',
          roof: '#7a5640',
          door: '#e9dfc8',
          pitch: 170,
        },
        stands: [{ bird: of(breeds.silkie), x: 880, y: 810, scale: 0.44 }],
      }),
  },
  'galvanised-feeder': {
    light: 'dusk',
    scene: (canvas) => feeder(canvas, { sky: '#e8d6b8', metal: '#aeb4b6', lid: '#9aa1a3' }),
  },
  'green-feeder': {
    light: 'noon',
    camera: { zoom: 1.2, x: 60, y: 60 },
    scene: (canvas) => feeder(canvas, { sky: '#cfe0e4', metal: '#5c8068', lid: '#3d5f4c' }),
  },
  'corn-dish': {
    light: 'morning',
    camera: { zoom: 1.2, y: 80 },
    scene: (canvas) => pan(canvas, { sky: '#d6e0dc', grain: 'corn', dish: '#6d7f86' }),
  },
  'bell-drinker': {
    light: 'noon',
    camera: { zoom: 1.1, x: -40, y: 50 },
    scene: (canvas) => drinker(canvas, { sky: '#cfe0e4', bell: '#e6e4dc', saucer: '#b23a2a' }),
  },
  'metal-drinker': {
    light: 'morning',
    camera: { zoom: 1.25, x: 60, y: 80 },
    scene: (canvas) => drinker(canvas, { sky: '#dfe0d2', bell: '#a3aaac', saucer: '#868d90' }),
  },
  'pellet-sack': {
    light: 'morning',
    camera: { zoom: 1.12, x: 40, y: 50 },
    scene: (canvas) => feedSack(canvas, { sack: '#cdb083', ink: '#2f5d43', grain: 'pellets', barn: '#7d5c3e' }),
  },
  'corn-sack': {
    light: 'dusk',
    camera: { zoom: 1.32, x: 60, y: 110, turn: 1 },
    scene: (canvas) => feedSack(canvas, { sack: '#e2d4b8', ink: '#b3782a', grain: 'corn', barn: '#6a5a4a' }),
  },
  'grit-sack': {
    light: 'window',
    camera: { zoom: 1.2, x: 10, y: 70 },
    scene: (canvas) => feedSack(canvas, { sack: '#b9c0bd', ink: '#3a5560', grain: 'grit', barn: '#8a8578' }),
  },
  'chick-crumb-sack': {
    light: 'noon',
    camera: { zoom: 1.15, x: 60, y: 70, turn: -1 },
    scene: (canvas) => feedSack(canvas, { sack: '#d9b96a', ink: '#8e3526', grain: 'crumb', barn: '#9a7a54' }),
  },
  'straw-bale': { light: 'dusk', camera: { zoom: 1.12, y: 60 }, scene: (canvas) => bale(canvas, { barn: '#6a5a4a' }) },
  'wood-shavings': {
    light: 'noon',
    camera: { zoom: 1.1, y: 60 },
    scene: (canvas) => bedding(canvas, { grain: 'shavings', barn: '#8a8578' }),
  },
  'hemp-bedding': {
    light: 'morning',
    camera: { zoom: 1.25, x: 50, y: 90 },
    scene: (canvas) => bedding(canvas, { grain: 'hemp', barn: '#6f5a44' }),
  },
  remedies: {
    light: 'window',
    camera: { zoom: 1.15, x: 20, y: 60 },
    scene: (canvas) => remedies(canvas, { wall: '#c9cdbf', table: '#9a7650', band: '#2f5d43' }),
  },
  tonics: {
    light: 'dusk',
    camera: { zoom: 1.35, x: -60, y: 110 },
    scene: (canvas) => remedies(canvas, { wall: '#dcc9a6', table: '#6a4a30', band: '#a5462f' }),
  },
  'egg-boxes': {
    light: 'morning',
    camera: { zoom: 1.15, x: 30, y: 20, turn: 2 },
    scene: (canvas) =>
      boxed(canvas, {
        cups: { x: 600, y: 450, pitch: 200, columns: 3, rows: 2, colour: '#b7ab97', shell: shells.white, gaps: none },
        table: '#a07a50',
        wall: '#d6d0c0',
      }),
  },
  'pulp-tray': {
    light: 'window',
    camera: { zoom: 1.1, turn: -4 },
    scene: (canvas) =>
      tray(canvas, {
        cups: { x: 600, y: 260, pitch: 190, columns: 6, rows: 5, colour: '#b3aa9b', shell: shells.white, gaps: none },
        table: '#7d5c3e',
        wall: '#bfc6bf',
      }),
  },
  'vet-bag': {
    light: 'window',
    camera: { zoom: 1.1, x: 30, y: 60 },
    scene: (canvas) => vetBag(canvas, { leather: '#8a5530', wall: '#c4ccc0', table: '#9a7650' }),
  },
  'live-catch-cage': {
    light: 'dusk',
    camera: { zoom: 1.15, x: 40, y: 80 },
    scene: (canvas) => catchCage(canvas, { barn: '#6f5740' }),
  },
  'packing-bench': {
    light: 'morning',
    camera: { zoom: 1.06, y: 20 },
    scene: (canvas) =>
      packing(canvas, { card: '#b98f5c', pulp: '#a7a093', wall: '#d5cdb9', table: '#8d6a48', shell: 'blue' }),
  },
  'delivery-van': {
    light: 'noon',
    camera: { zoom: 1.08, y: 40 },
    scene: (canvas) => van(canvas, { paint: '#2f5d43', emblem: '#f3ead6', sky: '#cfe0e4' }),
  },
  'hen-mug': {
    light: 'window',
    camera: { zoom: 1.1, x: 40, y: 50 },
    scene: (canvas) => mug(canvas, { glaze: '#ece5d6', ink: '#2f5d43', wall: '#b9c6c2', table: '#8f6a45' }),
  },
  'blue-mug': {
    light: 'dusk',
    camera: { zoom: 1.3, x: 30, y: 90 },
    scene: (canvas) => mug(canvas, { glaze: '#9fb9c2', ink: '#24332c', wall: '#dcc9a6', table: '#5f432c' }),
  },
  'canvas-tote': {
    light: 'morning',
    scene: (canvas) => tote(canvas, { cloth: '#e2d6bd', ink: '#9c3526', wall: '#c7cfc4', wood: '#8f6a45' }),
  },
  'egg-apron': {
    light: 'dusk',
    scene: (canvas) => apron(canvas, { cloth: '#47685a', ink: '#efe4c9', wall: '#d9c9a8', wood: '#7a5636' }),
  },
  'enamel-sign': {
    light: 'morning',
    camera: { zoom: 1.15, y: -10, turn: -2 },
    scene: (canvas) => enamelSign(canvas, { enamel: '#efe8d8', ink: '#1f4a36', barn: '#7d6248' }),
  },
}
