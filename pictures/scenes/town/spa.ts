import { drawBranch } from '#pictures/brushes/branch.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawEave, drawHall, drawRoof } from '#pictures/brushes/roofs.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawPine } from '#pictures/brushes/trees.ts'

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
