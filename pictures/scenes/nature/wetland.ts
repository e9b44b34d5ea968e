import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, points, stroke } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage, stamp } from '#pictures/brushes/stage.ts'
import { drawCorner, drawReeds } from '#pictures/brushes/low-plants.ts'

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
    ...[326, 344, 368, 398, 436, 484, 540].map((y, index) =>
      stroke(
        from(bleed.left, y, 'h960'),
        index % 2 === 0 ? darker(reed, 0.2) : lighter(ink, reed, 0.24),
        7 + index * 6,
        { dash: `${1 + index * 0.4} ${5 + index} ${2 + index * 0.3} ${8 + index * 2}`, butt: true, opacity: 0.4 },
      ),
    ),
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
    drawCranes(stage),
    drawCorner(stage, 'left', 60),
    drawWeather(stage),
  ].join('')
}

/** Cranes at the water's edge, up to three. */
function drawCranes(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('cranes')
  const white = ink.dusk ? '#B9BCBC' : '#FFFDF6'
  const dark = darker(ink.tile, 0.2)
  const crane =
    stroke('M-4 0l2-34M6 0l-2-34', dark, 2) +
    fill('M-26-40q10-18 34-14q14 2 16 12q-18 18-40 10z', white) +
    fill('M-30-34q4-12 20-14q-2 14-20 14z', dark) +
    stroke('M20-46q16-14 6-34q-2-10 6-12', white, 5) +
    stroke('M24-70q-1-10 3-16', dark, 5) +
    stroke('M32-92l14 4', mix(ink.ochre, ink.tile, 0.3), 2.4) +
    stroke(dot(31, -94), ink.vermilion, 4)
  const name = stage.define('crane', crane)
  return points('246,440 300,512 610,470')
    .filter(() => dice.is(0.55))
    .map(([x, y]) => stamp(name, x, y, { scale: (y - 250) / 260, flip: dice.is(0.5) }))
    .join('')
}
