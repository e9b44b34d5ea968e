import type { SceneName } from '#domain/site/scene-names.ts'
import type { Palette } from '#domain/site/scenes.ts'
import { type Chance, createChance } from './chance.ts'
import { createInk, type Ink, seasons } from './ink.ts'
import { trim } from './pen.ts'

/** What is seen of a drawing: left, top, width, height. */
export type View = readonly [x: number, y: number, width: number, height: number]

/**
 * A drawing covers 960 by 720: x from -80 to 880, y from -60 to 660. The card is its middle, 0 0 800 600; what matters
 * stands between x 130 and 670, y 60 and 540, which every crop shows.
 */
export const bleed = { left: -80, right: 880, top: -60, bottom: 660 } as const

export type Stage = {
  id: string
  ink: Ink
  view: View
  /** Turned round as a whole: words are turned back. */
  mirrored: boolean
  /** Dice of their own for each purpose, so that one more figure does not move the mountains. */
  chance: (purpose: string) => Chance
  /** Markup that is drawn by its name; once for each name. */
  define: (name: string, markup: string) => string
  /** A fade from top to foot, as a fill. */
  fade: (top: number, foot: number, ...colours: string[]) => string
  /** A fade to the side, as a fill. */
  sweep: (left: number, right: number, ...colours: string[]) => string
  /** A glow around a point, as a fill. */
  glow: (x: number, y: number, radius: number, colour: string, opacity: number) => string
  /** A lattice, as a fill: one tile that the renderer repeats. */
  lattice: (step: number, colour: string) => string
  /** Cuts to a shape, as a clip-path. */
  clip: (d: string) => string
  definitions: () => string
}

type Options = { scene: SceneName; id: string; palette: Palette; view: View; mirrored: boolean }

export function createStage({ scene, id, palette, view, mirrored }: Options): Stage {
  const seed = `${scene}/${id}`
  const defined = new Map<string, string>()
  const fills = new Map<string, string>()

  /** Two fades alike are one. */
  function fill(element: string, attributes: string, stops: string): string {
    const key = `${element} ${attributes} ${stops}`
    const name = fills.get(key) ?? `f${fills.size}`
    if (!fills.has(key)) {
      fills.set(key, name)
      defined.set(name, `<${element} id="${name}" gradientUnits="userSpaceOnUse" ${attributes}>${stops}</${element}>`)
    }
    return `url(#${name})`
  }

  function linear(axis: 'x' | 'y', start: number, end: number, colours: string[]): string {
    const stops = colours.map((colour, index) => {
      const offset = index === 0 ? '' : `offset="${trim(index / (colours.length - 1))}" `
      return `<stop ${offset}${stopColour(colour)}/>`
    })
    const upright = axis === 'y' ? 'x2="0" ' : ''
    const ends = `${upright}${axis}1="${Math.round(start)}" ${axis}2="${Math.round(end)}"`
    return fill('linearGradient', ends, stops.join(''))
  }

  return {
    id,
    ink: createInk(
      palette,
      createChance(`${seed}/ink`),
      seasons.find((season) => scene === 'hero' && season === id),
    ),
    view,
    mirrored,
    chance: (purpose) => createChance(`${seed}/${purpose}`),
    define(name, markup) {
      if (!defined.has(name)) defined.set(name, `<g id="${name}">${markup}</g>`)
      return name
    },
    fade: (top, foot, ...colours) => linear('y', top, foot, colours),
    sweep: (left, right, ...colours) => linear('x', left, right, colours),
    glow: (x, y, radius, colour, opacity) =>
      fill(
        'radialGradient',
        `cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"`,
        `<stop stop-color="${colour}" stop-opacity="${trim(opacity)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`,
      ),
    lattice(step, colour) {
      const name = `l${step}`
      defined.set(
        name,
        `<pattern id="${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><path fill="none" stroke="${colour}" stroke-width="1.4" d="M0 0h${step}M0 0v${step}"/></pattern>`,
      )
      return `url(#${name})`
    },
    clip(d) {
      const name = `c${defined.size}`
      defined.set(name, `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
      return `url(#${name})`
    },
    definitions: () => (defined.size > 0 ? `<defs>${[...defined.values()].join('')}</defs>` : ''),
  }
}

/** `#1F5B4C00` is that colour, clear. */
function stopColour(colour: string): string {
  if (colour.length < 9) return `stop-color="${colour}"`
  const opacity = Number.parseInt(colour.slice(7), 16) / 255
  return `stop-color="${colour.slice(0, 7)}" stop-opacity="${trim(opacity)}"`
}

/** Draws what was defined, once more. */
export function stamp(
  name: string,
  x: number,
  y: number,
  { colour, scale, flip = false }: { colour?: string; scale?: number; flip?: boolean } = {},
): string {
  const tint = colour ? ` color="${colour}"` : ''
  if ((scale === undefined || scale === 1) && !flip) {
    return `<use href="#${name}" x="${Math.round(x)}" y="${Math.round(y)}"${tint}/>`
  }
  const size = trim(scale ?? 1)
  const sizes = flip ? `-${size} ${size}` : size
  return `<use href="#${name}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${sizes})"${tint}/>`
}
