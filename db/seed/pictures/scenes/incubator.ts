import { polygon } from '../geometry.ts'
import { type Canvas, group, linear, pool } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { type Box, boxLight, boxShadow, facesOf, panel } from '../props/box.ts'
import { clutch } from '../props/egg.ts'
import { shells } from '../props/shells.ts'
import { castShadow, type Vessel, vesselCap, vesselFront, vesselInside, vesselLip } from '../props/vessel.ts'
import { tabletop } from '../props/wood.ts'

export type Hatcher = { shell: keyof typeof shells; casing: string; wall: string; table: string }

const dials = (canvas: Canvas, at: { x: number; y: number }) =>
  group(
    '',
    `<rect x="${at.x}" y="${at.y}" width="120" height="52" rx="10" fill="#16241f"/><rect x="${at.x + 8}" y="${at.y + 8}" width="104" height="36" rx="5" fill="#213a30"/>`,
    ...[0, 1, 2].map(
      (bar) =>
        `<rect x="${at.x + 22 + bar * 30}" y="${at.y + 16}" width="18" height="20" rx="3" fill="#ffb54a" opacity="0.9" filter="${canvas.blur(1)}"/>`,
    ),
    pool(canvas, { x: at.x + 60, y: at.y + 26, rx: 110, ry: 60, colour: '#ffb54a', opacity: 0.28 }),
    ...[0, 1].map(
      (knob) =>
        `<circle cx="${at.x + 160 + knob * 44}" cy="${at.y + 26}" r="14" fill="#cfcabf" stroke="#8f8a80" stroke-width="3"/>`,
    ),
  )

/** A round table-top incubator with a clear dome, its eggs in the warm light within. */
export const domeIncubator = (canvas: Canvas, hatcher: Hatcher) => {
  const { random } = canvas
  const [x, y] = [600, 740]
  const base: Vessel = {
    x,
    y,
    profile: [
      [0, 330],
      [20, 372],
      [90, 400],
      [150, 404],
    ],
    colour: hatcher.casing,
    gloss: 0.7,
    tilt: 0.26,
  }
  const rim = y - 150
  const eggs = Array.from({ length: 14 }, (_, index) => {
    const angle = index < 9 ? (index / 9) * Math.PI * 2 + 0.2 : ((index - 9) / 5) * Math.PI * 2
    const out = index < 9 ? 1 : 0.48
    return {
      x: x + Math.cos(angle) * 285 * out,
      y: rim - 8 + Math.sin(angle) * 62 * out,
      size: 108 + Math.sin(angle) * 8,
      turn: 90 + random.spread() * 50,
      shell: shells[hatcher.shell],
    }
  })
  const dome = `M${x - 384} ${rim}C${x - 384} ${rim - 250} ${x - 230} ${rim - 340} ${x} ${rim - 340}S${x + 384} ${rim - 250} ${x + 384} ${rim}A384 100 0 0 1 ${x - 384} ${rim}Z`
  const glow = linear(canvas, {
    from: [x, rim - 340],
    to: [x, rim + 90],
    stops: [
      [0, '#ffdca2', 0.35],
      [0.6, '#f4b868', 0.75],
      [1, '#a9622c', 0.9],
    ],
  })
  const glass = linear(canvas, {
    from: [x - 380, rim - 340],
    to: [x + 380, rim],
    stops: [
      [0, '#ffffff', 0.6],
      [0.2, '#ffffff', 0.12],
      [0.6, '#ffffff', 0.02],
      [0.9, '#ffffff', 0.3],
      [1, '#ffffff', 0.1],
    ],
  })
  const lid: Vessel = {
    x,
    y: rim - 322,
    profile: [
      [0, 120],
      [20, 112],
      [40, 70],
    ],
    colour: hatcher.casing,
    gloss: 0.6,
    tilt: 0.26,
  }
  return [
    wall(canvas, { colour: hatcher.wall, panes: 3 }),
    tabletop(canvas, { horizon: 520, colour: hatcher.table }),
    castShadow(canvas, { x, y, radius: 400, tall: 160 }),
    pool(canvas, { x, y: y - 60, rx: 640, ry: 260, colour: '#ffb45a', opacity: 0.28 }),
    vesselInside(canvas, { ...base, colour: '#b8763a' }),
    `<path d="${dome}" fill="${glow}"/>`,
    clutch(canvas, eggs),
    pool(canvas, { x, y: rim - 130, rx: 330, ry: 190, colour: '#ffe2ac', opacity: 0.45 }),
    `<path d="${dome}" fill="${glass}" stroke="#fff7e6" stroke-opacity="0.55" stroke-width="3"/>`,
    `<path d="M${x - 340} ${rim - 40}C${x - 336} ${rim - 200} ${x - 240} ${rim - 280} ${x - 130} ${rim - 306}C${x - 230} ${rim - 250} ${x - 286} ${rim - 170} ${x - 286} ${rim - 20}Z" fill="#ffffff" opacity="0.4" filter="${canvas.blur(4)}"/>`,
    vesselFront(canvas, lid),
    vesselCap(canvas, lid),
    vesselFront(canvas, base),
    vesselLip(canvas, { ...base, thick: 9 }),
    dials(canvas, { x: x - 110, y: y - 20 }),
  ]
}

/** A wooden cabinet incubator with a lit window and trays of eggs. */
export const cabinetIncubator = (canvas: Canvas, hatcher: Hatcher) => {
  const { random } = canvas
  const box: Box = { x: 330, y: 800, width: 500, height: 640, back: [110, 60] }
  const faces = facesOf(box)
  const shade = boxLight(canvas, box)
  const [left, top, wide, high] = [390, 230, 380, 400]
  const warm = linear(canvas, {
    from: [left, top],
    to: [left, top + high],
    stops: [
      [0, '#ffdf9c'],
      [0.5, '#f0a94e'],
      [1, '#9c5522'],
    ],
  })
  const shelves = [0, 1, 2].map((shelf) => {
    const y = top + 118 + shelf * 126
    const eggs = Array.from({ length: 6 }, (_, index) => ({
      x: left + 44 + index * 58 + random.spread() * 3,
      y: y - 34,
      size: 72,
      turn: random.spread() * 12,
      shell: shells[hatcher.shell],
    }))
    return (
      clutch(canvas, eggs) +
      `<rect x="${left}" y="${y - 10}" width="${wide}" height="15" fill="#7a4a22"/><rect x="${left}" y="${y - 10}" width="${wide}" height="3" fill="#ffd79a"/>`
    )
  })
  return [
    wall(canvas, { colour: hatcher.wall, panes: 2 }),
    tabletop(canvas, { horizon: 640, colour: hatcher.table }),
    boxShadow(canvas, box),
    panel(canvas, { face: faces.side, colour: hatcher.casing, amount: shade.side }),
    panel(canvas, { face: faces.top, colour: hatcher.casing, amount: shade.top }),
    panel(canvas, { face: faces.front, colour: hatcher.casing, amount: shade.front }),
    `<path d="${polygon([
      [left - 16, top - 16],
      [left + wide + 16, top - 16],
      [left + wide + 16, top + high + 16],
      [left - 16, top + high + 16],
    ])}" fill="#3b2a1c"/>`,
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${warm}"/>`,
    ...shelves,
    pool(canvas, { x: left + wide / 2, y: top + 60, rx: 260, ry: 190, colour: '#ffe7b0', opacity: 0.6 }),
    `<path d="${polygon([
      [left, top],
      [left + 130, top],
      [left + 20, top + high],
      [left, top + high],
    ])}" fill="#ffffff" opacity="0.14"/>`,
    dials(canvas, { x: left + 10, y: top + high + 40 }),
    `<rect x="${left + wide + 22}" y="${top + 150}" width="14" height="90" rx="7" fill="#c9b48a" stroke="#6f5a38" stroke-width="2"/>`,
    pool(canvas, { x: left + wide / 2, y: 820, rx: 480, ry: 90, colour: '#ffb45a', opacity: 0.3 }),
  ]
}
