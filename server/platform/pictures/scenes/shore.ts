import { drawBranch } from '#server/platform/pictures/brushes/branch.ts'
import { drawSkyline } from '#server/platform/pictures/brushes/city.ts'
import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, group, oval, points, stroke } from '#server/platform/pictures/brushes/pen.ts'
import { drawBoat, drawPeople } from '#server/platform/pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#server/platform/pictures/brushes/ridges.ts'
import { drawEave, drawHall, drawRoof } from '#server/platform/pictures/brushes/roofs.ts'
import { drawBirds, drawSky, drawWeather } from '#server/platform/pictures/brushes/sky.ts'
import { bleed, type Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawPine, drawReeds } from '#server/platform/pictures/brushes/trees.ts'
import { drawWater } from '#server/platform/pictures/brushes/water.ts'

/** A bay with its bridge or its towers, surf in three lines, parasols on the sand. */
export function drawBeach(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('beach')
  const horizon = 292
  const discX = dice.between(140, 300)
  const sand = mix(ink.stone, ink.ochre, ink.dusk ? 0.1 : 0.16)
  const edge = dice.between(-26, 26)
  const line = (offset: number) =>
    flow([
      [bleed.left, 470 + edge + offset],
      [100, 446 + offset],
      [300, 476 + edge + offset],
      [520, 440 + offset],
      [700, 432 - edge + offset],
      [bleed.right, 396 + offset],
    ])
  return [
    drawSky(stage, { horizon, disc: { x: [discX, discX], y: [80, 200] } }),
    drawRidge(stage, {
      name: 'cape',
      crest: crestOf(
        horizon,
        [
          [-60, 90],
          [60, 60],
          [190, 24],
        ],
        0.5,
      ),
      depth: 0.45,
      pigment: ink.foliage,
      foot: horizon + 4,
    }),
    drawSkyline(stage, {
      name: 'towers',
      foot: horizon + 2,
      low: 50,
      high: 150,
      colour: mix(ink.mist, ink.indigo, ink.dusk ? 0.6 : 0.4),
      left: 540,
      step: 40,
      lit: 0.7,
    }),
    drawWater(stage, { top: horizon, foot: 520, shine: { x: discX } }),
    dice.is(0.6) ? drawBayBridge(stage, horizon) : drawBoat(stage, 380, horizon + 50, 44),
    fill(`${line(-14)}V662H-80z`, lighter(ink, ink.water, 0.35), 0.6),
    fill(`${line(6)}V662H-80z`, ink.dusk ? '#A9BAC4' : '#FFFFFF', 0.9),
    fill(`${line(20)}V662H-80z`, darker(sand, 0.14)),
    fill(`${line(40)}V662H-80z`, stage.fade(430, 650, sand, darker(sand, 0.08))),
    stroke(
      Array.from({ length: 34 }, () => dot(dice.between(-70, 870), dice.between(530, 650))).join(''),
      darker(sand, 0.25),
      3,
      { opacity: 0.5 },
    ),
    ...(ink.season === 'winter'
      ? []
      : [
          [190, 556, 1],
          [600, 540, 0.9],
          [420, 600, 1.15],
        ]
          .filter(() => dice.is(0.75))
          .map(([x = 0, y = 0, scale = 1]) => drawParasol(stage, x, y, scale))),
    drawPeople(stage, {
      most: 3,
      at: [
        [300, 560, 70],
        [520, 530, 60],
        [270, 520, 56],
        [700, 566, 74],
      ],
      wears: ['dress', 'jacket', 'coat'],
    }),
    drawPine(stage, { x: 770, y: 640, height: 350, lean: -1 }),
    drawReeds(stage, { x: 690, y: 664, width: 190, height: 80, count: 22, colour: darker(ink.foliage, 0.2) }),
    drawWeather(stage),
  ].join('')
}

function drawBayBridge(stage: Stage, horizon: number): string {
  const { ink } = stage
  const y = horizon - 14
  const steel = mix(ink.mist, ink.dusk ? ink.lime : ink.indigo, 0.6)
  const cables = [300, 560].map((x) => from(x, y - 96, `q-60 84-130 96M${x} ${y - 96}q60 84 130 96`)).join('')
  const hangers = from(180, y - 20, 'h500')
  return [
    stroke(from(bleed.left, y, 'h960'), steel, 7, { butt: true }),
    stroke(hangers, steel, 40, { dash: '1.5 15', butt: true, opacity: 0.4 }),
    stroke(cables, steel, 3),
    stroke(`M300 ${y - 100}v126M560 ${y - 100}v126`, steel, 7, { butt: true }),
    ink.dusk ? stroke(from(bleed.left, y - 3, 'h960'), ink.lamp, 3, { dash: '3 19', butt: true }) : '',
  ].join('')
}

function drawParasol(stage: Stage, x: number, y: number, scale: number): string {
  const { ink } = stage
  const colour = stage
    .chance(`parasol ${x}`)
    .pick([ink.vermilion, mix(ink.indigo, ink.water, 0.4), ink.gold, ink.green])
  return group(
    fill(oval(10, 4, 62, 12), '#0A1216', 0.2) +
      stroke('M0 2l-8-96', mix(ink.wood, ink.lime, 0.4), 4) +
      fill('M-76-72q12-46 66-50q60 2 78 40q-36-12-72-6q-40 0-72 16z', ink.paper) +
      fill(
        'M-76-72q12-46 66-50q-30 12-40 42q-14 2-26 8zM-10-122q20 10 24 36q-20-2-36 2q-4-22 12-38zM-10-122q50 4 78 40q-12-4-26-6q-14-26-52-34z',
        colour,
      ) +
      fill('M20 0h60l10-10h-58z', lighter(ink, colour, 0.5)),
    `translate(${x} ${y})scale(${scale})`,
  )
}

/** Halls on rocks above the surf, a stone lamp path, pines. */
export function drawSeaTemple(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('sea temple')
  const horizon = 330
  const discX = dice.between(110, 240)
  return [
    drawSky(stage, { horizon, disc: { x: [discX, discX], y: [90, 230] } }),
    drawRidge(stage, {
      name: 'isle',
      crest: crestOf(
        horizon,
        [
          [-60, 30],
          [110, 50],
          [300, 18],
        ],
        0.3,
      ),
      depth: 0.32,
      pigment: ink.indigo,
      foot: horizon + 4,
    }),
    drawWater(stage, { top: horizon, shine: { x: discX } }),
    drawRidge(stage, {
      name: 'back',
      crest: points('330,470 400,380 470,250 560,190 640,150 760,170 880,120'),
      depth: 0.72,
      pigment: ink.foliage,
      foot: 470,
      trees: 16,
    }),
    drawRock(
      stage,
      [
        [330, 520],
        [370, 440],
        [450, 410],
        [560, 396],
        [880, 380],
      ],
      0.8,
    ),
    drawHall(stage, { x: 660, y: 402, half: 122, height: 74, bays: 5 }),
    drawEave(stage, { x: 660, y: 330, half: 152, height: 22, painted: true }),
    drawRoof(stage, { x: 660, y: 326, half: 170, ridge: 98, height: 92, lime: true }),
    drawRock(
      stage,
      [
        [250, 580],
        [300, 500],
        [400, 476],
        [520, 470],
        [700, 430],
        [880, 420],
      ],
      0.92,
    ),
    drawHall(stage, { x: 460, y: 480, half: 66, height: 52, bays: 3 }),
    drawEave(stage, { x: 460, y: 430, half: 86, height: 15, painted: true }),
    drawRoof(stage, { x: 460, y: 427, half: 98, ridge: 52, height: 58, lime: true }),
    drawRock(
      stage,
      [
        [90, 664],
        [150, 596],
        [260, 566],
        [380, 548],
        [560, 520],
        [880, 490],
      ],
      1,
    ),
    stroke(
      flow([
        [330, 664],
        [400, 610],
        [560, 584],
        [620, 548],
        [720, 520],
      ]),
      lighter(ink, ink.stone, 0.2),
      22,
      { dash: '9 3', butt: true },
    ),
    drawSpray(stage),
    drawPeople(stage, {
      most: 3,
      at: [
        [420, 612, 62],
        [470, 606, 60],
        [590, 570, 52],
      ],
      wears: ['coat', 'monk', 'dress'],
    }),
    drawPine(stage, { x: 790, y: 560, height: 300, lean: -1 }),
    dice.is(0.5) ? drawBirds(stage, 250, 190) : '',
    ink.season === 'spring' ? drawBranch(stage, { x: 884, y: 30, scale: 1 }) : '',
    drawWeather(stage),
  ].join('')
}

/** Weathered rock with a pale top edge and a dark foot. */
function drawRock(stage: Stage, edge: readonly (readonly [number, number])[], depth: number): string {
  const { ink } = stage
  const dice = stage.chance(`rock ${depth}`)
  const rock = mix(ink.mist, mix(ink.stone, ink.tile, ink.dusk ? 0.5 : 0.55), depth)
  const rough = edge.flatMap(([x, y], index) => {
    const next = edge[index + 1]
    if (!next) return [[x, y] as const]
    const span = next[0] - x
    return [0, 0.25, 0.5, 0.75].map(
      (share) => [x + span * share, y + (next[1] - y) * share + dice.between(-14, 14)] as const,
    )
  })
  const last = edge.at(-1) ?? [880, 600]
  const first = edge[0] ?? [0, 660]
  const line = flow(rough)
  let cracks = ''
  for (const [x, y] of rough)
    if (dice.is(0.7))
      cracks += from(
        x + 6,
        y + 16,
        `l${dice.whole(-14, 14)} ${dice.whole(18, 40)}l${dice.whole(-10, 10)} ${dice.whole(10, 30)}`,
      )
  return (
    fill(`${line}L${last[0]} 664H${first[0]}z`, stage.fade(first[1] - 160, 664, rock, darker(rock, 0.45))) +
    stroke(line, lighter(ink, rock, 0.5), 5, { opacity: 0.7 }) +
    stroke(cracks, darker(rock, 0.5), 2.4, { opacity: 0.5 })
  )
}

function drawSpray(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('spray')
  let foam = ''
  let drops = ''
  for (let index = 0; index < 22; index++) {
    const share = index / 22
    foam += dot(70 + share * 240, 652 - share * 96 + dice.between(-6, 10))
    drops += dot(50 + share * 250 + dice.between(-20, 10), 626 - share * 100 + dice.between(-34, 6))
  }
  const white = ink.dusk ? '#A9BAC4' : '#FFFFFF'
  return stroke(foam, white, 26, { opacity: 0.8 }) + stroke(drops, white, 7, { opacity: 0.7 })
}

/** A ferry on its way between islands, gulls behind it. */
export function drawIsland(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('island')
  const horizon = 300
  const discX = dice.between(120, 220)
  const ferry = dice.between(250, 330)
  return [
    drawSky(stage, { horizon, disc: { x: [discX, discX], y: [80, 190] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(
        horizon,
        [
          [-20, 40],
          [150, 76],
          [300, 30],
          [470, 54],
        ],
        0.2,
      ),
      depth: 0.28,
      pigment: ink.indigo,
      foot: horizon + 4,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: points('340,304 420,270 500,214 580,180 640,200 720,160 800,210 880,236'),
      depth: 0.52,
      pigment: mix(ink.jade, ink.foliage, 0.4),
      foot: horizon + 8,
      creased: true,
      rough: 0.16,
    }),
    drawWater(stage, { top: horizon, shine: { x: discX } }),
    drawRidge(stage, {
      name: 'near',
      crest: points('530,386 610,340 690,290 760,268 820,240 880,226'),
      depth: 0.86,
      pigment: ink.foliage,
      foot: 392,
      trees: 15,
    }),
    stroke(
      flow([
        [540, 376],
        [640, 382],
        [760, 374],
        [880, 384],
      ]),
      ink.dusk ? '#A9BAC4' : '#FFFFFF',
      5,
      { opacity: 0.8 },
    ),
    drawLighthouse(stage, 640, 350),
    drawFerry(stage, ferry, 452),
    drawBirds(stage, ferry - 120, 330),
    drawRock(
      stage,
      [
        [520, 664],
        [580, 610],
        [660, 590],
        [760, 552],
        [880, 530],
      ],
      1,
    ),
    drawReeds(stage, {
      x: 680,
      y: 600,
      width: 190,
      height: 90,
      count: 24,
      plumes: ink.season === 'autumn',
      colour: darker(ink.foliage, 0.15),
    }),
    ink.season === 'spring' || ink.season === 'winter' ? drawBranch(stage, { x: 884, y: 60 }) : '',
    drawWeather(stage),
  ].join('')
}

function drawLighthouse(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const red = stage.chance('lighthouse').is(0.5)
  const beam = ink.dusk
    ? fill(from(x, y - 96, 'l-330-50v70z'), stage.sweep(x - 330, x, `${ink.lamp}00`, `${ink.lamp}99`))
    : ''
  return (
    beam +
    fill(from(x - 15, y, 'l6-84h18l6 84z'), red ? ink.vermilion : ink.paper) +
    fill(box(x - 12, y - 92, 24, 8), darker(ink.tile, 0.1)) +
    fill(box(x - 8, y - 106, 16, 15), ink.dusk ? ink.lamp : ink.glass) +
    fill(from(x - 11, y - 105, 'q11-16 22 0z'), red ? ink.paper : ink.vermilion)
  )
}

function drawFerry(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const band = stage.chance('ferry').pick([ink.vermilion, ink.indigo, ink.green])
  const white = ink.dusk ? '#9AA6AC' : '#FFFDF6'
  const light = ink.dusk ? ink.lamp : darker(ink.indigo, 0.25)
  return group(
    fill('M-150-14h300q-14 40-44 44h-216q-26-6-40-44z', stage.fade(-14, 30, white, darker(white, 0.15))) +
      fill('M-143 4h284l-6 12h-271z', band) +
      fill('M-116-54h196l22 40h-226z', white) +
      fill('M-84-86h110l16 32h-136z', lighter(ink, white, 0.2)) +
      stroke('M-104-36h176M-76-70h90', light, 11, { dash: '14 8', butt: true }) +
      fill('M-52-118h34l4 32h-42z', band) +
      stroke('M40-86v-40M40-122h26', darker(ink.tile, 0.1), 3) +
      fill('M66-130v16h-24v-16z', ink.vermilion) +
      stroke('M-146-16h290', darker(white, 0.2), 3) +
      fill('M-170 30q40-14 90-6t110 0t140 2q-60 16-170 14t-170-10z', '#FFFFFF', ink.dusk ? 0.35 : 0.8) +
      stroke('M-190 44q90 14 190 6t200 4', '#FFFFFF', 3, { opacity: 0.4 }),
    `translate(${Math.round(x)} ${y})`,
  )
}
