import { drawBackdrop } from '#pictures/brushes/backdrop.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawGround, drawMist, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'

/** A terrace high over the land, with a telescope at its rail. */
export function drawLookout(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('lookout')
  const field = mix(ink.ground, ink.foliage, ink.season === 'winter' ? 0.15 : 0.4)
  const deck = mix(ink.stone, ink.tile, 0.15)
  const glass = dice.is(0.5)
  return [
    drawBackdrop(stage, { line: 310, disc: { x: [120, 320], y: [80, 150] } }),
    drawGround(stage, 330, mix(field, ink.mist, 0.45), field),
    drawFields(stage, field),
    fill(
      'M-80 430Q120 350 330 372T640 352T880 330V362Q760 376 640 384T330 410Q120 396-80 480z',
      stage.fade(330, 470, mix(ink.mist, ink.water, 0.6), ink.water),
    ),
    drawMist(stage, 372, { strength: 0.5, strips: 3 }),
    fill(box(bleed.left, 516, 960, 150), stage.fade(516, 660, lighter(ink, deck, 0.2), darker(deck, 0.12))),
    stroke('M-80 548h960M-80 590h960M-80 640h960', darker(deck, 0.3), 2.4, { opacity: 0.5 }),
    glass
      ? fill(box(bleed.left, 424, 960, 96), ink.glass, 0.35) + stroke('M-60 424h0', ink.glass, 1)
      : stroke(
          Array.from({ length: 33 }, (_, index) => from(-70 + index * 30, 424, 'v96')).join(''),
          darker(ink.tile, 0.05),
          4,
          { butt: true },
        ),
    stroke([-40, 120, 280, 440, 600, 760].map((x) => from(x, 414, 'v110')).join(''), darker(ink.tile, 0.1), 9, {
      butt: true,
    }),
    stroke('M-80 418h960', mix(ink.tile, ink.stone, 0.2), 13, { butt: true }),
    drawTelescope(stage, dice.between(520, 580), 540),
    drawPeople(stage, {
      most: 3,
      least: 1,
      at: [
        [250, 560, 138],
        [310, 566, 140],
        [200, 570, 88],
      ],
      wears: ['jacket', 'coat', 'dress'],
    }),
    drawWeather(stage),
  ].join('')
}

/** Fields and the roofs of a few houses, far below. */
function drawFields(stage: Stage, field: string): string {
  const { ink } = stage
  const dice = stage.chance('fields')
  let houses = ''
  let roofs = ''
  for (let index = 0; index < 16; index++) {
    const x = dice.between(-60, 840)
    const y = dice.between(344, 410)
    houses += box(x, y - 8, 14, 8)
    roofs += from(x - 2, y - 8, 'l9-8 9 8z')
  }
  return (
    fill(
      'M40 360l150-14 60 24-160 22zM520 412l190-22 90 26-200 30zM250 350l120-10 60 16-110 20z',
      lighter(ink, mix(field, ink.gold, 0.3), 0.15),
      0.7,
    ) +
    stroke('M0 420l240-50M460 420l260-40M300 440l180-60', darker(field, 0.2), 2, { opacity: 0.6 }) +
    fill(houses, lighter(ink, ink.stone, 0.3)) +
    fill(roofs, mix(ink.vermilion, ink.mist, 0.3))
  )
}

function drawTelescope(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const paint = stage
    .chance('telescope')
    .pick([mix(ink.indigo, ink.water, 0.2), mix(ink.jade, ink.green, 0.3), ink.vermilion])
  return (
    fill(oval(x, y + 6, 46, 10), '#0A1216', 0.25) +
    fill(from(x - 34, y + 4, 'l14-22h40l14 22z'), darker(ink.tile, 0.1)) +
    stroke(from(x, y - 16, 'v-84'), darker(ink.tile, 0.05), 15, { butt: true }) +
    group(
      fill(
        'M-66-30h124q16 4 16 30q0 26-16 30h-124z',
        stage.fade(-30, 30, lighter(ink, paint, 0.3), paint, darker(paint, 0.25)),
      ) +
        fill(box(-82, -36, 22, 72), darker(ink.tile, 0.2)) +
        fill(box(70, -16, 20, 13) + box(70, 5, 20, 13), darker(ink.tile, 0.2)) +
        stroke('M-50-18h90', '#FFFFFF', 5, { opacity: 0.35 }) +
        stroke(dot(0, 34), darker(paint, 0.3), 20),
      `translate(${Math.round(x)} ${Math.round(y - 128)})rotate(8)`,
    )
  )
}
