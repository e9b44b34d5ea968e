import { darker, lighter, mix } from './ink.ts'
import { box, dot, fill, from, group, stroke, trim } from './pen.ts'
import type { Stage } from './stage.ts'

export const clothes = ['hanbok', 'coat', 'jacket', 'dress', 'monk', 'work'] as const
export type Clothes = (typeof clothes)[number]

type Figure = { x: number; y: number; height: number; wears: Clothes; colour?: string; second?: string; flip?: boolean }

/** Somebody from behind, feet at x, y: no face, because the picture is of the place. Drawn 100 high. */
export function drawFigure(stage: Stage, { x, y, height, wears, colour, second, flip = false }: Figure): string {
  const { ink } = stage
  const main = colour ?? ink.vermilion
  const other = second ?? ink.paper
  const head = stroke(dot(0, -89), ink.skin, 13)
  const hair = fill('M-8-88q-1-11 8-11q9 0 8 11q-2 7-8 7q-6 0-8-7z', ink.hair)
  const legs = fill('M-9-44h8l1 44h-7zM1-44h8l-2 44h-7z', darker(ink.indigo, 0.35))
  const looks: Record<Clothes, string> = {
    hanbok:
      fill('M-7-62h14q8 20 18 58q-25 8-50 0q10-38 18-58z', stage.fade(-62, 0, main, darker(main, 0.14))) +
      fill('M-8-80q8-4 16 0l11 24q-4 5-8 3l-4-9v6h-14v-6l-4 9q-5 2-8-3z', other) +
      fill('M-2-62l-5 30 5-3 3 2 1-29z', ink.vermilion, 0.9) +
      head +
      hair +
      stroke(dot(0, -80), ink.hair, 8),
    coat:
      legs +
      fill('M-9-80q9-4 18 0q7 16 8 52q-17 5-34 0q1-36 8-52z', main) +
      fill('M-10-76l-7 30 4 3 6-18zM10-76l7 30-4 3-6-18z', darker(main, 0.16)) +
      head +
      hair,
    jacket:
      legs +
      fill('M-10-80q10-4 20 0q6 12 5 38h-30q-1-26 5-38z', main) +
      fill('M-7-76h14q3 10 2 24h-18q-1-14 2-24z', other) +
      head +
      hair,
    dress:
      fill('M-5-30h4l0 30h-4zM1-30h4l-1 30h-4z', ink.skin) +
      fill('M-7-80h14q0 14 1 20q8 12 10 36q-18 6-36 0q2-24 10-36q1-6 1-20z', main) +
      head +
      fill('M-9-88q0-12 9-12q9 0 9 12q2 12-1 22q-8 4-16 0q-3-10-1-22z', ink.hair),
    monk:
      fill('M-9-80q9-5 18 0q10 30 12 78q-21 6-42 0q2-48 12-78z', mix(ink.stone, ink.tile, ink.dusk ? 0.1 : 0.45)) +
      fill('M-9-78l20 44-4 6-18-40z', mix(ink.ochre, ink.rust, 0.3)) +
      head,
    work:
      legs +
      fill('M-11-80q11-4 22 0q4 16 3 40h-28q-1-24 3-40z', main) +
      fill('M-8-66h16v42h-16z', other) +
      head +
      fill('M-16-92q16-14 32 0q-16 6-32 0z', ink.gold),
  }
  const s = height / 100
  return group(
    looks[wears],
    `translate(${Math.round(x)} ${Math.round(y)})scale(${flip ? '-' : ''}${trim(s)} ${trim(s)})`,
  )
}

type Crowd = {
  name?: string
  least?: number
  most: number
  at: readonly (readonly [x: number, y: number, height: number])[]
  wears: readonly [Clothes, ...Clothes[]]
}

/** Some of the places in `at` are taken, the nearest last: at most five, and where `least` allows it nobody. */
export function drawPeople(stage: Stage, { name = 'people', least = 0, most, at, wears }: Crowd): string {
  const { ink } = stage
  const dice = stage.chance(name)
  const count = dice.whole(least, most)
  const free = [...at]
  const chosen: (readonly [number, number, number])[] = []
  while (chosen.length < count && free.length > 0) chosen.push(...free.splice(dice.whole(0, free.length - 1), 1))
  chosen.sort((a, b) => a[1] - b[1])
  return chosen
    .map(([x, y, height]) => {
      const colour = dice.pick([
        ink.vermilion,
        ink.indigo,
        ink.gold,
        ink.green,
        lighter(ink, ink.indigo, 0.3),
        ink.rust,
      ])
      const second = dice.pick([ink.paper, lighter(ink, ink.gold, 0.5), lighter(ink, ink.green, 0.6)])
      return drawFigure(stage, {
        x: x + dice.between(-8, 8),
        y,
        height,
        wears: dice.pick(wears),
        colour,
        second,
        flip: dice.is(0.5),
      })
    })
    .join('')
}

/** A small wooden boat with a sail or a lamp. */
export function drawBoat(stage: Stage, x: number, y: number, size: number): string {
  const { ink } = stage
  const shape =
    fill('M-30-8q30 6 62-4q-6 18-16 18h-34q-8 0-12-14z', darker(ink.rust, 0.1)) +
    stroke('M-27-6q28 6 56-3', mix(ink.rust, ink.lime, 0.4), 2) +
    stroke('M-2-8v-46', ink.wood, 3) +
    fill('M1-52q22 12 24 34l-24 6z', ink.dusk ? ink.lamp : ink.vermilion) +
    fill('M-5-48q-16 14-18 30l18 6z', ink.paper) +
    fill(box(-22, 6, 48, 2), ink.paper, 0.4)
  return group(shape, `translate(${Math.round(x)} ${Math.round(y)})scale(${trim(size / 60)})`)
}

/** Steam over something hot. */
export function drawSteam(stage: Stage, x: number, y: number, height: number, count = 3): string {
  const dice = stage.chance(`steam ${x}`)
  let d = ''
  for (let index = 0; index < count; index++) {
    const h = Math.round(height * dice.between(0.7, 1))
    const w = Math.round(h * 0.16)
    d += from(
      x + index * height * 0.3,
      y,
      `q${w * 2}${-Math.round(h * 0.25)} 0${-Math.round(h * 0.5)}q${-w * 2}${-Math.round(h * 0.25)} ${w}${-Math.round(h * 0.5)}`,
    )
  }
  return stroke(d, '#FFFFFF', Math.max(3, height / 14), { opacity: stage.ink.dusk ? 0.3 : 0.5 })
}
