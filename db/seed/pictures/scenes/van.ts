import { mix, shift } from '../colour.ts'
import { closed } from '../geometry.ts'
import { type Canvas, group, linear, pool } from '../paint.ts'
import { garden } from '../props/backdrop.ts'
import { grass } from '../props/grass.ts'
import { roundShade } from '../props/vessel.ts'
import { stain } from '../texture.ts'

const wheel = (canvas: Canvas, at: { x: number; y: number }) =>
  `<circle cx="${at.x}" cy="${at.y}" r="66" fill="#1c1a19"/><circle cx="${at.x}" cy="${at.y}" r="40" fill="${roundShade(canvas, { x: at.x, radius: 40, colour: '#b4b5b0', gloss: 0.7 })}"/><circle cx="${at.x}" cy="${at.y}" r="15" fill="#4a4946"/>`

/** A small delivery van in a lane. */
export const van = (canvas: Canvas, goods: { paint: string; emblem: string; sky: string }) => {
  const body = closed([
    [180, 690],
    [172, 420],
    [190, 330],
    [300, 300],
    [700, 296],
    [800, 330],
    [900, 470],
    [1010, 510],
    [1044, 580],
    [1046, 690],
    [900, 700],
    [600, 700],
  ])
  const paint = linear(canvas, {
    from: [0, 290],
    to: [0, 710],
    stops: [
      [0, mix([goods.paint, canvas.light.key], 0.55)],
      [0.28, goods.paint],
      [0.62, shift(goods.paint, -0.12)],
      [0.66, shift(goods.paint, 0.12)],
      [1, shift(goods.paint, -0.5)],
    ],
  })
  const sheen = linear(canvas, {
    from: [180, 300],
    to: [1040, 700],
    stops:
      canvas.light.x < 0
        ? [
            [0, '#ffffff', 0.45],
            [0.5, '#ffffff', 0],
            [1, '#0a0806', 0.3],
          ]
        : [
            [0, '#0a0806', 0.3],
            [0.5, '#ffffff', 0],
            [1, '#ffffff', 0.45],
          ],
  })
  const glass = linear(canvas, {
    from: [700, 340],
    to: [860, 480],
    stops: [
      [0, '#dfe9ea'],
      [0.5, '#7d9296'],
      [1, '#31403f'],
    ],
  })
  return [
    garden(canvas, {
      horizon: 520,
      sky: goods.sky,
      hedge: ['#4f6b3a', '#6b8446', '#3d5a38', '#8a9c55'],
      grass: '#9c8f70',
    }),
    group(
      `filter="${canvas.blur(3)}"`,
      grass(canvas, { from: 520, to: 610, count: 460, tall: 70, colours: ['#6f8a3c', '#8aa24a', '#5a7534'] }),
    ),
    group(
      `filter="${stain(canvas, { frequency: '0.05 0.2', colour: [0.3, 0.25, 0.18], strength: 0.3 })}"`,
      `<path d="M-40 650H1240V940H-40Z" fill="${linear(canvas, {
        from: [0, 650],
        to: [0, 900],
        stops: [
          [0, '#b5a585'],
          [1, '#7d6d52'],
        ],
      })}"/>`,
    ),
    pool(canvas, { x: 610 - canvas.light.x * 60, y: 756, rx: 580, ry: 64, colour: '#15100a', opacity: 1 }),
    `<path d="${body}" fill="${paint}"/><path d="${body}" fill="${sheen}"/>`,
    `<path d="M690 340L780 350Q838 400 862 478L690 482Z" fill="${glass}" stroke="#20302a" stroke-width="6"/><path d="M800 354Q860 410 884 474L930 486Q880 400 812 344Z" fill="#31403f"/>`,
    `<path d="M672 310V690M880 490V640M260 330V690" fill="none" stroke="#0f1a15" stroke-width="4" opacity="0.5"/>`,
    `<rect x="712" y="524" width="46" height="12" rx="6" fill="#dcdcd4"/>`,
    `<g fill="${goods.emblem}" opacity="0.9" transform="translate(460 470)"><ellipse rx="96" ry="118" fill="none" stroke="${goods.emblem}" stroke-width="10"/><path d="M-8 66C-52 6 -40 -48 12 -76C32 -26 32 26 -8 66ZM2 60C38 40 50 12 50 -20C24 -4 8 26 2 60Z"/></g>`,
    `<ellipse cx="1016" cy="566" rx="24" ry="30" fill="#fff6da" stroke="#3a423c" stroke-width="5"/>`,
    pool(canvas, { x: 1020, y: 566, rx: 120, ry: 70, colour: '#fff0c0', opacity: 0.4 }),
    `<path d="M176 664H1048V706H176Z" fill="#1b1f1c" opacity="0.75"/>`,
    ...[330, 870].map((x) => `<circle cx="${x}" cy="690" r="84" fill="#12110f"/>${wheel(canvas, { x, y: 706 })}`),
    group(
      `filter="${canvas.blur(5)}"`,
      grass(canvas, { from: 900, to: 960, count: 190, tall: 150, colours: ['#6f8a3c', '#8aa24a', '#5a7534'] }),
    ),
  ]
}
