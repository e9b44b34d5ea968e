import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, group, stroke, trim } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'

/** A wall of water in a dark hall: a ray, a shark and a shoal behind the glass, people before it. */
export function drawAquarium(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('aquarium')
  const deep = mix(ink.deep, ink.indigo, dice.between(0.1, 0.5))
  const bright = mix(ink.water, dice.pick([ink.glass, ink.green]), ink.dusk ? 0.15 : 0.35)
  const dark = darker(mix(ink.tile, ink.indigo, 0.35), 0.25)
  const rays = [150, 300, 450, 600, 720]
    .map((x) => from(x + dice.between(-30, 30), bleed.top, `h${dice.whole(30, 70)}l-120 560h${-dice.whole(70, 130)}z`))
    .join('')
  return [
    fill(box(bleed.left, bleed.top, 960, 730), stage.fade(bleed.top, 520, lighter(ink, bright, 0.3), bright, deep)),
    fill(rays, '#FFFFFF', ink.dusk ? 0.05 : 0.1),
    drawReef(stage, deep),
    drawShoal(stage, dice.between(180, 330), dice.between(110, 190)),
    drawRay(stage, dice.between(480, 570), dice.between(140, 210)),
    drawShark(stage, dice.between(240, 340), dice.between(290, 340)),
    drawFish(stage),
    stroke(
      Array.from({ length: 16 }, () => dot(dice.between(560, 620), dice.between(90, 430))).join(''),
      '#FFFFFF',
      6,
      { opacity: 0.5 },
    ),
    fill(`M-80-60h960v724h-960zM-10 30v450h820V30z`, dark),
    stroke('M-10 30h820v450h-820z', lighter(ink, dark, 0.2), 6, { butt: true }),
    stroke('M265 30v450M535 30v450', dark, 9, { butt: true }),
    fill(box(bleed.left, 480, 960, 184), stage.fade(480, 620, mix(dark, bright, 0.4), dark)),
    drawPeople(stage, {
      most: 4,
      least: 2,
      at: [
        [210, 590, 160],
        [262, 596, 96],
        [520, 600, 164],
        [578, 594, 150],
      ],
      wears: ['coat', 'jacket', 'dress'],
    }),
  ].join('')
}

function drawReef(stage: Stage, deep: string): string {
  const { ink } = stage
  const dice = stage.chance('reef')
  const rock = mix(deep, ink.tile, 0.3)
  const corals = [ink.vermilion, ink.rose, ink.gold, mix(ink.green, ink.lime, 0.3)]
  const tufts = Array.from({ length: 9 }, (_, index) => {
    const x = 20 + index * 95 + dice.between(-24, 24)
    const tall = dice.whole(40, 96)
    const tone = mix(corals[index % 4] ?? ink.rose, deep, 0.25)
    return stroke(
      from(
        x,
        470,
        `q-6${-Math.round(tall * 0.5)} ${dice.whole(-14, 4)}${-tall}m4 ${Math.round(tall * 0.5)}q16-14 ${dice.whole(18, 30)}${-Math.round(tall * 0.4)}m-26 ${Math.round(tall * 0.5)}q-20-10-28${-Math.round(tall * 0.4)}`,
      ),
      tone,
      10,
    )
  })
  return (
    tufts.join('') +
    fill(
      `${flow([
        [-80, 440],
        [60, 410],
        [190, 450],
        [330, 436],
        [460, 460],
        [600, 420],
        [740, 446],
        [880, 400],
      ])}V500H-80z`,
      stage.fade(400, 500, lighter(ink, rock, 0.15), darker(rock, 0.3)),
    )
  )
}

function drawShoal(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const dice = stage.chance('shoal')
  let d = ''
  for (let index = 0; index < 26; index++) {
    const angle = index * 2.4
    const out = Math.sqrt(index / 26)
    d += from(
      x + Math.cos(angle) * out * 120 + dice.between(-8, 8),
      y + Math.sin(angle) * out * 56,
      'q12-10 26 0l9-6v14l-9-6q-14 9-26-2z',
    )
  }
  return fill(d, ink.dusk ? mix(ink.gold, ink.paper, 0.3) : ink.gold)
}

function drawRay(stage: Stage, x: number, y: number): string {
  const tone = mix(stage.ink.tile, stage.ink.water, 0.35)
  return group(
    fill(
      'M-120 6q70-64 120-60q50-4 120 60q-66-12-96 22q-24 22-48 0q-30-34-96-22z',
      stage.fade(-56, 44, lighter(stage.ink, tone, 0.3), tone),
    ) +
      stroke('M0 34q4 50-20 104', tone, 6) +
      stroke('M-40-6q40-22 80 0', lighter(stage.ink, tone, 0.5), 4, { opacity: 0.6 }),
    `translate(${Math.round(x)} ${Math.round(y)})rotate(-14)`,
  )
}

function drawShark(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const tone = mix(ink.tile, ink.stone, ink.dusk ? 0.35 : 0.4)
  return group(
    fill(
      'M-150 8q70-50 170-38l24-48q14 26 24 58q50 10 92 22l48-40q-4 34-16 50q14 18 12 46l-48-36q-60 20-120 22l-22 40q-20-16-26-40q-90 0-138-36z',
      stage.fade(-60, 60, tone, mix(tone, ink.paper, 0.25)),
    ) +
      fill('M-146 12q80 26 200 14q-70 24-130 12q-46-8-70-26z', mix(ink.paper, tone, 0.3)) +
      stroke('M-70-8q-8 16 0 28m14-30q-8 16 0 30m14-32q-8 18 0 32', darker(tone, 0.35), 3) +
      stroke(dot(-116, -4), '#10161A', 8),
    `translate(${Math.round(x)} ${Math.round(y)})`,
  )
}

function drawFish(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('fish')
  return Array.from({ length: 5 }, (_, index) => {
    const [body, band] = dice.pick([
      [ink.vermilion, ink.paper],
      [ink.gold, mix(ink.indigo, ink.water, 0.2)],
      [ink.rose, ink.paper],
    ])
    const x = 430 + index * 62 + dice.between(-26, 26)
    const y = dice.between(300, 420)
    return group(
      fill('M-30 0q20-28 48-2l16-14v32l-16-12q-28 24-48-4z', body) +
        stroke('M-6-13v24M8-11v20', band, 5, { butt: true }) +
        stroke(dot(-20, -3), '#10161A', 5),
      `translate(${Math.round(x)} ${Math.round(y)})scale(${dice.is(0.5) ? '-' : ''}${trim(dice.between(0.8, 1.2))} 1)`,
    )
  }).join('')
}
