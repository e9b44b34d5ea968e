// One flat list: a browser's script needs its type alone, and a list that is put together from others would stay in it.
export const sceneNames = [
  'hero',
  'palace',
  'hanok-lane',
  'mountain',
  'coast',
  'beach',
  'temple',
  'sea-temple',
  'market',
  'tower',
  'bamboo',
  'forest-path',
  'village',
  'tea-field',
  'wetland',
  'han-river',
  'city-street',
  'shopping-street',
  'museum',
  'cafe',
  'street-food',
  'spa',
  'fortress',
  'island',
  'hanok-stay',
  'beauty-shop',
  'hanok-cafe',
  'sea-cafe',
  'crater-coast',
  'art-museum',
  'cable-car',
  'sea-cable-car',
  'cave',
  'garden',
  'department-store',
  'theme-park',
  'royal-tombs',
  'pagoda',
  'thatched-village',
  'hanok-court',
  'pavilion',
  'park',
  'lake',
  'waterfall',
  'grass-hill',
  'stream',
  'church',
  'brick-hall',
  'exhibition',
  'aquarium',
  'bookshop',
  'lookout',
  'sauna',
  'ski-slope',
  'rail-trip',
  // What is shown of a sight for which nobody chose a scene.
  'landscape',
  'townscape',
  // Inside a clinic, by what is done there, and its door.
  'clinic-door',
  'clinic-reception',
  'clinic-consulting',
  'clinic-skin',
  'clinic-eye',
  'clinic-dental',
  // Food; each is a scene of its own, so that no two meals need look alike.
  'set-table',
  'bibimbap',
  'cold-noodles',
  'hotpot',
  'tteokbokki',
  'fried-chicken',
  'barbecue',
  'kimbap',
  'tea-set',
  'noodle-soup',
  'soup-and-rice',
  'ginseng-chicken',
  'black-bean-noodles',
  'dumplings',
  'temple-food',
  'set-meal',
  'raw-fish',
  'grilled-fish',
  'seafood-pot',
  'soy-crab',
  'hot-plate',
  'sliced-meat',
  'pancakes',
  'shaved-ice',
  'bakery',
  'bar',
  // Where there is nothing to show.
  'empty-table',
  'empty-map',
  'empty-lantern',
  'missing-page',
  'offline',
] as const
export type SceneName = (typeof sceneNames)[number]

/** The same drawing in the light of day and after sunset. */
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

export function isSceneName(name: string): name is SceneName {
  return sceneNames.some((scene) => scene === name)
}

/** Which crops a scene has: the hero its own two, every other the three of a card. */
export function isRatioOf(scene: SceneName, ratio: string): ratio is Ratio {
  const own = scene === 'hero' ? ['hero', 'phone'] : ['card', 'wide', 'tall']
  return own.includes(ratio)
}

/** Changes with the drawings, so that a picture may be kept for a year; a test says what it has to be. */
export const pictureVersion = 'c384e717'

/** Where a picture is served. Ids are the catalogue's own; anything else in one is left out. */
export function pictureAddress(scene: SceneName, id: string, palette: Palette, ratio: Ratio): string {
  const safe =
    id
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '')
      .slice(0, 64) || 'x'
  return `/pictures/${scene}/${safe}-${palette}-${ratio}.svg?v=${pictureVersion}`
}
