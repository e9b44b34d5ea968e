import type { PlaceCategory, PlaceKind } from './places.ts'
import type { SceneName } from './scenes.ts'

/**
 * What the rule needs to know of a place. `name` and `district` help where the kind alone does not say what is seen.
 */
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
  [/fortress|hwaseong|\bgate\b|city wall|prison/, 'fortress'],
  [/martyrs|seosomun/, 'museum'],
  [/\bpalace\b|gwanghwamun square|\bshrine\b|\btomb|gyeongbokgung|changdeokgung/, 'palace'],
  [/hanok|seowon|folk village|traditional village|naganeupseong|seochon|samcheong/, 'hanok-lane'],
  [/museum|gallery|art cent|\barts?\b(?! valley)|cinema|\bddp\b|design plaza|culture cent|\bmmca\b/, 'museum'],
  [/library|\bhall\b|ground\b|memorial of|aquarium|aqua planet|sea life|campus|\btank|sangsang|f1963/, 'museum'],
  [
    /cathedral|church|mosque|chinatown|lotte world adventure|everland|seoul land|e-world|luge|plaza|old station|station seoul|\bstar road/,
    'city-street',
  ],
  [/bamboo|juknokwon/, 'bamboo'],
  [/\btea\b|boseong|nokcha/, 'tea-field'],
  [/wetland|(?<!caribbean )\bbay\b|marsh|reed|suncheonman/, 'wetland'],
  [/coast|badabuchae|jeongdongjin|homigot|taejongdae|cheongsapo|hajodae|windy hill|underwater|space walk/, 'coast'],
  [/(sea|marine|maritime) cable|oryukdo/, 'coast'],
  [/caribbean/, 'beach'],
  [/seongsan|ilchulbong|jusangjeolli|cliff|oreum|basalt|\bcape\b/, 'coast'],
  [/beach|haeundae|gwangalli|gyeongpo/, 'beach'],
  [/island|\bnami\b|\budo\b|\boedo\b|ferry|-do\b/, 'island'],
  [/tower|namsan (park|cable)|n seoul|observatory|\bsky\b/, 'tower'],
  [/forest|metasequoia|\bwoods?\b|arboretum|garden|trail|olle/, 'forest-path'],
  [
    /mountain|\bpeak\b|national park|seorak|hallasan|jiri|bukhansan|(?<!bu|do|il|yong)san\b|cable car|skywalk|cave\b|donggul|tunnel/,
    'mountain',
  ],
  [/culture village|mural|gamcheon|ihwa|german village|petite france|abai village|prehistoric/, 'village'],
  [/han river|hangang|bridge|stream|cheonggye|yeojwacheon|\briver\b|seoullo/, 'han-river'],
  [/house\b|residence|pavilion|seowon|mokgwana|seongyojang|bell/, 'hanok-lane'],
  [/falls?\b|waterfall|valley|cemetery|\bpark\b|farm|ranch|\bgrove\b/, 'forest-path'],
  [/\blake\b|\bpond\b|wolji|dumulmeori/, 'wetland'],
  [/fortress|prison|grotto|petroglyph|dolmen/, 'fortress'],
  [/\bdong\b|\bgil\b|street|hongdae|haebangchon|seorae|wolmido/, 'city-street'],
  [/market|sijang/, 'market'],
]

const dishesByWord: readonly (readonly [words: RegExp, scene: SceneName])[] = [
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
