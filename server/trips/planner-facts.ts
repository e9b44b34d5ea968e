import { hash } from 'node:crypto'
import type { PlannerFacts } from '#domain/planner-facts.ts'
import type { Place, Province } from '#domain/places.ts'
import type { TripPlace } from '#domain/plans.ts'
import type { TransportFacts } from '#domain/transport.ts'
import type { TreatmentFacts } from '#domain/treatments.ts'
import { PreparedJson } from '#server/platform/api/prepared-json.ts'
import type { Log } from '#server/platform/log/log.ts'
import { tripPlace } from './trip-place.ts'

/** A row without a province has no city to be planned in. */
type Row = Omit<Place, 'province'> & { province: Province | null } & Pick<TripPlace, 'clinic'>

export type FactSource = {
  rows: {
    /** The catalogue, some rows at a time, in the order of the guide; in the end whether it was all of it. */
    list: () => AsyncGenerator<readonly Row[], { isWhole: boolean }>
    /** The rows that answer these words best, of those too that were not listed. */
    find: (words: string) => Promise<readonly Row[]>
  }
  treatments: readonly TreatmentFacts[]
  transport: TransportFacts
  log: Log
}

export type CachedFacts = Omit<PlannerFacts, keyof TransportFacts> & {
  /** Whether the catalogue has no place beyond these. */
  isWhole: boolean
  /** All of `PlannerFacts` as JSON: what threads and browsers are given. */
  text: string
  json: PreparedJson
}

const tags = ['places', 'clinics']

/** What trips are planned from, read once and again only after a change of a place or a clinic. */
export function createPlannerFacts({ rows, treatments, transport, log }: FactSource) {
  const fixed = `"treatments":${JSON.stringify(treatments)},${JSON.stringify(transport).slice(1, -1)}`
  let cached: CachedFacts | null = null
  /** Counts what was heard; facts are as old as what had been heard when their reading began. */
  let heard = 0
  let cachedSince = -1
  let isDeaf = false
  let reading: Promise<CachedFacts> | null = null

  async function read(): Promise<CachedFacts> {
    const places: TripPlace[] = []
    const written: string[] = []
    // Page by page, so that other requests are not blocked while thousands of rows are written.
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
      text,
      json: new PreparedJson(text),
    }
  }

  async function refresh(): Promise<CachedFacts> {
    const since = heard
    try {
      cached = await read()
      cachedSince = isDeaf ? -1 : since
      return cached
    } catch (error) {
      if (!cached) throw error
      // A catalogue of a moment ago plans better trips than none.
      log.warn({ err: error }, 'the catalogue could not be read; trips are planned with the last one')
      return cached
    }
  }

  return {
    /** The current facts; concurrent callers share one read. */
    async current(): Promise<CachedFacts> {
      if (cached && cachedSince === heard) return cached
      reading ??= refresh().finally(() => (reading = null))
      return reading
    },
    /** The places that answer these words best, of those too that are not among the facts. */
    find: async (words: string): Promise<TripPlace[]> => (await rows.find(words)).flatMap(placeOf),
    /** Rows with this tag have changed. */
    drop(tag: string): void {
      if (tags.includes(tag)) heard += 1
    },
    /** Change notifications are unavailable, so facts are read each time. */
    suspend(): void {
      isDeaf = true
      heard += 1
    },
    resume(): void {
      isDeaf = false
      heard += 1
    },
  }
}

function placeOf(row: Row): TripPlace[] {
  return row.province === null ? [] : [tripPlace({ ...row, province: row.province })]
}

export type PlannerFactsKeeper = ReturnType<typeof createPlannerFacts>
