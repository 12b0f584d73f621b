import type { eggEntries } from '../catalogue/eggs.ts'
import { mix } from '../colour.ts'
import { type Canvas, pool } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { carton } from '../props/carton.ts'
import type { Cups } from '../props/pulp.ts'
import { shells } from '../props/shells.ts'
import { tabletop } from '../props/wood.ts'
import { basket } from '../scenes/basket.ts'
import { bowl } from '../scenes/bowl.ts'
import { candling } from '../scenes/candling.ts'
import { crate } from '../scenes/crate.ts'
import { flatLay } from '../scenes/flat-lay.ts'
import { nest } from '../scenes/nest.ts'
import { sill } from '../scenes/sill.ts'
import { tray } from '../scenes/tray.ts'
import type { Shot } from './shot.ts'

const near = { at: 0.56, reach: 0.3 }

/** An egg box on a table. */
export const boxed = (canvas: Canvas, goods: { cups: Cups; table: string; wall: string }) => [
  wall(canvas, { colour: goods.wall, panes: 3 }),
  tabletop(canvas, { horizon: goods.cups.y - 70, colour: goods.table }),
  pool(canvas, { x: 600, y: 880, rx: 900, ry: 160, colour: mix([goods.table, '#000000'], 0.6), opacity: 0.4 }),
  carton(canvas, goods.cups),
]

const six = { x: 600, y: 450, pitch: 200, columns: 3, rows: 2 } as const
const twelve = { x: 590, y: 480, pitch: 152, columns: 6, rows: 2 } as const
const full = { x: 600, y: 250, pitch: 172, columns: 6, rows: 5, colour: '#a8a49c' } as const
const close = { x: 560, y: 200, pitch: 265, columns: 5, rows: 4, colour: '#b9ab92' } as const

export const eggShots: Record<keyof typeof eggEntries, Shot> = {
  'marans-nest': {
    light: 'dusk',
    focus: near,
    scene: (canvas) => nest(canvas, { shell: shells['dark-chocolate'], count: 5, size: 250 }),
  },
  'welsummer-nest': {
    light: 'morning',
    camera: { zoom: 1.3, x: 40, y: 30, turn: 3 },
    focus: near,
    scene: (canvas) => nest(canvas, { shell: shells.terracotta, count: 6, size: 225 }),
  },
  'legbar-nest': {
    light: 'noon',
    camera: { zoom: 1.12, x: -60, turn: -4 },
    focus: near,
    scene: (canvas) => nest(canvas, { shell: shells.blue, count: 5, size: 270 }),
  },
  'quail-nest': {
    light: 'window',
    camera: { zoom: 1.35, y: 20 },
    focus: near,
    scene: (canvas) => nest(canvas, { shell: shells.quail, count: 10, size: 185 }),
  },
  'turkey-nest': {
    light: 'morning',
    camera: { zoom: 1.08, x: 60 },
    focus: near,
    scene: (canvas) => nest(canvas, { shell: shells.turkey, count: 4, size: 300 }),
  },
  'goose-nest': {
    light: 'dusk',
    focus: near,
    scene: (canvas) => nest(canvas, { shell: shells.goose, count: 3, size: 330 }),
  },
  'brown-tray': {
    light: 'morning',
    camera: { zoom: 1.12, y: 30, turn: -3 },
    focus: { at: 0.55, reach: 0.3 },
    scene: (canvas) => tray(canvas, { cups: { ...full, shell: shells.brown }, table: '#9c7448', wall: '#d9cdb8' }),
  },
  'cream-tray': {
    light: 'noon',
    camera: { zoom: 1.15, x: 60, y: 40, turn: 5 },
    focus: { at: 0.5, reach: 0.2 },
    scene: (canvas) => tray(canvas, { cups: { ...close, shell: shells.cream }, table: '#8a6642', wall: '#c9cfc2' }),
  },
  'duck-tray': {
    light: 'window',
    focus: { at: 0.55, reach: 0.24 },
    scene: (canvas) =>
      tray(canvas, {
        cups: { ...close, x: 640, pitch: 230, colour: '#9c968c', shell: shells['duck-green'] },
        table: '#6a4a30',
        wall: '#9fb0ac',
      }),
  },
  'tinted-tray': {
    light: 'dusk',
    camera: { zoom: 1.06, turn: 2 },
    focus: { at: 0.6, reach: 0.3 },
    scene: (canvas) =>
      tray(canvas, {
        cups: { ...full, pitch: 185, shell: shells.tinted, gaps: [3, 10, 11, 17] },
        table: '#7a5636',
        wall: '#dcc7a2',
      }),
  },
  'olive-tray': {
    light: 'morning',
    camera: { zoom: 1.2, x: -60, y: 60, turn: -6 },
    focus: { at: 0.5, reach: 0.24 },
    scene: (canvas) =>
      tray(canvas, {
        cups: { ...close, x: 600, pitch: 215, shell: shells.olive, gaps: [8] },
        table: '#5f4630',
        wall: '#c7bda6',
      }),
  },
  'legbar-half-dozen': {
    light: 'window',
    scene: (canvas) =>
      boxed(canvas, { cups: { ...six, colour: '#a7a093', shell: shells.blue }, table: '#8d6a48', wall: '#c9cfc6' }),
  },
  'orpington-half-dozen': {
    light: 'morning',
    camera: { zoom: 1.25, x: -40, y: 30, turn: -3 },
    scene: (canvas) =>
      boxed(canvas, {
        cups: { ...six, x: 560, pitch: 215, colour: '#7f9a8c', shell: shells.tinted },
        table: '#9c7448',
        wall: '#d9cdb8',
      }),
  },
  'marans-dozen': {
    light: 'dusk',
    camera: { zoom: 1.12, x: 60, y: 20, turn: 2 },
    scene: (canvas) =>
      boxed(canvas, {
        cups: { ...twelve, colour: '#b39a78', shell: shells['dark-chocolate'] },
        table: '#5a3d28',
        wall: '#cdb48e',
      }),
  },
  'white-dozen': {
    light: 'noon',
    scene: (canvas) =>
      boxed(canvas, { cups: { ...twelve, colour: '#8fa3b3', shell: shells.white }, table: '#a78156', wall: '#cdd6d4' }),
  },
  'quail-box': {
    light: 'window',
    camera: { zoom: 1.18, y: 40, turn: -2 },
    scene: (canvas) =>
      boxed(canvas, {
        cups: { x: 600, y: 420, pitch: 150, columns: 6, rows: 3, colour: '#c2ae8a', shell: shells.quail },
        table: '#6f5540',
        wall: '#b9bfb2',
      }),
  },
  'cream-bowl': {
    light: 'window',
    camera: { zoom: 1.1, x: 20, y: 60 },
    scene: (canvas) =>
      bowl(canvas, { shell: shells.cream, glaze: '#e9e6dc', wall: '#b8c2bc', table: '#8a6642', size: 165 }),
  },
  'olive-bowl': {
    light: 'dusk',
    camera: { zoom: 1.32, x: -60, y: 90, turn: 2 },
    scene: (canvas) =>
      bowl(canvas, { shell: shells.olive, glaze: '#2f5d50', wall: '#d8c3a0', table: '#5a3d28', size: 172 }),
  },
  'brown-bowl': {
    light: 'morning',
    camera: { zoom: 1.2, x: 70, y: 70, turn: -1 },
    scene: (canvas) =>
      bowl(canvas, { shell: shells.brown, glaze: '#6f8fa3', wall: '#e0d6c2', table: '#9c7448', size: 168 }),
  },
  'mixed-linen': {
    light: 'window',
    scene: (canvas) =>
      flatLay(canvas, {
        shells: [shells.blue, shells.brown, shells.cream, shells['dark-chocolate'], shells.olive, shells.white],
        cloth: '#d9d2c3',
        count: 12,
        size: 195,
        feather: '#6a5a4c',
      }),
  },
  'quail-linen': {
    light: 'noon',
    camera: { zoom: 1.25, x: -40, turn: 6 },
    scene: (canvas) =>
      flatLay(canvas, { shells: [shells.quail], cloth: '#8fa6ad', count: 15, size: 165, feather: '#d9cbb2' }),
  },
  'welsummer-linen': {
    light: 'morning',
    camera: { zoom: 1.12, turn: -5 },
    scene: (canvas) =>
      flatLay(canvas, { shells: [shells.terracotta], cloth: '#e6dcc8', count: 8, size: 235, feather: '#8a5a34' }),
  },
  'brown-basket': {
    light: 'morning',
    camera: { zoom: 1.08, x: -40, y: 30 },
    scene: (canvas) =>
      basket(canvas, {
        shells: [shells.brown, shells.tinted],
        size: 145,
        cane: '#b98a52',
        outdoors: { sky: '#cfe0e4' },
        table: '#8d7150',
        wall: '#d8d0c0',
      }),
  },
  'mixed-basket': {
    light: 'window',
    camera: { zoom: 1.35, y: 90 },
    scene: (canvas) =>
      basket(canvas, {
        shells: [shells.white, shells.blue, shells.olive, shells.brown],
        size: 150,
        cane: '#8f6840',
        table: '#7d5c3e',
        wall: '#b5beb2',
      }),
  },
  'duck-crate': {
    light: 'window',
    camera: { zoom: 1.08, x: 40, y: 40 },
    scene: (canvas) =>
      crate(canvas, { shells: [shells['duck-green']], size: 165, wood: '#b08a5c', table: '#6f5540', wall: '#c9c2b0' }),
  },
  'goose-crate': {
    light: 'dusk',
    camera: { zoom: 1.25, x: -30, y: 50, turn: 1 },
    scene: (canvas) =>
      crate(canvas, { shells: [shells.goose], size: 205, wood: '#8f6f4c', table: '#54402f', wall: '#d6bf98' }),
  },
  'mixed-sill': {
    light: 'morning',
    camera: { zoom: 1.15, y: 60 },
    scene: (canvas) =>
      sill(canvas, {
        shells: [shells.white, shells.blue, shells.olive, shells.brown, shells['dark-chocolate']],
        size: 200,
        sky: '#dbe6e6',
        wood: '#e9e2d4',
      }),
  },
  'candled-egg': { light: 'dusk', scene: (canvas) => candling(canvas, { glow: '#ffb648' }) },
}
