import { drawAround, enlarged } from '#pictures/brushes/meal.ts'
import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, group, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawPlate, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 310

/** A pizza cut into eight, with basil or slices of sausage. */
export function drawPizza(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('pizza')
  const crust = ink.dusk ? '#B27B3A' : '#D99B4E'
  const cheese = ink.dusk ? '#CDA65A' : '#F4D48A'
  const hasBasil = dice.is(0.5)
  const cuts = [0, 1, 2, 3].map((index) => {
    const angle = (index * Math.PI) / 4 + 0.2
    const [dx, dy] = [Math.cos(angle) * 226, Math.sin(angle) * 146]
    return from(x - dx, y - dy, `l${Math.round(dx * 2)} ${Math.round(dy * 2)}`)
  })
  const topping = scatter(stage, 'topping', { x, y, rx: 170, ry: 104, count: 15, long: hasBasil ? 22 : 1 })
  return [
    drawTable(stage),
    fill(oval(x + 14, y + 30, 282, 190), '#0A1216', 0.28),
    fill(oval(x, y + 12, 280, 186), stage.sweep(120, 680, lighter(ink, ink.wood, 0.3), darker(ink.wood, 0.1))),
    fill(oval(x, y + 2, 244, 160), darker(crust, 0.25)) + fill(oval(x, y - 4, 242, 158), crust),
    fill(oval(x, y - 4, 214, 136), ink.dusk ? '#A8452F' : '#C9533A') + fill(oval(x, y - 4, 204, 128), cheese),
    stroke(scatter(stage, 'sauce', { x, y, rx: 180, ry: 108, count: 16, long: 18 }), '#C9533A', 15, { opacity: 0.5 }),
    stroke(scatter(stage, 'melt', { x, y, rx: 180, ry: 108, count: 18, long: 12 }), lighter(ink, cheese, 0.5), 14),
    hasBasil
      ? stroke(topping, ink.dusk ? '#34684C' : '#4C8F5A', 15)
      : stroke(topping, ink.dusk ? '#8E3325' : '#B03A28', 44) + stroke(topping, ink.dusk ? '#A84A38' : '#CB5A44', 34),
    stroke(cuts.join(''), darker(crust, 0.35), 5, { opacity: 0.8 }),
    drawCutlery(stage, 708, 330, 16, 0.9),
  ].join('')
}

/** Pasta turned into a nest, in red, white or green sauce. */
export function drawPasta(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('pasta')
  const noodle = ink.dusk ? '#CBB275' : '#F2DB9C'
  const sauce = dice.pick([
    ink.dusk ? '#A8452F' : '#D25A3A',
    ink.dusk ? '#C9BFA4' : '#FBF1DA',
    mix(ink.green, ink.lime, 0.3),
  ])
  const turns = [188, 158, 128, 98, 68, 40].map((rx, index) =>
    oval(x + dice.whole(-8, 8), y - index * 11, rx, rx * 0.5),
  )
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      drawPlate(stage, x, y + 14, 262, ink.dusk ? '#B9BDBA' : '#FBF9F3'),
      stroke(turns.join(''), darker(noodle, 0.28), 30),
      stroke(turns.join(''), noodle, 22, { dash: '150 7' }),
      stroke(turns.join(''), lighter(ink, noodle, 0.5), 4, { dash: '90 22' }),
      fill(from(x - 96, y - 52, 'q10-40 96-44q92 2 100 42q14 34-30 44q-20 28-66 16q-52 14-72-12q-34-10-28-46z'), sauce),
      stroke(scatter(stage, 'herb', { x, y: y - 50, rx: 80, ry: 30, count: 14, long: 10 }), ink.pine, 7),
      stroke(
        scatter(stage, 'cheese', { x, y: y - 40, rx: 130, ry: 50, count: 20, long: 6 }),
        lighter(ink, ink.gold, 0.6),
        5,
      ),
      drawSteam(stage, 380, 190, 110, 3),
    ]),
    drawCutlery(stage, 716, 330, 14, 0.9),
  ].join('')
}

/** A tall burger on a board, with chips. */
export function drawBurger(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('burger')
  const bun = ink.dusk ? '#AE7434' : dice.pick(['#D58F42', '#C98338', '#DFA050'])
  const meat = ink.dusk ? '#4A2A20' : '#6B3B28'
  const leaf = ink.dusk ? '#4F8A58' : '#7DBB62'
  const chips = Array.from({ length: 12 }, (_, index) =>
    from(596 + (index % 6) * 18, 400 + dice.whole(-10, 10), `l${dice.whole(-20, 26)}${-dice.whole(80, 136)}`),
  ).join('')
  return [
    drawTable(stage),
    fill(oval(424, 478, 330, 82), '#0A1216', 0.25),
    fill(oval(410, 462, 326, 80), stage.sweep(80, 740, lighter(ink, ink.wood, 0.35), darker(ink.wood, 0.05))),
    fill(from(176, 400, 'h320q0 62-46 70h-228q-46-8-46-70z'), stage.fade(400, 470, bun, darker(bun, 0.3))),
    fill(
      from(160, 366, 'q22-14 46 0q30 22 58 0q30-22 60 0q30 22 60 0q26-20 52 0q24 16 54 0q24 22 4 38h-330q-22-14-4-38z'),
      leaf,
    ),
    fill(
      from(172, 318, 'q164-34 328 0q16 26 0 52h-328q-16-26 0-52z'),
      stage.fade(318, 370, lighter(ink, meat, 0.15), darker(meat, 0.2)),
    ),
    fill(from(164, 306, 'h344l-50 30l-34-14l-40 42l-46-40l-60 18l-50-20z'), ink.gold),
    fill(from(180, 278, 'q156-26 312 0q12 14 0 28h-312q-12-14 0-28z'), ink.dusk ? '#B64A36' : '#D9573C'),
    fill(
      from(166, 282, 'q4-128 170-132q166 4 170 132q-170 26-340 0z'),
      stage.sweep(166, 506, lighter(ink, bun, 0.4), bun, darker(bun, 0.2)),
    ),
    stroke(
      scatter(stage, 'sesame', { x: 330, y: 206, rx: 110, ry: 34, count: 22, long: 4 }),
      ink.dusk ? '#E2D3A6' : '#FFF3CF',
      7,
    ),
    stroke(chips, darker(ink.gold, 0.2), 17) + stroke(chips, lighter(ink, ink.gold, 0.25), 11),
    fill(from(572, 384, 'h140l-18 96h-104z'), stage.sweep(572, 712, ink.vermilion, darker(ink.vermilion, 0.3))),
    stroke(box(590, 412, 104, 1), ink.paper, 5, { opacity: 0.7 }),
  ].join('')
}

/** Pieces of raw fish on rice, on a board of stone or wood. */
export function drawSushi(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('sushi')
  const board = dice.pick([darker(ink.tile, 0.05), mix(ink.wood, ink.ochre, 0.4), mix(ink.indigo, ink.tile, 0.5)])
  const seats = [0, 1, 2, 3, 4, 5].map((index) => [214 + (index % 3) * 166, 226 + Math.floor(index / 3) * 138] as const)
  const pieces = seats.map(([px, py]) => {
    const fish = dice.pick(['#E8805C', '#C8433E', '#F3E3CF', '#EDB08F'])
    const colour = ink.dusk ? darker(fish, 0.22) : fish
    return group(
      fill('M-62 16q-6 44 62 46q68-2 62-46z', ink.dusk ? '#C9CCC4' : '#FFFFFF') +
        stroke('M-44 40q10 8 20 2m8 6q10 8 22 0m6-4q12 4 22-6', ink.dusk ? '#A9ADA6' : '#DCD9CF', 4) +
        fill('M-76 12q-2-40 76-44q78 4 76 44q-4 18-22 14q-54-14-108 0q-18 4-22-14z', colour) +
        stroke('M-46-8q14-16 30-18m14-4q22 2 34 8m10 6q14 6 18 14', lighter(ink, colour, 0.55), 5, { opacity: 0.8 }),
      `translate(${px} ${py})rotate(${dice.whole(-10, 6)})`,
    )
  })
  return [
    drawTable(stage),
    fill(box(108, 148, 596, 306), '#0A1216', 0.25),
    fill(box(96, 132, 596, 300), stage.fade(132, 432, lighter(ink, board, 0.2), board)),
    fill(box(96, 420, 596, 20), darker(board, 0.35)),
    ...pieces,
    fill(oval(626, 398, 40, 22), ink.dusk ? '#6B9A62' : '#9CC779') +
      stroke(dot(618, 392), '#FFFFFF', 9, { opacity: 0.4 }),
    stroke(
      scatter(stage, 'ginger', { x: 126, y: 404, rx: 20, ry: 12, count: 9, long: 18 }),
      lighter(ink, ink.rose, 0.3),
      9,
    ),
    drawVessel(stage, {
      x: 730,
      y: 500,
      rx: 62,
      deep: 20,
      colour: ink.paper,
      inside: ink.dusk ? '#241812' : '#4A2A1A',
    }),
    stroke('M150 512l420-24M150 530l420-20', lighter(ink, ink.wood, 0.35), 8),
  ].join('')
}

/** A breaded cutlet in strips or whole under brown sauce, with shredded cabbage and rice. */
export function drawPorkCutlet(stage: Stage): string {
  const { ink } = stage
  const isCut = stage.chance('cutlet').is(0.6)
  const crumb = ink.dusk ? '#AF7430' : '#D8943F'
  const sauce = ink.dusk ? '#40241A' : '#5E3522'
  const shape = from(x - 190, y + 24, 'q-14-74 62-96q74-40 170-26q92 4 128 58q26 52-30 88q-70 40-176 34q-118 2-154-58z')
  return [
    drawTable(stage),
    drawPlate(stage, x, y + 20, 316, ink.dusk ? '#B9BDBA' : '#FBF9F3'),
    stroke(
      scatter(stage, 'cabbage', { x: x - 180, y: y - 66, rx: 92, ry: 44, count: 60, long: 30 }),
      ink.dusk ? '#9DB487' : '#DDE9B6',
      6,
    ),
    fill(oval(x + 176, y - 58, 74, 46), ink.dusk ? '#C9CCC4' : '#FFFFFF'),
    stroke(
      scatter(stage, 'rice', { x: x + 176, y: y - 62, rx: 58, ry: 34, count: 34, long: 6 }),
      ink.dusk ? '#AEB2AA' : '#E6E2D6',
      5,
    ),
    fill(shape, darker(crumb, 0.3)) + group(fill(shape, crumb), 'translate(0 -12)'),
    stroke(
      scatter(stage, 'crumbs', { x, y: y + 16, rx: 168, ry: 62, count: 60, long: 6 }),
      lighter(ink, crumb, 0.45),
      6,
    ),
    stroke(scatter(stage, 'dark', { x, y: y + 18, rx: 168, ry: 62, count: 34, long: 5 }), darker(crumb, 0.25), 6),
    isCut
      ? stroke(
          [-120, -68, -16, 36, 88].map((dx) => from(x + dx, y - 46, 'q14 62-8 120')).join(''),
          darker(crumb, 0.45),
          8,
        )
      : fill(
          from(
            x - 120,
            y - 10,
            'q40-36 120-34q96 0 128 34q8 40-36 42q-10 30-38 6q-50 14-92 0q-20 30-44-2q-46-4-38-46z',
          ),
          sauce,
          0.92,
        ),
    isCut ? '' : fill(oval(x - 40, y - 20, 36, 8), '#FFFFFF', 0.3),
    drawVessel(stage, { x: 148, y: 506, rx: 62, deep: 22, colour: ink.paper, inside: sauce }),
    drawCutlery(stage, 716, 360, 14, 0.8),
  ].join('')
}

/** A bowl of curry with flat bread and rice. */
export function drawCurry(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('curry')
  const sauce = dice.pick(['#C9722B', '#B4532A', '#8E9A3C'])
  const curry = ink.dusk ? darker(sauce, 0.22) : sauce
  const bread = ink.dusk ? '#B98F55' : '#EBC68A'
  const metal = ink.dusk ? '#9AA4A8' : '#D3D8D6'
  return [
    drawTable(stage),
    fill(oval(x + 12, y + 50, 330, 206), '#0A1216', 0.25) + fill(oval(x, y + 26, 330, 206), metal),
    fill(oval(x, y + 30, 306, 186), darker(metal, 0.1)),
    fill(
      from(x - 20, y + 66, 'q-30-60 40-116q70-58 176-30q70 20 56 70q-26 100-150 116q-96 10-122-40z'),
      darker(bread, 0.2),
    ),
    fill(from(x - 14, y + 56, 'q-26-56 42-108q68-52 168-26q64 20 50 64q-28 92-142 106q-92 10-118-36z'), bread),
    stroke(
      scatter(stage, 'burnt', { x: x + 116, y: y + 10, rx: 92, ry: 46, count: 13, long: 12 }),
      darker(bread, 0.35),
      16,
      { opacity: 0.6 },
    ),
    drawVessel(stage, {
      x: x - 126,
      y: y - 6,
      rx: 138,
      ry: 82,
      deep: 60,
      colour: metal,
      inside: curry,
      rim: lighter(ink, metal, 0.5),
    }),
    stroke(
      scatter(stage, 'pieces', { x: x - 126, y: y - 4, rx: 92, ry: 42, count: 8, long: 12 }),
      lighter(ink, curry, 0.3),
      26,
    ),
    stroke(from(x - 186, y - 16, 'q40-30 76 4q30 30 62-6'), ink.dusk ? '#D9CDB4' : '#FFF6E2', 8, { opacity: 0.85 }),
    stroke(
      scatter(stage, 'leaf', { x: x - 126, y: y - 8, rx: 70, ry: 30, count: 9, long: 10 }),
      ink.dusk ? '#4F8A58' : '#5E9F57',
      9,
    ),
    fill(oval(x - 30, y + 152, 116, 48), ink.dusk ? '#C9CCC4' : '#FFFDF4'),
    stroke(
      scatter(stage, 'rice', { x: x - 30, y: y + 148, rx: 92, ry: 34, count: 46, long: 9 }),
      ink.dusk ? '#AEB2AA' : '#E4DCC4',
      5,
    ),
    drawSteam(stage, 270, 226, 110, 3),
  ].join('')
}
