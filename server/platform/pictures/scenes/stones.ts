import { drawBranch } from '#server/platform/pictures/brushes/branch.ts'
import { drawSkyline } from '#server/platform/pictures/brushes/city.ts'
import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, oval, points, stroke, way } from '#server/platform/pictures/brushes/pen.ts'
import { drawPeople, drawSteam } from '#server/platform/pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#server/platform/pictures/brushes/ridges.ts'
import { drawEave, drawHall, drawRoof } from '#server/platform/pictures/brushes/roofs.ts'
import { drawGround, drawMist, drawSky, drawWeather } from '#server/platform/pictures/brushes/sky.ts'
import { bleed, type Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawBushes, drawPine, drawTree } from '#server/platform/pictures/brushes/trees.ts'
import { drawWater } from '#server/platform/pictures/brushes/water.ts'

/** A gate in the city wall, the wall running off over the hills. */
export function drawFortress(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('fortress')
  const x = dice.between(470, 520)
  const stone = ink.dusk ? '#5A6672' : mix('#CFC3AB', ink.tile, dice.between(0.04, 0.16))
  return [
    drawSky(stage, { horizon: 420, disc: { x: [100, 260], y: [90, 200] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(390, [
        [-20, 100],
        [160, 150],
        [360, 90],
        [600, 140],
        [820, 170],
      ]),
      depth: 0.3,
      pigment: ink.indigo,
      foot: 430,
      creased: true,
    }),
    drawSkyline(stage, {
      name: 'fort',
      foot: 420,
      low: 20,
      high: 60,
      colour: mix(ink.mist, ink.indigo, 0.35),
      left: -80,
      right: 300,
      step: 30,
    }),
    drawRidge(stage, {
      name: 'hill',
      crest: points('-80,400 60,380 200,330 330,372 480,392 640,360 760,270 880,226'),
      depth: 0.74,
      pigment: ink.foliage,
      foot: 520,
      trees: 15,
    }),
    // The wall comes down from both hills.
    drawRampart(
      stage,
      [
        [880, 252],
        [790, 290],
        [700, 372],
        [640, 420],
      ],
      46,
      stone,
    ),
    drawRampart(
      stage,
      [
        [-80, 430],
        [60, 410],
        [200, 372],
        [310, 420],
        [360, 440],
      ],
      42,
      stone,
    ),
    drawGround(stage, 500, lighter(ink, ink.ground, 0.06), mix(ink.ground, ink.foliage, 0.25)),
    drawGate(stage, x, stone),
    fill(
      `${flow([
        [x - 40, 540],
        [x - 50, 580],
        [x - 150, 664],
      ])}H${Math.round(x + 150)}L${Math.round(x + 46)} 540z`,
      mix(ink.stone, ink.ochre, 0.14),
    ),
    drawPeople(stage, {
      most: 3,
      at: [
        [x - 20, 588, 60],
        [x + 30, 596, 64],
        [x - 150, 590, 66],
      ],
      wears: ['coat', 'jacket', 'hanbok'],
    }),
    dice.is(0.5) ? drawFlags(stage, x) : '',
    drawPine(stage, { x: 120, y: 630, height: 330 }),
    drawBushes(stage, { x: -90, y: 660, width: 240, size: 46 }),
    drawBranch(stage, { x: 884, y: 60 }),
    drawWeather(stage),
  ].join('')
}

function drawRampart(
  stage: Stage,
  crest: readonly (readonly [number, number])[],
  height: number,
  stone: string,
): string {
  const line = flow(crest)
  const last = crest.at(-1) ?? [0, 0]
  const lower = flow(crest.toReversed().map(([x, y]) => [x, y + height] as const)).replace('M', 'L')
  return (
    fill(`${line}${lower}z`, stage.fade(250, 480, lighter(stage.ink, stone, 0.15), darker(stone, 0.12))) +
    stroke(line, darker(stone, 0.12), 12, { dash: '13 5', butt: true }) +
    stroke(flow(crest.map(([x, y]) => [x, y + height * 0.5] as const)), darker(stone, 0.3), 1.5, {
      dash: '16 3',
      opacity: 0.6,
    }) +
    (last[0] > 900 ? '' : '')
  )
}

function drawGate(stage: Stage, x: number, stone: string): string {
  const { ink } = stage
  let courses = ''
  let joints = ''
  for (let row = 0; row < 6; row++) {
    courses += from(x - 196, 410 + row * 24, 'h392')
    for (let step = 0; step < 9; step++) joints += from(x - 180 + step * 44 + (row % 2) * 20, 410 + row * 24, 'v24')
  }
  return [
    fill(
      way([
        [x - 200, 390],
        [x + 200, 390],
        [x + 214, 556],
        [x - 214, 556],
      ]),
      stage.sweep(x - 210, x + 210, lighter(ink, stone, 0.25), stone, darker(stone, 0.2)),
    ),
    stroke(courses + joints, darker(stone, 0.32), 1.6, { opacity: 0.6 }),
    fill(from(x - 52, 556, 'v-80q0-54 52-56q52 2 52 56v80z'), darker(ink.tile, 0.35)),
    stroke(from(x - 56, 556, 'v-80q0-58 56-60q56 2 56 60v80'), lighter(ink, stone, 0.3), 10, {
      dash: '22 3',
      butt: true,
    }),
    fill(
      from(x - 40, 556, 'v-70q0-50 40-52v122z'),
      ink.dusk ? mix(ink.lamp, ink.wood, 0.5) : mix(ink.rust, ink.tile, 0.3),
    ),
    stroke(from(x - 200, 384, 'h400'), darker(stone, 0.05), 16, { dash: '20 7', butt: true }),
    drawHall(stage, { x, y: 378, half: 132, height: 56, bays: 5, open: true }),
    drawEave(stage, { x, y: 324, half: 162, height: 22, painted: true }),
    drawRoof(stage, { x, y: 320, half: 182, ridge: 108, height: 96, lime: true }),
  ].join('')
}

function drawFlags(stage: Stage, x: number): string {
  const { ink } = stage
  const colours = [ink.vermilion, ink.gold, ink.indigo, ink.green]
  return [-150, -100, 110, 160]
    .map(
      (dx, index) =>
        stroke(from(x + dx, 384, 'v-70'), ink.wood, 3) +
        fill(from(x + dx, 316, 'q16-8 28 2q10 8 22 2v22q-14 6-24-2q-12-8-26-2z'), colours[index] ?? ink.gold),
    )
    .join('')
}

/** A long stone house with a colonnade, water before it, one red form on the lawn. */
export function drawMuseum(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('museum')
  const modern = dice.is(0.5)
  const stone = ink.dusk ? '#6A7682' : mix('#EDE6D6', ink.stone, 0.4)
  const glow = ink.dusk ? ink.lamp : mix(ink.glass, ink.indigo, 0.2)
  const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => box(252 + index * 62, 250, 20, 172)).join('')
  const hall = modern
    ? fill(
        way([
          [130, 422],
          [200, 208],
          [760, 176],
          [820, 422],
        ]),
        stage.sweep(130, 820, lighter(ink, stone, 0.3), darker(stone, 0.16)),
      ) +
      fill(
        way([
          [330, 422],
          [360, 262],
          [640, 246],
          [690, 422],
        ]),
        glow,
      ) +
      stroke('M398 422l14-162M470 422v-166M540 422l-6-170M612 422l-16-174M345 340h330', darker(stone, 0.4), 4, {
        butt: true,
      })
    : fill(box(180, 422, 580, 20) + box(200, 408, 540, 16), lighter(ink, stone, 0.2)) +
      fill(box(230, 240, 480, 170), darker(glow, 0.1)) +
      fill(box(440, 280, 60, 130), darker(ink.tile, ink.dusk ? 0.1 : 0)) +
      fill(columns, stage.sweep(230, 710, lighter(ink, stone, 0.35), stone)) +
      fill(box(210, 212, 520, 40), stone) +
      fill(box(196, 202, 548, 12), lighter(ink, stone, 0.3)) +
      drawRoof(stage, { x: 470, y: 204, half: 150, ridge: 92, height: 58, tiles: 26 })
  return [
    drawSky(stage, { horizon: 430, disc: { x: [70, 150], y: [80, 190] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(410, [
        [40, 120],
        [230, 160],
        [520, 110],
        [790, 150],
      ]),
      depth: 0.34,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 440,
      creased: true,
    }),
    drawMist(stage, 400, { strength: 0.5 }),
    drawBushes(stage, { x: -90, y: 444, width: 980, size: 36 }),
    hall,
    drawGround(stage, 438, mix(ink.ground, ink.foliage, 0.25), mix(ink.ground, ink.foliage, 0.5)),
    drawWater(stage, { top: 466, foot: 540, left: 120, right: 760, shine: { x: 480 } }),
    fill(box(108, 458, 664, 9) + box(108, 538, 664, 10), lighter(ink, stone, 0.3)),
    dice.is(0.7) ? drawSculpture(stage, dice.between(180, 240)) : '',
    fill(box(bleed.left, 548, 960, 120), stage.fade(548, 660, stone, darker(stone, 0.15))),
    drawPeople(stage, {
      most: 3,
      at: [
        [560, 584, 88],
        [620, 578, 84],
        [330, 586, 90],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawTree(stage, { x: 806, y: 566, height: 290 }),
    drawWeather(stage),
  ].join('')
}

function drawSculpture(stage: Stage, x: number): string {
  const { ink } = stage
  const colour = stage.chance('form').pick([ink.vermilion, ink.gold, mix(ink.indigo, ink.water, 0.3)])
  return (
    fill(oval(x + 10, 560, 56, 8), '#0A1216', 0.2) +
    stroke(from(x - 34, 552, 'q-30-110 34-130q60 10 30 64q-24 36-52 8q-16-34 24-58'), colour, 15) +
    fill(box(x - 60, 548, 110, 12), darker(ink.stone, 0.25))
  )
}

/** A pool among rocks, steam, a wooden bath house; a towel folded like a sheep's head, as everybody wears it. */
export function drawSpa(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('spa')
  const x = dice.between(190, 250)
  const bathers = [
    [430, 470],
    [540, 496],
    [360, 520],
  ].filter(() => dice.is(0.55))
  return [
    drawSky(stage, { horizon: 380, disc: { x: [420, 560], y: [70, 160] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(350, [
        [60, 120],
        [250, 190],
        [470, 140],
        [680, 220],
        [840, 160],
      ]),
      depth: 0.34,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 390,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: crestOf(370, [
        [120, 60],
        [380, 90],
        [640, 60],
      ]),
      depth: 0.56,
      pigment: ink.jade,
      foot: 410,
    }),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(392, [
        [60, 50],
        [300, 30],
        [520, 60],
        [780, 70],
      ]),
      depth: 0.82,
      pigment: ink.foliage,
      foot: 450,
      trees: 18,
    }),
    drawHall(stage, { x, y: 420, half: 96, height: 66, bays: 4, painted: false }),
    drawEave(stage, { x, y: 356, half: 118, height: 18 }),
    drawRoof(stage, { x, y: 352, half: 136, ridge: 82, height: 76 }),
    fill(
      box(bleed.left, 414, 960, 250),
      stage.fade(414, 660, mix(ink.stone, ink.tile, 0.35), darker(mix(ink.stone, ink.tile, 0.5), 0.25)),
    ),
    drawBoulders(stage, 420, 0.62, 20),
    fill(
      'M60 470q20-38 160-36q240-14 430 4q110 14 90 74q-20 60-200 70q-300 20-430-20q-70-40-50-92z',
      stage.fade(430, 590, lighter(ink, ink.water, 0.25), ink.water, ink.deep),
    ),
    stroke('M150 470h90m60 24h120m60-36h80m-260 80h140m90-20h70m-330-30h50', lighter(ink, ink.water, 0.65), 4, {
      opacity: 0.6,
    }),
    ...bathers.map(([bx = 0, by = 0]) => drawBather(stage, bx, by)),
    drawTray(stage, 620, 530),
    drawSteam(stage, 250, 440, 130, 4),
    drawSteam(stage, 520, 436, 110, 3),
    drawBoulders(stage, 620, 1, 6),
    drawPine(stage, { x: 742, y: 470, height: 330, lean: -1 }),
    drawBranch(stage, { x: -50, y: 70, flip: true }),
    drawWeather(stage),
  ].join('')
}

function drawBoulders(stage: Stage, y: number, depth: number, count: number): string {
  const { ink } = stage
  const dice = stage.chance(`boulders ${y}`)
  const rock = mix(ink.mist, mix(ink.tile, ink.stone, ink.dusk ? 0.25 : 0.35), depth)
  let body = ''
  let top = ''
  const size = 960 / count
  for (let index = 0; index < count; index++) {
    const x = bleed.left + index * size + dice.between(-8, 8)
    const w = Math.round(size * dice.between(0.9, 1.5))
    const h = Math.round(w * dice.between(0.3, 0.52))
    const level = y + (depth === 1 ? Math.abs(index - 2.5) * -12 + 44 : dice.between(-4, 14))
    body += from(
      x,
      level + h * 0.4,
      `q${Math.round(w * 0.04)}${-Math.round(h * 0.9)} ${Math.round(w * 0.4)}${-h}q${Math.round(w * 0.46)} 0 ${Math.round(w * 0.6)} ${h}q${-Math.round(w * 0.4)} ${Math.round(h * 0.4)}${-w} 0z`,
    )
    top += from(
      x + w * 0.12,
      level - h * 0.2,
      `q${Math.round(w * 0.12)}${-Math.round(h * 0.4)} ${Math.round(w * 0.3)}${-Math.round(h * 0.4)}q${Math.round(w * 0.3)} 0 ${Math.round(w * 0.4)} ${Math.round(h * 0.3)}q${-Math.round(w * 0.3)}${-Math.round(h * 0.16)}${-Math.round(w * 0.7)} ${Math.round(h * 0.1)}z`,
    )
  }
  return (
    fill(body, stage.fade(y - 60, y + 60, rock, darker(rock, 0.3))) +
    fill(
      top,
      ink.season === 'winter' ? (ink.dusk ? '#A9B6BF' : '#FFFFFF') : lighter(ink, rock, 0.35),
      ink.season === 'winter' ? 0.95 : 0.6,
    )
  )
}

function drawBather(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const towel = ink.dusk ? '#C5C7C3' : '#FFFDF6'
  return (
    fill(oval(x, y + 18, 34, 8), lighter(ink, ink.water, 0.6), 0.7) +
    fill(from(x - 22, y + 18, 'q2-22 22-22q20 0 22 22z'), ink.skin) +
    stroke(dot(x, y - 14), ink.skin, 24) +
    fill(from(x - 14, y - 14, 'q-2-18 14-18q16 0 14 18q-14-6-28 0z'), towel) +
    stroke(dot(x - 16, y - 18) + dot(x + 16, y - 18), towel, 14) +
    stroke(dot(x - 16, y - 18) + dot(x + 16, y - 18), darker(towel, 0.2), 5)
  )
}

/** Eggs from the hot stones and a sweet rice drink, floating. */
function drawTray(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  return (
    fill(oval(x, y + 6, 60, 15), darker(ink.wood, 0.25)) +
    fill(oval(x, y, 60, 15), mix(ink.wood, ink.ochre, 0.5)) +
    stroke(from(x - 26, y - 8, 'v1m18 4v1'), mix(ink.ochre, ink.lime, 0.4), 19) +
    fill(from(x + 12, y - 32, 'h32l-5 34q-11 4-22 0z'), ink.gold) +
    fill(oval(x + 28, y - 32, 16, 5), ink.paper)
  )
}
