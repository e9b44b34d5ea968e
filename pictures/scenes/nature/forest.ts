import { darker, faded, lighter, mix } from '#pictures/brushes/ink.ts'
import { leaves } from '#pictures/brushes/branch.ts'
import { box, dot, fill, flow, from, oval, type Point, points, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawMist, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { trunk } from '#pictures/brushes/trees.ts'

/** Light that comes from the end of the path, instead of a sky. */
function drawClearing(stage: Stage, x: number): string {
  const { ink } = stage
  const edge = mix(ink.mist, ink.foliage, ink.dusk ? 0.6 : 0.42)
  const middle = ink.dusk ? mix('#E0B060', ink.mist, 0.25) : mix(ink.sky[2], '#FFFDF0', 0.4)
  return [
    fill(
      box(bleed.left, bleed.top, 960, 720),
      stage.fade(bleed.top, 560, edge, mix(edge, ink.mist, 0.5), mix(edge, ink.mist, 0.3)),
    ),
    fill(oval(x, 300, 380, 420), stage.glow(x, 300, 400, middle, 0.95)),
  ].join('')
}

function drawPath(stage: Stage, x: number): string {
  const { ink } = stage
  const bend = stage.chance('path').between(-60, 60)
  const sand = ink.season === 'winter' ? ink.ground : mix(ink.stone, ink.ochre, 0.08)
  const d = `${flow([
    [x - 6, 392],
    [x + 26 + bend * 0.3, 420],
    [x - 60 + bend, 470],
    [x + 20 + bend, 540],
    [x - 190, 664],
  ])}H${Math.round(x + 250)}${flow([
    [x + 250, 664],
    [x + 150 + bend, 540],
    [x + 20 + bend, 470],
    [x + 54 + bend * 0.3, 424],
    [x + 8, 392],
  ]).replace('M', 'L')}z`
  return fill(d, stage.fade(390, 660, mix(sand, ink.mist, 0.5), sand, darker(sand, 0.08)))
}

export function drawBamboo(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('bamboo')
  const x = dice.between(340, 460)
  const green = ink.season === 'autumn' ? mix(ink.green, ink.gold, 0.25) : mix(ink.green, ink.jade, 0.3)
  const parts = [drawClearing(stage, x)]
  for (const [row, depth] of [0.22, 0.36, 0.52, 0.74].entries()) {
    parts.push(drawStems(stage, { x, row, depth, green }))
    if (row === 1) parts.push(drawMist(stage, 420, { strength: 0.5 }))
    if (row === 2)
      parts.push(
        fill(
          `${flow(points('-80,420 100,436 300,428 520,438 700,426 880,420'))}V662H-80z`,
          stage.fade(420, 640, faded(ink, green, 0.45), darker(green, 0.35)),
        ),
        drawPath(stage, x),
      )
  }
  const nearLeaves: Point[] = Array.from({ length: 46 }, (_, index) => [
    index % 2 === 0 ? dice.between(-80, 300) : dice.between(480, 880),
    dice.between(-70, 130),
  ])
  parts.push(
    drawPeople(stage, {
      most: 2,
      at: [
        [x + 10, 470, 62],
        [x + 34, 476, 60],
      ],
      wears: ['coat', 'dress', 'jacket', 'hanbok'],
    }),
    fill(leaves(nearLeaves.slice(0, 24), 44, 0.4), faded(ink, green, 0.7)),
    fill(leaves(nearLeaves.slice(20), 50, 0.1), darker(green, 0.4)),
    drawStems(stage, { x, row: 4, depth: 1, green: darker(green, 0.18) }),
    drawReeds(stage, { x: bleed.left, y: 664, width: 250, height: 110, count: 26, colour: darker(green, 0.42) }),
    drawReeds(stage, { x: 610, y: 664, width: 270, height: 120, count: 28, colour: darker(green, 0.42) }),
    drawWeather(stage),
  )
  return parts.join('')
}

type Stems = { x: number; row: number; depth: number; green: string }

/** A rank of canes, thicker and rarer towards us, leaving the path free. */
function drawStems(stage: Stage, { x, row, depth, green }: Stems): string {
  const { ink } = stage
  const dice = stage.chance(`stems ${row}`)
  const wide = [5, 8, 12, 18, 34][row] ?? 10
  const gap = [16, 26, 40, 70, 330][row] ?? 30
  const clear = [10, 46, 110, 190, 290][row] ?? 100
  let canes = ''
  let light = ''
  let knots = ''
  for (let at = bleed.left + dice.between(0, gap); at < bleed.right; at += gap * dice.between(0.6, 1.4)) {
    if (Math.abs(at - x) < clear) continue
    const foot = row < 3 ? 430 + row * 14 + dice.between(0, 20) : 662
    const lean = Math.round(dice.between(-14, 14))
    canes += from(at, bleed.top, `l${lean} ${Math.round(foot - bleed.top)}`)
    light += from(at - wide * 0.22, bleed.top, `l${lean} ${Math.round(foot - bleed.top)}`)
    for (let y = bleed.top + dice.between(0, 90); y < foot; y += wide * 3.2 + 46)
      knots += from(at + (lean * (y - bleed.top)) / 720 - wide / 2, y, `h${wide}`)
  }
  const tone = faded(ink, green, depth)
  return (
    stroke(canes, tone, wide, { butt: true }) +
    stroke(light, lighter(ink, tone, 0.35), Math.max(1.5, wide * 0.22), { opacity: 0.7, butt: true }) +
    (row > 0 ? stroke(knots, darker(tone, 0.35), Math.max(1.5, wide * 0.14), { opacity: 0.8, butt: true }) : '')
  )
}

/** Tall trees in the colours of the year, a path with leaves or snow on it. */
export function drawForestPath(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('forest')
  const x = dice.between(340, 460)
  const bark = dice.is(0.3) ? mix(ink.stone, ink.tile, 0.2) : mix(ink.wood, ink.tile, 0.3)
  const crown = {
    spring: mix(ink.foliage, ink.gold, 0.3),
    summer: mix(ink.green, ink.jade, 0.4),
    autumn: dice.pick([ink.gold, mix(ink.vermilion, ink.gold, 0.4), ink.vermilion]),
    winter: mix(ink.stone, ink.jade, 0.25),
  }[ink.season]
  const parts = [drawClearing(stage, x)]
  for (const [row, depth] of [0.3, 0.5, 0.72, 1].entries()) {
    const wide = [10, 18, 32, 70][row] ?? 20
    const clear = [20, 70, 150, 270][row] ?? 100
    const gap = [34, 64, 110, 330][row] ?? 60
    let stems = ''
    let low = ''
    let high = ''
    for (let at = bleed.left + dice.between(0, gap); at < bleed.right + 20; at += gap * dice.between(0.7, 1.3)) {
      if (Math.abs(at - x) < clear) continue
      const foot = [420, 440, 480, 670][row] ?? 500
      const lean = dice.between(-16, 16)
      stems += trunk(
        [
          [at, foot],
          [at + lean * 0.4, foot - 200],
          [at + lean, -70],
        ],
        wide,
        wide * 0.55,
      )
      for (let clump = 0; clump < 9 - row; clump++) {
        const px = at + dice.between(-70, 70) * (0.5 + row * 0.25)
        const py = dice.between(-60, 150 - row * 20)
        low += dot(px, py + 16)
        high += dot(px - 10, py)
      }
    }
    const tone = faded(ink, crown, Math.min(1, depth + 0.15))
    parts.push(
      fill(
        stems,
        row === 3
          ? stage.sweep(bleed.left, bleed.right, darker(bark, 0.25), darker(bark, 0.1), darker(bark, 0.35))
          : faded(ink, bark, depth),
      ),
      stroke(low, darker(tone, 0.2), 34 + row * 15),
      stroke(high, tone, 26 + row * 12),
    )
    if (row === 1)
      parts.push(
        drawMist(stage, 426, { strength: 0.45 }),
        fill(
          `${flow(points('-80,424 120,438 320,430 540,440 880,424'))}V662H-80z`,
          stage.fade(
            424,
            650,
            faded(ink, mix(crown, ink.jade, 0.4), 0.55),
            darker(mix(ink.foliage, ink.jade, 0.5), 0.15),
          ),
        ),
        drawPath(stage, x),
      )
  }
  let fallen = ''
  for (let index = 0; index < 46; index++) fallen += dot(dice.between(bleed.left, bleed.right), dice.between(450, 656))
  parts.push(
    ink.season === 'summer'
      ? ''
      : stroke(fallen, ink.season === 'winter' ? '#FFFFFF' : lighter(ink, crown, 0.2), 6, { opacity: 0.85 }),
    drawPeople(stage, {
      most: 3,
      at: [
        [x + 6, 474, 66],
        [x + 36, 482, 68],
        [x - 30, 530, 92],
      ],
      wears: ['jacket', 'coat', 'dress'],
    }),
    drawReeds(stage, {
      x: bleed.left,
      y: 664,
      width: 280,
      height: 90,
      count: 24,
      colour: darker(mix(ink.foliage, ink.jade, 0.4), 0.35),
    }),
    drawReeds(stage, {
      x: 600,
      y: 664,
      width: 280,
      height: 96,
      count: 24,
      colour: darker(mix(ink.foliage, ink.jade, 0.4), 0.35),
    }),
    drawWeather(stage),
  )
  return parts.join('')
}
