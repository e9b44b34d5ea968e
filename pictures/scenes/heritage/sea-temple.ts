import { drawBranch } from '#pictures/brushes/branch.ts'
import { lighter } from '#pictures/brushes/ink.ts'
import { dot, flow, points, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawRock } from '#pictures/brushes/rocks.ts'
import { drawEave, drawHall, drawRoof } from '#pictures/brushes/roofs.ts'
import { drawBirds, drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPine } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** Halls on rocks above the surf, a stone lamp path, pines. */
export function drawSeaTemple(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('sea temple')
  const horizon = 330
  const discX = dice.between(110, 240)
  return [
    drawSky(stage, { horizon, disc: { x: [discX, discX], y: [90, 230] } }),
    drawRidge(stage, {
      name: 'isle',
      crest: crestOf(
        horizon,
        [
          [-60, 30],
          [110, 50],
          [300, 18],
        ],
        0.3,
      ),
      depth: 0.32,
      pigment: ink.indigo,
      foot: horizon + 4,
    }),
    drawWater(stage, { top: horizon, shine: { x: discX } }),
    drawRidge(stage, {
      name: 'back',
      fixed: true,
      crest: points('330,470 400,380 470,250 560,190 640,150 760,170 880,120'),
      depth: 0.72,
      pigment: ink.foliage,
      foot: 470,
      trees: 16,
    }),
    drawRock(
      stage,
      [
        [330, 520],
        [370, 440],
        [450, 410],
        [560, 396],
        [880, 380],
      ],
      0.8,
    ),
    drawTempleHall(stage, 660, {
      hall: { y: 402, half: 122, height: 74, bays: 5 },
      eave: { y: 330, half: 152, height: 22 },
      roof: { y: 326, half: 170, ridge: 98, height: 92 },
    }),
    drawRock(
      stage,
      [
        [250, 580],
        [300, 500],
        [400, 476],
        [520, 470],
        [700, 430],
        [880, 420],
      ],
      0.92,
    ),
    drawTempleHall(stage, 460, {
      hall: { y: 480, half: 66, height: 52, bays: 3 },
      eave: { y: 430, half: 86, height: 15 },
      roof: { y: 427, half: 98, ridge: 52, height: 58 },
    }),
    drawRock(
      stage,
      [
        [90, 664],
        [150, 596],
        [260, 566],
        [380, 548],
        [560, 520],
        [880, 490],
      ],
      1,
    ),
    stroke(
      flow([
        [330, 664],
        [400, 610],
        [560, 584],
        [620, 548],
        [720, 520],
      ]),
      lighter(ink, ink.stone, 0.2),
      22,
      { dash: '9 3', butt: true },
    ),
    drawSpray(stage),
    drawPeople(stage, {
      most: 3,
      at: [
        [420, 612, 62],
        [470, 606, 60],
        [590, 570, 52],
      ],
      wears: ['coat', 'monk', 'dress'],
    }),
    drawPine(stage, { x: 790, y: 560, height: 300, lean: -1 }),
    dice.is(0.5) ? drawBirds(stage, 250, 190) : '',
    ink.season === 'spring' ? drawBranch(stage, { x: 884, y: 30, scale: 1 }) : '',
    drawWeather(stage),
  ].join('')
}

type Size = { y: number; half: number; height: number }
type TempleHall = { hall: Size & { bays: number }; eave: Size; roof: Size & { ridge: number } }

/** Pillars, painted brackets, and a roof with a limed ridge. */
function drawTempleHall(stage: Stage, x: number, { hall, eave, roof }: TempleHall): string {
  return (
    drawHall(stage, { x, ...hall }) +
    drawEave(stage, { x, ...eave, painted: true }) +
    drawRoof(stage, { x, ...roof, lime: true })
  )
}

function drawSpray(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('spray')
  let foam = ''
  let drops = ''
  for (let index = 0; index < 22; index++) {
    const share = index / 22
    foam += dot(70 + share * 240, 652 - share * 96 + dice.between(-6, 10))
    drops += dot(50 + share * 250 + dice.between(-20, 10), 626 - share * 100 + dice.between(-34, 6))
  }
  const white = ink.dusk ? '#A9BAC4' : '#FFFFFF'
  return stroke(foam, white, 26, { opacity: 0.8 }) + stroke(drops, white, 7, { opacity: 0.7 })
}
