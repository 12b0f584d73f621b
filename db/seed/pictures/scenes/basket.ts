import { shift } from '../colour.ts'
import { type Canvas, round } from '../paint.ts'
import { garden, wall } from '../props/backdrop.ts'
import { clutch } from '../props/egg.ts'
import { type Harvest, heaped } from '../props/harvest.ts'
import { wound } from '../props/straw.ts'
import { castShadow, type Vessel, vesselFront, vesselInside } from '../props/vessel.ts'
import { tabletop } from '../props/wood.ts'

const weave = (canvas: Canvas, basket: Vessel & { cane: string }) => {
  const { random, light } = canvas
  const tall = basket.profile.at(-1)?.[0] ?? 0
  const strands = Array.from({ length: 9 }, (_, row) => {
    const up = (row + 0.5) * (tall / 9)
    const radius = 250 + (up / tall) * 90
    return Array.from({ length: 27 }, (_, column) => {
      const across = ((column + (row % 2) * 0.5) / 13) * 1.5 - 1.56
      const [a, b] = [Math.sin(across - 0.06), Math.sin(across + 0.06)]
      const [x1, x2] = [basket.x + a * radius, basket.x + b * radius]
      const drop = (side: number) => basket.y - up + Math.sqrt(Math.max(0, 1 - side * side)) * radius * basket.tilt
      const amount = 0.5 + a * light.x * 0.45
      return `<path d="M${round(x1)} ${round(drop(a))}Q${round((x1 + x2) / 2)} ${round(drop((a + b) / 2) - 6)} ${round(x2)} ${round(drop(b))}" stroke="${shift(basket.cane, (amount - 0.55) * 0.8 + random.spread() * 0.08)}" stroke-width="${round(tall / 10)}"/>`
    }).join('')
  })
  return `<g fill="none" stroke-linecap="round">${strands.join('')}</g>`
}

const plait = (
  canvas: Canvas,
  rim: { x: number; y: number; rx: number; ry: number; cane: string; from: number; to: number },
) => {
  const count = Math.round((rim.to - rim.from) * 17)
  const twists = Array.from({ length: count }, (_, index) => {
    const angle = rim.from + ((rim.to - rim.from) * index) / count
    const [x, y] = [rim.x + Math.cos(angle) * rim.rx, rim.y + Math.sin(angle) * rim.ry]
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="15" ry="9" transform="rotate(${round((angle * 180) / Math.PI + 60)} ${round(x)} ${round(y)})" fill="${shift(rim.cane, Math.cos(angle) * canvas.light.x * 0.25 + 0.1)}" stroke="${shift(rim.cane, -0.45)}" stroke-width="2"/>`
  })
  return twists.join('')
}

/** A wicker basket of eggs on the grass or on a table. */
export const basket = (
  canvas: Canvas,
  scene: Harvest & { cane: string; outdoors?: { sky: string }; table: string; wall: string },
) => {
  const [x, y] = [600, 760]
  const body: Vessel = {
    x,
    y,
    profile: [
      [0, 236],
      [120, 306],
      [230, 340],
    ],
    colour: shift(scene.cane, -0.5),
    gloss: 0,
    tilt: 0.3,
  }
  const rim = { x, y: y - 230, rx: 342, ry: 103, cane: scene.cane }
  const handle = `M${x - 335} ${y - 235}C${x - 330} ${y - 720} ${x + 330} ${y - 720} ${x + 335} ${y - 235}`
  const back = scene.outdoors
    ? garden(canvas, {
        horizon: 470,
        sky: scene.outdoors.sky,
        hedge: ['#5d7a3f', '#7f9650', '#46623c'],
        grass: '#7d9446',
      })
    : wall(canvas, { colour: scene.wall, panes: 3 })
  return [
    back,
    tabletop(canvas, { horizon: 560, colour: scene.table }),
    castShadow(canvas, { x, y, radius: 300, tall: 260 }),
    vesselInside(canvas, body),
    plait(canvas, { ...rim, from: Math.PI, to: Math.PI * 2 }),
    wound(canvas, { x, y: y - 220, rx: 270, ry: 70, thick: 0.3, count: 260, length: 110, arc: [0, Math.PI * 2] }),
    clutch(canvas, heaped(canvas, { ...scene, x, y: y - 242, rx: 225, ry: 58, count: 13 })),
    vesselFront(canvas, body),
    weave(canvas, { ...body, cane: scene.cane }),
    plait(canvas, { ...rim, from: 0, to: Math.PI }),
    `<path d="${handle}" fill="none" stroke="${shift(scene.cane, -0.45)}" stroke-width="30"/><path d="${handle}" fill="none" stroke="${scene.cane}" stroke-width="22" stroke-dasharray="16 3"/><path d="${handle}" fill="none" stroke="${shift(scene.cane, 0.35)}" stroke-width="7" stroke-dasharray="14 5" transform="translate(${round(canvas.light.x * 5)} -4)"/>`,
  ]
}
