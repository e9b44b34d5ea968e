import type { Place, PlaceKind } from './places.ts'
import type { SceneName } from './scene-names.ts'

/** What the rule needs to know of a place. */
type Pictured = Pick<Place, 'kind'> & Partial<Pick<Place, 'scene' | 'categories' | 'tags'>>

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

/**
 * The scene of a place: the one that was chosen for it, else a neutral view of its kind, which of a sight is a
 * landscape or a town. A name is never read: it says too little of what one sees there.
 */
export function sceneOf({ scene, kind, categories = [], tags = [] }: Pictured): SceneName {
  if (scene) return scene
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
