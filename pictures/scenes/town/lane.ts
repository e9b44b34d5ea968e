import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { drawTower } from '#pictures/brushes/city.ts'
import { box, fill, from, type Point, points, stroke, way } from '#pictures/brushes/pen.ts'
import { drawPeople } from '#pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawSky, drawWeather } from '#pictures/brushes/sky.ts'
import { bleed, type Stage } from '#pictures/brushes/stage.ts'
import { drawBranch } from '#pictures/brushes/branch.ts'
import { drawTree } from '#pictures/brushes/trees.ts'

type Side = 1 | -1

const seoulLanes = /seoul|bukchon|ikseon|insadong|samcheong|seochon|namsan/

/** A lane between walled houses, rising away from the viewer to the hill with the tower. */
export function drawLane(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('lane')
  const x = dice.between(310, 470)
  const y = 236
  // The tower is seen from Seoul alone.
  const tower = seoulLanes.test(stage.id)
  return [
    drawSky(stage, { horizon: 290, disc: { x: [x - 150, x - 100], y: [70, 130] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(246, [
        [60, 60],
        [x + 70, 120],
        [720, 80],
      ]),
      depth: 0.34,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 296,
    }),
    tower ? drawTower(stage, x + 72, 134, 120, 0.62) : '',
    drawRidge(stage, {
      name: 'hill',
      crest: crestOf(262, [
        [x - 120, 50],
        [x + 60, 90],
        [x + 220, 60],
      ]),
      depth: 0.55,
      pigment: ink.foliage,
      foot: 296,
      trees: 9,
    }),
    drawPavement(stage, x, y),
    drawTree(stage, { x: x + 150, y: 280, height: 100, name: 'garden' }),
    drawHouseRow(stage, x, y, 1),
    drawHouseRow(stage, x, y, -1),
    drawPeople(stage, {
      least: 1,
      most: 4,
      at: points(`${x - 20},470 ${x + 26},480 ${x + 4},402 ${x - 60},540`).map(([px, py]) => [
        px,
        py,
        (py - 236) * 0.3,
      ]),
      wears: ['hanbok', 'hanbok', 'coat'],
    }),
    drawBranch(stage, { x: 872, y: 70, scale: 1.05 }),
    drawWeather(stage),
  ].join('')
}

function drawPavement(stage: Stage, x: number, y: number): string {
  const { ink } = stage
  const stone = lighter(ink, ink.ground, 0.12)
  const seams: string[] = []
  for (let row = 0; row < 9; row++) {
    const down = y + 14 + 420 * ((row + 1) / 9) ** 1.7
    seams.push(from(bleed.left, down, 'h960'))
  }
  for (const share of [-1.5, -0.8, -0.25, 0.3, 0.9, 1.6])
    seams.push(
      way(
        [
          [x + share * 14, y],
          [x + share * 260, 662],
        ],
        false,
      ),
    )
  return (
    fill(box(bleed.left, y + 20, 960, 420), stage.fade(y, 660, mix(stone, ink.mist, 0.5), stone, darker(stone, 0.1))) +
    stroke(seams.join(''), darker(stone, 0.3), 1.5, { opacity: 0.4 })
  )
}

/** Walls, plaster and eaves of one side, drawn towards the vanishing point. */
function drawHouseRow(stage: Stage, x: number, y: number, side: Side): string {
  const { ink } = stage
  const dice = stage.chance(`row ${side}`)
  // Distance along the lane: near 1, far .06. At a given share a thing stands `reach` from the middle.
  const foot = side === 1 ? 250 : 280
  const at = (share: number, reach: number, level: number): Point => [
    x + side * (18 + (reach + foot) * share),
    y + level * share,
  ]
  const stops = [2.2, 0.94, 0.54, 0.31, 0.18]
  const base = stage
    .chance('wall')
    .pick([
      mix(ink.stone, ink.ochre, ink.dusk ? 0.1 : 0.22),
      mix(ink.stone, ink.tile, 0.22),
      mix(ink.rust, ink.stone, 0.35),
    ])
  const parts: string[] = []
  for (let index = stops.length - 2; index >= 0; index--) {
    const near = stops[index] ?? 1
    const far = stops[index + 1] ?? 0.1
    const haze = 1 - Math.min(1, near)
    const tone = (colour: string) => mix(colour, ink.mist, haze * 0.55)
    const strip = (top: number, low: number, reach = 0) =>
      way([at(near, reach, top), at(far, reach, top), at(far, reach, low), at(near, reach, low)])
    const high = dice.between(-26, 16)
    const timber = tone(mix(ink.wood, ink.rust, 0.25))
    const stoneBase = tone(base)
    parts.push(
      // The house behind its wall: plaster, posts, eave.
      fill(
        strip(20 + high, 210),
        stage.fade(
          y,
          y + 300,
          tone(ink.dusk ? mix(ink.paper, ink.tile, 0.5) : ink.paper),
          tone(darker(ink.stone, 0.05)),
        ),
      ),
      fill(
        strip(56 + high, 132 + high, -2),
        ink.dusk && dice.is(0.6) ? ink.lamp : tone(mix(ink.paper, ink.wood, 0.14)),
      ),
      stroke(
        [0.03, 0.3, 0.62, 0.94]
          .map((share) => far + (near - far) * share)
          .map((share) => way([at(share, -2, 20 + high), at(share, -2, 210)], false))
          .join('') + way([at(near, -2, 132 + high), at(far, -2, 132 + high)], false),
        timber,
        7 * near + 1,
      ),
      drawSideRoof(stage, { at, near, far, high, tone }),
      // The wall along the lane: rough stone below, tiled coping above.
      fill(
        strip(226, 410, -26),
        stage.fade(y + 100, y + 400, tone(lighter(ink, ink.stone, 0.25)), tone(darker(ink.stone, 0.1))),
      ),
      fill(strip(310, 410, -27), stoneBase),
      drawStones(stage, { at, near, far, index, side, colour: tone(darker(stoneBase, 0.22)) }),
      fill(
        way([at(near, -46, 226), at(far, -46, 226), at(far, -2, 202), at(near, -2, 202)]),
        tone(mix(ink.tile, ink.indigo, 0.12)),
      ),
      stroke(way([at(near, -24, 214), at(far, -24, 214)], false), tone(lighter(ink, ink.tile, 0.3)), 40 * far, {
        dash: `${(2 * near + 1).toFixed(0)} ${(9 * near + 3).toFixed(0)}`,
        butt: true,
        opacity: 0.45,
      }),
      stroke(way([at(near, -47, 230), at(far, -47, 230)], false), tone(lighter(ink, ink.tile, 0.42)), 9 * near + 1.5, {
        dash: `${(4 * near + 2).toFixed(0)} ${(7 * near + 2).toFixed(0)}`,
        butt: true,
      }),
    )
  }
  return parts.join('')
}

type Roof = {
  at: (share: number, reach: number, level: number) => Point
  near: number
  far: number
  high: number
  tone: (colour: string) => string
}

/** A roof seen along its eave: the far end lower, the near tip lifted. */
function drawSideRoof(stage: Stage, { at, near, far, high, tone }: Roof): string {
  const { ink } = stage
  const tile = tone(ink.season === 'winter' ? mix(ink.tile, ink.lime, 0.75) : ink.tile)
  const nearTip = at(near * 1.03, -88, 14 + high)
  const farTip = at(far, -88, 34 + high)
  const farTop = at(far, 120, -166 + high)
  const nearTop = at(near, 120, -184 + high)
  const middle = at((near + far) / 2, -88, 44 + high)
  const shape = `M${r(nearTip)}Q${r(middle)} ${r(farTip)}L${r(farTop)}L${r(nearTop)}z`
  let rows = ''
  for (let index = 1; index < 12; index++) {
    const share = far + (near - far) * (index / 12) ** 1.15
    rows += way(
      [at(share, -86, 36 + high - 20 * (index / 12) ** 3), at(share, 0, -46 + high), at(share, 120, -174 + high)],
      false,
    )
  }
  const [tipX, tipY] = nearTip
  const under = way([nearTip, farTip, at(far, -4, 44 + high), at(near, -4, 40 + high)])
  return [
    fill(under, tone(darker(ink.wood, 0.3))),
    fill(shape, stage.fade(nearTop[1], tipY, lighter(ink, tile, 0.14), tile)),
    stroke(rows, tone(lighter(ink, ink.tile, 0.4)), 1 + near * 1.6, { opacity: 0.55, butt: true }),
    stroke(`M${r(nearTip)}Q${r(middle)} ${r(farTip)}`, tone(lighter(ink, ink.tile, 0.3)), 5 * near + 1, {
      dash: `${Math.round(5 * near + 1)} 3`,
      butt: true,
    }),
    stroke(way([nearTop, farTop], false), tone(mix(ink.tile, ink.lime, 0.3)), 7 * near + 1.5),
    fill(from(tipX, tipY, 'l0 1z'), tile),
  ].join('')
}

function r([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

type Stones = { at: Roof['at']; near: number; far: number; index: number; side: Side; colour: string }

function drawStones(stage: Stage, { at, near, far, index, side, colour }: Stones): string {
  const dice = stage.chance(`stones ${index} ${side}`)
  let joints = ''
  for (const level of [310, 335, 360, 385]) joints += way([at(near, -28, level), at(far, -28, level)], false)
  for (let row = 0; row < 4; row++) {
    for (let at0 = 0; at0 < 6; at0++) {
      const share = far + (near - far) * ((at0 + dice.between(0.1, 0.9)) / 6)
      joints += way([at(share, -28, 310 + row * 25), at(share, -28, 335 + row * 25)], false)
    }
  }
  return stroke(joints, colour, 0.8 + near * 1.6, { opacity: 0.7, butt: true })
}
