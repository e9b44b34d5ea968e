import type { Palette } from '#domain/site/scenes.ts'
import type { Chance } from './chance.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

const pigments = {
  day: {
    jade: '#1F5B4C',
    indigo: '#2B3F77',
    pine: '#173F36',
    ochre: '#B9782A',
    rust: '#9A3E26',
    vermilion: '#CE4630',
    gold: '#DFA743',
    tile: '#2C343C',
    red: '#9C3A2A',
    green: '#3F8470',
    lime: '#EFE6D3',
    stone: '#E9DFCA',
    lamp: '#F7D48B',
    wood: '#7E5233',
    paper: '#FFFBF2',
    rose: '#E8A493',
    skin: '#E5BE97',
    hair: '#20242A',
    water: '#5E93AC',
    deep: '#2C6285',
    glass: '#B9D2D6',
  },
  dusk: {
    jade: '#11302F',
    indigo: '#14213F',
    pine: '#0C1F22',
    ochre: '#7A5430',
    rust: '#5A2A24',
    vermilion: '#D9573D',
    gold: '#E2A850',
    tile: '#141C27',
    red: '#6B2B24',
    green: '#2A6258',
    lime: '#8F989D',
    stone: '#566570',
    lamp: '#FFC261',
    wood: '#3E2A22',
    paper: '#B9BCBC',
    rose: '#B9796A',
    skin: '#BE946F',
    hair: '#10141A',
    water: '#345770',
    deep: '#162C45',
    glass: '#3D5468',
  },
} as const

/** Top, middle and foot of the sky, and the mist that distance is mixed with. At dusk from blue to ember, over grey. */
const skies = {
  day: {
    celadon: ['#B9D5CB', '#DCE4D2', '#F8ECD4', '#F3EBD6'],
    apricot: ['#EFBD92', '#F6D9B8', '#FBEEDA', '#FAECD8'],
    indigo: ['#9AB4D0', '#C9D4D8', '#F3EBDB', '#EDE9DD'],
    ivory: ['#E6D8BA', '#F3E8D0', '#FBF5E8', '#F7F0E0'],
    rose: ['#E9B09A', '#F4D3BF', '#FBEFDD', '#F8EBDA'],
  },
  dusk: {
    celadon: ['#12292F', '#2A5054', '#B3A67C', '#4A6463'],
    apricot: ['#1A2740', '#43535F', '#D29A5C', '#5D676A'],
    indigo: ['#101B34', '#233B58', '#5F7C90', '#455D72'],
    ivory: ['#1E2730', '#444F55', '#B59A6C', '#60676A'],
    rose: ['#16203A', '#3A4A60', '#C08A56', '#546069'],
  },
} as const
type SkyName = keyof typeof skies.day
const skyNames: readonly [SkyName, ...SkyName[]] = ['celadon', 'apricot', 'indigo', 'ivory', 'rose']

export type Ink = Record<keyof typeof pigments.day | 'foliage' | 'bloom' | 'ground', string> & {
  dusk: boolean
  season: Season
  /** Top, middle, foot. */
  sky: readonly [string, string, string]
  mist: string
  /** Lit from inside: glass by day, a lamp at dusk. */
  window: string
}

/** The colours of one picture. The dice fall the same for both palettes: dusk is the same drawing, later. */
export function createInk(palette: Palette, chance: Chance, fixed?: Season): Ink {
  const season =
    fixed ?? chance.pick(['spring', 'spring', 'summer', 'summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'])
  const [top, middle, foot, mist] = skies[palette][chance.pick(skyNames)]
  const base = pigments[palette]
  const dusk = palette === 'dusk'
  const white = dusk ? '#8D9AA6' : '#F6F4EE'
  const foliage = {
    spring: mix(base.jade, base.gold, dusk ? 0.1 : 0.2),
    summer: base.jade,
    autumn: mix(base.ochre, base.rust, chance.between(0.1, 0.6)),
    winter: mix(base.jade, white, 0.3),
  }[season]
  return {
    ...base,
    dusk,
    season,
    sky: [top, middle, foot],
    mist,
    foliage,
    bloom: { spring: base.rose, summer: base.green, autumn: base.gold, winter: white }[season],
    ground: season === 'winter' ? mix(base.stone, white, 0.75) : base.stone,
    window: dusk ? base.lamp : base.glass,
  }
}

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const part = (at: number) => {
    const a = Number.parseInt(one.slice(at, at + 2), 16)
    const b = Number.parseInt(other.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** Distance is mist: 1 is at hand, .25 is the far range. */
export function faded(ink: Ink, pigment: string, depth: number): string {
  return mix(ink.mist, pigment, depth ** 0.85)
}

export function lighter(ink: Ink, colour: string, share: number): string {
  return mix(colour, ink.dusk ? '#9FB0BC' : '#FFFBF2', share)
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#0A1216', share)
}
