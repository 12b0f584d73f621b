import type { birdEntries } from '../catalogue/birds.ts'
import type { Canvas } from '../paint.ts'
import { breeds } from '../props/bird/breeds.ts'
import { chick } from '../props/bird/chick.ts'
import { quail, turkey } from '../props/bird/game.ts'
import { type Hen, hen } from '../props/bird/hens.ts'
import { fowl, waterfowl } from '../props/bird/waterfowl.ts'
import { yard } from '../scenes/yard.ts'
import { places } from './places.ts'
import type { Shot } from './shot.ts'

const of = (breed: Hen) => (canvas: Canvas) => hen(canvas, breed)
const duck = (kind: keyof typeof waterfowl) => (canvas: Canvas) => fowl(canvas, waterfowl[kind])
const yellow = (canvas: Canvas) => chick(canvas, { colour: '#ecc766', back: '#d9a94a' })
const striped = (canvas: Canvas) => chick(canvas, { colour: '#d8b47c', back: '#80532f' })

const portrait = { y: 1400, scale: 2.25 }

export const birdShots: Record<keyof typeof birdEntries, Shot> = {
  'light-sussex': {
    light: 'morning',
    scene: (canvas) =>
      yard(canvas, { ...places.meadow, stands: [{ bird: of(breeds.lightSussex), x: 590, y: 810, scale: 1.2 }] }),
  },
  'light-sussex-portrait': {
    light: 'noon',
    scene: (canvas) =>
      yard(canvas, { ...places.misty, stands: [{ bird: of(breeds.lightSussex), x: 880, ...portrait }] }),
  },
  'buff-orpington': {
    light: 'dusk',
    scene: (canvas) =>
      yard(canvas, {
        ...places.evening,
        stands: [{ bird: of(breeds.buffOrpington), x: 600, y: 820, scale: 1.3, right: true }],
      }),
  },
  'buff-orpington-pair': {
    light: 'morning',
    scene: (canvas) =>
      yard(canvas, {
        ...places.orchard,
        stands: [
          { bird: of(breeds.buffOrpington), x: 820, y: 740, scale: 0.82, right: true },
          { bird: of(breeds.buffOrpington), x: 430, y: 830, scale: 1.02 },
        ],
      }),
  },
  'copper-marans': {
    light: 'morning',
    scene: (canvas) =>
      yard(canvas, {
        ...places.autumn,
        stands: [{ bird: of(breeds.copperMarans), x: 610, y: 820, scale: 1.22, right: true }],
      }),
  },
  'copper-marans-portrait': {
    light: 'dusk',
    scene: (canvas) =>
      yard(canvas, {
        ...places.barnside,
        stands: [{ bird: of(breeds.copperMarans), x: 330, ...portrait, right: true }],
      }),
  },
  'cream-legbar': {
    light: 'window',
    scene: (canvas) =>
      yard(canvas, { ...places.misty, stands: [{ bird: of(breeds.creamLegbar), x: 570, y: 800, scale: 1.15 }] }),
  },
  'rhode-island-red': {
    light: 'noon',
    scene: (canvas) =>
      yard(canvas, {
        ...places.meadow,
        stands: [{ bird: of(breeds.rhodeIslandRed), x: 620, y: 810, scale: 1.18, right: true }],
      }),
  },
  'welsummer-portrait': {
    light: 'morning',
    scene: (canvas) =>
      yard(canvas, { ...places.orchard, stands: [{ bird: of(breeds.welsummer), x: 900, y: 1480, scale: 2.45 }] }),
  },
  'silver-wyandotte': {
    light: 'window',
    scene: (canvas) =>
      yard(canvas, { ...places.barnside, stands: [{ bird: of(breeds.silverWyandotte), x: 590, y: 830, scale: 1.32 }] }),
  },
  'speckled-sussex': {
    light: 'dusk',
    scene: (canvas) =>
      yard(canvas, { ...places.autumn, stands: [{ bird: of(breeds.speckledSussex), x: 600, y: 810, scale: 1.15 }] }),
  },
  silkie: {
    light: 'noon',
    scene: (canvas) =>
      yard(canvas, { ...places.orchard, stands: [{ bird: of(breeds.silkie), x: 590, y: 810, scale: 1.5 }] }),
  },
  'pekin-bantams': {
    light: 'morning',
    scene: (canvas) =>
      yard(canvas, {
        ...places.meadow,
        stands: [
          { bird: of(breeds.pekinBantam), x: 900, y: 740, scale: 0.95, right: true },
          { bird: of(breeds.pekinBantam), x: 380, y: 830, scale: 1.25 },
        ],
      }),
  },
  'mixed-pullets': {
    light: 'dusk',
    scene: (canvas) =>
      yard(canvas, {
        ...places.evening,
        stands: [
          { bird: of(breeds.creamLegbar), x: 440, y: 650, scale: 0.36 },
          { bird: of(breeds.copperMarans), x: 1010, y: 740, scale: 0.54, right: true },
          { bird: of(breeds.rhodeIslandRed), x: 190, y: 760, scale: 0.66, right: true },
          { bird: of(breeds.lightSussex), x: 700, y: 850, scale: 0.8 },
        ],
      }),
  },
  'day-old-chicks': {
    light: 'morning',
    scene: (canvas) =>
      yard(canvas, {
        ...places.orchard,
        stands: [
          { bird: striped, x: 960, y: 730, scale: 1.8, right: true },
          { bird: yellow, x: 640, y: 760, scale: 2 },
          { bird: yellow, x: 270, y: 820, scale: 2.2, right: true },
        ],
      }),
  },
  'indian-runners': {
    light: 'noon',
    scene: (canvas) =>
      yard(canvas, {
        ...places.misty,
        stands: [
          { bird: duck('runner'), x: 860, y: 750, scale: 0.86 },
          { bird: duck('runner'), x: 620, y: 790, scale: 0.96 },
          { bird: duck('runner'), x: 360, y: 830, scale: 1.06 },
        ],
      }),
  },
  'call-ducks': {
    light: 'dusk',
    scene: (canvas) =>
      yard(canvas, {
        ...places.meadow,
        stands: [
          { bird: duck('call'), x: 930, y: 735, scale: 0.95 },
          { bird: duck('call'), x: 430, y: 830, scale: 1.35 },
        ],
      }),
  },
  aylesbury: {
    light: 'window',
    scene: (canvas) =>
      yard(canvas, { ...places.orchard, stands: [{ bird: duck('aylesbury'), x: 560, y: 810, scale: 1.45 }] }),
  },
  'bronze-turkey': {
    light: 'morning',
    scene: (canvas) => yard(canvas, { ...places.autumn, stands: [{ bird: turkey, x: 540, y: 830, scale: 1.08 }] }),
  },
  'embden-geese': {
    light: 'noon',
    scene: (canvas) =>
      yard(canvas, {
        ...places.meadow,
        stands: [
          { bird: duck('embden'), x: 960, y: 730, scale: 0.7 },
          { bird: duck('embden'), x: 360, y: 830, scale: 1.06 },
        ],
      }),
  },
  'coturnix-quail': {
    light: 'dusk',
    scene: (canvas) =>
      yard(canvas, {
        ...places.barnside,
        stands: [
          { bird: quail, x: 920, y: 720, scale: 1.15, right: true },
          { bird: quail, x: 400, y: 810, scale: 1.75 },
        ],
      }),
  },
}
