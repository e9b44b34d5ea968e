import { drawTower } from '#pictures/brushes/city.ts'
import { darker, faded, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, oval, points, stroke } from '#pictures/brushes/pen.ts'
import { drawRidge } from '#pictures/brushes/ridges.ts'
import { drawEave, drawHall, drawRoof, drawWall } from '#pictures/brushes/roofs.ts'
import { drawBirds } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPine, drawTree } from '#pictures/brushes/trees.ts'

const ground = { day: '#FBF8F1', dusk: '#14171A' }
const foot = 720
// Stars and snow stay off the words: right of the headline on a tablet, under the header everywhere.
const beside = [880, 1440] as const
const belowHeader = 84

/**
 * The picture of the first page, 1440 by 720. Its sky is the page's own colour, and
 * its left half is kept for the headline. The ids spring, summer, autumn and winter choose the season.
 */
export function drawHero(stage: Stage): string {
  const { ink } = stage
  const page = ink.dusk ? ground.dusk : ground.day
  const warm = ink.dusk ? '#B98A55' : '#F8E3C8'
  const mist = ink.dusk ? '#4C6069' : '#F2EBDA'
  const calm: Stage = { ...stage, ink: { ...ink, mist, sky: [page, page, warm] } }
  return [
    drawHeroSky(calm, page, warm),
    drawHeroRanges(calm),
    // The headline's half is laid over with the page, so that words keep their contrast on every screen.
    fill(oval(240, 170, 700), stage.glow(240, 170, 640, page, ink.dusk ? 0.5 : 0.94)),
    drawHill(calm),
    drawPalaceGround(calm),
    drawHeroFront(calm),
  ].join('')
}

function drawHeroSky(stage: Stage, page: string, warm: string): string {
  const { ink } = stage
  const sky = fill(
    box(0, 0, 1440, 480),
    stage.fade(
      0,
      470,
      page,
      ink.dusk ? '#1A2833' : '#FBF5E9',
      ink.dusk ? '#33474F' : '#F9EBD6',
      ink.dusk ? '#7E6244' : warm,
    ),
  )
  const dice = stage.chance('hero stars')
  let stars = ''
  for (let index = 0; index < 30; index++) stars += dot(dice.between(...beside), dice.between(belowHeader, 250))
  const [x, y, r] = [884, 172, 56]
  const disc = ink.dusk ? ['#FFF3D2', '#F0CB8C'] : [ink.vermilion, '#E2714B']
  const cloud = ink.dusk ? '#3A4A56' : '#FFFFFF'
  return [
    sky,
    ink.dusk ? stroke(stars, '#DCE4E6', 2, { opacity: 0.5 }) : '',
    fill(oval(x, y, 190), stage.glow(x, y, 172, ink.dusk ? '#F6D79A' : '#F6B98C', ink.dusk ? 0.32 : 0.4)),
    fill(oval(x, y, r), stage.fade(y - r, y + r, ...disc)),
    fill(
      from(724, 226, 'q40-14 74-10q40-30 92-12q44-10 70 10q40 0 66 12z') +
        from(1040, 96, 'q30-10 56-8q34-22 74-8q36-8 58 8q30 0 52 8z'),
      cloud,
      ink.dusk ? 0.8 : 0.9,
    ),
    drawBirds(stage, 1120, 168),
  ].join('')
}

function drawHeroRanges(stage: Stage): string {
  const { ink } = stage
  const green = mix(ink.jade, ink.foliage, 0.35)
  return [
    drawRidge(stage, {
      name: 'far',
      fixed: true,
      crest: points(
        '0,452 120,420 260,436 420,396 560,330 660,300 740,238 800,290 880,252 960,300 1060,226 1150,170 1230,236 1330,190 1440,236',
      ),
      depth: 0.3,
      pigment: mix(ink.indigo, ink.jade, 0.35),
      foot: 520,
      creased: true,
      rough: 0.14,
    }),
    drawRidge(stage, {
      name: 'second',
      fixed: true,
      crest: points(
        '0,500 150,474 300,486 460,446 600,400 690,336 740,296 800,350 900,386 980,300 1040,190 1078,142 1128,216 1190,318 1260,300 1330,196 1376,158 1440,240',
      ),
      depth: 0.5,
      pigment: green,
      foot: 540,
      creased: true,
      rough: 0.16,
    }),
    fill('M160 490q320-40 640-20t680-16v40q-420 30-760 24t-560-28z', ink.mist, 0.5),
    drawRidge(stage, {
      name: 'low',
      fixed: true,
      crest: points('0,526 140,500 300,520 470,492 640,470 860,456 1080,430 1280,400 1440,380'),
      depth: 0.66,
      pigment: green,
      foot: 610,
      trees: 12,
      rough: 0.1,
    }),
    fill('M0 540q260-26 560-6t880-8v40q-460 34-1440 6z', ink.mist, 0.6),
  ].join('')
}

function drawHill(stage: Stage): string {
  const { ink } = stage
  return [
    drawTower(stage, 688, 446, 150, 0.8),
    drawRidge(stage, {
      name: 'hill',
      fixed: true,
      crest: points('0,590 180,604 360,584 480,552 560,506 620,462 688,440 748,466 830,520 920,560 1440,580'),
      depth: 0.78,
      pigment: mix(ink.foliage, ink.jade, 0.3),
      foot: 640,
      trees: 14,
      rough: 0.12,
    }),
    fill('M0 600q360-24 760-4t680-4v34q-700 24-1440 0z', ink.mist, 0.6),
  ].join('')
}

/** The hall, its wings and the wall around them, at the right. */
function drawPalaceGround(stage: Stage): string {
  const { ink } = stage
  const x = 1096
  const court = ink.season === 'winter' ? mix(ink.ground, ink.mist, 0.2) : mix(ink.ground, ink.mist, 0.25)
  return [
    fill(box(0, 628, 1440, 92), stage.fade(628, foot, mix(court, ink.mist, 0.9), mix(court, ink.mist, 0.4))),
    drawHall(stage, { x: 836, y: 634, half: 76, height: 50, bays: 4 }),
    drawEave(stage, { x: 836, y: 586, half: 96, height: 14, painted: true }),
    drawRoof(stage, { x: 836, y: 584, half: 110, ridge: 62, height: 58, lime: true }),
    drawHall(stage, { x: 1370, y: 634, half: 84, height: 54, bays: 4 }),
    drawEave(stage, { x: 1370, y: 582, half: 106, height: 15, painted: true }),
    drawRoof(stage, { x: 1370, y: 580, half: 122, ridge: 70, height: 62, lime: true }),
    drawHall(stage, { x, y: 500, half: 116, height: 42, bays: 6 }),
    drawEave(stage, { x, y: 462, half: 154, height: 20, painted: true }),
    drawRoof(stage, { x, y: 458, half: 174, ridge: 100, height: 92, lime: true }),
    drawHall(stage, { x, y: 636, half: 190, height: 86, bays: 7 }),
    drawEave(stage, { x, y: 556, half: 226, height: 25, painted: true }),
    drawRoof(stage, { x, y: 554, half: 250, ridge: 138, height: 84, lime: true }),
    drawGardens(stage),
    drawWall(stage, { x: 0, y: 646, width: 1440, height: 32, colour: ink.red }),
  ].join('')
}

/** Trees behind the wall show the season. */
function drawGardens(stage: Stage): string {
  return [
    [716, 652, 116],
    [772, 656, 84],
    [948, 654, 74],
    [1262, 654, 104],
    [1228, 658, 70],
  ]
    .map(([x = 0, y = 0, height = 0]) => drawTree(stage, { x, y, height, name: 'garden' }))
    .join('')
}

/** Roofs of houses before the wall, a fringe of trees, two pines. */
function drawHeroFront(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('front')
  const roofs = [
    [70, 694, 128],
    [300, 700, 118],
    [520, 706, 104],
  ] as const
  const low = darker(mix(ink.foliage, ink.jade, 0.5), 0.12)
  let fringe = ''
  let light = ''
  for (let x = -10; x < 1450; x += 17) {
    const y = 704 - dice.between(0, 12) - 10 * Math.sin(x / 90)
    fringe += dot(x, y + 14)
    if (dice.is(0.6)) light += dot(x - 3, y + 8)
  }
  return [
    ...roofs.map(([x, y, half]) => drawRoof(stage, { x, y, half, ridge: half * 0.72, height: half * 0.42, tiles: 22 })),
    ink.dusk ? fill(box(40, 696, 14, 10) + box(84, 696, 14, 10) + box(286, 702, 14, 10), ink.lamp) : '',
    stroke(fringe, low, 34),
    stroke(light, lighter(ink, low, 0.16), 22),
    fill(
      flow([
        [0, 712],
        [300, 700],
        [700, 714],
        [1100, 702],
        [1440, 714],
      ]) + 'V722H0z',
      darker(low, 0.1),
    ),
    drawPine(stage, { x: 622, y: 716, height: 172, name: 'small' }),
    drawPine(stage, { x: 1352, y: 730, height: 420, lean: -1, name: 'large' }),
    ink.season === 'winter'
      ? stroke(
          Array.from({ length: 60 }, () => dot(dice.between(...beside), dice.between(belowHeader, 700))).join(''),
          faded(ink, '#FFFFFF', 1),
          5,
          { opacity: 0.8 },
        )
      : '',
  ].join('')
}
