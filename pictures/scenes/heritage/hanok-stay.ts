import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, flow, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawRoof, drawWall } from '#pictures/brushes/roofs.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawPine, drawTree } from '#pictures/brushes/trees.ts'

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
