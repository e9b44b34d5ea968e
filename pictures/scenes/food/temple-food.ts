import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

type Bowl = { x: number; y: number; rx: number }

/** A meal without meat or fish: rice in a lotus leaf, greens, roots, tofu and mushrooms in plain wooden bowls. */
export function drawTempleFood(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('temple food')
  const lacquer = dice.pick([mix(ink.rust, ink.wood, 0.5), mix(ink.wood, ink.tile, 0.5), mix(ink.ochre, ink.wood, 0.4)])
  const tray = dice.pick([mix(ink.ochre, ink.lime, 0.5), mix(ink.stone, ink.green, 0.2), ink.stone])
  const seats: readonly Bowl[] = [
    { x: 214, y: 196, rx: 84 },
    { x: 400, y: 162, rx: 78 },
    { x: 590, y: 200, rx: 84 },
    { x: 178, y: 376, rx: 92 },
    { x: 622, y: 374, rx: 88 },
  ]
  const dishes = [drawGreens, drawTofu, drawMushrooms, drawRoots, drawSoup]
  const turn = dice.whole(0, 4)
  const bowls = seats.map(({ x, y, rx }, index) => {
    const dish = dishes[(index + turn) % 5] ?? drawGreens
    return (
      drawVessel(stage, { x, y, rx, deep: rx * 0.42, colour: lacquer, inside: darker(lacquer, 0.3) }) +
      dish(stage, x, y, rx)
    )
  })
  return [
    drawTable(stage),
    fill('M116 92h578l86 420h-750z', '#0A1216', 0.25),
    fill('M112 84h580l84 416h-748z', stage.fade(84, 500, lighter(ink, tray, 0.25), tray)),
    fill('M28 500h748v18h-748z', darker(tray, 0.3)),
    stroke('M140 112h522M64 476h672', darker(tray, 0.22), 4),
    ...bowls,
    drawLotusRice(stage),
    drawCutlery(stage, 752, 262, 4, 0.8),
  ].join('')
}

/** The leaf is open, and what lies in it steams: sticky rice with beans, jujube and ginkgo nuts. */
function drawLotusRice(stage: Stage): string {
  const { ink } = stage
  const leaf = mix(ink.jade, ink.green, 0.5)
  const rice = ink.dusk ? '#A98F6A' : '#E3C99A'
  return [
    fill(oval(412, 408, 168, 82), '#0A1216', 0.22),
    fill(
      'M252 372q-16-70 62-82q44-52 102-26q66-24 96 26q66 10 52 74q28 64-42 84q-60 56-120 34q-74 20-112-34q-58-14-38-76z',
      darker(leaf, 0.12),
    ),
    fill(
      'M266 372q-10-56 60-68q40-42 92-20q58-20 86 24q58 8 46 60q22 52-38 70q-54 46-106 28q-66 18-100-28q-52-12-40-66z',
      leaf,
    ),
    stroke(
      'M404 374L284 316M404 374L266 392M404 374L330 452M404 374L430 464M404 374L520 426M404 374L540 344M404 374L488 294M404 374L404 276',
      lighter(ink, leaf, 0.35),
      4,
      { opacity: 0.7 },
    ),
    fill('M320 366q6-54 84-58q82 4 88 58q-10 54-88 56q-76-4-84-56z', darker(rice, 0.14)),
    fill('M328 360q8-46 76-48q72 2 80 48q-12 44-80 46q-66-4-76-46z', rice),
    stroke(
      scatter(stage, 'grains', { x: 404, y: 358, rx: 62, ry: 34, count: 34, long: 7 }),
      lighter(ink, rice, 0.5),
      4,
    ),
    stroke(dot(370, 348) + dot(434, 372), ink.dusk ? '#8E3B2C' : '#A33C2A', 20),
    stroke(dot(430, 336) + dot(384, 382), ink.gold, 16),
    stroke(dot(404, 356) + dot(358, 372) + dot(456, 352), darker(ink.wood, 0.3), 11),
  ].join('')
}

function drawGreens(stage: Stage, x: number, y: number, rx: number): string {
  const { ink } = stage
  const green = ink.dusk ? '#2E6B53' : '#2F7353'
  const heap = (name: string, count: number) =>
    scatter(stage, `${name} ${x}`, { x, y: y - 6, rx: rx * 0.56, ry: rx * 0.26, count, long: 26 })
  return stroke(heap('low', 18), green, 12) + stroke(heap('top', 10), lighter(ink, green, 0.3), 6)
}

function drawTofu(stage: Stage, x: number, y: number, rx: number): string {
  const { ink } = stage
  const [top, left, right] = ink.dusk ? ['#DAD5C6', '#ACA796', '#918C7E'] : ['#FFFBEF', '#E6DCC4', '#D3C7AA']
  return [
    [-0.46, -0.1],
    [0.08, -0.18],
    [-0.18, 0.16],
  ]
    .map(([dx = 0, dy = 0]) => {
      const px = x + dx * rx
      const py = y + dy * rx
      return (
        fill(from(px, py, 'l26-10 28 10-28 12z'), top) +
        fill(from(px, py, 'l26 12v16l-26-12z'), left) +
        fill(from(px + 26, py + 12, 'l28-12v16l-28 12z'), right) +
        stroke(from(px + 18, py - 1, 'l14 1'), ink.green, 5)
      )
    })
    .join('')
}

function drawMushrooms(stage: Stage, x: number, y: number, rx: number): string {
  const { ink } = stage
  const cap = mix(ink.wood, ink.ochre, 0.35)
  return [
    [-0.4, 0.02],
    [0.02, -0.2],
    [0.4, 0],
    [0, 0.14],
  ]
    .map(([dx = 0, dy = 0], index) => {
      const px = x + dx * rx
      const py = y + dy * rx
      const brown = index % 2 === 0 ? cap : darker(cap, 0.25)
      return (
        stroke(from(px, py, 'v14'), mix(ink.lime, ink.paper, 0.5), 11) +
        fill(from(px - 24, py + 4, 'q2-26 24-26q24 0 24 26q-22 10-48 0z'), brown) +
        stroke(from(px - 10, py - 10, 'l16 8m0-9l-12 10'), lighter(ink, brown, 0.55), 3)
      )
    })
    .join('')
}

/** Slices of lotus root, with their holes. */
function drawRoots(stage: Stage, x: number, y: number, rx: number): string {
  const { ink } = stage
  const root = ink.dusk ? '#A87B4C' : '#C98F55'
  return [
    [-0.36, -0.02],
    [0.32, -0.06],
    [0, 0.08],
  ]
    .map(([dx = 0, dy = 0]) => {
      const px = x + dx * rx
      const py = y + dy * rx
      const holes = [0, 1.26, 2.51, 3.77, 5.03]
        .map((angle) => dot(px + Math.cos(angle) * 15, py + Math.sin(angle) * 9))
        .join('')
      return (
        fill(oval(px, py + 5, 28, 18), darker(root, 0.3)) +
        fill(oval(px, py, 28, 18), root) +
        stroke(holes + dot(px, py), darker(root, 0.5), 7)
      )
    })
    .join('')
}

function drawSoup(stage: Stage, x: number, y: number, rx: number): string {
  const { ink } = stage
  return (
    fill(oval(x, y + 4, rx * 0.86, rx * 0.44), ink.dusk ? '#8F7440' : '#C9A35A') +
    stroke(
      scatter(stage, `soup ${x}`, { x, y, rx: rx * 0.5, ry: rx * 0.24, count: 9, long: 16 }),
      ink.dusk ? '#4B8A68' : '#5FA06C',
      7,
    ) +
    fill(oval(x - rx * 0.3, y + 8, 12, 5), '#FFFFFF', 0.35)
  )
}
