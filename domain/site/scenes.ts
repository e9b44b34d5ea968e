import type { SceneName } from './scene-names.ts'

/** The colours of a drawing: daylight, and after sunset. */
export const palettes = ['day', 'dusk'] as const
export type Palette = (typeof palettes)[number]

/** The crops of a drawing and their size in drawing units. `hero` and `phone` are for the hero alone. */
export const ratios = {
  card: [800, 600],
  wide: [960, 480],
  tall: [540, 720],
  hero: [1440, 720],
  phone: [780, 720],
} as const
export type Ratio = keyof typeof ratios

/** Which crops a scene has: the hero its own two, every other the three of a card. */
export function isRatioOf(scene: SceneName, ratio: string): ratio is Ratio {
  const own = scene === 'hero' ? ['hero', 'phone'] : ['card', 'wide', 'tall']
  return own.includes(ratio)
}

/** Changes with the drawings, so that a picture can be cached for a year. A test checks the value. */
export const pictureVersion = 'd2f92dfc'

/** The URL of a picture. Characters that ids of the catalogue do not have are removed. */
export function pictureAddress(scene: SceneName, id: string, palette: Palette, ratio: Ratio): string {
  const safe =
    id
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '')
      .slice(0, 64) || 'x'
  return `/pictures/${scene}/${safe}-${palette}-${ratio}.svg?v=${pictureVersion}`
}
