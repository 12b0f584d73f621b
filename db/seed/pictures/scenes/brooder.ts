import { shift } from '../colour.ts'
import { closed } from '../geometry.ts'
import { type Canvas, group, linear, pool, rect } from '../paint.ts'
import { chick } from '../props/bird/chick.ts'
import { grains, heap } from '../props/heap.ts'
import { castShadow, type Vessel, vesselFront, vesselInside } from '../props/vessel.ts'
import { planks } from '../props/wood.ts'
import { placed } from './yard.ts'

const downs = [
  { colour: '#ecc766', back: '#d9a94a' },
  { colour: '#d8b47c', back: '#80532f' },
  { colour: '#e9d9a8', back: '#d2b674' },
  { colour: '#6b5a50', back: '#3a302c' },
] as const

const shed = (canvas: Canvas) => [
  rect(canvas, '#4a2c18'),
  planks(canvas, {
    face: [
      [-30, -30],
      [1230, -30],
      [1230, 430],
      [-30, 430],
    ],
    count: 4,
    colour: '#9a6c40',
  }),
  heap(canvas, { x: 600, y: 720, rx: 980, ry: 330, count: 3600, grain: grains.shavings }),
]

const flock = (canvas: Canvas, spots: readonly (readonly [x: number, y: number, right: boolean])[]) =>
  spots
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y, right], index) => {
      const down = downs[(index * 5 + 1) % downs.length] ?? downs[0]
      return (
        pool(canvas, { x, y, rx: 120, ry: 30, colour: '#2a1608', opacity: 0.7 }) +
        placed(canvas, { bird: (own) => chick(own, down), x, y, scale: 0.9 + (y - 560) / 700, right })
      )
    })

const lamp = (canvas: Canvas, x: number) => {
  const shade: Vessel = {
    x,
    y: 250,
    profile: [
      [0, 150],
      [50, 138],
      [110, 92],
      [150, 40],
      [190, 34],
    ],
    colour: '#b9bdbd',
    gloss: 0.9,
    tilt: 0.2,
  }
  const bulb = `<ellipse cx="${x}" cy="262" rx="62" ry="40" fill="#ffdca0"/>`
  return group(
    '',
    `<path d="M${x} -20V70" stroke="#2c2420" stroke-width="7"/>`,
    `<ellipse cx="${x}" cy="250" rx="150" ry="30" fill="#f7a04a"/>`,
    bulb,
    vesselFront(canvas, shade),
    pool(canvas, { x, y: 280, rx: 190, ry: 120, colour: '#fff0c8', opacity: 0.9 }),
  )
}

/** Chicks on shavings under a heat lamp. */
export const lampBrooder = (canvas: Canvas) => {
  const cone = linear(canvas, {
    from: [0, 250],
    to: [0, 860],
    stops: [
      [0, '#ffb35c', 0.6],
      [1, '#ff8a3c', 0.06],
    ],
  })
  return [
    ...shed(canvas),
    pool(canvas, { x: 620, y: 660, rx: 640, ry: 300, colour: '#ff9d4a', opacity: 0.6 }),
    ...flock(canvas, [
      [360, 640, true],
      [520, 590, false],
      [700, 600, true],
      [860, 660, false],
      [470, 760, true],
      [660, 790, false],
      [820, 780, true],
    ]),
    `<g style="mix-blend-mode:screen"><path d="M480 250L760 250L1080 880L160 880Z" fill="${cone}" filter="${canvas.blur(26)}"/></g>`,
    lamp(canvas, 620),
  ]
}

/** Chicks coming out from under a heating plate on legs. */
export const plateBrooder = (canvas: Canvas, plate: { colour: string }) => {
  const top = closed([
    [330, 470],
    [350, 420],
    [600, 396],
    [850, 420],
    [870, 470],
    [860, 500],
    [600, 516],
    [340, 500],
  ])
  const fill = linear(canvas, {
    from: [330, 400],
    to: [870, 520],
    stops: [
      [0, shift(plate.colour, 0.4)],
      [0.35, plate.colour],
      [1, shift(plate.colour, -0.35)],
    ],
  })
  const water: Vessel = {
    x: 1010,
    y: 640,
    profile: [
      [0, 60],
      [26, 64],
      [30, 46],
      [120, 44],
      [140, 20],
    ],
    colour: '#c5412f',
    gloss: 0.6,
    tilt: 0.25,
  }
  return [
    ...shed(canvas),
    ...[370, 830].map((x) => `<rect x="${x - 12}" y="490" width="24" height="150" rx="6" fill="#3f352c"/>`),
    pool(canvas, { x: 600, y: 560, rx: 330, ry: 90, colour: '#1d0f06', opacity: 0.85 }),
    pool(canvas, { x: 600, y: 560, rx: 260, ry: 70, colour: '#ff8a3c', opacity: 0.35 }),
    ...flock(canvas, [
      [470, 610, false],
      [600, 600, true],
      [730, 615, false],
    ]),
    `<path d="${top}" fill="${fill}"/>`,
    castShadow(canvas, { x: 1010, y: 640, radius: 64, tall: 80 }),
    vesselInside(canvas, water),
    vesselFront(canvas, water),
    ...flock(canvas, [
      [330, 740, true],
      [560, 790, false],
      [800, 770, true],
    ]),
  ]
}
