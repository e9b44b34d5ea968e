import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { drawSkyline } from '#pictures/brushes/city.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** The front of a department store: shop windows at the street, floors of glass above, people with bags. */
export function drawDepartmentStore(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('store')
  const stone = mix(ink.stone, dice.pick([ink.ochre, ink.rose, ink.indigo, ink.green]), 0.16)
  const accent = dice.pick([ink.vermilion, mix(ink.indigo, ink.water, 0.2), mix(ink.jade, ink.green, 0.4), ink.gold])
  return [
    drawSky(stage, { horizon: 530, disc: { x: [100, 160], y: [70, 120] } }),
    drawSkyline(stage, {
      name: 'far',
      foot: 530,
      low: 160,
      high: 310,
      colour: mix(ink.mist, ink.indigo, 0.4),
      step: 46,
    }),
    fill(box(130, 96, 570, 430), stage.sweep(130, 700, lighter(ink, stone, 0.25), stone, darker(stone, 0.14))),
    fill(box(118, 84, 594, 18), lighter(ink, stone, 0.4)),
    drawFloors(stage, accent),
    fill(box(118, 330, 594, 20), darker(stone, 0.14)),
    drawFront(stage, accent),
    fill(
      box(bleed.left, 526, 960, 140),
      stage.fade(526, 660, mix(ink.stone, ink.tile, 0.12), darker(mix(ink.stone, ink.tile, 0.2), 0.1)),
    ),
    stroke('M-80 556h960M-80 604h960', darker(ink.stone, 0.25), 2, { opacity: 0.5 }),
    drawTree(stage, { x: 70, y: 560, height: 210, name: 'left' }),
    drawTree(stage, { x: 760, y: 566, height: 220, name: 'right' }),
    drawShoppers(stage, accent),
    drawWeather(stage),
  ].join('')
}

/** Three floors of panes, every place in a pattern of its own. */
function drawFloors(stage: Stage, accent: string): string {
  const { ink } = stage
  const dice = stage.chance('floors')
  const pattern = dice.pick(['panes', 'arches', 'discs'])
  const glass = ink.dusk ? ink.lamp : mix(ink.glass, ink.indigo, 0.12)
  const parts: string[] = []
  for (let row = 0; row < 3; row++) {
    const y = 122 + row * 68
    let d = ''
    for (let column = 0; column < 9; column++) {
      const x = 156 + column * 58
      if (pattern === 'panes') d += box(x, y, 44, 50)
      if (pattern === 'arches') d += from(x, y + 50, 'v-30q0-20 22-20q22 0 22 20v30z')
      if (pattern === 'discs') d += oval(x + 22, y + 25, 24)
    }
    parts.push(fill(d, glass), stroke(d, lighter(ink, ink.stone, 0.3), 3))
  }
  const banner = box(392, 112, 48, 200)
  return parts.join('') + fill(banner, accent) + stroke(from(416, 140, 'v1m0 36v1m0 36v1m0 36v1'), ink.paper, 17)
}

function drawFront(stage: Stage, accent: string): string {
  const { ink } = stage
  const light = ink.dusk ? mix(ink.lamp, ink.paper, 0.3) : mix(ink.paper, ink.lamp, 0.25)
  const windows = [
    [146, 144],
    [540, 144],
  ] as const
  return [
    ...windows.map(
      ([x, width]) =>
        fill(box(x - 8, 366, width + 16, 160), darker(ink.tile, 0.1)) + fill(box(x, 374, width, 144), light),
    ),
    drawDress(stage, 184, 506, ink.vermilion),
    drawDress(stage, 246, 506, mix(ink.indigo, ink.water, 0.3)),
    drawBag(stage, 584, 508, ink.gold, 1),
    drawBag(stage, 640, 508, ink.rose, 0.8),
    stroke(from(556, 446, 'h112'), darker(ink.ochre, 0.1), 5) +
      drawBag(stage, 600, 444, mix(ink.jade, ink.green, 0.4), 0.6) +
      drawBag(stage, 646, 444, ink.vermilion, 0.6),
    fill(
      from(
        136,
        366,
        'h160v22q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0z',
      ) +
        from(
          532,
          366,
          'h160v22q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0q-10 12-20 0z',
        ),
      accent,
    ),
    fill(box(322, 366, 190, 160), ink.dusk ? ink.lamp : mix(ink.glass, ink.paper, 0.4)),
    stroke('M322 366h190v160M322 366v160M386 366v160M448 366v160M322 410h190', darker(ink.tile, 0.05), 6, {
      butt: true,
    }),
    fill(box(306, 346, 222, 22), accent) + stroke(from(330, 357, 'h174'), ink.paper, 5, { dash: '10 12', butt: true }),
    ink.dusk ? fill(oval(416, 540, 330, 60), stage.glow(416, 540, 300, ink.lamp, 0.5)) : '',
  ].join('')
}

function drawDress(stage: Stage, x: number, y: number, colour: string): string {
  return (
    stroke(from(x, y, 'v-30m-16 30h32'), stage.ink.tile, 4) +
    fill(
      from(x - 11, y - 104, 'h22l4 36q12 20 18 48h-66q6-28 18-48z'),
      stage.fade(y - 104, y - 20, lighter(stage.ink, colour, 0.15), colour),
    ) +
    stroke(dot(x, y - 116), mix(stage.ink.stone, stage.ink.ochre, 0.3), 15)
  )
}

function drawBag(stage: Stage, x: number, y: number, colour: string, size: number): string {
  const half = 22 * size
  return (
    stroke(
      from(
        x - half * 0.5,
        y - half * 1.7,
        `q0${-Math.round(half)} ${Math.round(half * 0.5)}${-Math.round(half)}q${Math.round(half * 0.5)} 0 ${Math.round(half * 0.5)} ${Math.round(half)}`,
      ),
      darker(colour, 0.3),
      4,
    ) +
    fill(
      box(x - half, y - half * 1.8, half * 2, half * 1.8),
      stage.fade(y - half * 1.8, y, lighter(stage.ink, colour, 0.2), colour),
    )
  )
}

function drawShoppers(stage: Stage, accent: string): string {
  const { ink } = stage
  const at = [
    [250, 588, 106],
    [300, 594, 108],
    [560, 582, 102],
    [470, 572, 94],
  ] as const
  return (
    drawPeople(stage, { most: 4, least: 2, at, wears: ['coat', 'dress', 'jacket'] }) +
    drawBag(stage, 610, 586, accent, 0.7) +
    drawBag(stage, 636, 590, ink.paper, 0.6)
  )
}
