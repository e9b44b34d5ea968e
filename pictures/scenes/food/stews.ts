import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawAround, enlarged } from '#pictures/brushes/meal.ts'
import { fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawSteam } from '#pictures/brushes/people.ts'
import type { Stage } from '#pictures/brushes/stage.ts'
import { drawCutlery, drawTable, drawVessel, scatter } from '#pictures/brushes/table.ts'

const x = 400

const y = 300

/** A red stew that boils in its black pot, tofu and rings of onion on top. */
export function drawHotpot(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('hotpot')
  const mild = dice.is(0.35)
  const broth = mild ? mix(ink.lime, ink.gold, 0.2) : ink.dusk ? '#A9402C' : '#C2452A'
  const pot = mix(ink.tile, ink.wood, 0.18)
  const tofu: (readonly [number, number])[] = [
    [330, 268],
    [430, 252],
    [478, 312],
    [366, 330],
  ]
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      fill(oval(x, y + 96, 240, 90), darker(ink.wood, 0.25)),
      fill(oval(x, y + 88, 240, 88), mix(ink.wood, ink.ochre, 0.3)),
      fill(from(x - 236, y - 6, 'h472q18 0 18 18q0 20-22 20h-464q-22 0-22-20q0-18 18-18z'), darker(pot, 0.15)),
      drawVessel(stage, { x, y, rx: 198, ry: 116, deep: 92, colour: pot, inside: broth, rim: lighter(ink, pot, 0.2) }),
      stroke(
        scatter(stage, 'bubbles', { x, y: y + 6, rx: 168, ry: 86, count: 34, long: 0 }).replaceAll(/l0 0/g, 'h0'),
        lighter(ink, broth, 0.3),
        12,
        { opacity: 0.7 },
      ),
      stroke(
        scatter(stage, 'greens', { x, y, rx: 140, ry: 70, count: 16, long: 34 }),
        ink.dusk ? '#39745A' : '#4B8C63',
        11,
      ),
      ...tofu.map(
        ([tx, ty]) =>
          fill(from(tx, ty, 'l34-12 36 12-36 16z'), ink.dusk ? '#DAD5C6' : '#FFFBEF') +
          fill(from(tx, ty, 'l34 16v18l-34-16z'), ink.dusk ? '#ACA796' : '#E6DCC4') +
          fill(from(tx + 34, ty + 16, 'l36-16v18l-36 16z'), ink.dusk ? '#918C7E' : '#D3C7AA'),
      ),
      stroke(
        scatter(stage, 'onion', { x, y: y + 10, rx: 130, ry: 64, count: 14, long: 0 }).replaceAll(
          /l0 0/g,
          'a7 5 0 1 0 .1 0',
        ),
        lighter(ink, ink.green, 0.35),
        4,
      ),
      stroke(
        scatter(stage, 'chilli', { x, y, rx: 120, ry: 60, count: 7, long: 16 }),
        mild ? ink.vermilion : ink.gold,
        7,
      ),
      drawCutlery(stage, 694, 336, 14),
      drawSteam(stage, 310, 210, 150, 5),
    ]),
  ].join('')
}

/** Rice cakes in red sauce on a deep plate, with fish cake, egg and spring onion. */
export function drawTteokbokki(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('tteokbokki')
  const sauce = ink.dusk ? '#B5432A' : '#D2482B'
  const glaze = dice.pick([mix(ink.green, ink.lime, 0.6), ink.paper, mix(ink.water, ink.lime, 0.5)])
  let cakes = ''
  let shine = ''
  for (let index = 0; index < 24; index++) {
    const angle = index * 2.4
    const out = Math.sqrt(index / 24)
    const cx = x + Math.cos(angle) * out * 140
    const cy = y - 6 + Math.sin(angle) * out * 68
    const turn = dice.between(-0.7, 0.7)
    const dx = Math.round(Math.cos(turn) * 46)
    const dy = Math.round(Math.sin(turn) * 26)
    cakes += from(cx - dx / 2, cy - dy / 2, `l${dx} ${dy}`)
    shine += from(cx - dx / 2 + 4, cy - dy / 2 - 6, `l${Math.round(dx * 0.6)} ${Math.round(dy * 0.6)}`)
  }
  const triangles = [
    [316, 250, 1],
    [462, 240, -1],
    [486, 330, 1],
  ]
    .map(([tx = 0, ty = 0, s = 1]) => from(tx, ty, `l${Math.round(52 * s)}-14l${Math.round(-8 * s)} 40z`))
    .join('')
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      drawVessel(stage, {
        x,
        y,
        rx: 218,
        ry: 122,
        deep: 44,
        colour: glaze,
        inside: sauce,
        rim: lighter(ink, glaze, 0.4),
      }),
      stroke(cakes, darker(sauce, 0.3), 26),
      stroke(cakes, mix(sauce, ink.lime, 0.16), 21),
      stroke(shine, mix(sauce, '#FFFFFF', 0.5), 4, { opacity: 0.8 }),
      fill(triangles, mix(ink.ochre, ink.gold, 0.4)) + stroke(triangles, darker(ink.ochre, 0.2), 2),
      fill(oval(x - 70, y + 40, 38, 26), ink.dusk ? '#D9D6CB' : '#FFFDF6') +
        fill(oval(x - 68, y + 38, 19, 13), ink.gold),
      stroke(
        scatter(stage, 'onion', { x, y, rx: 150, ry: 74, count: 18, long: 12 }),
        ink.dusk ? '#5D9A74' : '#6BAA72',
        6,
      ),
      stroke(
        scatter(stage, 'sesame', { x, y, rx: 150, ry: 74, count: 22, long: 1 }),
        ink.dusk ? '#D8CDB4' : '#FFF4D6',
        4,
      ),
      drawSteam(stage, 340, 190, 110, 3),
    ]),
  ].join('')
}
