import { darker, lighter, mix } from './ink.ts'
import { box, dot, fill, flow, from, lens, oval, stroke } from './pen.ts'
import { bleed, type Stage } from './stage.ts'

type Range = readonly [low: number, high: number]

type Options = {
  /** Where the sky ends. */
  horizon: number
  /** Where a disc may stand: never over the subject. */
  disc: { x: Range; y: Range }
  clouds?: boolean
  birds?: boolean
}

const discs = ['sun', 'sun', 'gold', 'gold', 'pale', 'veiled', 'veiled', 'none', 'none', 'none'] as const

/** Sky, disc or none, clouds, stars, birds. */
export function drawSky(stage: Stage, { horizon, disc, clouds = true, birds = true }: Options): string {
  const { ink } = stage
  const dice = stage.chance('sky')
  const kind = dice.pick(discs)
  const x = dice.between(...disc.x)
  const y = dice.between(...disc.y)
  const radius = dice.pick([26, 34, 42, 54])
  const width = bleed.right - bleed.left
  const parts = [
    fill(box(bleed.left, bleed.top, width, horizon - bleed.top + 4), stage.fade(bleed.top, horizon, ...ink.sky)),
  ]
  if (ink.dusk) parts.push(drawStars(stage, horizon))
  const veiled = kind === 'veiled'
  if (kind !== 'none') parts.push(drawDisc(stage, { kind, x, y, radius, crescent: dice.is(0.3) }))
  if (veiled)
    parts.push(
      fill(
        `${cloudAt(x - radius * 2.2, y + radius * 0.5, radius * 3.4)}${cloudAt(x - radius * 0.6, y - radius * 0.1, radius * 2.6)}`,
        cloudColour(stage),
        0.92,
      ),
    )
  if (clouds) parts.push(drawClouds(stage, horizon, kind === 'none'))
  if (birds && dice.is(0.45)) parts.push(drawBirds(stage, dice.between(200, 560), dice.between(70, 150)))
  return parts.join('')
}

type Disc = { kind: (typeof discs)[number]; x: number; y: number; radius: number; crescent: boolean }

function drawDisc(stage: Stage, { kind, x, y, radius, crescent }: Disc): string {
  const { ink } = stage
  if (ink.dusk) {
    const halo = fill(oval(x, y, radius * 3.2), stage.glow(x, y, radius * 3.2, '#F6D79A', 0.32))
    const r = Math.round(radius)
    if (crescent) {
      const bow = from(
        x - r * 0.5,
        y - r * 0.85,
        `a${r} ${r} 0 1 0 ${Math.round(r * 1.3)} ${r}a${Math.round(r * 0.86)} ${Math.round(r * 0.86)} 0 1 1${-Math.round(r * 1.3)}${-r}z`,
      )
      return halo + fill(bow, '#FBE7B8')
    }
    return halo + fill(oval(x, y, radius), stage.fade(y - radius, y + radius, '#FFF3D2', '#F2CF92'))
  }
  const colour = {
    sun: ink.vermilion,
    veiled: crescent ? '#E9A24A' : ink.vermilion,
    gold: '#E9A24A',
    pale: '#FFFDF4',
    none: ink.gold,
  }[kind]
  const halo = fill(oval(x, y, radius * 2.4), stage.glow(x, y, radius * 2.4, mix(colour, ink.sky[2], 0.4), 0.45))
  return halo + fill(oval(x, y, radius), stage.fade(y - radius, y + radius, colour, mix(colour, ink.sky[2], 0.28)))
}

function drawStars(stage: Stage, horizon: number): string {
  const dice = stage.chance('stars')
  let stars = ''
  for (let index = 0; index < 26; index++) {
    stars += dot(dice.between(bleed.left, bleed.right), bleed.top + (horizon - bleed.top) * 0.72 * dice.next() ** 1.4)
  }
  return stroke(stars, '#DCE4E6', 1.8, { opacity: 0.55 })
}

function cloudColour({ ink }: Stage): string {
  return ink.dusk ? mix(ink.sky[0], ink.sky[2], 0.34) : mix(ink.sky[2], '#FFFFFF', 0.6)
}

/** Flat below, three humps above, as a block would print it. */
function cloudAt(x: number, y: number, width: number): string {
  const w = Math.round(width)
  const part = (share: number) => Math.round(w * share)
  return from(
    x,
    y,
    `q${part(0.1)}${-part(0.05)} ${part(0.22)}${-part(0.05)}q${part(0.1)}${-part(0.1)} ${part(0.26)}${-part(0.05)}q${part(0.14)}${-part(0.04)} ${part(0.24)} ${part(0.04)}q${part(0.16)} 0 ${part(0.28)} ${part(0.06)}z`,
  )
}

function drawClouds(stage: Stage, horizon: number, many: boolean): string {
  const dice = stage.chance('clouds')
  const count = many ? dice.whole(2, 4) : dice.whole(0, 2)
  let d = ''
  for (let index = 0; index < count; index++) {
    d += cloudAt(dice.between(-60, 640), 30 + (horizon - 120) * dice.next() * 0.7, dice.between(130, 300))
  }
  return fill(d, cloudColour(stage), stage.ink.dusk ? 0.7 : 0.85)
}

export function drawBirds(stage: Stage, x: number, y: number): string {
  const dice = stage.chance('birds')
  let d = ''
  for (let index = 0; index < 5; index++) {
    const s = dice.whole(7, 11)
    d += from(
      x + index * 26 + dice.between(-8, 8),
      y + dice.between(-16, 16),
      `q${s - 2}-7 ${s} 0q3-7 ${s}-1q${-s + 3} 0${-s} 6q-3-5${-s}-5z`,
    )
  }
  return fill(d, stage.ink.dusk ? '#8FA0AC' : darker(stage.ink.indigo, 0.4), stage.ink.dusk ? 0.7 : 0.85)
}

/** Strips of mist, thinner to the sides. */
export function drawMist(stage: Stage, y: number, { strength = 0.7, strips = 3 } = {}): string {
  const dice = stage.chance(`mist ${y}`)
  let d = ''
  for (let index = 0; index < strips; index++) {
    d += lens(
      dice.between(-260, 420),
      y + index * 13 + dice.between(-6, 6),
      dice.between(420, 760),
      dice.between(10, 22),
    )
  }
  return fill(d, stage.ink.mist, strength)
}

/** Rain or snow over everything, when the place's dice want it. */
export function drawWeather(stage: Stage): string {
  const { ink } = stage
  const dice = stage.chance('weather')
  if (ink.season === 'winter') {
    if (!dice.is(0.75)) return ''
    let flakes = ''
    for (let index = 0; index < 70; index++)
      flakes += dot(dice.between(bleed.left, bleed.right), dice.between(bleed.top, bleed.bottom))
    return stroke(flakes, ink.dusk ? '#C9D2D8' : '#FFFFFF', 5, { opacity: 0.85 })
  }
  if (!dice.is(0.1)) return ''
  let drops = ''
  for (let index = 0; index < 44; index++)
    drops += from(
      dice.between(bleed.left, bleed.right + 60),
      dice.between(bleed.top, bleed.bottom - 40),
      `l-9 ${dice.pick([34, 42, 52])}`,
    )
  return stroke(drops, lighter(ink, ink.indigo, 0.75), 1.6, { opacity: 0.5 })
}

/** A soft hill or a strip of ground, from edge to edge. */
export function drawGround(stage: Stage, top: number, colour: string, foot = colour): string {
  const edge = flow([
    [bleed.left, top],
    [160, top - 5],
    [420, top + 3],
    [680, top - 4],
    [bleed.right, top],
  ])
  return fill(
    `${edge}V${bleed.bottom}H${bleed.left}z`,
    foot === colour ? colour : stage.fade(top, bleed.bottom, colour, foot),
  )
}
