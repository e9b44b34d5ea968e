import { drawBranch } from '#server/platform/pictures/brushes/branch.ts'
import { darker, faded, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, type Point, points, stroke } from '#server/platform/pictures/brushes/pen.ts'
import { drawBoat, drawPeople } from '#server/platform/pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#server/platform/pictures/brushes/ridges.ts'
import { drawMist, drawSky, drawWeather } from '#server/platform/pictures/brushes/sky.ts'
import { bleed, type Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawCorner, drawPoplar, drawReeds } from '#server/platform/pictures/brushes/trees.ts'
import { drawWater } from '#server/platform/pictures/brushes/water.ts'

/** Painted houses in terraces that step down a hill to the harbour, stairs between them. */
export function drawVillage(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('village')
  const parts = [
    drawSky(stage, { horizon: 250, disc: { x: [140, 330], y: [70, 150] } }),
    drawRidge(stage, {
      name: 'isle',
      crest: crestOf(
        236,
        [
          [20, 40],
          [200, 56],
          [420, 20],
        ],
        0.2,
      ),
      depth: 0.32,
      pigment: ink.indigo,
      foot: 244,
    }),
    drawWater(stage, { top: 238, foot: 420, shine: { x: 240 } }),
    dice.is(0.7) ? drawBoat(stage, dice.between(220, 400), 286, 26) : '',
    drawRidge(stage, {
      name: 'hill',
      crest: points('420,300 500,256 580,196 680,140 780,110 880,84'),
      depth: 0.72,
      pigment: ink.foliage,
      foot: 420,
      trees: 13,
    }),
  ]
  for (let row = 0; row < 6; row++) parts.push(drawTerrace(stage, row))
  parts.push(
    drawPeople(stage, {
      most: 2,
      at: [
        [300, 640, 70],
        [520, 640, 72],
      ],
      wears: ['dress', 'jacket', 'coat'],
    }),
    drawBranch(stage, { x: 884, y: 60, scale: 1.05 }),
    drawWeather(stage),
  )
  return parts.join('')
}

/** One row of houses along a contour of the hill: high at the right, low at the left. */
function drawTerrace(stage: Stage, row: number): string {
  const { ink } = stage
  const dice = stage.chance(`terrace ${row}`)
  const depth = 0.5 + row * 0.1
  const size = 40 + row * 15
  const paints = ink.dusk
    ? ['#56788A', '#A0705F', '#8C8A74', '#5E8577', '#9A8450', '#7D8890']
    : ['#A9CAD0', '#EDB09C', '#F6EEDC', '#9CC5AE', '#EBC878', '#D9E2DF']
  const walls: string[] = paints.map(() => '')
  const roofPaints = [ink.vermilion, mix(ink.indigo, ink.water, 0.5), ink.green, ink.paper]
  const roofs: string[] = roofPaints.map(() => '')
  let sides = ''
  let dark = ''
  let lit = ''
  let doors = ''
  let bushes = ''
  const ground = (x: number) => 318 + row * 62 - Math.max(0, (x - 120) / 760) ** 1.3 * (190 - row * 26)
  const hill: Point[] = [-80, 160, 400, 640, 880].map((x) => [x, ground(x) - 4])
  for (let x = bleed.left - dice.between(0, size); x < bleed.right;) {
    const wide = Math.round(size * dice.between(0.8, 1.35))
    const high = Math.round(size * dice.between(0.72, 1.15))
    const foot = ground(x) + dice.between(-6, 6)
    const depthSide = Math.round(wide * 0.26)
    const paint = dice.whole(0, paints.length - 1)
    walls[paint] += box(x, foot - high, wide, high + 40)
    sides += box(x + wide - depthSide, foot - high, depthSide, high + 40)
    const top = dice.whole(0, 4)
    if (top < 3)
      roofs[top] += from(
        x - 3,
        foot - high,
        `l${Math.round(wide * 0.16)}${-Math.round(size * 0.26)}h${Math.round(wide * 0.76)}l${Math.round(wide * 0.16)} ${Math.round(size * 0.26)}z`,
      )
    else {
      roofs[3] += box(x - 2, foot - high - 5, wide + 4, 6)
      if (dice.is(0.4)) roofs[1] += box(x + wide * 0.3, foot - high - size * 0.24, size * 0.24, size * 0.24)
    }
    const pane = Math.max(5, Math.round(size * 0.2))
    for (let window = 0; window < 2; window++) {
      const d = box(x + wide * (0.12 + window * 0.32), foot - high * 0.74, pane, pane * 1.15)
      if (dice.is(0.45)) lit += d
      else dark += d
    }
    if (dice.is(0.4)) doors += box(x + wide * 0.34, foot - high * 0.34, pane, high * 0.34)
    if (dice.is(0.4)) bushes += dot(x + wide + 2, foot + size * 0.14)
    x += wide + (dice.is(0.22) ? size * 0.45 : 1)
  }
  const tone = (colour: string) => faded(ink, colour, Math.min(1, depth))
  return [
    fill(
      `${flow(hill)}V664H-80z`,
      stage.fade(260 + row * 40, 660, tone(mix(ink.foliage, ink.stone, 0.3)), tone(darker(ink.foliage, 0.1))),
    ),
    ...walls.map((d, index) => fill(d, tone(paints[index] ?? ink.paper))),
    fill(sides, darker(ink.indigo, 0.3), 0.2),
    ...roofs.map((d, index) =>
      fill(
        d,
        tone(
          ink.season === 'winter'
            ? mix(roofPaints[index] ?? ink.paper, '#FFFFFF', ink.dusk ? 0.25 : 0.75)
            : (roofPaints[index] ?? ink.paper),
        ),
      ),
    ),
    fill(dark, tone(darker(ink.indigo, 0.2)), 0.75),
    fill(lit, ink.dusk ? ink.lamp : tone(lighter(ink, ink.glass, 0.3))),
    fill(doors, tone(darker(ink.rust, 0.1))),
    stroke(bushes, tone(mix(ink.foliage, ink.jade, 0.4)), size * 0.3),
  ].join('')
}

/** Rows of tea that follow the slope, a path down the middle, poplars on the crest. */
export function drawTeaField(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('tea')
  const green =
    ink.season === 'winter' ? mix(ink.foliage, ink.green, 0.4) : mix(ink.jade, ink.green, ink.dusk ? 0.5 : 0.55)
  const fresh = mix(green, ink.gold, ink.dusk ? 0.14 : 0.34)
  const crest = dice.between(0.7, 1.3)
  const lift = dice.between(-20, 30)
  const row = (step: number): Point[] => {
    const near = step / 17
    const y = 336 + 320 * near ** 1.5
    return points('-90 60 220 400 560 720 890').map(([x], index) => [
      x,
      y +
        (Math.sin(x / 210 + crest * 2) * 44 + lift * (index / 6)) * (1 - near * 0.5) +
        near * 14 * Math.sin(x / 90 + step),
    ])
  }
  const parts = [
    drawSky(stage, { horizon: 330, disc: { x: [90, 240], y: [80, 180] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(310, [
        [30, 110],
        [220, 150],
        [430, 90],
        [640, 170],
        [820, 120],
      ]),
      depth: 0.3,
      pigment: mix(ink.indigo, ink.jade, 0.4),
      foot: 360,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: crestOf(330, [
        [100, 60],
        [330, 90],
        [560, 50],
        [800, 110],
      ]),
      depth: 0.5,
      pigment: ink.jade,
      foot: 380,
    }),
    drawMist(stage, 318),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(352, [
        [60, 50],
        [260, 26],
        [700, 66],
      ]),
      depth: 0.76,
      pigment: darker(ink.foliage, 0.1),
      foot: 420,
      trees: 16,
    }),
    fill(
      [600, 626, 650, 676, 706].map((x, index) => drawPoplar(x, 372, 110 + ((index * 37) % 46))).join(''),
      faded(ink, ink.pine, 0.86),
    ),
  ]
  for (let step = 0; step < 17; step++) {
    const near = step / 17
    const top = row(step)
    const tone = faded(ink, step % 2 === 0 ? green : mix(green, fresh, 0.35), 0.62 + near * 0.38)
    const line = flow(top)
    const thick = 3 + near * 13
    parts.push(
      fill(`${line}V664H-90z`, darker(tone, 0.34)),
      stroke(line, tone, thick * 1.5),
      stroke(flow(top.map(([x, y]) => [x, y - thick * 0.42])), mix(tone, fresh, 0.6), thick * 0.62, {
        dash: `${Math.round(thick * 0.9)} ${Math.round(2 + thick * 0.22)}`,
      }),
    )
  }
  parts.push(
    drawPeople(stage, {
      most: 3,
      at: [
        [300, 470, 58],
        [520, 520, 76],
        [380, 440, 44],
      ],
      wears: ['work'],
    }),
    drawBranch(stage, { x: 884, y: 50, scale: 1.1 }),
    drawWeather(stage),
  )
  return parts.join('')
}

/** Reeds to the horizon and a river that bends through the flats. */
export function drawWetland(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('wetland')
  const reed =
    ink.season === 'summer' || ink.season === 'spring' ? mix(ink.green, ink.gold, 0.5) : mix(ink.ochre, ink.gold, 0.35)
  const flat = mix(ink.mist, reed, 0.6)
  const bend = dice.between(-50, 50)
  const discX = dice.between(480, 560)
  const river = `${flow([
    [430, 304],
    [520, 322],
    [300 + bend, 352],
    [250, 400],
    [470 + bend, 470],
    [300, 664],
  ])}H720${flow([
    [720, 664],
    [640 + bend, 480],
    [400, 408],
    [420 + bend, 360],
    [600, 330],
    [446, 304],
  ]).replace('M', 'L')}z`
  let rings = ''
  let pale = ''
  for (let index = 0; index < 22; index++) {
    const y = dice.between(330, 560)
    const near = (y - 300) / 260
    const x = dice.is(0.5) ? dice.between(-80, 200) : dice.between(620, 860)
    const patch = from(
      x,
      y,
      `q${Math.round(50 * near + 10)}${-Math.round(14 * near + 3)} ${Math.round(130 * near + 30)} 0q${-Math.round(60 * near + 10)} ${Math.round(16 * near + 3)}${-Math.round(130 * near + 30)} 0z`,
    )
    if (index % 2) rings += patch
    else pale += patch
  }
  return [
    drawSky(stage, { horizon: 310, disc: { x: [discX, discX + 60], y: [110, 250] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(300, [
        [-20, 60],
        [150, 80],
        [330, 40],
        [560, 90],
        [790, 70],
      ]),
      depth: 0.32,
      pigment: ink.indigo,
      foot: 318,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'low',
      crest: crestOf(306, [
        [100, 26],
        [400, 16],
        [700, 36],
      ]),
      depth: 0.5,
      pigment: ink.jade,
      foot: 320,
    }),
    fill(box(bleed.left, 304, 960, 360), stage.fade(304, 660, flat, reed, darker(reed, 0.3))),
    fill(rings, mix(ink.green, ink.jade, 0.4), 0.55),
    fill(pale, lighter(ink, reed, 0.35), 0.6),
    fill(river, stage.fade(304, 660, mix(ink.sky[2], ink.water, 0.3), ink.water, ink.deep)),
    stroke(
      from(470, 500, 'h60m-90 34h80m30 20h60m-150 26h90m-40-110h40m-20-50h30'),
      ink.dusk ? ink.lamp : '#FFF6DC',
      4,
      { opacity: 0.6 },
    ),
    ...[0, 1, 2].flatMap((rank) => [
      drawReeds(stage, {
        x: bleed.left - 5 + rank,
        y: 480 + rank * 92,
        width: 290 - rank * 30,
        height: 70 + rank * 56,
        count: 40 - rank * 6,
        plumes: true,
        colour: mix(reed, ink.jade, 0.25 + rank * 0.3),
      }),
      drawReeds(stage, {
        x: 650 + rank * 6,
        y: 480 + rank * 92,
        width: 230,
        height: 70 + rank * 56,
        count: 32 - rank * 6,
        plumes: true,
        colour: mix(reed, ink.jade, 0.25 + rank * 0.3),
      }),
    ]),
    dice.is(0.5) ? drawBoardwalk(stage) : '',
    drawCorner(stage, 'left', 60),
    drawWeather(stage),
  ].join('')
}

function drawBoardwalk(stage: Stage): string {
  const { ink } = stage
  const wood = mix(ink.wood, ink.lime, 0.35)
  const d = flow([
    [-80, 610],
    [60, 556],
    [230, 486],
    [180, 430],
    [250, 380],
    [216, 344],
  ])
  return (
    stroke(d, darker(wood, 0.35), 17, { butt: true }) +
    stroke(d, wood, 13, { dash: '7 2', butt: true }) +
    drawPeople(stage, {
      name: 'boardwalk',
      most: 2,
      at: [
        [216, 488, 44],
        [150, 508, 50],
      ],
      wears: ['coat', 'dress'],
    })
  )
}
