import type { Place, PlaceKind } from './places.ts'
import type { SceneName } from '#domain/site/scene-names.ts'

/** The fields of a place that decide its scene. */
type Pictured = Pick<Place, 'kind'> & Partial<Pick<Place, 'scene' | 'categories' | 'tags' | 'cuisine'>>

const viewsOfKinds: Record<Exclude<PlaceKind, 'attraction'>, SceneName> = {
  shopping: 'shopping-street',
  nightlife: 'city-street',
  restaurant: 'set-table',
  cafe: 'cafe',
  'street-food': 'street-food',
  market: 'market',
  beauty: 'beauty-shop',
  spa: 'spa',
  lodging: 'townscape',
  clinic: 'clinic-door',
}

/** Cuisines with a scene of their own. The others have the view of their kind. */
const viewsOfCuisines = new Map<string, SceneName>(
  Object.entries({
    barbecue: 'barbecue',
    beef: 'barbecue',
    bibimbap: 'bibimbap',
    burgers: 'burger',
    chinese: 'black-bean-noodles',
    dumplings: 'dumplings',
    'fried chicken': 'fried-chicken',
    gimbap: 'kimbap',
    indian: 'curry',
    italian: 'pasta',
    japanese: 'sushi',
    korean: 'set-meal',
    'korean soup': 'soup-and-rice',
    'korean stew': 'hotpot',
    noodles: 'noodle-soup',
    pancakes: 'pancakes',
    pizza: 'pizza',
    'pork cutlet': 'pork-cutlet',
    seafood: 'seafood-pot',
    'temple food': 'temple-food',
    thai: 'curry',
    tofu: 'hotpot',
    tteokbokki: 'tteokbokki',
    vietnamese: 'noodle-soup',
    western: 'pasta',
  } as const),
)

/**
 * The scene of a place: the one that was chosen for it, or else what a restaurant cooks or a neutral view of the kind.
 * For a sight this is a landscape or a town. The name is not used, because it says too little about what can be seen
 * there.
 */
export function sceneOf({ scene, kind, categories = [], tags = [], cuisine = null }: Pictured): SceneName {
  if (scene) return scene
  const dish = kind === 'restaurant' && cuisine !== null ? viewsOfCuisines.get(cuisine.toLowerCase()) : undefined
  if (dish) return dish
  if (kind !== 'attraction') return viewsOfKinds[kind]
  const isOutside = tags.includes('outdoor') && !tags.includes('indoor')
  return isOutside || categories.includes('nature') ? 'landscape' : 'townscape'
}

const clinicInteriors: Record<string, SceneName> = {
  'plastic-surgery': 'clinic-consulting',
  'skin-clinics': 'clinic-skin',
  'eye-surgery': 'clinic-eye',
  dental: 'clinic-dental',
  'stem-cell': 'clinic-consulting',
  other: 'clinic-reception',
}

/** The picture of a clinic without photographs: a room by treatment, for some clinics the door or the reception. */
export function sceneOfClinic({ id, treatments }: { id: string; treatments: readonly string[] }): SceneName {
  const room = treatments.map((treatment) => clinicInteriors[treatment]).find((scene) => scene !== undefined)
  return choose(id, [room ?? 'clinic-reception', room ?? 'clinic-reception', 'clinic-door', 'clinic-reception'])
}

/** Chooses a scene by a hash of the id, so that the same id always gets the same scene. */
function choose(id: string, scenes: readonly [SceneName, ...SceneName[]]): SceneName {
  let sum = 7
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 65521
  return scenes[sum % scenes.length] ?? scenes[0]
}
