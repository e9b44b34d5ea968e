import { darker, lighter, mix } from './ink.ts'
import { dot, fill, from, group, type Point, stroke, trim } from './pen.ts'
import type { Stage } from './stage.ts'
import { trunk } from './trees.ts'

/** The year, in a corner: a branch that comes in from the right at x, y. `flip` lets it come from the left. */
export function drawBranch(
  stage: Stage,
  { x, y, scale = 1, flip = false }: { x: number; y: number; scale?: number; flip?: boolean },
): string {
  const { ink } = stage
  const dice = stage.chance('branch')
  const kinds = {
    spring: 'blossom',
    summer: 'leaves',
    autumn: dice.pick(['persimmon', 'maple', 'ginkgo']),
    winter: 'bare',
  } as const
  const kind = kinds[ink.season]
  const bark = mix(ink.wood, ink.tile, 0.45)
  const wood =
    trunk(
      [
        [30, -20],
        [-40, 6],
        [-100, 4],
        [-170, 34],
        [-228, 30],
      ],
      13,
      3,
    ) +
    trunk(
      [
        [-84, 4],
        [-120, -22],
        [-160, -30],
      ],
      6,
      2,
    ) +
    trunk(
      [
        [-120, 14],
        [-148, 50],
        [-190, 66],
      ],
      6,
      2,
    )
  const seats: Point[] = []
  for (let index = 0; index < 34; index++) {
    const [fromX, fromY, toX, toY] = dice.pick([
      [-20, 0, -230, 32],
      [-90, 4, -166, -32],
      [-124, 16, -194, 68],
      [0, -8, -120, 10],
    ])
    const share = dice.next()
    seats.push([
      fromX + (toX - fromX) * share + dice.between(-13, 13),
      fromY + (toY - fromY) * share + dice.between(-16, 18),
    ])
  }
  const parts = [fill(wood, bark)]
  const dots = (first: number, last: number) =>
    seats
      .slice(first, last)
      .map(([px, py]) => dot(px, py))
      .join('')
  if (kind === 'blossom') {
    const pink = ink.dusk ? '#B98A80' : '#F4BFB0'
    parts.push(
      stroke(dots(0, 34), pink, 19),
      stroke(dots(4, 26), lighter(ink, pink, 0.45), 12),
      stroke(dots(4, 26), ink.vermilion, 3, { opacity: 0.7 }),
    )
  } else if (kind === 'persimmon') {
    parts.push(
      stroke(dots(0, 10), ink.dusk ? '#D98544' : '#E0702F', 22),
      stroke(
        seats
          .slice(0, 10)
          .map(([px, py]) => dot(px - 4, py - 4))
          .join(''),
        '#F6C58B',
        5,
        { opacity: 0.8 },
      ),
      stroke(
        seats
          .slice(0, 10)
          .map(([px, py]) => from(px - 4, py - 10, 'h8'))
          .join(''),
        ink.pine,
        4,
      ),
    )
    parts.push(fill(leaves(seats.slice(10, 18), 20, dice.next()), mix(ink.ochre, ink.jade, 0.3)))
  } else if (kind === 'bare') {
    parts.push(
      stroke('M26-26q-60 22-120 20q-60 22-132 26M-100-6q-30-24-56-30', ink.dusk ? '#A9B6BF' : '#FFFFFF', 5),
      stroke(dots(0, 9), ink.vermilion, 7),
    )
  } else {
    const colour = { leaves: mix(ink.jade, ink.green, 0.4), maple: ink.vermilion, ginkgo: ink.gold }[kind]
    parts.push(
      fill(leaves(seats.slice(0, 20), 26, 0.2), darker(colour, 0.18)),
      fill(leaves(seats.slice(14), 24, 0.7), lighter(ink, colour, 0.16)),
    )
  }
  return group(
    parts.join(''),
    `translate(${Math.round(x)} ${Math.round(y)})scale(${flip ? '-' : ''}${trim(scale)} ${trim(scale)})`,
  )
}

/** Pointed leaves that hang in a few directions. */
export function leaves(seats: readonly Point[], size: number, turn: number): string {
  return seats
    .map(([x, y], index) => {
      const angle = 0.5 + (((index * 7 + turn * 10) % 10) / 10) * 2.2
      const dx = Math.round(Math.cos(angle) * size)
      const dy = Math.round(Math.sin(angle) * size)
      const bx = Math.round(-dy * 0.34)
      const by = Math.round(dx * 0.34)
      const bow = (sign: number) =>
        `${Math.round(dx / 2) * sign + bx * sign} ${Math.round(dy / 2) * sign + by * sign} ${dx * sign} ${dy * sign}`
      return from(x, y, `q${bow(1)}q${bow(-1)}z`)
    })
    .join('')
}
