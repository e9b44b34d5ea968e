import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawSkyline } from '#pictures/brushes/city.ts'
import { mix } from '#pictures/brushes/ink.ts'
import { fill, oval } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawSky } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

export type Tones = { wall: string; floor: string; accent: string; linen: string }

/** Calm tones of one clinic: no two rooms alike, none of them shiny. */
export function tonesOf(stage: Stage): Tones {
  const { ink } = stage
  const dice = stage.chance('tones')
  const tint = dice.pick([ink.green, ink.water, ink.rose, ink.gold, ink.stone])
  const wall = ink.dusk ? mix(mix('#6C7578', ink.lamp, 0.24), tint, 0.22) : mix('#F6F1E6', tint, 0.16)
  return {
    wall,
    floor: dice.pick([mix(ink.wood, ink.ochre, 0.5), mix(ink.stone, ink.ochre, 0.15), mix(ink.stone, ink.tile, 0.12)]),
    accent: dice.pick([
      mix(ink.green, ink.jade, 0.3),
      mix(ink.indigo, ink.water, 0.5),
      mix(ink.rose, ink.rust, 0.25),
      mix(ink.ochre, ink.gold, 0.3),
    ]),
    linen: ink.dusk ? '#B9BEBC' : '#FFFDF7',
  }
}

/** The city or the hills, as seen from an upper floor. */
export function drawView(stage: Stage): string {
  const { ink } = stage
  const hills = drawRidge(stage, {
    name: 'view',
    crest: crestOf(290, [
      [60, 60],
      [240, 110],
      [430, 70],
      [640, 120],
      [800, 80],
    ]),
    depth: 0.4,
    pigment: mix(ink.indigo, ink.jade, 0.5),
    foot: 320,
    creased: true,
  })
  const near = stage.chance('view').is(0.6)
    ? drawSkyline(stage, {
        name: 'view',
        foot: 380,
        low: 40,
        high: 130,
        colour: mix(ink.mist, ink.indigo, 0.5),
        step: 36,
        lit: 0.7,
      })
    : drawRidge(stage, {
        name: 'wood',
        crest: crestOf(330, [
          [100, 40],
          [360, 60],
          [620, 30],
        ]),
        depth: 0.72,
        pigment: ink.foliage,
        foot: 400,
        trees: 13,
      })
  return (
    drawSky(stage, { horizon: 320, disc: { x: [120, 640], y: [110, 170] } }) +
    hills +
    near +
    drawBranch(stage, { x: 700, y: 120, scale: 0.8 })
  )
}

export function drawLight(stage: Stage, x: number): string {
  const { ink } = stage
  return ink.dusk ? fill(oval(x, 120, 420, 330), stage.glow(x, 120, 400, ink.lamp, 0.4)) : ''
}
