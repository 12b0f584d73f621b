import { mix, shift } from '../colour.ts'
import { closed, open, type Point } from '../geometry.ts'
import { type Canvas, group, linear, pool } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { castShadow, roundShade, type Vessel, vesselCap, vesselFront } from '../props/vessel.ts'
import { tabletop } from '../props/wood.ts'
import { relief } from '../texture.ts'

const stitched = (path: string) =>
  `<path d="${path}" fill="none" stroke="#e0c290" stroke-width="3" stroke-dasharray="9 7" opacity="0.7"/>`

const stethoscope = (canvas: Canvas, metal: string) => {
  const tube = open([
    [690, 560],
    [760, 660],
    [880, 700],
    [990, 760],
    [1040, 690],
    [980, 640],
    [900, 690],
    [860, 790],
    [940, 830],
  ])
  const shine = roundShade(canvas, { x: 950, radius: 46, colour: metal, gloss: 0.9 })
  return group(
    'fill="none"',
    `<path d="${tube}" stroke="#1a100a" stroke-width="20" opacity="0.4" transform="translate(8 14)" filter="${canvas.blur(5)}"/>`,
    `<path d="${tube}" stroke="#27352f" stroke-width="16" stroke-linecap="round"/><path d="${tube}" stroke="#6b8377" stroke-width="4" transform="translate(-2 -4)" opacity="0.8"/>`,
    `<ellipse cx="950" cy="834" rx="50" ry="24" fill="${shine}"/><ellipse cx="950" cy="828" rx="40" ry="17" fill="#e8e6df"/>`,
  )
}

/** A vet's leather bag with a stethoscope and two bottles. */
export const vetBag = (canvas: Canvas, goods: { leather: string; wall: string; table: string }) => {
  const [x, y] = [500, 770]
  const points: Point[] = [
    [x - 300, y],
    [x - 318, y - 150],
    [x - 250, y - 300],
    [x - 190, y - 350],
    [x, y - 362],
    [x + 190, y - 350],
    [x + 250, y - 300],
    [x + 318, y - 150],
    [x + 300, y],
    [x, y + 16],
  ]
  const hide = closed(points)
  const fill = linear(canvas, {
    from: [x + canvas.light.x * 320, y - 360],
    to: [x - canvas.light.x * 320, y],
    stops: [
      [0, mix([goods.leather, canvas.light.key], 0.5)],
      [0.4, goods.leather],
      [1, shift(goods.leather, -0.6)],
    ],
  })
  const flap = `M${x - 212} ${y - 338}Q${x} ${y - 290} ${x + 212} ${y - 338}L${x + 244} ${y - 190}Q${x} ${y - 130} ${x - 244} ${y - 190}Z`
  const jar = (at: number, tint: string): Vessel => ({
    x: at,
    y: 700,
    profile: [
      [0, 52],
      [6, 55],
      [110, 55],
      [134, 28],
      [160, 26],
    ],
    colour: tint,
    gloss: 1,
    tilt: 0.2,
  })
  return [
    wall(canvas, { colour: goods.wall, panes: 3 }),
    tabletop(canvas, { horizon: 540, colour: goods.table }),
    ...[880, 1010].flatMap((at, index) => {
      const bottle = jar(at, index ? '#d7dcd6' : '#7c4218')
      return [
        castShadow(canvas, { x: at, y: 700, radius: 56, tall: 120 }),
        vesselFront(canvas, bottle),
        vesselFront(canvas, {
          ...bottle,
          y: 550,
          profile: [
            [0, 30],
            [34, 30],
          ],
          colour: '#33302c',
        }),
        vesselCap(canvas, {
          ...bottle,
          y: 550,
          profile: [
            [0, 30],
            [34, 30],
          ],
          colour: '#5a554e',
        }),
      ]
    }),
    castShadow(canvas, { x, y, radius: 320, tall: 280, tilt: 0.22 }),
    `<path d="M${x - 120} ${y - 340}C${x - 120} ${y - 500} ${x + 120} ${y - 500} ${x + 120} ${y - 340}" fill="none" stroke="${shift(goods.leather, -0.35)}" stroke-width="32"/><path d="M${x - 124} ${y - 344}C${x - 124} ${y - 506} ${x + 116} ${y - 506} ${x + 116} ${y - 344}" fill="none" stroke="${shift(goods.leather, 0.2)}" stroke-width="9" opacity="0.7"/>`,
    group(
      `filter="${relief(canvas, { frequency: '0.13', depth: 0.9, octaves: 3 })}"`,
      `<path d="${hide}" fill="${fill}"/>`,
      `<path d="${flap}" fill="${shift(goods.leather, 0.05)}" opacity="0.85"/>`,
    ),
    `<path d="M${x - 244} ${y - 186}Q${x} ${y - 126} ${x + 244} ${y - 186}" fill="none" stroke="#150d08" stroke-width="12" opacity="0.4" filter="${canvas.blur(4)}"/>`,
    stitched(`M${x - 228} ${y - 204}Q${x} ${y - 146} ${x + 228} ${y - 204}`),
    stitched(`M${x - 292} ${y - 20}Q${x} ${y - 2} ${x + 292} ${y - 20}`),
    `<rect x="${x - 34}" y="${y - 190}" width="68" height="62" rx="8" fill="${roundShade(canvas, { x, radius: 36, colour: '#c9a455', gloss: 0.9 })}"/><circle cx="${x}" cy="${y - 156}" r="9" fill="#4a3512"/>`,
    pool(canvas, {
      x: x + canvas.light.x * 170,
      y: y - 250,
      rx: 190,
      ry: 110,
      colour: canvas.light.key,
      opacity: 0.22,
    }),
    stethoscope(canvas, '#b9bec0'),
  ]
}
