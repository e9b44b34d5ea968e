import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import { type Place, type PlaceKind, provinces, seoulAreas } from '#domain/places/places.ts'
import { type Clinic, clinicTreatments } from '#domain/clinics/clinics.ts'
import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import type { Clinics } from '#server/clinics/clinics.ts'
import { type ClinicPlace, clinicPlace } from './clinic-places.ts'
import type { Places } from './places.ts'

type Parts = { places: Pick<Places, 'catalogue'>; clinics: Pick<Clinics, 'placed' | 'listWhole'> }
type Limits = { mostPlaces: number; mostClinics: number }

/** The planner evaluates every row that it gets. So from a large import it gets only the rows that trips need most. */
const usualLimits: Limits = { mostPlaces: 3000, mostClinics: 500 }
const perPage = 500
const mostFound = 5
const everywhere = { treatments: [], province: null, district: null, box: null, near: null, open: null }
/** Each region gets rows of each group, whatever their rank: sights, restaurants, and cafes. */
const kindGroups: readonly (readonly PlaceKind[])[] = [
  ['attraction', 'nightlife', 'shopping', 'market'],
  ['restaurant', 'street-food'],
  ['cafe'],
]
const regions: readonly Pick<PlaceQuery, 'area' | 'province'>[] = [
  ...seoulAreas.map((area) => ({ area, province: null })),
  ...provinces.map((province) => ({ area: null, province })),
]

/** The rows that trips are planned from, in batches: places in the order of the guide, then real clinics on the map. */
export function createPlanningRows({ places, clinics }: Parts, { mostPlaces, mostClinics } = usualLimits) {
  /** The first half is the first places of the guide. If not all places fit, the second half fills up regions. */
  async function* listPlaces(): AsyncGenerator<Place[], { isWhole: boolean }> {
    const half = Math.floor(mostPlaces / 2)
    const seen = new Set<string>()
    const next: Place[] = []
    let after: string | null = null
    let read = 0
    do {
      const limit = Math.min(perPage, read < half ? half - read : mostPlaces - read)
      const page = await places.catalogue({ ...noPlaceQuery, after, limit })
      if (read >= half) next.push(...page.places)
      else {
        for (const { id } of page.places) seen.add(id)
        yield page.places
      }
      read += page.places.length
      after = page.next
    } while (after !== null && read < mostPlaces)
    const isWhole = after === null
    yield isWhole ? next : fill(await listRegions(seen, mostPlaces - half), next, mostPlaces - half)
    return { isWhole }
  }

  /** The first places of each region and group, without those that were already seen. */
  async function listRegions(seen: ReadonlySet<string>, most: number): Promise<Place[]> {
    const share = Math.ceil(most / (regions.length * kindGroups.length))
    const found: Place[] = []
    for (const region of regions) {
      for (const kinds of kindGroups) {
        const page = await places.catalogue({ ...noPlaceQuery, ...region, kinds: [...kinds], limit: share })
        found.push(...page.places.filter(({ id }) => !seen.has(id)))
      }
    }
    return found
  }

  /** All clinics if there are few; otherwise the best documented clinics of each treatment. */
  async function listClinics(): Promise<Clinic[]> {
    const all: Clinic[] = []
    for (;;) {
      const page = await clinics.placed(everywhere, { after: all.at(-1)?.id ?? 0, limit: perPage })
      all.push(...page)
      if (page.length < perPage) return all
      if (all.length > mostClinics) break
    }
    const lists: Clinic[][] = []
    for (const treatment of clinicTreatments) lists.push(await clinics.listWhole(treatment))
    // Round robin, so that a treatment with many clinics does not crowd out the others.
    const longest = Math.max(...lists.map(({ length }) => length))
    const roundRobin = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
    return [...new Map(roundRobin.map((clinic) => [clinic.id, clinic])).values()].slice(0, mostClinics)
  }

  return {
    /** The return value says whether these are all places of the catalogue. */
    async *list(): AsyncGenerator<ClinicPlace[], { isWhole: boolean }> {
      const listing = listPlaces()
      let page = await listing.next()
      for (; !page.done; page = await listing.next()) yield page.value.filter(isOnMap)
      const rows = (await listClinics()).flatMap((clinic) => withPrices(clinic, clinicPlace(clinic)) ?? [])
      for (let start = 0; start < rows.length; start += perPage) yield rows.slice(start, start + perPage)
      return page.value
    },

    /** The places of the whole catalogue that match these words best. */
    async find(words: string): Promise<ClinicPlace[]> {
      const { places: found } = await places.catalogue({ ...noPlaceQuery, words, limit: mostFound })
      return found.filter(isOnMap)
    },
  }
}

/** A clinic with what it stated that its procedures cost. The planner leaves out prices that are too old. */
function withPrices({ prices }: Clinic, row: ClinicPlace | null): ClinicPlace | null {
  if (!row?.clinic || prices.length === 0) return row
  return { ...row, clinic: { ...row.clinic, prices: prices.map(statedPrice) } }
}

function statedPrice({ procedure, fromWon, toWon, unit, sessions, tax, statedOn, source }: StatedPrice): StatedPrice {
  return { procedure, fromWon, toWon, unit, sessions, tax, statedOn, source }
}

/** A plan must not use a place whose position is doubtful. */
function isOnMap({ locationQuality }: Place): boolean {
  return locationQuality === 'usual'
}

/** The first places, filled up with the others to the maximum, without duplicates. */
function fill(first: readonly Place[], others: readonly Place[], most: number): Place[] {
  return [...new Map([...first, ...others].map((place) => [place.id, place])).values()].slice(0, most)
}
