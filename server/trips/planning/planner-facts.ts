import { hash } from 'node:crypto'
import type { PlannerFacts } from '#domain/trips/plan/planner-facts.ts'
import type { Place, Province } from '#domain/places/places.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import type { DaySheet } from '#domain/korea/day-sheets.ts'
import type { TransportFacts } from '#domain/korea/transport.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { PreparedText } from '#server/platform/http/prepared-text.ts'
import { createCachedRows } from '#server/platform/lists/cached-rows.ts'
import type { Log } from '#server/platform/log/log.ts'
import { tripPlace } from '#server/trips/trip-place.ts'

/** Rows without a province are left out, because no city can be determined for them. */
type Row = Omit<Place, 'province'> & { province: Province | null } & Pick<TripPlace, 'clinic'>

export type FactSource = {
  rows: {
    /** Yields the catalogue page by page, in the order of the guide. Returns whether that was all of it. */
    list: () => AsyncGenerator<readonly Row[], { isWhole: boolean }>
    /** Returns the rows that match these words best, including rows that are not listed. */
    find: (words: string) => Promise<readonly Row[]>
  }
  treatments: readonly TreatmentFacts[]
  sheets: readonly DaySheet[]
  /** The ids of places where a barrier-free guide describes a toilet. */
  toilets: readonly string[]
  transport: TransportFacts
  log: Log
}

export type CachedFacts = Omit<PlannerFacts, keyof TransportFacts> & {
  /** Whether the catalogue has no place beyond these. */
  isWhole: boolean
  /** All of `PlannerFacts` as JSON, which threads and browsers receive. */
  text: string
  json: PreparedText
}

/** The facts that trips are planned from. They are read once, and again only after a place or a clinic has changed. */
export function createPlannerFacts({ rows, treatments, sheets, toilets, transport, log }: FactSource) {
  const fixed = [{ treatments, sheets, toilets }, transport]
    .map((facts) => JSON.stringify(facts).slice(1, -1))
    .join(',')
  async function read(cached: CachedFacts | null): Promise<CachedFacts> {
    const places: TripPlace[] = []
    const written: string[] = []
    // Page by page, so that serialising thousands of rows does not block other requests.
    const listing = rows.list()
    let page = await listing.next()
    for (; !page.done; page = await listing.next()) {
      const known = page.value.flatMap(placeOf)
      places.push(...known)
      if (known.length > 0) written.push(JSON.stringify(known).slice(1, -1))
    }
    const rest = `"places":[${written.join(',')}],${fixed}}`
    const version = hash('sha256', rest, 'base64url').slice(0, 22)
    if (cached?.version === version) return cached
    const text = `{"version":"${version}",${rest}`
    return {
      version,
      isWhole: page.value.isWhole,
      places,
      treatments: [...treatments],
      sheets: [...sheets],
      toilets: [...toilets],
      text,
      json: new PreparedText(text),
    }
  }

  const cache = createCachedRows({
    read,
    tags: ['places', 'clinics'],
    onFailure: (error) =>
      log.warn({ err: error }, 'the catalogue could not be read; trips are planned with the last one'),
  })
  return {
    ...cache,
    /** The places that match these words best, including places that are not among the facts. */
    find: async (words: string): Promise<TripPlace[]> => (await rows.find(words)).flatMap(placeOf),
  }
}

function placeOf(row: Row): TripPlace[] {
  return row.province === null ? [] : [tripPlace({ ...row, province: row.province })]
}

export type PlannerFactsKeeper = ReturnType<typeof createPlannerFacts>
