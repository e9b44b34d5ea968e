import { keyOfKoreanName } from './korean-name.ts'

export type JoinedLanguage = 'ko' | 'ja' | 'zh'

/** A place of the catalogue, with its id at the source. */
export type NamedPlace = { sourceId: string; nameKo: string; lat: number; lng: number }
type Candidate = { contentId: string; korean: string; lat: number; lng: number }

/** An operator's assignment of records to places; null means that a record is no place. */
export type Overrides = ReadonlyMap<string, string | null>

const farthestMetres = 300
const metresPerDegree = 111_195

/**
 * Matches a record in another language to its place. Ids differ between languages, so a match needs the same Korean
 * name in the title and less than 300 m distance; the nearest place wins. An operator's assignment has priority. Each
 * place is matched once.
 */
export function createJoin(places: readonly NamedPlace[], overrides: Overrides) {
  const byName = Map.groupBy(places, ({ nameKo }) => keyOfKoreanName(nameKo))
  const ids = new Set(places.map(({ sourceId }) => sourceId))
  const taken = new Set(overrides.values())

  const found = new Set<string>()

  function choose({ contentId, korean, lat, lng }: Candidate): string | null {
    const said = overrides.get(contentId)
    if (said !== undefined) return said !== null && ids.has(said) ? said : null
    const key = keyOfKoreanName(korean)
    const [nearest] = (key === '' ? [] : (byName.get(key) ?? []))
      .map((place) => ({ place, metres: measure(place, { lat, lng }) }))
      .filter(({ place, metres }) => metres < farthestMetres && !taken.has(place.sourceId))
      .toSorted((one, other) => one.metres - other.metres)
    return nearest?.place.sourceId ?? null
  }

  return {
    find(candidate: Candidate): string | null {
      const place = choose(candidate)
      if (place === null) return null
      taken.add(place)
      found.add(place)
      return place
    },
    /** The places without a matching record. */
    rest: () => [...ids].filter((id) => !found.has(id)),
  }
}

type Position = { lat: number; lng: number }

/** The distance in metres. The approximation is accurate to a metre over such distances. */
function measure(one: Position, other: Position): number {
  const narrow = Math.cos((one.lat * Math.PI) / 180)
  return metresPerDegree * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrow)
}
