import type { PlaceCategory, PlaceKind } from './places.ts'

/** What can be drawn of food; each is a scene of its own, so that no two meals need look alike. */
export const dishScenes = [
  'bibimbap',
  'cold-noodles',
  'hotpot',
  'tteokbokki',
  'fried-chicken',
  'barbecue',
  'kimbap',
  'tea-set',
] as const
export type DishScene = (typeof dishScenes)[number]

/** Inside a clinic, by what is done there. */
const clinicScenes = ['clinic-reception', 'clinic-consulting', 'clinic-skin', 'clinic-eye', 'clinic-dental'] as const

/** Drawings that stand where there is nothing to show. */
const emptyScenes = ['empty-table', 'empty-map', 'empty-lantern', 'missing-page', 'offline'] as const

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
  'clinic-door',
  ...clinicScenes,
  ...dishScenes,
  ...emptyScenes,
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

/** What the rule needs to know of a place. `name` and `district` help where the kind alone does not say what is seen. */
type Pictured = {
  id: string
  kind: PlaceKind
  categories?: readonly PlaceCategory[]
  name?: string
  district?: string
  province?: string
  cuisine?: string | null
}

// Words of English names and ids, the first that fits wins: a sea temple is no mountain temple.
const scenesByWord: readonly (readonly [words: RegExp, scene: SceneName])[] = [
  [/yonggungsa|sea temple|hyangiram|naksansa/, 'sea-temple'],
  [/\b(temple|hermitage|pagoda)\b|bulguksa|haeinsa/, 'temple'],
  [/fortress|hwaseong|\bgate\b|city wall/, 'fortress'],
  [/\bpalace\b|\bshrine\b|\btomb|gyeongbokgung|changdeokgung/, 'palace'],
  [/hanok|folk village/, 'hanok-lane'],
  [/museum|gallery|art cent|\barts?\b|\bddp\b/, 'museum'],
  [/bamboo|juknokwon/, 'bamboo'],
  [/\btea\b|boseong|nokcha/, 'tea-field'],
  [/wetland|\bbay\b|marsh|reed|suncheonman/, 'wetland'],
  [/seongsan|ilchulbong|jusangjeolli|cliff|oreum|basalt|\bcape\b/, 'coast'],
  [/beach|haeundae|gwangalli|gyeongpo/, 'beach'],
  [/island|\bnami\b|\budo\b|ferry|-do\b/, 'island'],
  [/tower|namsan|observatory|\bsky\b/, 'tower'],
  [/forest|\bwoods?\b|arboretum|garden|trail|olle/, 'forest-path'],
  [/mountain|\bpeak\b|national park|seorak|hallasan|jiri|bukhansan|-?san\b/, 'mountain'],
  [/culture village|mural|gamcheon|ihwa/, 'village'],
  [/han river|hangang|bridge|stream|cheonggye|\briver\b/, 'han-river'],
  [/market|sijang/, 'market'],
]

const dishesByWord: readonly (readonly [words: RegExp, scene: DishScene])[] = [
  [/bibimbap|rice bowl/, 'bibimbap'],
  [/naengmyeon|noodle|guksu|ramyeon|ramen/, 'cold-noodles'],
  [/chicken|chimaek/, 'fried-chicken'],
  [/bbq|barbecue|galbi|samgyeopsal|bulgogi|grill|gogi|pork|beef/, 'barbecue'],
  [/tteokbokki|snack|bunsik/, 'tteokbokki'],
  [/gimbap|kimbap/, 'kimbap'],
  [/jjigae|stew|soup|tang\b|gukbap|hotpot|jeongol/, 'hotpot'],
]

/** The scene of a place: by what its name says, else by its kind, and where that leaves a choice, by its id. */
export function sceneOf({
  id,
  kind,
  categories = [],
  name = '',
  district = '',
  province = '',
  cuisine,
}: Pictured): SceneName {
  const words = `${name} ${cuisine ?? ''} ${id.replaceAll('-', ' ')}`.toLowerCase()
  switch (kind) {
    case 'attraction':
      return (
        scenesByWord.find(([word]) => word.test(words))?.[1] ??
        sceneOfAttraction(id, categories, `${district} ${province}`)
      )
    case 'restaurant':
      return (
        dishesByWord.find(([word]) => word.test(words))?.[1] ??
        choose(id, ['bibimbap', 'hotpot', 'barbecue', 'cold-noodles'])
      )
    case 'cafe':
      return choose(id, /tea|cha\b|dawon/.test(words) ? ['tea-set'] : ['cafe', 'cafe', 'cafe', 'tea-set'])
    case 'street-food':
      return (
        dishesByWord.find(([word]) => word.test(words))?.[1] ??
        choose(id, ['street-food', 'street-food', 'tteokbokki', 'kimbap'])
      )
    case 'shopping':
      return /market|sijang/.test(words) ? 'market' : 'shopping-street'
    case 'market':
      return 'market'
    case 'nightlife':
      return 'city-street'
    case 'beauty':
      return 'beauty-shop'
    case 'spa':
      return 'spa'
    case 'lodging':
      return 'hanok-stay'
    case 'clinic':
      return 'clinic-door'
  }
}

function sceneOfAttraction(id: string, categories: readonly PlaceCategory[], where: string): SceneName {
  const region = where.toLowerCase()
  if (categories.includes('nature')) {
    if (region.includes('jeju')) return choose(id, ['coast', 'coast', 'forest-path'])
    if (region.includes('busan')) return choose(id, ['beach', 'sea-temple'])
    return choose(id, ['mountain', 'forest-path', 'wetland'])
  }
  if (categories.includes('culture')) return choose(id, ['palace', 'hanok-lane', 'museum', 'fortress'])
  if (region.includes('busan')) return choose(id, ['village', 'beach'])
  if (region.includes('jeju')) return 'coast'
  return choose(id, ['tower', 'han-river', 'hanok-lane', 'palace'])
}

const clinicInteriors: Record<string, SceneName> = {
  'plastic-surgery': 'clinic-consulting',
  'skin-clinics': 'clinic-skin',
  'eye-surgery': 'clinic-eye',
  dental: 'clinic-dental',
  'stem-cell': 'clinic-consulting',
  other: 'clinic-reception',
}

/** The picture of a clinic without photographs: its own room, by treatment, and now and then the door or the desk. */
export function sceneOfClinic({ id, treatments }: { id: string; treatments: readonly string[] }): SceneName {
  const room = treatments.map((treatment) => clinicInteriors[treatment]).find((scene) => scene !== undefined)
  return choose(id, [room ?? 'clinic-reception', room ?? 'clinic-reception', 'clinic-door', 'clinic-reception'])
}

/** The same id always takes the same of several. */
function choose(id: string, scenes: readonly [SceneName, ...SceneName[]]): SceneName {
  let sum = 7
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 65521
  return scenes[sum % scenes.length] ?? scenes[0]
}

/** Changes with the drawings, so that a picture may be kept for a year; a test says what it has to be. */
export const pictureVersion = '98435725'

/** Where a picture is served. Ids are the catalogue's own; anything else in one is left out. */
export function pictureAddress(scene: SceneName, id: string, palette: Palette, ratio: Ratio): string {
  const safe =
    id
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '')
      .slice(0, 64) || 'x'
  return `/pictures/${scene}/${safe}-${palette}-${ratio}.svg?v=${pictureVersion}`
}
