import { dietTags, type Place, type PlaceFacts } from '#domain/places/places.ts'
import { isSceneName, type SceneName } from '#domain/site/scene-names.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { PlaceColumns } from '#server/platform/database/tables/place-tables.ts'
import { pick } from '#server/platform/edits/overlays.ts'

/** Fields whose column has the same name. */
const plain = [
  ...([
    'aliases',
    'description',
    'lat',
    'lng',
    'area',
    'province',
    'station',
    'kind',
    'categories',
    'interests',
  ] as const),
  ...(['tags', 'hours', 'closed', 'exceptions', 'cost', 'cuisine', 'phone', 'website', 'image', 'basis'] as const),
  ...(['source', 'seasons', 'access', 'sources', 'fame'] as const),
  ...(['headline', 'best', 'dusk', 'stairs', 'shelter', 'dish', 'bring', 'tickets', 'highlights', 'tip'] as const),
] as const satisfies readonly (keyof PlaceFacts & keyof PlaceColumns)[]

export function writeColumns(facts: PlaceFacts): PlaceColumns {
  const { name, district, address, otherNames } = facts
  return {
    ...pick(facts, plain),
    name_en: name.en,
    name_ko: name.ko,
    name_ja: otherNames.ja,
    name_zh: otherNames.zh,
    district_en: district.en,
    district_ko: district.ko,
    address_en: address.en,
    address_ko: address.ko,
    last_entry: facts.lastEntry,
    visit_minutes: facts.visitMinutes,
    budget_level: facts.budgetLevel,
    permanently_closed: facts.permanentlyClosed,
    checked_on: facts.checkedOn,
    active_hours: facts.activeHours,
    child_from: facts.childFrom,
    for_children: facts.forChildren,
    walk_km: facts.walkKm,
    season_best: facts.seasonBest,
    season_avoid: facts.seasonAvoid,
    starts_at: facts.startsAt,
    goes_with: facts.goesWith,
  }
}

export function readColumns(id: string, row: PlaceColumns): PlaceFacts {
  return {
    ...pick(row, plain),
    id,
    name: { en: row.name_en, ko: row.name_ko },
    otherNames: { ja: row.name_ja, zh: row.name_zh },
    district: { en: row.district_en, ko: row.district_ko },
    address: { en: row.address_en, ko: row.address_ko },
    lastEntry: row.last_entry,
    visitMinutes: row.visit_minutes,
    budgetLevel: row.budget_level,
    permanentlyClosed: row.permanently_closed,
    checkedOn: row.checked_on,
    activeHours: row.active_hours,
    childFrom: row.child_from,
    forChildren: row.for_children,
    walkKm: row.walk_km,
    seasonBest: row.season_best,
    seasonAvoid: row.season_avoid,
    startsAt: row.starts_at,
    goesWith: row.goes_with,
  }
}

export type PlaceRow = PlaceColumns & {
  id: string
  overlay: Partial<PlaceColumns>
  version: number
  origin: string
  picked_on: string | null
  is_trending: boolean
  scene: string | null
  location_quality: 'usual' | 'low'
  updated_at: Date
}

/** The place as visitors see it: the overlay of editors has priority over the source. */
export function readPlace({ overlay, ...row }: PlaceRow): Place {
  const facts = readColumns(row.id, { ...row, ...overlay })
  return {
    ...facts,
    diet: dietTags.filter((tag) => facts.tags.includes(tag)),
    version: row.version,
    origin: row.origin,
    pickedOn: row.picked_on,
    isMGKPick: row.picked_on !== null,
    isTrending: row.is_trending,
    scene: shownScene(row.scene, overlay),
    // A position from an editor replaces a doubtful one.
    locationQuality: overlay.lat === undefined ? row.location_quality : 'usual',
    rating: null,
    ratingSource: null,
    ratingCount: null,
    updatedOn: seoulDay(row.updated_at.getTime()),
  }
}

/** The scene was chosen for the kind and cuisine of the catalogue. If an editor changed them, it may be wrong. */
function shownScene(scene: string | null, overlay: Partial<PlaceColumns>): SceneName | null {
  if (scene === null || overlay.kind !== undefined || overlay.cuisine !== undefined) return null
  return isSceneName(scene) ? scene : null
}
