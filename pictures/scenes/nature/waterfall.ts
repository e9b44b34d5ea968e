import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { dot, fill, flow, from, type Point, stroke, way } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPine } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** Water that falls over a cliff into its pool; people on the stones before it. */
export function drawWaterfall(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('waterfall')
  const x = dice.between(390, 470)
  const wide = dice.between(34, 66)
  const rock = mix(mix(ink.stone, ink.tile, 0.5), ink.jade, 0.1)
  return [
    drawSky(stage, { horizon: 300, disc: { x: [110, 190], y: [70, 120] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(230, [
        [60, 90],
        [300, 130],
        [560, 100],
        [780, 140],
      ]),
      depth: 0.36,
      pigment: mix(ink.indigo, ink.jade, 0.6),
      foot: 300,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'wood',
      crest: crestOf(220, [
        [40, 60],
        [260, 20],
        [560, 30],
        [800, 80],
      ]),
      depth: 0.75,
      pigment: ink.foliage,
      foot: 420,
      trees: 24,
    }),
    drawCliff(stage, rock, x, wide),
    drawFall(stage, x, wide),
    drawWater(stage, { top: 470, shine: { x, width: 120 } }),
    drawMist(stage, 462, { strength: 0.75, strips: 4 }),
    drawStones(stage, rock),
    drawPeople(stage, {
      most: 2,
      least: 1,
      at: [
        [230, 572, 70],
        [268, 580, 74],
        [600, 590, 80],
      ],
      wears: ['jacket', 'coat', 'dress'],
    }),
    drawPine(stage, { x: 690, y: 330, height: 220, lean: -1 }),
    drawBranch(stage, { x: 884, y: 40, scale: 1.15 }),
    drawWeather(stage),
  ].join('')
}

/** Rock in upright slabs, broken at its edge. */
function drawCliff(stage: Stage, rock: string, x: number, wide: number): string {
  const { ink } = stage
  const dice = stage.chance('cliff')
  const top: Point[] = []
  for (let px = -80; px <= 880; px += 40) {
    const near = Math.abs(px - x)
    const notch = near < wide + 26 ? 26 : 0
    top.push([px, 236 - Math.min(90, near * 0.3) + notch + dice.between(-14, 14)])
  }
  let cracks = ''
  let lit = ''
  let dark = ''
  for (let px = -70; px < 870; px += 26) {
    if (Math.abs(px - x) < wide * 0.8) continue
    const high = 240 - Math.min(90, Math.abs(px - x) * 0.3) + dice.between(8, 60)
    const long = dice.between(60, 200)
    cracks += from(
      px + dice.between(-8, 8),
      high,
      `l${dice.whole(-8, 8)} ${Math.round(long * 0.5)}l${dice.whole(-8, 8)} ${Math.round(long * 0.5)}`,
    )
    if (dice.is(0.4)) lit += from(px, high + 4, `h${dice.whole(14, 26)}l-4 ${Math.round(long * 0.7)}h-16z`)
    else if (dice.is(0.5)) dark += from(px, high + 20, `h20l4 ${Math.round(long)}h-26z`)
  }
  const body = `${way(top, false)}V520H-80z`
  const bushes = top
    .filter(([px]) => Math.abs(px - x) > wide + 30)
    .flatMap(([px, py]) => [0, 14, 27].map((dx) => [px + dx + dice.between(-6, 6), py + dice.between(-6, 10)] as const))
  return [
    fill(body, stage.fade(130, 500, lighter(ink, rock, 0.15), rock, darker(rock, 0.3))),
    fill(dark, darker(rock, 0.35), 0.5),
    fill(lit, lighter(ink, rock, 0.3), 0.5),
    stroke(cracks, darker(rock, 0.45), 2.6, { opacity: 0.55 }),
    stroke(bushes.map(([px, py]) => dot(px, py + 4)).join(''), darker(ink.foliage, 0.12), 30),
    stroke(
      bushes
        .filter((_, index) => index % 2 === 0)
        .map(([px, py]) => dot(px - 4, py - 5))
        .join(''),
      lighter(ink, ink.foliage, 0.12),
      21,
    ),
  ].join('')
}

function drawFall(stage: Stage, x: number, wide: number): string {
  const { ink } = stage
  const dice = stage.chance('threads')
  const foam = ink.dusk ? '#BCCBD4' : '#FFFFFF'
  let threads = ''
  for (let index = 0; index < 15; index++) {
    const px = x + (index / 14 - 0.5) * wide * 1.7
    threads += from(
      px,
      250 + dice.between(0, 60),
      `q${dice.whole(-4, 4)} 60 ${Math.round((px - x) * 0.2)} ${dice.whole(110, 190)}`,
    )
  }
  const edge = `M${Math.round(x - wide)} 252q${wide} -14 ${Math.round(wide * 2)} 0q6 120 ${Math.round(wide * 0.5)} 236h${Math.round(-wide * 3)}q${Math.round(wide * 0.6)}-120 ${Math.round(wide * 0.5)}-236z`
  let spray = ''
  for (let index = 0; index < 22; index++) spray += dot(x + dice.between(-1.9, 1.9) * wide, 484 - dice.between(0, 34))
  return [
    fill(edge, stage.fade(240, 490, mix(foam, ink.water, 0.12), mix(foam, ink.water, 0.35), foam)),
    stroke(threads, mix(foam, ink.water, 0.5), 3, { opacity: 0.6 }),
    stroke(spray, foam, 20, { opacity: 0.5 }),
  ].join('')
}

function drawStones(stage: Stage, rock: string): string {
  const { ink } = stage
  const dice = stage.chance('stones')
  const parts = [
    [60, 560, 120],
    [250, 586, 110],
    [600, 596, 130],
    [740, 556, 130],
    [420, 640, 150],
    [150, 640, 160],
  ].map(([sx = 0, sy = 0, size = 0]) => {
    const w = size * dice.between(0.9, 1.2)
    const h = w * dice.between(0.24, 0.34)
    return (
      fill(
        flow(
          [
            [sx - w, sy + h],
            [sx - w * 0.8, sy - h * 0.6],
            [sx, sy - h * 1.3],
            [sx + w * 0.8, sy - h * 0.5],
            [sx + w, sy + h],
          ],
          true,
        ),
        stage.fade(sy - h, sy + h, lighter(ink, rock, 0.2), darker(rock, 0.35)),
      ) +
      stroke(
        from(sx - w * 0.4, sy - h * 0.5, `q${Math.round(w * 0.3)}${-Math.round(h * 0.4)} ${Math.round(w * 0.7)} 0`),
        lighter(ink, rock, 0.45),
        4,
        { opacity: 0.7 },
      )
    )
  })
  return parts.join('')
}
