import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { dot, fill, from, group, oval, stroke } from '#server/platform/pictures/brushes/pen.ts'
import { drawSteam } from '#server/platform/pictures/brushes/people.ts'
import { type Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawCutlery, drawSides, drawTable, drawVessel, scatter } from '#server/platform/pictures/brushes/table.ts'

const x = 400
const y = 300

/** Where the side dishes stand: three of the corners, chosen by the place. */
function drawAround(stage: Stage): string {
  const dice = stage.chance('around')
  const seats = [
    [120, 130, 66],
    [300, 62, 56],
    [560, 60, 60],
    [716, 150, 70],
    [108, 470, 64],
  ] as const
  return drawSides(
    stage,
    seats.filter(() => dice.is(0.72)),
  )
}

/** The dish itself fills the picture. */
function enlarged(parts: readonly string[]): string {
  return group(parts.join(''), 'matrix(1.16 0 0 1.16 -64 -42)')
}

/** Rice below a wheel of vegetables, an egg in its middle. */
export function drawBibimbap(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('bibimbap')
  const stoneBowl = dice.is(0.5)
  const colour = stoneBowl ? mix(ink.tile, ink.wood, 0.15) : mix(ink.gold, ink.ochre, 0.3)
  const tones = [
    ink.dusk ? '#2E6B53' : '#2F7353',
    '#D9742F',
    mix(ink.wood, ink.tile, 0.35),
    mix(ink.lime, ink.paper, 0.6),
    ink.dusk ? '#C9503A' : '#C9432A',
    mix(ink.green, ink.lime, 0.3),
    mix(ink.gold, ink.lime, 0.35),
  ]
  const start = dice.between(0, 6)
  const wedges = tones.map((tone, index) => {
    const angle = start + (index / tones.length) * 6.283
    const cx = x + Math.cos(angle) * 98
    const cy = y + 4 + Math.sin(angle) * 52
    const heap = fill(oval(cx, cy, 58, 36), darker(tone, 0.14))
    const threads =
      stroke(
        scatter(stage, `wedge ${index}`, { x: cx, y: cy - 4, rx: 50, ry: 28, count: 15, long: 22 }),
        lighter(ink, tone, 0.14),
        5,
      ) +
      stroke(
        scatter(stage, `top ${index}`, { x: cx, y: cy - 6, rx: 44, ry: 22, count: 8, long: 18 }),
        lighter(ink, tone, 0.36),
        3,
      )
    return [cy, heap + threads] as const
  })
  wedges.sort((a, b) => a[0] - b[0])
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      drawVessel(stage, {
        x,
        y,
        rx: 206,
        ry: 118,
        deep: 84,
        colour,
        inside: stoneBowl ? darker(colour, 0.3) : mix(colour, ink.lime, 0.2),
      }),
      ...wedges.map(([, drawn]) => drawn),
      fill(
        'M336 292q4-34 44-30q24-16 52-2q40 0 34 32q2 34-40 34q-24 12-46 0q-44 2-44-34z',
        ink.dusk ? '#D9D6CB' : '#FFFDF6',
      ),
      fill(oval(x + 2, y - 6, 32, 22), ink.gold),
      fill(oval(x - 6, y - 13, 13, 7), lighter(ink, ink.gold, 0.6), 0.8),
      stroke(
        scatter(stage, 'sesame', { x, y, rx: 130, ry: 66, count: 26, long: 1 }),
        ink.dusk ? '#D8CDB4' : '#FFF4D6',
        4,
      ),
      drawCutlery(stage, 690, 330, 16),
      drawSteam(stage, 370, 200, 110, 3),
    ]),
  ].join('')
}

/** Buckwheat in iced broth, with cucumber, pear, half an egg. */
export function drawColdNoodles(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('cold')
  const spicy = dice.is(0.4)
  const metal = ink.dusk ? '#8C99A0' : '#D5DAD8'
  const broth = spicy ? (ink.dusk ? '#8C3B2B' : '#C9573A') : ink.dusk ? '#8F8468' : '#E9DDBB'
  const noodle = ink.dusk ? '#7D6A54' : '#9C8063'
  let coils = ''
  for (let ring = 0; ring < 9; ring++)
    coils += oval(x - 4 + dice.between(-5, 5), y - 8 + dice.between(-4, 4), 118 - ring * 12, (118 - ring * 12) * 0.52)
  return [
    drawTable(stage),
    drawAround(stage),
    enlarged([
      drawVessel(stage, {
        x,
        y,
        rx: 208,
        ry: 120,
        deep: 76,
        colour: metal,
        inside: broth,
        rim: lighter(ink, metal, 0.5),
      }),
      fill(
        scatter(stage, 'ice', { x, y: y + 6, rx: 168, ry: 84, count: 12, long: 0 }).replaceAll(
          /l[-\d ]+/g,
          'l18-8 16 8-16 10z',
        ),
        '#FFFFFF',
        ink.dusk ? 0.3 : 0.6,
      ),
      fill(oval(x - 4, y - 6, 126, 66), darker(noodle, 0.24)),
      stroke(coils, noodle, 6),
      stroke(coils, lighter(ink, noodle, 0.4), 1.8),
      stroke(
        scatter(stage, 'cucumber', { x: x + 64, y: y - 34, rx: 44, ry: 20, count: 18, long: 30 }),
        ink.dusk ? '#5A9470' : '#77B184',
        5,
      ),
      stroke(
        scatter(stage, 'pear', { x: x - 74, y: y - 22, rx: 38, ry: 18, count: 12, long: 30 }),
        ink.dusk ? '#CFC7A8' : '#FBF3D4',
        7,
      ),
      stroke(
        scatter(stage, 'sauce', { x: x - 8, y: y + 22, rx: 50, ry: 18, count: 12, long: 12 }),
        ink.vermilion,
        spicy ? 12 : 4,
      ),
      fill(oval(x + 8, y - 36, 46, 29), ink.dusk ? '#D9D6CB' : '#FFFDF6'),
      fill(oval(x + 10, y - 38, 26, 16), ink.gold),
      fill(oval(x + 2, y - 43, 9, 4), lighter(ink, ink.gold, 0.6)),
      drawCutlery(stage, 690, 330, 16),
    ]),
  ].join('')
}

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

/** A basket of fried chicken, pickled radish and two cold glasses. */
export function drawFriedChicken(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('chicken')
  const sauced = dice.is(0.45)
  const crust = sauced ? (ink.dusk ? '#A8402A' : '#BF4A2A') : ink.dusk ? '#B07A3C' : '#D08A3A'
  const pieces: (readonly [number, number])[] = [
    [300, 268],
    [400, 240],
    [496, 270],
    [340, 312],
    [446, 316],
    [264, 318],
    [540, 316],
    [392, 286],
  ]
  const piece = (px: number, py: number, index: number) => {
    const lean = index % 2 === 0 ? 1 : -1
    const lump = from(px - 46, py, `q-6-34 26-38q14-18 40-6q32-4 34 26q12 26-18 40q-24 20-50 6q-34-2-32-28z`)
    const bone =
      index % 3 === 0
        ? stroke(from(px + lean * 40, py + 8, `l${lean * 34} 16`), ink.dusk ? '#CFC5AC' : '#FBF1DA', 13)
        : ''
    return (
      bone +
      fill(lump, crust) +
      fill(
        from(px - 40, py + 6, 'q20 26 50 18q30-2 38-24q8 24-18 36q-24 18-46 6q-26-4-24-36z'),
        darker(crust, 0.3),
        0.55,
      ) +
      stroke(
        scatter(stage, `crumb ${index}`, { x: px, y: py - 4, rx: 34, ry: 24, count: 12, long: 6 }),
        lighter(ink, crust, 0.42),
        6,
      )
    )
  }
  return [
    drawTable(stage),
    drawGlass(stage, 150, 120),
    drawGlass(stage, 660, 96),
    fill(oval(x + 16, y + 96, 250, 90), '#0A1216', 0.28),
    fill(
      from(x - 240, y + 6, 'q10 110 60 130h360q50-20 60-130z'),
      stage.sweep(160, 640, mix(ink.ochre, ink.lime, 0.25), darker(ink.ochre, 0.25)),
    ),
    stroke(from(x - 224, y + 46, 'h448M188 384h424M208 416h384'), darker(ink.wood, 0.1), 20, {
      dash: '22 20',
      butt: true,
      opacity: 0.55,
    }),
    fill(oval(x, y + 8, 240, 96), mix(ink.ochre, ink.lime, 0.35)),
    fill(oval(x, y + 8, 224, 84), ink.paper),
    ...pieces.map(([px, py], index) => piece(px, py, index)),
    stroke(
      scatter(stage, 'sesame', { x, y: y - 10, rx: 150, ry: 60, count: 26, long: 1 }),
      ink.dusk ? '#D8CDB4' : '#FFF4D6',
      4,
    ),
    stroke(
      scatter(stage, 'spring', { x, y: y - 16, rx: 140, ry: 56, count: 10, long: 12 }),
      ink.dusk ? '#5D9A74' : '#6BAA72',
      5,
    ),
    drawSides(stage, [[120, 430, 70]]),
    stroke([dot(690, 470), dot(722, 462), dot(706, 488), dot(742, 484)].join(''), ink.dusk ? '#C9C6B8' : '#FFFDF2', 26),
  ].join('')
}

function drawGlass(stage: Stage, gx: number, gy: number): string {
  const { ink } = stage
  const beer = ink.dusk ? '#D69A3E' : '#EDB64A'
  return [
    fill(oval(gx + 14, gy + 140, 70, 26), '#0A1216', 0.24),
    fill(
      from(gx - 52, gy, 'l8 130q44 24 88 0l8-130z'),
      stage.sweep(gx - 52, gx + 52, lighter(ink, beer, 0.35), beer, darker(beer, 0.15)),
    ),
    stroke(from(gx - 30, gy + 26, 'l5 90'), '#FFFFFF', 7, { opacity: 0.5 }),
    fill(
      from(gx - 56, gy + 6, 'q-6-30 22-34q30-16 60-2q36 2 30 34q-10 16-24 6q-14 12-30 2q-16 14-34 2q-16 8-24-8z'),
      ink.dusk ? '#DDD8CA' : '#FFFDF6',
    ),
  ].join('')
}
