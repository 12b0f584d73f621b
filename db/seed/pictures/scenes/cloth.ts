import { mix, shift } from '../colour.ts'
import { closed, type Point } from '../geometry.ts'
import { type Canvas, group, linear, pool, round } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { clutch } from '../props/egg.ts'
import { henPrint } from '../props/hen-print.ts'
import { shells } from '../props/shells.ts'
import { roundShade } from '../props/vessel.ts'
import { planks } from '../props/wood.ts'
import { stain } from '../texture.ts'

const cloth = (canvas: Canvas, drape: { points: Point[]; colour: string; seams: string }) => {
  const shape = closed(drape.points)
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`)
  const { random } = canvas
  const folds = Array.from({ length: 9 }, (_, index) => {
    const x = 330 + index * 68 + random.spread() * 20
    return `<path d="M${round(x)} 250Q${round(x + random.spread() * 60)} 560 ${round(x + random.spread() * 40)} 900" stroke="${index % 2 ? '#fffaf0' : '#1e140c'}" stroke-width="${round(random.between(18, 44))}" opacity="0.17"/>`
  })
  const weave = stain(canvas, { frequency: '0.5 0.08', colour: [0.2, 0.15, 0.1], strength: 0.2 })
  const fill = linear(canvas, {
    from: [300, 250],
    to: [900, 850],
    stops:
      canvas.light.x < 0
        ? [
            [0, mix([drape.colour, canvas.light.key], 0.4)],
            [0.5, drape.colour],
            [1, shift(drape.colour, -0.35)],
          ]
        : [
            [0, shift(drape.colour, -0.35)],
            [0.5, drape.colour],
            [1, mix([drape.colour, canvas.light.key], 0.4)],
          ],
  })
  return group(
    '',
    group(`filter="${weave}"`, `<path d="${shape}" fill="${fill}"/>`),
    `<g clip-path="${clip}"><g fill="none" filter="${canvas.blur(12)}">${folds.join('')}</g></g>`,
    drape.seams,
  )
}

const peg = (canvas: Canvas, wood: string) =>
  planks(canvas, {
    face: [
      [-30, 130],
      [1230, 130],
      [1230, 200],
      [-30, 200],
    ],
    count: 1,
    colour: wood,
  }) +
  [320, 600, 880]
    .map(
      (x) =>
        `${pool(canvas, { x: x - canvas.light.x * 22, y: 196, rx: 40, ry: 40, colour: '#150d08', opacity: 0.5 })}<circle cx="${x}" cy="170" r="22" fill="${roundShade(canvas, { x, radius: 22, colour: shift(wood, 0.12), gloss: 0.5 })}"/>`,
    )
    .join('')

const hung = (canvas: Canvas, back: string) =>
  `<path d="M340 300L880 300L910 860L320 860Z" fill="#140d08" opacity="0.5" transform="translate(${round(-canvas.light.x * 40)} 24)" filter="${canvas.blur(20)}"/>${back}`

/** A canvas bag hanging from a peg rail. */
export const tote = (canvas: Canvas, goods: { cloth: string; ink: string; wall: string; wood: string }) => {
  const straps = `M440 340C460 200 560 150 600 168C640 150 740 200 760 340`
  return [
    wall(canvas, { colour: goods.wall }),
    peg(canvas, goods.wood),
    hung(
      canvas,
      `<path d="${straps}" fill="none" stroke="${shift(goods.cloth, -0.3)}" stroke-width="34"/><path d="${straps}" fill="none" stroke="${goods.cloth}" stroke-width="26"/>`,
    ),
    cloth(canvas, {
      points: [
        [356, 340],
        [600, 350],
        [846, 338],
        [862, 600],
        [872, 836],
        [600, 856],
        [330, 838],
        [342, 600],
      ],
      colour: goods.cloth,
      seams: '',
    }),
    group('opacity="0.85" style="mix-blend-mode:multiply"', henPrint({ x: 600, y: 620, scale: 1.75, ink: goods.ink })),
  ]
}

/** An apron hanging from a peg rail, eggs in its pocket. */
export const apron = (canvas: Canvas, goods: { cloth: string; ink: string; wall: string; wood: string }) => {
  const pocket = `M430 630H770V800Q600 826 430 800Z`
  const seams = `<path d="${pocket}" fill="${shift(goods.cloth, 0.05)}" stroke="${shift(goods.cloth, -0.35)}" stroke-width="4"/><path d="M444 644H756" stroke="#f4ead6" stroke-width="3" stroke-dasharray="9 7" opacity="0.8"/>`
  const loop = 'M500 300C520 190 570 150 600 168C630 150 680 190 700 300'
  return [
    wall(canvas, { colour: goods.wall }),
    peg(canvas, goods.wood),
    hung(canvas, `<path d="${loop}" fill="none" stroke="${shift(goods.cloth, -0.25)}" stroke-width="20"/>`),
    cloth(canvas, {
      points: [
        [480, 300],
        [600, 312],
        [720, 300],
        [742, 420],
        [860, 500],
        [880, 700],
        [892, 930],
        [600, 950],
        [308, 930],
        [320, 700],
        [340, 500],
        [458, 420],
      ],
      colour: goods.cloth,
      seams: '',
    }),
    clutch(
      canvas,
      [
        [500, 626],
        [590, 616],
        [686, 628],
      ].map(([x = 0, y = 0], index) => ({
        x,
        y,
        size: 116,
        turn: index * 24 - 20,
        shell: [shells.brown, shells.blue, shells.cream][index] ?? shells.brown,
      })),
    ),
    group(`filter="${stain(canvas, { frequency: '0.5 0.08', colour: [0.2, 0.15, 0.1], strength: 0.2 })}"`, seams),
    group('opacity="0.85"', henPrint({ x: 600, y: 440, scale: 0.8, ink: goods.ink })),
  ]
}
