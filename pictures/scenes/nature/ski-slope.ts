import { darker, lighter, mix } from '#pictures/brushes/ink.ts'
import { box, dot, fill, flow, from, group, oval, stroke, trim } from '#pictures/brushes/pen.ts'
import { crestOf, drawRidge } from '#pictures/brushes/ridges.ts'
import { drawMist, drawSky } from '#pictures/brushes/sky.ts'
import type { Stage } from '#pictures/brushes/stage.ts'

/** Slopes of snow between the woods, a chair lift over them; it is winter here whatever the season elsewhere. */
export function drawSkiSlope(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('ski')
  const snow = ink.dusk ? '#A9B8C4' : '#FCFBF7'
  const shade = ink.dusk ? '#7C8FA0' : '#DDE6EA'
  const firs = (seats: readonly (readonly [number, number, number])[]) =>
    seats
      .map(([x, y, h]) =>
        from(
          x,
          y - h,
          `l${trim(h * 0.3)} ${trim(h * 0.5)}h${trim(-h * 0.12)}l${trim(h * 0.22)} ${trim(h * 0.42)}h${trim(-h * 0.8)}l${trim(h * 0.22)}${trim(-h * 0.42)}h${trim(-h * 0.12)}z`,
        ),
      )
      .join('')
  const left = Array.from(
    { length: 18 },
    () => [dice.between(-70, 190), dice.between(390, 640), dice.between(60, 110)] as const,
  ).toSorted((a, b) => a[1] - b[1])
  const right = Array.from(
    { length: 14 },
    () => [dice.between(660, 880), dice.between(360, 600), dice.between(56, 100)] as const,
  ).toSorted((a, b) => a[1] - b[1])
  return [
    drawSky(stage, { horizon: 420, disc: { x: [110, 220], y: [90, 160] } }),
    drawRidge(stage, {
      name: 'far',
      crest: crestOf(380, [
        [40, 140],
        [230, 210],
        [440, 150],
        [650, 230],
        [830, 180],
      ]),
      depth: 0.3,
      pigment: mix(ink.indigo, snow, 0.35),
      foot: 430,
      creased: true,
    }),
    drawMist(stage, 360, { strength: 0.5 }),
    fill(
      `${flow([
        [-80, 470],
        [80, 400],
        [260, 330],
        [420, 240],
        [520, 206],
        [640, 260],
        [760, 330],
        [880, 360],
      ])}V664H-80z`,
      stage.fade(210, 664, snow, shade),
    ),
    fill('M520 206Q640 260 700 320Q600 300 560 360Q500 300 520 206z', shade),
    drawRidge(stage, {
      name: 'strip',
      fixed: true,
      crest: [
        [560, 400],
        [640, 330],
        [720, 320],
        [800, 340],
        [880, 350],
      ],
      depth: 0.8,
      pigment: mix(ink.jade, ink.green, 0.3),
      foot: 420,
      trees: 26,
    }),
    fill('M200 664Q360 560 420 440T520 250Q560 380 500 470T560 664z', snow),
    stroke('M470 300q40 50-10 100t20 110t-60 120M500 320q50 60 0 120t30 110t-20 100', shade, 5),
    drawLift(stage),
    fill(firs(left), stage.fade(300, 640, mix(ink.jade, ink.green, 0.3), darker(ink.jade, 0.2))),
    fill(firs(right), stage.fade(300, 600, mix(ink.jade, ink.green, 0.35), darker(ink.jade, 0.15))),
    stroke(
      [...left, ...right].map(([x, y, h]) => from(x, y - h + 4, `l${trim(h * 0.16)} ${trim(h * 0.3)}`)).join(''),
      snow,
      5,
      { opacity: 0.9 },
    ),
    drawSkier(stage, 340, 540, 1, ink.vermilion),
    drawSkier(stage, 470, 470, 0.7, ink.gold),
    drawSkier(stage, 420, 600, 1.2, mix(ink.indigo, ink.water, 0.3)),
  ].join('')
}

function drawLift(stage: Stage): string {
  const { ink } = stage
  const steel = darker(ink.tile, 0.05)
  const chairs = [
    [560, 470, 0.9],
    [620, 360, 0.7],
    [662, 268, 0.5],
  ] as const
  return [
    stroke('M520 600L700 190M560 612L716 190', steel, 2.4, { butt: true }),
    ...[
      [586, 640, 500],
      [660, 450, 330],
      [704, 300, 210],
    ].map(([x = 0, foot = 0, top = 0]) => stroke(from(x, foot, `V${top}m-30 0h60`), steel, 6, { butt: true })),
    ...chairs.map(([x, y, size]) =>
      group(
        stroke('M0-46v50', steel, 4) +
          stroke('M-30 8h60v20h-60z', mix(ink.vermilion, ink.rust, 0.3), 6) +
          fill(
            'M-22-14q0-12 11-12q11 0 11 12v22h-22zM4-14q0-12 10-12q10 0 10 12v22h-20z',
            mix(ink.indigo, ink.water, 0.3),
          ) +
          stroke(dot(-11, -32) + dot(14, -32), ink.hair, 14) +
          stroke('M-14 28l-4 22M14 28l4 22', steel, 4),
        `translate(${x} ${y})scale(${size})`,
      ),
    ),
    fill(box(690, 176, 44, 22), mix(ink.wood, ink.tile, 0.3)),
  ].join('')
}

function drawSkier(stage: Stage, x: number, y: number, size: number, coat: string): string {
  const { ink } = stage
  return group(
    fill(oval(4, 8, 40, 6), '#0A1216', 0.12) +
      stroke('M-40 10l76-10M-30 16l78-10', darker(ink.tile, 0.1), 4) +
      stroke('M-4-26l12 14-10 18M6-26l14 12-6 18', darker(ink.indigo, 0.2), 9) +
      stroke('M0-58l4 30', coat, 24) +
      stroke('M-4-56l-18 20m30-18l18 20', lighter(ink, coat, 0.1), 8) +
      stroke('M-24-38l-16 50m64-48l20 46', darker(ink.tile, 0.1), 3) +
      stroke(dot(-2, -80), ink.skin, 18) +
      stroke(dot(-2, -86), coat, 18),
    `translate(${x} ${y})scale(${trim(size)})`,
  )
}
