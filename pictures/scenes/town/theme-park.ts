import { darker, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, oval, type Point, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawGround, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** A big wheel, a coaster's track and a carousel below its striped roof. */
export function drawThemePark(stage: Stage): string {
  const { ink } = stage
  return [
    drawSky(stage, { horizon: 450, disc: { x: [640, 720], y: [90, 150] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(430, [
        [60, 90],
        [260, 130],
        [520, 80],
        [780, 120],
      ]),
      depth: 0.32,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 460,
      creased: true,
    }),
    drawCoaster(stage),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(470, [
        [80, 40],
        [330, 20],
        [600, 34],
        [820, 50],
      ]),
      depth: 0.75,
      pigment: ink.foliage,
      foot: 500,
      trees: 16,
    }),
    drawWheel(stage, 280, 250),
    drawGround(stage, 484, mix(ink.stone, ink.ochre, 0.12), darker(mix(ink.stone, ink.ochre, 0.2), 0.12)),
    drawCarousel(stage, 570, 540),
    drawTree(stage, { x: 60, y: 540, height: 170, name: 'left' }),
    drawTree(stage, { x: 780, y: 560, height: 190, name: 'right' }),
    drawBalloons(stage),
    drawPeople(stage, {
      most: 4,
      least: 2,
      at: [
        [330, 580, 88],
        [372, 586, 60],
        [190, 560, 80],
        [410, 568, 82],
      ],
      wears: ['jacket', 'dress', 'coat'],
    }),
    drawWeather(stage),
  ].join('')
}

function colours({ ink }: Stage): readonly string[] {
  return [ink.vermilion, ink.gold, mix(ink.green, ink.lime, 0.25), mix(ink.indigo, ink.water, 0.35), ink.rose]
}

function drawWheel(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const steel = ink.dusk ? '#B8BEC2' : '#FFFDF6'
  const turn = stage.chance('wheel').between(0, 0.5)
  const at = (index: number, radius: number): Point => {
    const angle = turn + (index / 12) * 6.2832
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  }
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const [px, py] = at(index, 178)
    return from(x, y, `L${Math.round(px)} ${Math.round(py)}`)
  }).join('')
  const cabins = Array.from({ length: 12 }, (_, index) => {
    const [px, py] = at(index, 186)
    const tone = colours(stage)[index % 5] ?? ink.gold
    const glow = ink.dusk ? fill(oval(px, py + 14, 34), stage.glow(px, py + 14, 34, ink.lamp, 0.6)) : ''
    return (
      glow +
      fill(from(px - 19, py + 4, 'q0-8 19-8q19 0 19 8v20q-4 12-19 12q-15 0-19-12z'), tone) +
      fill(from(px - 14, py + 6, 'h28v11h-28z'), ink.window)
    )
  })
  return [
    stroke(from(x, y, 'l-104 246m104-246l104 246'), mix(ink.tile, ink.indigo, 0.3), 14, { butt: true }),
    stroke(spokes, steel, 3, { butt: true, opacity: 0.9 }),
    stroke(oval(x, y, 178) + oval(x, y, 160) + oval(x, y, 60), steel, 5),
    fill(oval(x, y, 26), ink.vermilion) + fill(oval(x, y, 12), ink.gold),
    ...cabins,
  ].join('')
}

/** The track goes up, loops and comes down again on its trestle. */
function drawCoaster(stage: Stage): string {
  const { ink } = stage
  const rail = stage
    .chance('coaster')
    .pick([ink.vermilion, mix(ink.indigo, ink.water, 0.2), mix(ink.jade, ink.green, 0.5)])
  const track = 'M350 470Q430 450 490 290T600 190Q650 180 690 300T790 400T900 300'
  let posts = ''
  for (let px = 440; px < 880; px += 30) posts += from(px, 480, `V${Math.round(300 + Math.abs(px - 640) * 0.5)}`)
  return (
    stroke(posts, mix(ink.mist, ink.tile, 0.45), 4, { butt: true }) +
    stroke('M440 440h440M440 400h440', mix(ink.mist, ink.tile, 0.4), 3, { butt: true }) +
    stroke(oval(742, 300, 74, 84), rail, 9) +
    stroke(track, darker(rail, 0.25), 12) +
    stroke(track, rail, 7) +
    stroke('M520 236L566 200', darker(ink.indigo, 0.2), 26) +
    stroke(dot(524, 216) + dot(546, 198) + dot(564, 186), ink.gold, 15)
  )
}

function drawCarousel(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const first = stage
    .chance('roof')
    .pick([ink.vermilion, mix(ink.indigo, ink.water, 0.25), mix(ink.jade, ink.green, 0.5)])
  const stripes = [-150, -90, -30, 30, 90].map((dx) => from(x, y - 206, `L${x + dx} ${y - 128}h60z`))
  const horses = [-96, -14, 70]
    .map((dx, index) => {
      const hx = x + dx
      const hy = y - 46 - (index % 2) * 12
      return (
        stroke(from(hx, y - 122, `V${y - 10}`), ink.gold, 5, { butt: true }) +
        fill(
          from(hx - 28, hy, 'q-8-22 8-24h26q6-24 22-26l8 16-10 8-6 26q-4 8-16 8l-4 20h-6l2-20h-14l-6 20h-6z'),
          index === 1 ? mix(ink.ochre, ink.lime, 0.4) : ink.paper,
        ) +
        fill(from(hx - 10, hy - 24, 'h20v10h-20z'), colours(stage)[index] ?? ink.gold)
      )
    })
    .join('')
  return [
    ink.dusk ? fill(oval(x, y - 70, 210), stage.glow(x, y - 70, 210, ink.lamp, 0.45)) : '',
    fill(box(x - 128, y - 128, 256, 120), mix(ink.window, ink.lime, ink.dusk ? 0.3 : 0.6)),
    fill(box(x - 22, y - 128, 44, 120), mix(ink.gold, ink.lime, 0.4)),
    horses,
    fill(box(x - 150, y - 12, 300, 20), mix(ink.wood, ink.ochre, 0.4)) +
      fill(box(x - 162, y + 6, 324, 14), darker(ink.wood, 0.1)),
    fill(from(x, y - 206, 'l-150 78h300z'), ink.paper),
    fill(stripes.filter((_, index) => index % 2 === 0).join(''), first),
    stroke(from(x - 140, y - 122, 'h290'), first, 14, { dash: '18 18', butt: true }),
    fill(from(x - 150, y - 130, 'h300v10h-300z'), ink.gold),
    stroke(from(x, y - 206, 'v-26'), ink.wood, 4) + fill(from(x, y - 234, 'l30 10-30 12z'), first),
  ].join('')
}

function drawBalloons(stage: Stage): string {
  const { ink } = stage
  const seats: readonly Point[] = [
    [112, 420],
    [138, 398],
    [158, 426],
  ]
  const strings = seats
    .map(([x, y]) =>
      flow([
        [x, y + 22],
        [x + 4, y + 60],
        [134, 540],
      ]),
    )
    .join('')
  return (
    stroke(strings, darker(ink.tile, 0.1), 1.6, { opacity: 0.7 }) +
    seats
      .map(
        ([x, y], index) =>
          fill(oval(x, y, 19, 23), colours(stage)[index + 1] ?? ink.gold) +
          fill(oval(x - 6, y - 8, 4, 6), '#FFFFFF', 0.5),
      )
      .join('')
  )
}
