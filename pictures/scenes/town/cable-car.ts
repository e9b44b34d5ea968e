import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke, trim } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawGround, drawMist, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPine } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** Cabins on their way up a wooded mountain. */
export function drawCableCar(stage: Stage): string {
  const { ink } = stage
  return drawRide(stage, [
    drawGround(stage, 448, mix(ink.mist, ink.foliage, 0.4), mix(ink.mist, ink.foliage, 0.7)),
    drawMist(stage, 420, { strength: 0.6 }),
    drawRidge(stage, {
      name: 'slope',
      fixed: true,
      crest: crestOf(
        540,
        [
          [-40, 60],
          [180, 30],
          [420, 90],
          [700, 240],
          [860, 300],
        ],
        0.7,
      ),
      depth: 0.78,
      pigment: ink.foliage,
      foot: 640,
      trees: 18,
    }),
    drawMist(stage, 540, { strength: 0.45, strips: 2 }),
  ])
}

/** The same ride over water, from one shore to the other. */
export function drawSeaCableCar(stage: Stage): string {
  const { ink } = stage
  return drawRide(stage, [
    drawWater(stage, { top: 426, shine: { x: 200 } }),
    drawRidge(stage, {
      name: 'cape',
      fixed: true,
      crest: [
        [420, 452],
        [520, 424],
        [600, 380],
        [700, 350],
        [790, 300],
        [880, 280],
      ],
      depth: 0.72,
      pigment: ink.foliage,
      foot: 470,
      trees: 12,
    }),
  ])
}

function drawRide(stage: Stage, below: readonly string[]): string {
  const { ink } = stage
  const dice = stage.chance('cabins')
  const colour = dice.pick([ink.vermilion, mix(ink.indigo, ink.water, 0.25), ink.gold, mix(ink.jade, ink.green, 0.4)])
  const steel = darker(ink.tile, 0.05)
  return [
    drawSky(stage, { horizon: 430, disc: { x: [90, 200], y: [110, 220] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(400, [
        [40, 120],
        [220, 190],
        [430, 130],
        [640, 210],
        [820, 170],
      ]),
      depth: 0.3,
      pigment: ink.indigo,
      foot: 440,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: crestOf(430, [
        [-20, 70],
        [180, 110],
        [420, 60],
        [720, 150],
      ]),
      depth: 0.5,
      pigment: mix(ink.indigo, ink.jade, 0.65),
      foot: 460,
      creased: true,
    }),
    drawPylon(stage, 690, 146),
    ...below,
    stroke('M-90 330Q380 250 890 66M-90 346Q380 266 890 82', steel, 2.6, { butt: true }),
    drawCabin(stage, { x: 186, y: 300, scale: 0.34, colour }),
    drawCabin(stage, { x: 800, y: 106, scale: 0.3, colour }),
    drawCabin(stage, { x: 440, y: 230, scale: 1, colour }),
    drawPine(stage, { x: 60, y: 660, height: 300 }),
    drawWeather(stage),
  ].join('')
}

function drawPylon(stage: Stage, x: number, y: number): string {
  const steel = mix(stage.ink.tile, stage.ink.stone, 0.4)
  return (
    stroke(from(x - 10, y, 'l-34 330') + from(x + 10, y, 'l34 330'), steel, 7, { butt: true }) +
    stroke(from(x - 18, y + 70, 'l44 60m-50 0l56 70m-64 0l72 80'), steel, 3, { butt: true }) +
    fill(box(x - 46, y - 6, 102, 11), darker(steel, 0.2))
  )
}

type Cabin = { x: number; y: number; scale: number; colour: string }

/** Hangs from the cable at x, y; drawn 200 wide. */
function drawCabin(stage: Stage, { x, y, scale, colour }: Cabin): string {
  const { ink } = stage
  const steel = darker(ink.tile, 0.1)
  const glass = ink.dusk ? mix(ink.lamp, ink.paper, 0.2) : mix(ink.glass, ink.paper, 0.35)
  const heads = [-52, -14, 34].map((at) => dot(at, 136)).join('')
  const cabin =
    stroke('M0-14v70', steel, 9) +
    fill(box(-34, -22, 68, 15), steel) +
    stroke(dot(-22, -22) + dot(22, -22), mix(steel, ink.lime, 0.35), 15) +
    fill('M-96 60q4-18 26-18h140q22 0 26 18z', darker(colour, 0.25)) +
    fill(
      'M-104 74q0-16 18-16h172q18 0 18 16l6 112q-2 36-40 40h-140q-38-4-40-40z',
      stage.sweep(-110, 110, lighter(ink, colour, 0.18), colour, darker(colour, 0.2)),
    ) +
    fill('M-88 82q0-8 10-8h70v80h-84zM8 74h70q10 0 10 8l4 72h-84z', glass) +
    stroke(heads, ink.hair, 22) +
    fill(
      'M-70 154q2-16 18-16q18 0 18 16zM-32 154q2-16 18-16q6 0 10 6v10zM14 154q2-16 20-16q18 0 18 16z',
      mix(colour, ink.indigo, 0.6),
    ) +
    stroke('M-76 84l-8 56M20 82l-4 48', '#FFFFFF', 6, { opacity: ink.dusk ? 0.25 : 0.7 }) +
    fill('M-108 160h216l2 18h-220z', lighter(ink, ink.paper, 0.1), 0.85)
  const halo = ink.dusk ? fill(oval(0, 120, 190), stage.glow(0, 120, 190, ink.lamp, 0.4)) : ''
  return group(halo + cabin, `translate(${x} ${y})scale(${trim(scale)})`)
}
