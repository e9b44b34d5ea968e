import { darker, faded, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, group, oval, points, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawMist, drawSky } from '#pictures/brushes/sky.ts'
import { lantern } from '#pictures/brushes/lanterns.ts'
import { bleed, type Stage, stamp } from '#pictures/brushes/stage.ts'
import { drawReeds } from '#pictures/brushes/low-plants.ts'
import { drawPine } from '#pictures/brushes/trees.ts'
import { drawWater } from '#pictures/brushes/water.ts'

/** The page's own ground with a soft light, so that the drawing has no frame: what stands there is alone. */
function drawQuiet(stage: Stage): string {
  const { ink } = stage
  const ground = ink.dusk ? '#14171A' : '#FBF8F1'
  const light = ink.dusk ? '#2C3A3E' : '#F3E7D0'
  return (
    fill(box(bleed.left, bleed.top, 960, 720), ground) +
    fill(oval(400, 300, 250, 250), stage.glow(400, 300, 250, light, 0.95))
  )
}

/** A low table laid for nobody yet. */
export function drawEmptyTable(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('empty')
  const wood = dice.pick([mix(ink.wood, ink.ochre, 0.3), mix(ink.wood, ink.rust, 0.3), mix(ink.ochre, ink.wood, 0.3)])
  const glaze = dice.pick([mix(ink.green, ink.lime, 0.6), ink.paper, mix(ink.water, ink.lime, 0.5)])
  return [
    drawQuiet(stage),
    fill(oval(400, 500, 300, 34), '#0A1216', 0.14),
    fill('M190 400q20 60-20 96h30q34-40 30-96zM610 400q-20 60 20 96h-30q-34-40-30-96z', darker(wood, 0.25)),
    fill('M130 372h540l-20 34h-500z', darker(wood, 0.15)),
    fill('M150 320h500l30 54h-560z', stage.fade(320, 374, lighter(ink, wood, 0.3), wood)),
    fill('M306 338q4 30 40 34h48q36-4 40-34z', stage.sweep(306, 434, lighter(ink, glaze, 0.3), darker(glaze, 0.15))) +
      fill(oval(370, 338, 64, 14), lighter(ink, glaze, 0.4)) +
      fill(oval(370, 339, 56, 10), darker(glaze, 0.2)),
    stroke('M486 346l70-16M490 356l72-15', ink.dusk ? '#A8B2B8' : '#B9BDB8', 5),
    drawCushion(stage, 120, 520),
    drawCushion(stage, 640, 530),
    drawJarWithBranch(stage),
    drawSteam(stage, 352, 312, 90, 2),
  ].join('')
}

function drawCushion(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const colour = stage
    .chance(`cushion ${x}`)
    .pick([ink.vermilion, mix(ink.indigo, ink.water, 0.3), mix(ink.green, ink.jade, 0.2), ink.gold])
  return (
    fill(
      from(x - 66, y, 'q-8-24 14-26h104q22 2 14 26q-4 18-22 18h-88q-18 0-22-18z'),
      stage.fade(y - 26, y + 18, lighter(stage.ink, colour, 0.2), darker(colour, 0.15)),
    ) + stroke(from(x - 60, y, 'h120'), lighter(stage.ink, colour, 0.5), 2.4, { dash: '5 6' })
  )
}

function drawJarWithBranch(stage: Stage): string {
  const { ink } = stage
  const petal = { spring: ink.rose, summer: mix(ink.green, ink.lime, 0.3), autumn: '#E0702F', winter: ink.vermilion }[
    ink.season
  ]
  return (
    stroke('M572 286q-6-70 40-126M576 286q6-50 66-76M572 240q-14-30-44-40', darker(ink.wood, 0.1), 5) +
    stroke(
      [
        [610, 160],
        [600, 190],
        [640, 210],
        [622, 222],
        [528, 200],
        [546, 212],
        [588, 216],
      ]
        .map(([x = 0, y = 0]) => dot(x, y))
        .join(''),
      petal,
      22,
    ) +
    fill(
      'M574 338q-36-4-32-40q4-12 14-16v-10h36v10q12 4 14 16q4 36-32 40z',
      stage.sweep(540, 608, lighter(ink, ink.paper, 0.1), darker(ink.paper, 0.16)),
    )
  )
}

/** A folded map without a line on it, a pin laid beside it. */
export function drawEmptyMap(stage: Stage): string {
  const { ink } = stage
  const paper = ink.dusk ? '#8C9394' : '#FFFDF6'
  const coast = stage.chance('coast')
  const bay = flow([
    [150, 300],
    [230, 260 + coast.between(-20, 20)],
    [300, 320],
    [400, 290 + coast.between(-24, 24)],
    [480, 340],
    [560, 300],
    [650, 330],
  ])
  return [
    drawQuiet(stage),
    fill(oval(400, 520, 320, 30), '#0A1216', 0.14),
    fill(
      'M150 210l168 50 164-56 168 52v240l-168-52-164 56-168-50z',
      stage.sweep(150, 650, paper, darker(paper, 0.06), paper, darker(paper, 0.08)),
    ),
    `<g clip-path="${stage.clip('M150 210l168 50 164-56 168 52v240l-168-52-164 56-168-50z')}">${fill(`${bay}V520H150z`, mix(ink.water, paper, 0.6))}${stroke('M180 270q60 60 130 20t150 20 190-30M240 220q20 60-10 120M520 230q-30 40 10 90', mix(ink.green, paper, 0.5), 5)}</g>`,
    stroke('M318 260v240M482 204v240', darker(paper, 0.2), 2.4),
    fill('M318 260l164-56v240l-164 56z', '#0A1216', 0.05),
    fill(oval(400, 386, 26, 7), '#0A1216', 0.25),
    fill(
      'M400 384q-52-72-52-104q2-50 52-52q50 2 52 52q0 32-52 104z',
      stage.fade(228, 384, lighter(ink, ink.vermilion, 0.12), darker(ink.vermilion, 0.15)),
    ) + fill(oval(400, 280, 20), ink.dusk ? '#E8DCC4' : '#FFF7E8'),
    stroke('M200 450l30-26M560 470q30-20 60-14', darker(paper, 0.25), 3, { dash: '2 8' }),
  ].join('')
}

/** One lantern that nobody has lit yet: nothing saved so far. */
export function drawEmptyLantern(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('lantern')
  const colour = dice.pick([ink.vermilion, ink.gold, mix(ink.green, ink.lime, 0.3), ink.rose])
  const shape = lantern(stage, dice.pick(['round', 'long', 'lotus']))
  return [
    drawQuiet(stage),
    stroke(`M${bleed.left} 120q480 ${dice.whole(60, 120)} 960 0`, darker(ink.tile, 0.1), 3, { opacity: 0.7 }),
    ...[100, 220, 590, 700]
      .map((at) => at + dice.whole(-26, 26))
      .map((x) =>
        stamp(shape, x, 138 + (1 - ((x - 400) / 480) ** 2) * 30, {
          scale: 1,
          colour: mix(colour, ink.dusk ? '#2C3A3E' : '#F6EEDF', 0.72),
        }),
      ),
    stamp(shape, 400, 158, { scale: 3.6, colour }),
    fill(oval(400, 560, 130, 16), '#0A1216', 0.12),
  ].join('')
}

/** A path that ends in mist: no page here. */
export function drawMissingPage(stage: Stage): string {
  const { ink } = stage
  const stone = lighter(ink, ink.ground, 0.1)
  const path = `${flow(points('250,664 330,560 500,500 420,446 370,420 400,396'))}L408 396${flow(points('408,396 390,420 470,444 590,500 470,580 560,664')).replace('M', 'L')}z`
  return [
    drawSky(stage, { horizon: 420, disc: { x: [560, 660], y: [110, 190] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(380, [
        [60, 110],
        [250, 190],
        [460, 140],
        [690, 210],
      ]),
      depth: 0.2,
      pigment: ink.indigo,
      foot: 420,
      creased: true,
    }),
    drawRidge(stage, {
      name: 'middle',
      crest: crestOf(410, [
        [-20, 80],
        [180, 110],
        [560, 70],
        [800, 120],
      ]),
      depth: 0.32,
      pigment: ink.jade,
      foot: 440,
      trees: 12,
    }),
    fill(
      box(bleed.left, 400, 960, 264),
      stage.fade(400, 660, ink.mist, faded(ink, ink.foliage, 0.5), darker(ink.foliage, 0.1)),
    ),
    fill(path, stage.fade(400, 660, `${stone}00`, `${stone}CC`, stone)),
    drawMist(stage, 376, { strength: 0.9, strips: 5 }),
    drawMist(stage, 440, { strength: 0.6, strips: 2 }),
    drawPost(stage),
    drawPine(stage, { x: 150, y: 620, height: 320 }),
    drawReeds(stage, { x: 600, y: 664, width: 280, height: 100, count: 30, colour: darker(ink.foliage, 0.25) }),
  ].join('')
}

/** A guide post whose boards say nothing. */
function drawPost(stage: Stage): string {
  const { ink } = stage
  const wood = mix(ink.wood, ink.ochre, 0.3)
  return (
    stroke('M612 600v-190', darker(wood, 0.2), 15, { butt: true }) +
    fill('M560 424h116l22 20-22 20h-116z', wood) +
    fill('M664 478h-104l-20 18 20 18h104z', darker(wood, 0.1)) +
    fill('M600 412l12-12 12 12z', darker(wood, 0.3))
  )
}

/** A lighthouse whose light is out of reach, the boat waits: no connection. */
export function drawOffline(stage: Stage): string {
  const { ink } = stage
  return [
    drawSky(stage, { horizon: 380, disc: { x: [120, 220], y: [100, 190] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(
        380,
        [
          [60, 40],
          [260, 60],
          [700, 36],
        ],
        0.2,
      ),
      depth: 0.24,
      pigment: ink.indigo,
      foot: 386,
    }),
    drawWater(stage, { top: 380 }),
    drawMist(stage, 372, { strength: 0.7, strips: 3 }),
    group(
      fill('M-24 0l8-150h32l8 150z', ink.dusk ? '#9AA6AC' : '#FFFDF6') +
        fill('M-22-40l2-40h40l2 40zM-19-100l1-30h36l1 30z', ink.vermilion) +
        fill(box(-22, -162, 44, 12), darker(ink.tile, 0.1)) +
        fill(box(-13, -186, 26, 26), mix(ink.glass, ink.tile, 0.3)) +
        fill('M-18-184q18-26 36 0z', ink.vermilion),
      'translate(560 400)',
    ),
    fill('M470 408q40-26 96-20t130 4q60 6 90 30q-160 16-316-14z', mix(ink.stone, ink.tile, 0.5)),
    group(
      fill('M-110-10q110 24 226-14q-20 60-60 64h-120q-30-6-46-50z', darker(ink.rust, 0.05)) +
        stroke('M-100-2q100 20 206-10', mix(ink.rust, ink.lime, 0.5), 5) +
        stroke('M-4-16v-120', ink.wood, 8) +
        fill('M-22-140h36v10h-36z', darker(ink.wood, 0.2)) +
        fill('M-2-128q20 30 2 100l-10 8z', ink.paper),
      'translate(260 520)',
    ),
    stroke('M140 556q60 12 120 4t140 2', lighter(ink, ink.water, 0.6), 5, { opacity: 0.6 }),
  ].join('')
}
