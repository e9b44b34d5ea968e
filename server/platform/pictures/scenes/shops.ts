import { drawBranch } from '#server/platform/pictures/brushes/branch.ts'
import { drawSkyline } from '#server/platform/pictures/brushes/city.ts'
import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { drawLanterns } from '#server/platform/pictures/brushes/lanterns.ts'
import { box, dot, fill, flow, from, oval, stroke } from '#server/platform/pictures/brushes/pen.ts'
import { drawFigure, drawPeople, drawSteam } from '#server/platform/pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#server/platform/pictures/brushes/ridges.ts'
import { drawPendant, drawPlant, drawRoom } from '#server/platform/pictures/brushes/rooms.ts'
import { drawRoof, drawWall } from '#server/platform/pictures/brushes/roofs.ts'
import { drawSign } from '#server/platform/pictures/brushes/signs.ts'
import { drawSky, drawWeather } from '#server/platform/pictures/brushes/sky.ts'
import { bleed, type Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawPine, drawTree } from '#server/platform/pictures/brushes/trees.ts'

const snacks = ['떡볶이', '호떡', '어묵', '붕어빵', '핫도그', '만두'] as const

/** A cart under a striped roof: pans, skewers, steam, somebody who waits. */
export function drawStreetFood(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('cart')
  const cloth = dice.pick([
    ink.vermilion,
    mix(ink.green, ink.jade, 0.3),
    mix(ink.indigo, ink.water, 0.3),
    mix(ink.gold, ink.ochre, 0.3),
  ])
  const word = dice.pick(snacks)
  const street = mix(ink.stone, ink.tile, ink.dusk ? 0.25 : 0.14)
  const pale = ink.dusk ? '#D8C9A6' : ink.paper
  const stripes = Array.from({ length: 10 }, (_, index) =>
    from(130 + index * 56, 190, `l${index * 4 - 22 > 0 ? 8 : -8} 62q26 22 52 0l6-62z`),
  )
  return [
    drawSky(stage, { horizon: 430, disc: { x: [40, 110], y: [70, 140] } }),
    drawSkyline(stage, {
      name: 'behind',
      foot: 470,
      low: 150,
      high: 330,
      colour: mix(ink.mist, ink.indigo, ink.dusk ? 0.55 : 0.34),
      step: 62,
      lit: 0.7,
    }),
    drawTree(stage, { x: 760, y: 490, height: 330 }),
    fill(box(bleed.left, 470, 960, 194), stage.fade(470, 660, street, darker(street, 0.16))),
    stroke(from(bleed.left, 540, 'h960') + from(bleed.left, 620, 'h960'), darker(street, 0.25), 1.6, { opacity: 0.4 }),
    ink.dusk ? fill(oval(400, 420, 400, 260), stage.glow(400, 400, 390, ink.lamp, 0.5)) : '',
    fill(box(160, 230, 480, 250), ink.dusk ? mix(ink.lamp, ink.wood, 0.25) : mix(ink.wood, ink.ochre, 0.35)),
    fill(box(176, 262, 448, 8) + box(176, 320, 448, 8), darker(ink.wood, 0.15)),
    stroke(
      [190, 222, 254, 530, 562, 594].map((x) => from(x, 250, 'v1') + from(x, 308, 'v1')).join(''),
      dice.pick([ink.vermilion, ink.green, ink.paper]),
      22,
    ),
    drawFigure(stage, {
      x: dice.between(360, 450),
      y: 520,
      height: 250,
      wears: 'work',
      colour: mix(ink.indigo, ink.water, 0.4),
      second: pale,
    }),
    fill(box(120, 392, 560, 130), stage.fade(392, 520, mix(cloth, ink.wood, 0.2), darker(cloth, 0.25))),
    fill(box(108, 378, 584, 18), lighter(ink, ink.wood, 0.35)),
    drawSign(stage, {
      word,
      x: 400,
      y: 420,
      size: 50,
      colour: ink.dusk ? '#FFE9B8' : ink.paper,
      board: darker(cloth, 0.1),
    }),
    stroke('M196 560a34 34 0 1 0 .1 0zM604 560a34 34 0 1 0 .1 0z', darker(ink.tile, 0.1), 9) +
      stroke(dot(196, 526) + dot(604, 526), darker(ink.tile, 0.1), 14),
    drawPans(stage),
    stroke('M146 240v150M654 240v150', darker(ink.wood, 0.2), 9),
    fill('M124 190q276-50 552 0l10 10h-572z', darker(cloth, 0.2)),
    fill(stripes.filter((_, index) => index % 2 === 0).join(''), cloth) +
      fill(stripes.filter((_, index) => index % 2 === 1).join(''), pale),
    drawLanterns(stage, { start: [146, 270], end: [654, 270], sag: 12, count: 5, size: 38 }),
    drawSteam(stage, 236, 350, 110, 3),
    drawSteam(stage, 520, 350, 100, 3),
    drawPeople(stage, {
      most: 3,
      at: [
        [252, 590, 190],
        [560, 594, 196],
        [680, 588, 190],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawWeather(stage),
  ].join('')
}

function drawPans(stage: Stage): string {
  const { ink } = stage
  const red = ink.dusk ? '#C9503A' : '#D4512F'
  const skewers = [0, 1, 2, 3, 4].map((index) => from(470 + index * 26, 372, 'l12-52')).join('')
  return [
    fill(from(176, 362, 'h170l-12 30h-146z'), darker(ink.tile, 0.05)) +
      fill(oval(261, 362, 85, 17), lighter(ink, ink.tile, 0.3)) +
      fill(oval(261, 362, 76, 13), red),
    stroke(
      [216, 240, 266, 292, 312].map((x, index) => from(x - 10, 358 + (index % 2) * 6, 'l20 3')).join(''),
      mix(red, ink.lime, 0.3),
      9,
    ),
    fill(box(440, 352, 180, 40), stage.sweep(440, 620, '#C9CFCE', '#8E979A')) +
      fill(box(448, 356, 164, 10), mix(ink.gold, ink.ochre, 0.5)),
    stroke(skewers, mix(ink.ochre, ink.lime, 0.4), 4) +
      stroke(skewers, mix(ink.ochre, ink.gold, 0.5), 15, { dash: '2 14 22 40' }),
    stroke(
      [372, 392, 412].map((x) => dot(x, 372)).join('') + [382, 402].map((x) => dot(x, 360)).join(''),
      mix(ink.ochre, ink.gold, 0.4),
      20,
    ),
  ].join('')
}

/** Shelves of bottles, a lit mirror, a stool. */
export function drawBeautyShop(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('beauty')
  const tint = dice.pick([ink.rose, ink.green, mix(ink.gold, ink.lime, 0.3), ink.water])
  const wall = ink.dusk ? mix(mix('#6C7070', ink.lamp, 0.24), tint, 0.28) : mix('#F8F2E8', tint, 0.3)
  const wood = mix(ink.wood, ink.ochre, 0.5)
  const bottles = [
    ink.paper,
    mix(ink.green, ink.lime, 0.45),
    mix(ink.rose, ink.lime, 0.2),
    mix(ink.gold, ink.lime, 0.35),
    mix(ink.water, ink.lime, 0.4),
    darker(tint, 0.2),
  ] as const
  const sets: string[] = bottles.map(() => '')
  let caps = ''
  for (const [left, right] of [
    [-70, 190],
    [610, 880],
  ] as const) {
    for (const y of [150, 250, 350, 450]) {
      for (let at = left + 16; at < right - 20; at += dice.whole(26, 40)) {
        const tall = dice.whole(24, 62)
        const which = dice.whole(0, 5)
        const width = dice.whole(16, 24)
        sets[which] = `${sets[which] ?? ''}${box(at, y - tall, width, tall)}`
        caps += box(at + width * 0.28, y - tall - 8, width * 0.44, 9)
      }
    }
  }
  return [
    drawRoom(stage, { wall, floor: mix(ink.stone, ink.ochre, 0.15), line: 476 }),
    fill(
      box(-80, 70, 280, 410) + box(600, 70, 290, 410),
      ink.dusk ? mix(ink.lamp, wall, 0.5) : lighter(ink, wall, 0.4),
    ),
    ...sets.map((d, index) => fill(d, bottles[index] ?? ink.paper)),
    fill(caps, ink.dusk ? ink.gold : mix(ink.gold, ink.ochre, 0.2)),
    fill([150, 250, 350, 450].map((y) => box(-80, y, 280, 8) + box(600, y, 290, 8)).join(''), wood),
    drawMirror(stage, wood, tint),
    drawPendant(stage, 270, 120, 22, ink.paper) + drawPendant(stage, 530, 120, 22, ink.paper),
    fill(box(236, 420, 330, 16), lighter(ink, wood, 0.3)) +
      fill(box(250, 436, 16, 120) + box(536, 436, 16, 120), wood) +
      fill(box(266, 440, 270, 44), darker(wood, 0.12)),
    [286, 320, 356, 470, 504]
      .map((x, index) =>
        fill(
          box(x - 10, 420 - 26 - ((index * 17) % 30), 20, 26 + ((index * 17) % 30)),
          bottles[(index * 2 + 1) % 6] ?? ink.paper,
        ),
      )
      .join(''),
    stroke('M400 590v-76M366 592h68', darker(ink.tile, 0.1), 9) +
      fill(oval(400, 508, 62, 17), stage.sweep(338, 462, lighter(ink, tint, 0.2), darker(tint, 0.3))),
    drawPlant(stage, 640, 580, 190, mix(ink.tile, ink.stone, 0.4)),
    drawPeople(stage, {
      most: 2,
      at: [
        [250, 590, 220],
        [560, 594, 224],
      ],
      wears: ['dress', 'coat'],
    }),
  ].join('')
}

function drawMirror(stage: Stage, wood: string, tint: string): string {
  const { ink } = stage
  const halo = ink.dusk ? fill(oval(400, 260, 250), stage.glow(400, 260, 250, ink.lamp, 0.6)) : ''
  return (
    halo +
    fill(oval(400, 262, 142), wood) +
    fill(oval(400, 262, 130), stage.fade(130, 392, lighter(ink, ink.glass, 0.5), mix(ink.glass, tint, 0.3))) +
    fill('M318 360l110-216h40l-112 226z', '#FFFFFF', 0.3) +
    stroke(
      Array.from({ length: 12 }, (_, index) =>
        dot(400 + Math.cos(index * 0.5236) * 136, 262 + Math.sin(index * 0.5236) * 136),
      ).join(''),
      ink.dusk ? '#FFE7B0' : '#FFFFFF',
      15,
    )
  )
}

/** The wooden porch of a house to sleep in, its paper doors open to a court with a tree. */
export function drawHanokStay(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('stay')
  const wood = dice.pick([mix(ink.wood, ink.rust, 0.25), mix(ink.wood, ink.ochre, 0.35), mix(ink.wood, ink.tile, 0.35)])
  const paper = ink.dusk ? mix(ink.lamp, '#FFF0CC', 0.35) : ink.paper
  const left = 150
  const right = 650
  const quilt = dice.pick([ink.vermilion, mix(ink.indigo, ink.water, 0.3), mix(ink.green, ink.jade, 0.2), ink.rose])
  const view = [
    drawSky(stage, { horizon: 330, disc: { x: [300, 520], y: [150, 210] }, birds: false }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(310, [
        [160, 80],
        [380, 130],
        [620, 90],
      ]),
      depth: 0.4,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 350,
      creased: true,
    }),
    drawRoof(stage, { x: 260, y: 352, half: 150, ridge: 100, height: 58, tiles: 24 }),
    drawRoof(stage, { x: 560, y: 344, half: 140, ridge: 90, height: 54, tiles: 24 }),
    drawWall(stage, { x: left, y: 364, width: 500, height: 44, colour: mix(ink.stone, ink.ochre, 0.15) }),
    fill(box(left, 406, 500, 60), lighter(ink, ink.ground, 0.05)),
    dice.is(0.5)
      ? drawTree(stage, { x: dice.between(300, 520), y: 424, height: 190 })
      : drawPine(stage, { x: 430, y: 430, height: 230 }),
    drawJars(stage, dice.between(210, 290)),
    drawBranch(stage, { x: 640, y: 130, scale: 0.9 }),
    drawWeather(stage),
  ].join('')
  const frame = darker(wood, 0.2)
  return [
    fill(
      box(bleed.left, bleed.top, 960, 720),
      ink.dusk ? mix(ink.wood, ink.lamp, 0.22) : mix(ink.stone, ink.paper, 0.6),
    ),
    `<g clip-path="${stage.clip(box(left, 100, right - left, 366))}">${view}</g>`,
    fill(box(bleed.left, bleed.top, 960, 112), darker(wood, 0.35)),
    stroke(
      [-50, 50, 150, 250, 350, 450, 550, 650, 750, 850].map((x) => from(x, bleed.top, 'v120')).join(''),
      mix(wood, ink.ochre, 0.2),
      30,
      { butt: true },
    ),
    fill(box(bleed.left, 52, 960, 44), stage.fade(52, 96, lighter(ink, wood, 0.12), darker(wood, 0.15))),
    ...[bleed.left, right].map(
      (x) =>
        fill(box(x, 96, 230, 370), paper) +
        fill(box(x, 96, 230, 370), stage.lattice(26, mix(wood, paper, 0.25))) +
        stroke(box(x + 6, 100, 218, 362), frame, 11, { butt: true }),
    ),
    fill(box(left - 12, 96, 20, 372) + box(right - 8, 96, 20, 372), stage.sweep(left, right, wood, darker(wood, 0.2))),
    fill(
      box(bleed.left, 466, 960, 198),
      stage.fade(466, 660, lighter(ink, mix(wood, ink.ochre, 0.3), 0.14), mix(wood, ink.ochre, 0.2)),
    ),
    stroke(
      [-3, -2, -1, 0, 1, 2, 3].map((step) => from(400 + step * 90, 466, `l${step * 80} 200`)).join('') +
        from(bleed.left, 520, 'h960'),
      darker(wood, 0.25),
      2.4,
      { opacity: 0.5 },
    ),
    ink.dusk ? fill(oval(400, 560, 320, 60), ink.lamp, 0.14) : fill('M180 468h440l60 130h-560z', '#FFF3CF', 0.28),
    fill(
      flow([
        [150, 574],
        [180, 530],
        [300, 520],
        [420, 528],
        [440, 574],
      ]) + 'z',
      quilt,
    ) +
      fill('M150 574h290v22h-290z', darker(quilt, 0.2)) +
      fill('M156 540q40-22 100-20v36q-60 4-104 14z', ink.paper) +
      stroke('M280 526v66M340 526v66M400 530v62', lighter(ink, quilt, 0.5), 3, { opacity: 0.6 }),
    drawTray(stage, 560, 566),
  ].join('')
}

/** Brown jars in which sauces ripen. */
function drawJars(stage: Stage, x: number): string {
  const { ink } = stage
  const clay = mix(ink.rust, ink.tile, 0.4)
  const jar = (at: number, size: number) => {
    const s = (value: number) => Math.round(value * size)
    const body = from(
      at - s(14),
      430,
      `q${-s(14)} ${-s(16)} ${-s(2)} ${-s(40)}h${s(32)}q${s(12)} ${s(24)} ${-s(2)} ${s(40)}z`,
    )
    return (
      fill(body, stage.fade(380, 430, lighter(ink, clay, 0.16), darker(clay, 0.2))) +
      fill(box(at - s(18), 430 - s(46), s(36), s(8)), darker(clay, 0.3))
    )
  }
  return jar(x, 1) + jar(x + 42, 0.8) + jar(x + 76, 0.62)
}

function drawTray(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  return (
    fill(oval(x, y + 24, 90, 14), '#0A1216', 0.25) +
    fill(box(x - 80, y, 160, 10), darker(ink.wood, 0.3)) +
    fill(box(x - 66, y + 10, 10, 18) + box(x + 56, y + 10, 10, 18), darker(ink.wood, 0.4)) +
    fill(from(x - 46, y, 'q-8-34 26-36q34 2 26 36z'), mix(ink.green, ink.lime, 0.5)) +
    fill(from(x + 24, y, 'l-4-22h34l-4 22z'), ink.paper) +
    drawSteam(stage, x + 30, y - 26, 50, 2)
  )
}
