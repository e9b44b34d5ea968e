import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawSkyline, drawTower } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, from, oval, stroke, way } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** A train on its bridge over the wide river, the city behind, reeds on our bank. */
export function drawHanRiver(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('river')
  const discX = dice.between(180, 300)
  const city = mix(ink.indigo, ink.stone, ink.dusk ? 0.15 : 0.35)
  const spire = dice.between(560, 660)
  const arched = dice.is(0.5)
  return [
    drawSky(stage, { horizon: 350, disc: { x: [discX, discX], y: [130, 260] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(330, [
        [40, 70],
        [240, 110],
        [480, 80],
        [720, 120],
      ]),
      depth: 0.3,
      pigment: ink.indigo,
      foot: 360,
      creased: true,
    }),
    drawSkyline(stage, {
      name: 'far',
      foot: 356,
      low: 30,
      high: 120,
      colour: mix(ink.mist, city, 0.5),
      step: 30,
      lit: 0.7,
    }),
    dice.is(0.5)
      ? fill(
          from(spire - 20, 356, 'q8-180 18-270q10 90 22 270z'),
          stage.fade(90, 356, mix(ink.mist, city, 0.75), mix(ink.mist, city, 0.45)),
        )
      : drawTower(stage, spire, 300, 190, 0.6),
    drawSkyline(stage, {
      name: 'near',
      foot: 360,
      low: 20,
      high: 64,
      colour: mix(ink.mist, city, 0.75),
      step: 38,
      lit: 0.6,
    }),
    drawWater(stage, { top: 356, shine: { x: discX } }),
    drawPiers(stage),
    arched ? drawArches(stage) : '',
    drawTrain(stage, dice.between(-60, 90)),
    arched ? '' : drawTruss(stage),
    drawReeds(stage, {
      x: bleed.left,
      y: 664,
      width: 330,
      height: 190,
      count: 34,
      plumes: true,
      colour: darker(ink.foliage, 0.25),
    }),
    drawReeds(stage, {
      x: 610,
      y: 664,
      width: 270,
      height: 150,
      count: 24,
      plumes: true,
      colour: darker(ink.foliage, 0.3),
    }),
    ink.season === 'spring' ? drawBranch(stage, { x: 884, y: 40, scale: 1.1 }) : '',
    drawWeather(stage),
  ].join('')
}

const deck = 404

function drawPiers(stage: Stage): string {
  const { ink } = stage
  let piers = ''
  let feet = ''
  for (const x of [40, 330, 620]) {
    piers += from(x, deck + 20, 'h60l-8 130h-44z')
    feet += oval(x + 30, deck + 154, 46, 8)
  }
  const stone = mix(ink.stone, ink.tile, 0.2)
  return (
    fill(piers, stage.fade(deck, deck + 150, stone, darker(stone, 0.25))) +
    fill(feet, lighter(ink, ink.water, 0.6), 0.6)
  )
}

function drawTrain(stage: Stage, x: number): string {
  const { ink } = stage
  const body = ink.dusk ? '#A9AFB0' : '#FBF7EE'
  const line = stage.chance('train').pick([ink.green, ink.vermilion, ink.indigo, ink.gold])
  const nose = from(x + 560, deck - 52, 'q60 2 84 44q2 8-6 8h-78z')
  const windows = stroke(
    from(bleed.left, deck - 32, `H${Math.round(x + 556)}`),
    ink.dusk ? ink.lamp : darker(ink.indigo, 0.3),
    16,
    { dash: '40 9', butt: true },
  )
  const doors = stroke(from(bleed.left, deck - 26, `H${Math.round(x + 540)}`), darker(body, 0.35), 52, {
    dash: '2 145',
    butt: true,
  })
  return [
    fill(
      box(bleed.left, deck - 52, x + 642 - bleed.left - 82, 52) + nose,
      stage.fade(deck - 52, deck, lighter(ink, body, 0.3), darker(body, 0.12)),
    ),
    doors,
    windows,
    fill(from(x + 574, deck - 40, 'q34 4 46 22h-46z'), ink.dusk ? ink.lamp : darker(ink.indigo, 0.3)),
    fill(box(bleed.left, deck - 16, x + 700 - bleed.left - 60, 6), line),
    ink.dusk
      ? fill(
          way([
            [x + 640, deck - 14],
            [880, deck - 60],
            [880, deck + 16],
          ]),
          stage.sweep(x + 640, 880, `${ink.lamp}88`, `${ink.lamp}00`),
        )
      : '',
    fill(box(bleed.left, deck, 960, 12), darker(ink.green, 0.1)),
    fill(box(bleed.left, deck + 12, 960, 10), darker(ink.jade, 0.3)),
  ].join('')
}

function drawTruss(stage: Stage): string {
  const { ink } = stage
  let bars = ''
  for (let x = bleed.left; x < bleed.right; x += 96) bars += from(x, deck, `l48-84 48 84`)
  return (
    stroke(`${bars}${from(bleed.left, deck - 84, 'h960')}`, mix(ink.green, ink.jade, 0.2), 7, { butt: true }) +
    stroke(from(bleed.left, deck - 88, 'h960'), lighter(ink, ink.green, 0.4), 2, { butt: true })
  )
}

function drawArches(stage: Stage): string {
  const { ink } = stage
  let arch = ''
  let hangers = ''
  for (const x of [-230, 60, 350, 640]) {
    arch += from(x, deck, 'q145-230 290 0')
    for (let step = 1; step < 10; step++)
      hangers += from(x + step * 29, deck, `v${-Math.round(230 * 2 * (step / 10) * (1 - step / 10))}`)
  }
  return (
    stroke(hangers, ink.vermilion, 2, { opacity: 0.6, butt: true }) +
    stroke(arch, ink.dusk ? ink.vermilion : mix(ink.vermilion, ink.rust, 0.2), 9, { butt: true })
  )
}
