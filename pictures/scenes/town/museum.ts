import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawRoof } from '#pictures/brushes/roofs.ts'
import { drawGround, drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawBushes } from '#pictures/brushes/low-plants.ts'
import { drawTree } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** A long stone house with a colonnade, water before it. */
export function drawMuseum(stage: Stage): string {
  const { ink } = stage
  const stone = stoneOf(stage)
  const glow = glassOf(stage)
  const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => box(252 + index * 62, 250, 20, 172)).join('')
  const house =
    fill(box(180, 422, 580, 20) + box(200, 408, 540, 16), lighter(ink, stone, 0.2)) +
    fill(box(230, 240, 480, 170), darker(glow, 0.1)) +
    fill(box(440, 280, 60, 130), darker(ink.tile, ink.dusk ? 0.1 : 0)) +
    fill(columns, stage.sweep(230, 710, lighter(ink, stone, 0.35), stone)) +
    fill(box(210, 212, 520, 40), stone) +
    fill(box(196, 202, 548, 12), lighter(ink, stone, 0.3)) +
    drawRoof(stage, { x: 470, y: 204, half: 150, ridge: 92, height: 58, tiles: 26 })
  return drawGrounds(stage, house, false)
}

/** A museum of art in plain concrete and glass: pictures on the wall inside, a large form on the lawn. */
export function drawArtMuseum(stage: Stage): string {
  const { ink } = stage
  const stone = stoneOf(stage)
  const glow = glassOf(stage)
  const wall = ink.dusk ? mix(ink.lamp, ink.paper, 0.4) : mix(ink.paper, ink.glass, 0.25)
  const leaning =
    fill('M130 422L200 208 760 176 820 422z', stage.sweep(130, 820, lighter(ink, stone, 0.3), darker(stone, 0.16))) +
    fill('M330 422l30-160 280-16 50 176z', wall) +
    drawHung(stage, 392, 300, 0.9) +
    stroke('M345 340h330', darker(stone, 0.4), 3, { butt: true, opacity: 0.4 }) +
    stroke('M330 422l30-160 280-16 50 176M470 422v-166M580 422l-8-172', darker(stone, 0.4), 5, { butt: true })
  const boxes =
    fill(box(150, 286, 300, 136), stage.sweep(150, 450, lighter(ink, stone, 0.35), stone)) +
    fill(box(176, 318, 214, 104), wall) +
    drawHung(stage, 190, 332, 0.7) +
    fill(box(330, 176, 450, 118), stage.sweep(330, 780, lighter(ink, stone, 0.2), darker(stone, 0.2))) +
    fill(box(330, 286, 450, 14), darker(stone, 0.35)) +
    fill(box(360, 204, 390, 58), glow) +
    stroke(from(360, 233, 'h390'), darker(stone, 0.3), 58, { dash: '3 62', butt: true }) +
    fill(box(690, 300, 22, 122) + box(600, 300, 22, 122), darker(stone, 0.1)) +
    fill(box(450, 300, 150, 122), darker(glow, 0.2))
  return drawGrounds(stage, stage.chance('art').is(0.5) ? leaning : boxes, true)
}

/** Three pictures, as they hang behind the glass. */
function drawHung(stage: Stage, x: number, y: number, scale: number): string {
  const { ink } = stage
  const dice = stage.chance('hung')
  return [0, 1, 2]
    .map((index) => {
      const at = x + index * 88 * scale
      const size = 62 * scale
      const [ground, form] = dice.pick([
        [ink.vermilion, ink.paper],
        [ink.indigo, ink.gold],
        [ink.paper, ink.vermilion],
        [ink.gold, ink.indigo],
        [mix(ink.jade, ink.green, 0.4), ink.lime],
      ])
      const forms = dice.is(0.5)
        ? fill(oval(at + size / 2, y + size / 2, size * 0.3), form)
        : fill(box(at, y + size * 0.6, size, size * 0.4), form)
      return (
        fill(box(at - 3, y - 3, size + 6, size + 6), darker(ink.stone, 0.5)) +
        fill(box(at, y, size, size), ground) +
        forms
      )
    })
    .join('')
}

function stoneOf({ ink }: Stage): string {
  return ink.dusk ? '#6A7682' : mix('#EDE6D6', ink.stone, 0.4)
}

function glassOf({ ink }: Stage): string {
  return ink.dusk ? ink.lamp : mix(ink.glass, ink.indigo, 0.2)
}

function drawGrounds(stage: Stage, hall: string, hasArt: boolean): string {
  const { ink } = stage
  const dice = stage.chance('museum')
  const stone = stoneOf(stage)
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
    hasArt ? drawSculpture(stage, dice.between(180, 240)) : '',
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
