import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke, trim } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'

/** A dark hall of a museum: a vase, a crown, a bowl or a bell in the light of its case, people before it. */
export function drawExhibition(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('exhibition')
  const wall = mix(darker(dice.pick([ink.indigo, ink.jade, ink.rust, ink.tile]), 0.35), ink.tile, 0.5)
  const light = '#F7DFA8'
  const things = [drawVase, drawCrown, drawBowl, drawBell]
  const first = dice.whole(0, 3)
  const thing = (at: number) => things[(first + at) % 4] ?? drawVase
  return [
    fill(box(bleed.left, bleed.top, 960, 730), stage.fade(bleed.top, 560, darker(wall, 0.2), lighter(ink, wall, 0.06))),
    fill(box(bleed.left, 500, 960, 170), stage.fade(500, 660, mix(wall, ink.ochre, 0.22), darker(wall, 0.3))),
    ...[130, 400, 670].map((x) =>
      fill(from(x - 26, bleed.top, 'h52l120 460h-292z'), stage.fade(bleed.top, 420, `${light}66`, `${light}00`)),
    ),
    drawCase(stage, { x: 130, y: 470, scale: 0.72, inside: thing(1) }),
    drawCase(stage, { x: 670, y: 470, scale: 0.72, inside: thing(2) }),
    drawCase(stage, { x: 400, y: 520, scale: 1, inside: thing(0) }),
    fill(oval(400, 560, 250, 34), stage.glow(400, 560, 240, light, 0.4)),
    drawPeople(stage, {
      most: 3,
      least: 1,
      at: [
        [252, 600, 150],
        [556, 610, 156],
        [600, 604, 110],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
    stroke('M-80 40h960', lighter(ink, wall, 0.25), 6, { butt: true }),
    stroke([130, 400, 670].map((x) => from(x, 40, 'v14')).join(''), lighter(ink, wall, 0.4), 24, { butt: true }),
  ].join('')
}

type Case = { x: number; y: number; scale: number; inside: (stage: Stage) => string }

/** Drawn around 0 0 at the foot of its plinth, 260 wide. */
function drawCase(stage: Stage, { x, y, scale, inside }: Case): string {
  const { ink } = stage
  const plinth = mix(ink.tile, ink.wood, 0.3)
  return group(
    fill(box(-130, -340, 260, 220), '#F7DFA8', 0.16) +
      inside(stage) +
      fill('M-110-330h46l-90 200v-90zM-20-340h30l-98 220h-30z', '#FFFFFF', 0.1) +
      stroke(box(-130, -340, 260, 220), lighter(ink, plinth, 0.45), 4, { butt: true }) +
      fill(box(-140, -124, 280, 22), lighter(ink, plinth, 0.25)) +
      fill(box(-124, -102, 248, 102), stage.fade(-102, 0, plinth, darker(plinth, 0.35))) +
      fill(box(-34, -74, 68, 26), mix(ink.lime, ink.paper, 0.4), 0.85),
    `translate(${x} ${y})scale(${trim(scale)})`,
  )
}

function drawVase(stage: Stage): string {
  const { ink } = stage
  const glaze = ink.dusk ? '#7FA392' : '#9CC3AC'
  return (
    fill(oval(0, -126, 60, 8), '#0A1216', 0.35) +
    fill(
      'M-22-306h44q4 14-8 24q62 16 66 62q-2 52-42 92h-76q-40-40-42-92q4-46 66-62q-12-10-8-24z',
      stage.sweep(-80, 80, lighter(ink, glaze, 0.4), glaze, darker(glaze, 0.3)),
    ) +
    stroke('M-34-222q10-26 30-12q14 12-4 24m20 6q24-20 36 0m-66 30q14 10 34 2', lighter(ink, glaze, 0.65), 4) +
    stroke('M-60-168q60 16 120 0M-70-250q70 18 140 0', darker(glaze, 0.2), 3)
  )
}

/** Of gold, with antlers and drops of jade. */
function drawCrown(stage: Stage): string {
  const { ink } = stage
  const gold = ink.dusk ? '#E8B453' : '#EDBB55'
  const jade = mix(ink.green, ink.lime, 0.35)
  const drops = [-60, -34, 34, 60].map((x) => from(x, -160, 'v34')).join('')
  return (
    stroke(
      'M-60-170l-8-120m8 66h-22v-40m22 40h26v-44M60-170l8-120m-8 66h22v-40m-22 40h-26v-44M0-176v-140m0 46h-24v-34m24 34h24v-34m-24 78h-28v-34m28 34h28v-34',
      gold,
      11,
    ) +
    fill(
      'M-84-184q84 26 168 0v30q-84 26-168 0z',
      stage.sweep(-84, 84, lighter(ink, gold, 0.35), gold, darker(gold, 0.25)),
    ) +
    stroke(drops, gold, 3) +
    stroke(
      dot(-60, -126) + dot(-34, -124) + dot(34, -124) + dot(60, -126) + dot(0, -292) + dot(-24, -300) + dot(24, -300),
      jade,
      13,
    ) +
    stroke(dot(-50, -164) + dot(-18, -158) + dot(18, -158) + dot(50, -164), jade, 8)
  )
}

function drawBowl(stage: Stage): string {
  const { ink } = stage
  const clay = ink.dusk ? '#B9B3A4' : '#F4EEDF'
  return (
    fill(oval(0, -126, 70, 8), '#0A1216', 0.35) +
    fill(
      'M-94-220q8 70 60 88h68q52-18 60-88z',
      stage.sweep(-94, 94, lighter(ink, clay, 0.3), clay, darker(clay, 0.25)),
    ) +
    fill(oval(0, -220, 94, 24), darker(clay, 0.1)) +
    fill(oval(0, -217, 84, 18), darker(clay, 0.3)) +
    stroke('M-58-184q14 26 30 8m12 14q16 10 30-8m10 2q20-4 26-24', mix(ink.indigo, ink.water, 0.2), 6)
  )
}

/** A bronze bell with its bosses and the mark where it is struck. */
function drawBell(stage: Stage): string {
  const { ink } = stage
  const bronze = mix(ink.green, ink.ochre, 0.5)
  const bosses = [-44, -22, 22, 44].flatMap((x) => [dot(x, -262), dot(x, -246)]).join('')
  return (
    fill(oval(0, -126, 84, 9), '#0A1216', 0.35) +
    stroke('M-16-304q0-28 16-28q16 0 16 28', darker(bronze, 0.15), 11) +
    fill(
      'M-54-304h108q26 40 28 104q6 50-6 70h-152q-12-20-6-70q2-64 28-104z',
      stage.sweep(-84, 84, lighter(ink, bronze, 0.35), bronze, darker(bronze, 0.35)),
    ) +
    fill('M-62-292h124l6 14h-136zM-80-150h160l-4 20h-152z', darker(bronze, 0.28), 0.7) +
    stroke(box(-56, -272, 46, 36) + box(10, -272, 46, 36), darker(bronze, 0.35), 3) +
    stroke(bosses, lighter(ink, bronze, 0.5), 7) +
    fill(oval(0, -190, 22), darker(bronze, 0.2)) +
    stroke(oval(0, -190, 22) + oval(0, -190, 12), lighter(ink, bronze, 0.45), 3)
  )
}
