import { drawBackdrop, lawnOf } from '#pictures/brushes/backdrop.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawPagoda } from '#pictures/brushes/pagoda.ts'
import { box, fill, from, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawGround, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPine, drawTree } from '#pictures/brushes/trees.ts'

/** Round mounds of grass in which kings lie, pines leaning over them. */
export function drawRoyalTombs(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('tombs')
  const lawn = lawnOf(stage)
  const mound = (x: number, y: number, half: number, high: number) => {
    const d = from(
      x - half,
      y,
      `q${Math.round(half * 0.36)}${-Math.round(high * 0.98)} ${half}${-high}q${Math.round(half * 0.64)} ${Math.round(high * 0.02)} ${half} ${high}q${-half} 22 ${-2 * half} 0z`,
    )
    const shade = from(
      x + half * 0.1,
      y - high,
      `q${Math.round(half * 0.5)} ${Math.round(high * 0.4)} ${Math.round(half * 0.3)} ${Math.round(high * 1.06)}q${Math.round(half * 0.4)} 0 ${Math.round(half * 0.6)}-10q${-Math.round(half * 0.3)}${-Math.round(high * 0.9)} ${-Math.round(half * 0.9)}${-Math.round(high * 0.96)}z`,
    )
    return (
      fill(d, stage.fade(y - high, y, lighter(ink, lawn, 0.25), darker(lawn, 0.1))) +
      fill(shade, darker(lawn, 0.35), 0.3)
    )
  }
  const left = dice.is(0.5)
  return [
    drawBackdrop(stage, { line: 410, disc: { x: [520, 700], y: [90, 170] } }),
    drawGround(stage, 428, lighter(ink, lawn, 0.12), darker(lawn, 0.12)),
    mound(170, 470, 160, 130),
    mound(640, 462, 150, 112),
    drawTree(stage, { x: 330, y: 462, height: 110, name: 'far tree' }),
    mound(400, 520, 230, 206),
    fill(
      'M360 664q-20-70 60-110q60-20 130-26l90 14q-120 30-130 62q-10 30 20 60z',
      lighter(ink, mix(ink.stone, ink.ochre, 0.2), 0.2),
    ),
    left ? drawStele(stage, 640, 560) : drawStele(stage, 250, 566),
    drawPeople(stage, {
      most: 2,
      least: 1,
      at: [
        [470, 572, 70],
        [510, 580, 74],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawPine(stage, { x: 90, y: 610, height: 400 }),
    dice.is(0.6) ? drawPine(stage, { x: 748, y: 600, height: 330, lean: -1, name: 'second pine' }) : '',
    drawWeather(stage),
  ].join('')
}

/** A stone with a name, on its tortoise. */
function drawStele(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const stone = ink.dusk ? '#66717C' : '#C3BBA9'
  return (
    fill(
      from(x - 48, y, 'q4-26 40-26h20q36 4 38 26z'),
      stage.sweep(x - 48, x + 48, lighter(ink, stone, 0.2), darker(stone, 0.2)),
    ) +
    fill(box(x - 17, y - 92, 34, 68), stage.sweep(x - 17, x + 17, lighter(ink, stone, 0.3), stone)) +
    fill(from(x - 24, y - 90, 'q4-22 24-22q20 0 24 22z'), darker(stone, 0.12)) +
    stroke(from(x, y - 82, 'v46'), darker(stone, 0.45), 4, { dash: '6 5', butt: true })
  )
}

/** A pagoda that stands alone where its temple was; foundation stones in the grass. */
export function drawPagodaSite(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('site')
  const lawn = lawnOf(stage)
  const stone = ink.dusk ? '#66717C' : '#C3BBA9'
  const storeys = dice.pick([3, 5])
  const bases = Array.from({ length: 14 }, (_, index) => {
    const row = Math.floor(index / 7)
    return from(
      120 + (index % 7) * 96 + row * 20 + dice.between(-8, 8),
      508 + row * 62,
      `q2-14 ${18 + row * 8}-14q${18 + row * 8} 0 ${20 + row * 8} 14q${-20 - row * 8} 10 ${-38 - row * 16} 0z`,
    )
  }).join('')
  return [
    drawBackdrop(stage, { line: 430, disc: { x: [110, 230], y: [90, 190] } }),
    drawGround(stage, 444, lighter(ink, lawn, 0.15), darker(lawn, 0.14)),
    fill(bases, stage.fade(490, 580, lighter(ink, stone, 0.2), darker(stone, 0.15))),
    fill(from(330, 524, 'h330l30 26h-390z'), mix(lawn, stone, 0.5)),
    drawPagoda(stage, 490, 530, storeys),
    drawTree(stage, { x: 720, y: 500, height: 190, name: 'side' }),
    drawPeople(stage, {
      most: 2,
      at: [
        [360, 590, 84],
        [620, 594, 86],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    drawPine(stage, { x: 120, y: 600, height: 330 }),
    drawWeather(stage),
  ].join('')
}
