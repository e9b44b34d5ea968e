import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawPlate, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

/** Round filled pancakes on the hot plate; one is open and its syrup runs. */
export function drawHotteok(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('hotteok')
  const iron = ink.dusk ? '#2A3034' : '#454C50'
  const dough = ink.dusk ? '#B5833F' : '#DDA856'
  const syrup = ink.dusk ? '#4E2916' : '#6E3A1C'
  const seats = [
    [196, 232],
    [400, 206],
    [606, 240],
    [288, 402],
    [520, 408],
  ] as const
  const cakes = seats.map(([px, py], index) => {
    const rx = dice.whole(88, 98)
    return [
      fill(oval(px + 4, py + 14, rx, rx * 0.6), '#0A1216', 0.35),
      fill(oval(px, py + 8, rx, rx * 0.6), darker(dough, 0.35)) + fill(oval(px, py, rx, rx * 0.58), dough),
      stroke(oval(px, py, rx * 0.72, rx * 0.4), darker(dough, 0.25), 14, { opacity: 0.55 }),
      fill(oval(px - 20, py - 16, 30, 9), '#FFFFFF', 0.3),
      index === 4
        ? fill(from(px - 44, py - 14, 'q44-26 90 6q6 30-40 40q-20 34-34 4q-30-14-16-50z'), syrup) +
          stroke(
            scatter(stage, 'nuts', { x: px, y: py, rx: 34, ry: 16, count: 12, long: 5 }),
            lighter(ink, ink.gold, 0.3),
            8,
          )
        : '',
    ].join('')
  })
  return [
    drawTable(stage),
    fill(from(40, 118, 'h720l50 400h-820z'), stage.fade(118, 518, lighter(ink, iron, 0.18), darker(iron, 0.2))),
    stroke(
      scatter(stage, 'oil', { x: 400, y: 320, rx: 330, ry: 160, count: 22, long: 3 }),
      lighter(ink, iron, 0.35),
      9,
      { opacity: 0.6 },
    ),
    ...cakes,
    group(
      stroke('M0 0v150', lighter(ink, ink.wood, 0.2), 18) + fill(oval(0, 0, 62, 40), ink.dusk ? '#8F9A9E' : '#C4CBCA'),
      'translate(690 400)rotate(-24)',
    ),
    drawSteam(stage, 300, 160, 120, 4),
  ].join('')
}

/** Waffles in the shape of a fish, from the iron into a paper bag. */
export function drawFishBread(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('fish bread')
  const dough = ink.dusk ? '#B07A38' : '#D99B4A'
  const bean = ink.dusk ? '#5E2722' : '#7C3228'
  const seats = [
    [232, 210, -14],
    [500, 188, 8],
    [330, 352, 4],
    [592, 356, -10],
  ] as const
  const fishes = seats.map(([px, py, turn], index) =>
    group(
      fill(
        'M-128 12q26-78 132-74q54 2 84 40l52-38q20 42-2 70q20 34 0 74l-54-34q-40 44-96 42q-86-2-116-80z',
        darker(dough, 0.4),
      ) +
        fill('M-128 0q26-78 132-74q54 2 84 40l52-38q20 42-2 70q20 34 0 74l-54-34q-40 44-96 42q-86-2-116-80z', dough) +
        stroke('M-46-40q26 46 0 88M-4-44q26 48 0 94M38-34q24 38 0 76', darker(dough, 0.32), 7) +
        stroke('M96-16l34-22m-32 44h36m-34 22l34 24', darker(dough, 0.3), 6) +
        stroke(dot(-92, -14), darker(dough, 0.6), 14) +
        stroke('M-70-44q40-26 90-14', '#FFFFFF', 8, { opacity: 0.35 }) +
        (index === 0 ? fill('M-128 0q10-34 40-54q14 40-2 96q-30-14-38-42z', bean) : ''),
      `translate(${px} ${py})rotate(${turn + dice.whole(-4, 4)})`,
    ),
  )
  return [
    drawTable(stage),
    fill(
      from(64, 92, 'l642-30l54 400l-744 54z'),
      stage.sweep(16, 760, lighter(ink, mix(ink.lime, ink.ochre, 0.4), 0.2), mix(ink.lime, ink.ochre, 0.5)),
    ),
    stroke(from(64, 92, 'l26 26l30-30l26 28l30-30l26 28'), darker(mix(ink.lime, ink.ochre, 0.5), 0.2), 4, {
      opacity: 0.6,
    }),
    ...fishes,
    stroke(scatter(stage, 'crumbs', { x: 400, y: 440, rx: 300, ry: 50, count: 24, long: 4 }), darker(dough, 0.2), 6),
    drawSteam(stage, 360, 140, 110, 3),
  ].join('')
}

/** Fishcake on long sticks, in a pan of clear hot broth. */
export function drawFishcakeSkewers(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('fishcake')
  const metal = ink.dusk ? '#7F898D' : '#C9CFCE'
  const broth = ink.dusk ? '#8C7B52' : '#E2CE9A'
  const cake = ink.dusk ? '#B98E4C' : '#E4BC74'
  const skewers = Array.from({ length: 7 }, (_, index) => {
    const [px, tilt] = [168 + index * 76, dice.whole(-8, 8)]
    return group(
      stroke('M0-250v310', lighter(ink, ink.wood, 0.45), 8) +
        fill(
          'M-28-30q-10-20 10-34q-22-18 4-36q-16-26 14-36q34 8 20 36q28 16 6 38q24 14 6 34q14 22-8 36h-40q-26-10-12-38z',
          darker(cake, 0.2),
        ) +
        fill(
          'M-24-36q-8-16 10-28q-20-16 4-32q-14-22 12-30q28 8 16 30q24 14 4 34q22 12 6 30q12 18-8 30h-34q-24-10-10-34z',
          cake,
        ) +
        stroke('M-14-98q14 8 28 0M-16-62q16 8 32 0M-18-26q18 8 36 0', darker(cake, 0.28), 5),
      `translate(${px} ${344 + (index % 2) * 26})rotate(${tilt})`,
    )
  })
  return [
    drawTable(stage),
    fill(from(60, 250, 'h690l34 250h-758z'), darker(metal, 0.35)),
    fill(from(80, 236, 'h650l32 216h-714z'), stage.sweep(48, 762, lighter(ink, metal, 0.3), metal, darker(metal, 0.2))),
    fill(from(104, 254, 'h602l26 178h-654z'), broth),
    stroke(scatter(stage, 'shine', { x: 400, y: 350, rx: 280, ry: 70, count: 16, long: 18 }), '#FFFFFF', 6, {
      opacity: 0.3,
    }),
    ...skewers,
    stroke(
      scatter(stage, 'leek', { x: 400, y: 384, rx: 280, ry: 44, count: 22, long: 8 }),
      ink.dusk ? '#5D9A74' : '#82BC7A',
      8,
    ),
    fill(from(620, 446, 'h96l-14 100h-68z'), ink.dusk ? '#B9BDBA' : '#FFFFFF') + fill(oval(668, 446, 48, 16), broth),
    drawSteam(stage, 320, 200, 140, 4),
  ].join('')
}

/** Thick porridge in a deep bowl, with what gives it its name. */
export function drawPorridge(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('porridge')
  const look = dice.pick([
    { body: '#E9E2C6', top: '#7E8A62' },
    { body: '#E9A23C', top: '#FFF3D6' },
    { body: '#8A4038', top: '#FBF4E6' },
  ])
  const body = ink.dusk ? darker(look.body, 0.2) : look.body
  const bowl = dice.pick([darker(ink.tile, 0.05), ink.paper, mix(ink.green, ink.lime, 0.5)])
  return [
    drawTable(stage),
    drawVessel(stage, {
      x: 392,
      y: 300,
      rx: 238,
      ry: 138,
      deep: 100,
      colour: bowl,
      inside: body,
      rim: lighter(ink, bowl, 0.4),
    }),
    stroke(
      from(236, 296, 'q70-58 156-40q90 16 154-22M250 346q80-34 150-10q76 22 140-16'),
      lighter(ink, body, 0.4),
      12,
      { opacity: 0.55 },
    ),
    stroke(
      scatter(stage, 'grain', { x: 392, y: 308, rx: 176, ry: 84, count: 50, long: 6 }),
      lighter(ink, body, 0.3),
      5,
    ),
    stroke(
      scatter(stage, 'top', { x: 396, y: 286, rx: 62, ry: 28, count: 13, long: 12 }),
      ink.dusk ? darker(look.top, 0.15) : look.top,
      18,
    ),
    stroke(scatter(stage, 'sesame', { x: 396, y: 284, rx: 90, ry: 40, count: 20, long: 2 }), darker(ink.tile, 0.1), 5),
    drawPlate(stage, 126, 480, 78, ink.paper),
    stroke(
      scatter(stage, 'kimchi', { x: 126, y: 476, rx: 38, ry: 16, count: 9, long: 16 }),
      ink.dusk ? '#C9503A' : '#D4512F',
      12,
    ),
    group(
      stroke('M0 0v180', ink.dusk ? '#A8B2B8' : '#DDE0DD', 12) +
        fill(oval(0, -18, 32, 44), ink.dusk ? '#A8B2B8' : '#DDE0DD'),
      'translate(676 250)rotate(22)',
    ),
    drawSteam(stage, 340, 170, 130, 4),
  ].join('')
}

/** Clear noodles of sweet potato with vegetables in many colours. */
export function drawGlassNoodles(stage: Stage): string {
  const { ink } = stage
  const noodle = ink.dusk ? '#8B7350' : '#B99A68'
  const heap = (name: string, count: number, long: number, ry = 82) =>
    scatter(stage, name, { x: 400, y: 286, rx: 178, ry, count, long })
  return [
    drawTable(stage),
    drawPlate(stage, 400, 310, 292, ink.dusk ? '#B9BDBA' : '#FBF9F3'),
    fill(oval(400, 318, 214, 104), darker(noodle, 0.35)),
    stroke(heap('under', 70, 70), darker(noodle, 0.2), 10),
    stroke(heap('over', 70, 66), noodle, 9) + stroke(heap('shine', 46, 46), lighter(ink, noodle, 0.5), 3),
    stroke(heap('carrot', 18, 40, 66), ink.dusk ? '#C06A2C' : '#E0843A', 8),
    stroke(heap('spinach', 16, 30, 66), ink.dusk ? '#2E6B53' : '#3F8A5C', 13),
    stroke(heap('mushroom', 12, 26, 62), ink.dusk ? '#3A2A22' : '#5A4033', 12),
    stroke(heap('egg', 14, 38, 58), ink.gold, 8) + stroke(heap('pepper', 9, 30, 58), ink.vermilion, 8),
    stroke(heap('sesame', 36, 2, 66), ink.dusk ? '#E2D3A6' : '#FFF6DC', 5),
    group(stroke('M0 0l10 230M20 0l6 230', ink.dusk ? '#A8B2B8' : '#DDE0DD', 7), 'translate(690 210)rotate(12)'),
  ].join('')
}

/** Noodles in a fiery broth with mussels and squid. */
export function drawRedNoodles(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('red noodles')
  const broth = ink.dusk ? '#9C3423' : '#CF4A2B'
  const noodle = ink.dusk ? '#CBB078' : '#F5DDA0'
  const bowl = dice.pick([ink.paper, mix(ink.indigo, ink.tile, 0.4), darker(ink.tile, 0.1)])
  const strands = Array.from({ length: 9 }, (_, index) =>
    from(
      262 + dice.whole(-8, 20),
      262 + index * 17,
      `q${dice.whole(50, 90)} ${dice.whole(-26, 20)} 140 0q70 ${dice.whole(-10, 24)} 140 ${dice.whole(-6, 8)}`,
    ),
  ).join('')
  const mussels = (
    [
      [286, 236, -30],
      [498, 242, 24],
      [552, 318, 60],
      [250, 330, -70],
    ] as const
  ).map(([px, py, turn]) =>
    group(
      fill('M-44 0q10-34 60-28q30 10 30 28q-4 22-34 28q-48 4-56-28z', darker(ink.indigo, 0.35)) +
        fill('M-30 0q8-20 42-18q20 8 20 18q-4 14-24 18q-32 2-38-18z', ink.dusk ? '#C77F3C' : '#EDA656'),
      `translate(${px} ${py})rotate(${turn})`,
    ),
  )
  return [
    drawTable(stage),
    drawVessel(stage, {
      x: 400,
      y: 306,
      rx: 248,
      ry: 148,
      deep: 96,
      colour: bowl,
      inside: broth,
      rim: lighter(ink, bowl, 0.4),
    }),
    stroke(strands, darker(noodle, 0.3), 14) + stroke(strands, noodle, 9),
    stroke(
      scatter(stage, 'squid', { x: 400, y: 262, rx: 110, ry: 34, count: 10, long: 30 }),
      mix(ink.paper, ink.rose, 0.35),
      15,
    ),
    stroke(
      scatter(stage, 'green', { x: 400, y: 300, rx: 170, ry: 74, count: 18, long: 20 }),
      ink.dusk ? '#5D9A74' : '#82BC7A',
      9,
    ),
    stroke(
      scatter(stage, 'onion', { x: 400, y: 300, rx: 170, ry: 74, count: 14, long: 26 }),
      ink.dusk ? '#CDB9A4' : '#FBEBDA',
      8,
    ),
    ...mussels,
    stroke(
      scatter(stage, 'oil', { x: 400, y: 330, rx: 190, ry: 80, count: 14, long: 1 }),
      lighter(ink, broth, 0.35),
      9,
      { opacity: 0.7 },
    ),
    drawSteam(stage, 340, 180, 130, 4),
  ].join('')
}
