import { drawSkyline } from '#pictures/brushes/city.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, stroke } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { drawSign } from '#pictures/brushes/signs.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

/** The front of a clinic on a side street: brick and plaster, a lit reception behind glass. */
export function drawClinicDoor(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('door')
  const plaster = dice.pick([
    ink.lime,
    mix(ink.lime, ink.rose, 0.25),
    mix(ink.lime, ink.water, 0.25),
    mix(ink.stone, ink.green, 0.2),
  ])
  const brick = dice.pick([mix(ink.rust, ink.rose, 0.25), mix(ink.tile, ink.stone, 0.4), mix(ink.ochre, ink.rose, 0.4)])
  const board = dice.pick([ink.jade, ink.indigo, darker(ink.rust, 0.1), ink.tile])
  const pavement = lighter(ink, ink.ground, 0.1)
  return [
    drawSky(stage, { horizon: 420, disc: { x: [20, 60], y: [60, 110] } }),
    drawSkyline(stage, {
      name: 'side',
      foot: 470,
      low: 120,
      high: 330,
      colour: mix(ink.mist, ink.indigo, 0.4),
      step: 52,
    }),
    fill(box(bleed.left, 468, 960, 200), stage.fade(468, 660, pavement, darker(pavement, 0.14))),
    stroke(
      from(bleed.left, 560, 'h960') +
        from(bleed.left, 616, 'h960') +
        [0, 110, 220, 330, 440, 550, 660, 770].map((x) => from(x, 530, 'l-30 130')).join(''),
      darker(pavement, 0.3),
      1.5,
      { opacity: 0.4 },
    ),
    drawWing(stage, brick),
    drawFront(stage, { plaster, board }),
    drawShop(stage),
    drawSteps(stage),
    drawTree(stage, { x: 96, y: 568, height: 400 }),
    drawPlanter(stage, 262),
    drawPlanter(stage, 716),
    drawPeople(stage, {
      most: 2,
      at: [
        [560, 566, 104],
        [420, 590, 112],
        [640, 596, 114],
      ],
      wears: ['coat', 'dress', 'jacket'],
    }),
    drawWeather(stage),
  ].join('')
}

function drawWing(stage: Stage, brick: string): string {
  const { ink } = stage
  const dice = stage.chance('wing')
  let courses = ''
  for (let y = 52; y < 470; y += 13) courses += from(150, y, 'h130')
  const panes = [90, 240].map((y) => {
    const lit = ink.dusk ? (dice.is(0.7) ? ink.lamp : mix(ink.glass, ink.tile, 0.4)) : ink.glass
    return (
      fill(box(178, y, 72, 92), darker(brick, 0.4)) +
      fill(box(184, y + 6, 28, 80) + box(217, y + 6, 28, 80), lit) +
      fill(box(170, y + 92, 88, 9), lighter(ink, brick, 0.4)) +
      stroke([182, 198, 214, 230, 246].map((x) => dot(x, y + 86)).join(''), mix(ink.jade, ink.green, 0.4), 18)
    )
  })
  return [
    fill(box(150, 34, 130, 446), stage.sweep(150, 280, brick, darker(brick, 0.16))),
    stroke(courses, lighter(ink, brick, 0.3), 1.3, { dash: '17 3', butt: true, opacity: 0.6 }),
    ...panes,
    fill(box(144, 26, 142, 12), darker(brick, 0.3)),
  ].join('')
}

function drawFront(stage: Stage, { plaster, board }: { plaster: string; board: string }): string {
  const { ink } = stage
  const dice = stage.chance('front')
  const windows = [308, 420, 532, 644].slice(0, dice.whole(3, 4))
  const lit = windows.map((x) => [x, dice.is(0.6)] as const)
  const pane = (x: number) => box(x, 66, 84, 92)
  const word = dice.pick(['의원', '의원', '클리닉', '병원'])
  return [
    fill(box(280, 34, 480, 446), stage.sweep(280, 760, lighter(ink, plaster, 0.25), plaster, darker(plaster, 0.1))),
    fill(box(272, 24, 496, 14), darker(plaster, 0.28)),
    fill(lit.map(([x]) => box(x - 5, 61, 94, 102)).join(''), darker(ink.tile, 0.05)),
    fill(
      lit
        .filter(([, on]) => on)
        .map(([x]) => pane(x))
        .join(''),
      ink.dusk ? ink.lamp : ink.glass,
    ),
    fill(
      lit
        .filter(([, on]) => !on)
        .map(([x]) => pane(x))
        .join(''),
      mix(ink.glass, ink.tile, ink.dusk ? 0.5 : 0.25),
    ),
    stroke(lit.map(([x]) => from(x + 42, 62, 'v100')).join(''), darker(ink.tile, 0.05), 5, { butt: true }),
    ink.dusk ? '' : fill(lit.map(([x]) => from(x + 6, 158, 'l40-92h16l-40 92z')).join(''), '#FFFFFF', 0.3),
    fill(box(300, 188, 440, 46), board),
    drawSign(stage, { word, x: 386, y: 193, size: 24, colour: ink.dusk ? ink.lamp : ink.paper, board }),
    stroke('M470 204h240M470 220h160', mix(board, ink.paper, 0.7), 3, { opacity: 0.8 }),
    fill('M276 254h488l14 18h-516z', darker(ink.tile, 0.1)),
    stroke('M264 274h512', lighter(ink, ink.tile, 0.3), 4, { dash: '4 5', butt: true }),
  ].join('')
}

/** The room behind the glass: a desk with somebody at it, a picture, a chair, a plant. */
function drawShop(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('room')
  const wall = ink.dusk ? mix(ink.lamp, '#FFF1CC', 0.45) : mix(ink.lime, ink.lamp, 0.3)
  const coat = dice.pick([ink.green, mix(ink.water, ink.lime, 0.3), mix(ink.rose, ink.lime, 0.2)])
  const frame = darker(ink.tile, 0.1)
  return [
    fill(box(312, 276, 416, 206), stage.fade(276, 480, wall, mix(wall, ink.ochre, 0.22))),
    fill(box(312, 436, 416, 46), mix(ink.wood, ink.ochre, 0.5)),
    fill(box(330, 306, 74, 58), ink.paper) +
      fill('M336 358l18-28 14 16 12-20 18 32z', mix(ink.green, ink.jade, 0.3)) +
      fill(box(330, 302, 74, 5), frame),
    stroke('M478 276v40M556 276v40', frame, 2) +
      fill('M462 322q2-16 16-18q14 2 16 18zM540 322q2-16 16-18q14 2 16 18z', ink.gold),
    stroke(dot(498, 356), ink.hair, 24) +
      fill('M478 404q0-36 20-38q20 2 20 38z', coat) +
      stroke(dot(498, 362), ink.skin, 14),
    fill(box(430, 400, 132, 60), stage.fade(400, 460, mix(ink.ochre, ink.lime, 0.45), mix(ink.ochre, ink.wood, 0.3))) +
      fill(box(424, 394, 144, 9), ink.paper),
    fill('M622 408h56v12h-56zM622 380h10v56h-10zM670 418h9v34h-9zM624 430h9v22h-9z', mix(ink.indigo, ink.water, 0.3)),
    stroke('M312 480v-206M415 480v-206M520 480v-206M624 480v-206M728 480v-206', frame, 8, { butt: true }),
    stroke('M536 390v50M604 390v50', ink.gold, 5),
    fill('M330 470l70-190h30l-70 190zM640 470l40-110h16l-40 110z', '#FFFFFF', ink.dusk ? 0.1 : 0.26),
  ].join('')
}

function drawSteps(stage: Stage): string {
  const { ink } = stage
  const stone = lighter(ink, ink.stone, 0.25)
  const light = ink.dusk
    ? fill('M320 512h400l70 150h-540z', stage.fade(512, 660, `${ink.lamp}66`, `${ink.lamp}00`))
    : ''
  return (
    fill(box(284, 478, 472, 16), stone) +
    fill(box(284, 488, 472, 8), darker(stone, 0.18)) +
    fill(box(258, 496, 524, 16), stone) +
    fill(box(258, 508, 524, 9), darker(stone, 0.22)) +
    light
  )
}

function drawPlanter(stage: Stage, x: number): string {
  const { ink } = stage
  const leaf = mix(ink.jade, ink.green, 0.3)
  const blades = [
    'q-30-50-62-66q22 46 54 78z',
    'q-16-70-28-110q34 50 38 112z',
    'q0-76 18-122q16 60-4 124z',
    'q16-58 58-96q-8 60-46 100z',
    'q30-36 70-50q-24 44-62 58z',
  ]
  return (
    fill(
      blades.map((blade) => from(x - 4, 494, blade)).join(''),
      stage.fade(370, 494, lighter(ink, leaf, 0.15), darker(leaf, 0.25)),
    ) +
    fill(
      from(x - 34, 490, 'h68l-8 60q-26 6-52 0z'),
      stage.sweep(x - 34, x + 34, mix(ink.tile, ink.stone, 0.45), darker(ink.tile, 0.05)),
    )
  )
}
