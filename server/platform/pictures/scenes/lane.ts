import { darker, lighter, mix } from '#server/platform/pictures/brushes/ink.ts'
import { drawTower } from '#server/platform/pictures/brushes/city.ts'
import { box, fill, from, type Point, stroke, way } from '#server/platform/pictures/brushes/pen.ts'
import { drawPeople } from '#server/platform/pictures/brushes/people.ts'
import { crestOf, drawRidge } from '#server/platform/pictures/brushes/ridges.ts'
import { drawSky, drawWeather } from '#server/platform/pictures/brushes/sky.ts'
import { bleed, type Stage } from '#server/platform/pictures/brushes/stage.ts'
import { drawBranch } from '#server/platform/pictures/brushes/branch.ts'
import { drawTree } from '#server/platform/pictures/brushes/trees.ts'

type Side = 1 | -1

/** A lane between walled houses, rising away from the viewer to the hill with the tower. */
export function drawLane(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('lane')
  const x = dice.between(350, 420)
  const y = 372
  const tower = dice.is(0.6)
  return [
    drawSky(stage, { horizon: 400, disc: { x: [x - 150, x - 100], y: [110, 200] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(360, [
        [60, 60],
        [x + 70, 120],
        [720, 80],
      ]),
      depth: 0.34,
      pigment: mix(ink.indigo, ink.jade, 0.5),
      foot: 400,
    }),
    tower ? drawTower(stage, x + 72, 246, 130, 0.62) : '',
    drawRidge(stage, {
      name: 'hill',
      crest: crestOf(376, [
        [x - 120, 50],
        [x + 60, 90],
        [x + 220, 60],
      ]),
      depth: 0.55,
      pigment: ink.foliage,
      foot: 410,
      trees: 12,
    }),
    drawPavement(stage, x, y),
    drawTree(stage, { x: x + 150, y: 380, height: 150, name: 'garden' }),
    drawHouseRow(stage, x, y, 1),
    drawHouseRow(stage, x, y, -1),
    drawPeople(stage, {
      most: 3,
      at: [
        [x - 20, 470, 66],
        [x + 26, 480, 70],
        [x + 6, 424, 36],
        [x - 70, 540, 104],
      ],
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
    const down = y + 6 + 290 * ((row + 1) / 9) ** 1.7
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
    fill(box(bleed.left, y, 960, 290), stage.fade(y, 660, mix(stone, ink.mist, 0.5), stone, darker(stone, 0.1))) +
    stroke(seams.join(''), darker(stone, 0.3), 1.5, { opacity: 0.4 })
  )
}

/** Walls, plaster and eaves of one side, drawn towards the vanishing point. */
function drawHouseRow(stage: Stage, x: number, y: number, side: Side): string {
  const { ink } = stage
  const dice = stage.chance(`row ${side}`)
  // Distance along the lane: near 1, far .06. At a given share a thing stands `reach` from the middle.
  const foot = side === 1 ? 300 : 330
  const at = (share: number, reach: number, level: number): Point => [
    x + side * (18 + (reach + foot) * share),
    y + level * share,
  ]
  const stops = [1.5, 0.86, 0.5, 0.29, 0.16]
  const parts: string[] = []
  for (let index = stops.length - 2; index >= 0; index--) {
    const near = stops[index] ?? 1
    const far = stops[index + 1] ?? 0.1
    const haze = 1 - Math.min(1, near)
    const tone = (colour: string) => mix(colour, ink.mist, haze * 0.55)
    const strip = (top: number, low: number, reach = 0) =>
      way([at(near, reach, top), at(far, reach, top), at(far, reach, low), at(near, reach, low)])
    const high = dice.between(-36, 14)
    const timber = tone(mix(ink.wood, ink.rust, 0.25))
    const stoneBase = tone(mix(ink.stone, ink.ochre, ink.dusk ? 0.1 : 0.22))
    parts.push(
      // The house behind its wall: plaster, posts, eave.
      fill(
        strip(-190 + high, 40),
        stage.fade(
          y - 120,
          y + 160,
          tone(ink.dusk ? mix(ink.paper, ink.tile, 0.5) : ink.paper),
          tone(darker(ink.stone, 0.05)),
        ),
      ),
      fill(
        strip(-150 + high, -60 + high, -2),
        ink.dusk && dice.is(0.6) ? ink.lamp : tone(mix(ink.paper, ink.wood, 0.14)),
      ),
      stroke(
        [0.03, 0.3, 0.62, 0.94]
          .map((share) => far + (near - far) * share)
          .map((share) => way([at(share, -2, -190 + high), at(share, -2, 30)], false))
          .join('') + way([at(near, -2, -60 + high), at(far, -2, -60 + high)], false),
        timber,
        7 * near + 1,
      ),
      drawSideRoof(stage, { at, near, far, high, tone }),
      // The wall along the lane: rough stone below, tiled coping above.
      fill(
        strip(40, 250, -26),
        stage.fade(y, y + 250, tone(lighter(ink, ink.stone, 0.25)), tone(darker(ink.stone, 0.1))),
      ),
      fill(strip(130, 250, -27), stoneBase),
      drawStones(stage, { at, near, far, index, side, colour: tone(darker(stoneBase, 0.22)) }),
      fill(
        way([at(near, -58, 34), at(far, -58, 34), at(far, 10, 14), at(near, 10, 14)]),
        tone(mix(ink.tile, ink.indigo, 0.12)),
      ),
      stroke(way([at(near, -60, 40), at(far, -60, 40)], false), tone(lighter(ink, ink.tile, 0.42)), 9 * near + 1.5, {
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
  const nearTip = at(near * 1.02, -86, -210 + high)
  const farTip = at(far, -86, -178 + high)
  const farTop = at(far * 1.02, 90, -300 + high)
  const nearTop = at(near, 90, -318 + high)
  const middle = at((near + far) / 2, -86, -168 + high)
  const shape = `M${r(nearTip)}Q${r(middle)} ${r(farTip)}L${r(farTop)}L${r(nearTop)}z`
  let rows = ''
  for (let index = 1; index < 12; index++) {
    const share = far + (near - far) * (index / 12) ** 1.15
    rows += way(
      [at(share, -84, -182 + high - 26 * (index / 12) ** 3), at(share, 0, -232 + high), at(share, 90, -312 + high)],
      false,
    )
  }
  const [tipX, tipY] = nearTip
  const under = way([nearTip, farTip, at(far, -10, -160 + high), at(near, -10, -168 + high)])
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
  for (const level of [130, 160, 190, 220]) joints += way([at(near, -28, level), at(far, -28, level)], false)
  for (let row = 0; row < 4; row++) {
    for (let at0 = 0; at0 < 6; at0++) {
      const share = far + (near - far) * ((at0 + dice.between(0.1, 0.9)) / 6)
      joints += way([at(share, -28, 130 + row * 30), at(share, -28, 160 + row * 30)], false)
    }
  }
  return stroke(joints, colour, 0.8 + near * 1.6, { opacity: 0.7, butt: true })
}
