import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, from, oval, stroke } from '#pictures/brushes/pen.ts'
import { drawPendant, drawRoom } from '#pictures/brushes/rooms.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** A baker's shop: loaves on the shelf, buns in their baskets, and a glass case of cakes. */
export function drawBakery(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('bakery')
  const tint = dice.pick([
    mix(ink.gold, ink.lime, 0.5),
    mix(ink.rose, ink.lime, 0.5),
    mix(ink.green, ink.lime, 0.6),
    ink.stone,
  ])
  const wall = ink.dusk ? mix('#6C655A', mix(tint, ink.lamp, 0.4), 0.3) : mix('#FAF2E2', tint, 0.4)
  const wood = mix(ink.wood, ink.ochre, 0.4)
  return [
    drawRoom(stage, { wall, floor: mix(ink.wood, ink.stone, 0.4), line: 520 }),
    fill(box(60, 60, 680, 250), ink.dusk ? mix(wall, ink.lamp, 0.35) : lighter(ink, wall, 0.5)),
    ...[0, 1].map((row) => drawLoaves(stage, row, 178 + row * 122)),
    fill(box(44, 180, 712, 12) + box(44, 302, 712, 12) + box(44, 52, 14, 262) + box(742, 52, 14, 262), wood),
    drawPendant(stage, 250, 40, 24, ink.paper) + drawPendant(stage, 550, 40, 24, ink.paper),
    drawCase(stage, wood),
    drawBasket(stage, 110, 378, 'round'),
    drawBasket(stage, 690, 378, dice.pick(['long', 'round'])),
  ].join('')
}

/** A shelf of bread: round ones, long ones and tin loaves in the order of the place's dice. */
function drawLoaves(stage: Stage, row: number, y: number): string {
  const { ink } = stage
  const dice = stage.chance(`loaves ${row}`)
  const crust = ink.dusk ? '#9A6A34' : '#C98A44'
  const parts: string[] = []
  for (let x = 80; x < 640;) {
    const kind = dice.pick(['round', 'long', 'tin'])
    const tone = mix(crust, ink.gold, dice.between(0, 0.4))
    const wide = { round: 84, long: 118, tin: 92 }[kind]
    const tall = { round: 52, long: 36, tin: 62 }[kind]
    const body =
      kind === 'tin'
        ? from(x, y, `v${-tall + 16}q-4-26 ${wide / 2}-26q${wide / 2 + 4} 0 ${wide / 2} 26v${tall - 16}z`)
        : from(x, y, `q-6${-tall} ${wide / 2}${-tall}q${wide / 2 + 6} 0 ${wide / 2} ${tall}z`)
    const cuts =
      kind === 'tin'
        ? from(x + 20, y - tall + 4, `q${wide / 2 - 20}-14 ${wide - 40} 0`)
        : [0.25, 0.45, 0.65]
            .map((share) =>
              from(x + wide * share, y - tall * 0.86, `l${Math.round(wide * 0.1)} ${Math.round(tall * 0.5)}`),
            )
            .join('')
    parts.push(
      fill(body, stage.fade(y - 66, y, lighter(ink, tone, 0.25), darker(tone, 0.22))),
      stroke(cuts, lighter(ink, tone, 0.6), 5),
    )
    x += wide + dice.whole(6, 18)
  }
  return parts.join('')
}

/** Cakes behind glass. */
function drawCase(stage: Stage, wood: string): string {
  const { ink } = stage
  const dice = stage.chance('cakes')
  const cream = ink.dusk ? '#CFC8B8' : '#FFFAF0'
  const cakes = [262, 354, 446, 538].map((x) => {
    const tone = dice.pick([ink.rose, mix(ink.wood, ink.tile, 0.2), mix(ink.green, ink.lime, 0.3), cream, ink.gold])
    const body = box(x - 34, 448, 68, 46)
    return (
      fill(box(x - 40, 494, 80, 6), lighter(ink, ink.stone, 0.4)) +
      fill(body, tone) +
      stroke(from(x - 34, 472, 'h68'), cream, 7, { butt: true }) +
      fill(
        from(x - 36, 450, 'q0-12 36-12q36 0 36 12v8q-8 12-16 0q-10 10-20 0q-10 12-20 0q-8 8-16 0z'),
        lighter(ink, tone, 0.5),
      ) +
      stroke(dot(x - 18, 436) + dot(x + 18, 436) + dot(x, 432), ink.vermilion, 14)
    )
  })
  return [
    fill(box(190, 394, 420, 236), darker(wood, 0.1)),
    fill(box(206, 404, 388, 110), ink.dusk ? mix(ink.lamp, ink.wood, 0.4) : mix(ink.glass, ink.paper, 0.6)),
    ...cakes,
    fill(from(236, 404, 'h56l-70 110h-16v-44zm130 0h28l-70 110h-28z'), '#FFFFFF', ink.dusk ? 0.12 : 0.3),
    fill(box(182, 380, 436, 18), lighter(ink, wood, 0.3)),
    fill(box(190, 514, 420, 12), wood),
    stroke(box(214, 542, 372, 70), darker(wood, 0.35), 4),
  ].join('')
}

function drawBasket(stage: Stage, x: number, y: number, kind: 'round' | 'long'): string {
  const { ink } = stage
  const crust = ink.dusk ? '#A87038' : '#D69A4E'
  const straw = mix(ink.ochre, ink.lime, 0.35)
  const bun = (bx: number, by: number) =>
    fill(
      from(bx - 34, by, 'q-2-40 34-42q36 2 34 42z'),
      stage.fade(by - 40, by, lighter(ink, crust, 0.3), darker(crust, 0.1)),
    ) + fill(oval(bx - 8, by - 28, 10, 4), '#FFFFFF', 0.35)
  const loaf = (bx: number) =>
    stroke(from(bx, y + 120, `L${bx + 16} ${y - 20}`), darker(crust, 0.12), 34) +
    stroke(from(bx, y + 90, `l3-24m2-18l3-24m2-18l3-24`), lighter(ink, crust, 0.5), 12)
  return [
    fill(oval(x, y + 216, 96, 16), '#0A1216', 0.22),
    kind === 'long'
      ? [-44, -10, 24].map((dx) => loaf(x + dx)).join('')
      : [
          [-42, 98],
          [10, 92],
          [50, 102],
          [-16, 76],
          [30, 74],
          [4, 112],
        ]
          .map(([dx = 0, dy = 0]) => bun(x + dx, y + dy))
          .join(''),
    fill(from(x - 92, y + 96, 'h184l-18 120h-148z'), stage.fade(y + 96, y + 216, straw, darker(straw, 0.25))),
    stroke(from(x - 86, y + 124, 'h172m-168 30h164m-160 30h156'), darker(straw, 0.4), 14, {
      dash: '16 14',
      butt: true,
      opacity: 0.5,
    }),
    stroke(from(x - 94, y + 98, 'h188'), lighter(ink, straw, 0.3), 12),
  ].join('')
}
