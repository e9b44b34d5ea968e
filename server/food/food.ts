import { z } from 'zod'
import { straightMetres } from '#domain/korea/distances.ts'
import { type FoodAnswer, type FoodItem, foodLimits, foodSources, type FoodSearch } from '#domain/food/food-search.ts'
import type { NearPoint } from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import type { Dish } from '#domain/food/dishes.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import type { SubwayStation } from '#domain/korea/transport.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Places } from '#server/places/places.ts'
import { askProviders, type ProviderAnswers } from './ask-providers.ts'
import { countFilters, isAnsweredOutside, keepOutside } from './food-filters.ts'
import { createFoodRows, type FoodRows } from './food-rows.ts'
import { indexPlaces, mergeItems } from './merge-items.ts'
import { presentOutside, presentPlace } from './present-food.ts'
import type { FoodProvider } from './providers/food-provider.ts'
import type { FoodWhere } from './read-location.ts'
import { createQuestionReader } from './read-question.ts'
import { type FoodMatches, searchCatalogue } from './search-catalogue.ts'

/** The least distance for items of a named location: the edge of an area is only approximate. */
const leastMetres = 5_000
/** The maximum number of outside items on a page if the catalogue can fill the rest. */
const mostOutside = foodLimits.page / 2
const usualPatienceMilliseconds = 6_000
/** The last place of the catalogue that was shown, and how many outside items the first page had. */
const position = z.tuple([z.string(), z.int().nonnegative()])
const nothing: ProviderAnswers = { found: [], error: null }

type Options = {
  places: Pick<Places, 'catalogue' | 'ids'>
  /** The dish guide, whose names people search. */
  dishes: readonly Dish[]
  /** Stations, because people use their names as locations. */
  stations: readonly SubwayStation[]
  /** In the operator's order; none without a key. */
  providers: readonly FoodProvider[]
  log: Pick<Log, 'warn'>
  now: () => number
  /** How long a search waits for outside providers. */
  patienceMilliseconds?: number
}

/** Whether this client may use outside providers once more. */
type MayAsk = () => Promise<boolean>

type How = {
  /** Searches only the catalogue, for cases that should not use an outside call. */
  isOwnOnly?: boolean
  mayAsk?: MayAsk
}

async function always(): Promise<boolean> {
  return true
}

/** The search for restaurants, cafes and street food: outside providers on the first page, and the catalogue. */
export function createFood(options: Options) {
  const { places, providers, log, now, patienceMilliseconds = usualPatienceMilliseconds } = options
  const rows = createFoodRows({ places, log })
  const readQuestions = createQuestionReader(options)

  /** Providers are not asked without a search, for later pages, or with filters that they cannot answer. */
  async function askOutside(
    { query, location, coordinates, cursor, filters }: FoodSearch,
    { words, category, where }: Pick<FoodMatches, 'category' | 'where'> & { words: string },
    mayAsk: MayAsk,
  ): Promise<ProviderAnswers> {
    const isSearch = query.trim() !== '' || location.trim() !== '' || coordinates !== null
    const [first] = providers
    if (!first || !isSearch || cursor !== null || !isAnsweredOutside(filters)) return nothing
    if (!(await mayAsk())) {
      return { found: [], error: { source: first.name, code: 'quota', message: foodFunction.often } }
    }
    const { name, isPerson } = where
    const near = where.near && roughly(where.near)
    const about = where.about && roughly(where.about)
    return askProviders(
      { providers, log, patienceMilliseconds },
      { query: words, category, where: name, near, about, isNearestFirst: isPerson },
    )
  }

  async function search(asked: FoodSearch, { isOwnOnly = false, mayAsk = always }: How = {}): Promise<FoodAnswer> {
    const current = await rows.current()
    const questions = readQuestions(asked, current)
    const { where } = questions.asked
    const found = await searchCatalogue(places, current, { search: asked, questions, now: now() })
    const { category } = found
    const outside = isOwnOnly ? nothing : await askOutside(asked, { words: questions.outside, category, where }, mayAsk)
    const today = seoulMoment(now()).date
    const matches = found.instead === null ? found.places : []
    const merged = keepNear(mergeOutside(outside, { wanted: matches, rows: current, today }, asked), where)
    // What an outside service found is better than the nearest of the catalogue.
    const isInstead = found.instead !== null && merged.length === 0
    const wanted = isInstead ? found.places : matches
    const begun = readBegun(asked.cursor, wanted)
    const room = Math.max(mostOutside, foodLimits.page - wanted.length)
    const others = merged.slice(0, room).map(presentOutside)
    const start = begun?.start ?? 0
    const page = wanted.slice(start, start + foodLimits.page - others.length)
    const own = page.map((place) => presentPlace(place, { foundBy: found.foundBy.get(place.id) ?? null, today }))
    const items = sortItems([...others, ...own], where, merged)
    const last = start + page.length < wanted.length ? page.at(-1) : undefined
    const countOutside = begun?.countOutside ?? others.length
    return {
      items,
      error: outside.error,
      source: foodSources.filter((source) => items.some((item) => item.source === source)).toSorted(inChain),
      // A place of the guide has several sources in one line.
      attribution: [...new Set(items.flatMap(({ attribution }) => attribution?.split(', ') ?? []))],
      next: last ? writeListPosition([last.id, countOutside], 'food') : null,
      category,
      tabs: found.tabs,
      from: pointOf(found.where),
      instead: isInstead ? found.instead : null,
      total: wanted.length + countOutside,
      ...(found.isTotalAtLeast && { isTotalAtLeast: true }),
      ...(found.widenedTo !== null && { widenedTo: found.widenedTo }),
      ...(asked.cursor !== null && begun === null && { isRestarted: true }),
      counts: countFilters({ places: found.unfiltered, items: others, filters: asked.filters, now: now() }),
      hasOutsideProvider: providers.length > 0,
    }
  }

  function inChain(one: FoodItem['source'], other: FoodItem['source']): number {
    return rankInChain(one) - rankInChain(other)
  }

  function rankInChain(source: FoodItem['source']): number {
    const rank = providers.findIndex(({ name }) => name === source)
    return rank === -1 ? providers.length : rank
  }

  /** All food places of the catalogue, in the order of the guide. */
  async function listPlaces(): Promise<readonly Place[]> {
    return (await rows.current()).list
  }

  return { search, listPlaces, cache: rows }
}

export type Food = ReturnType<typeof createFood>

/** Where the page begins; null for the first page and for an unknown cursor. */
function readBegun(cursor: string | null, wanted: readonly Place[]): { start: number; countOutside: number } | null {
  const read = cursor === null ? undefined : readListPosition(cursor, 'food', position)
  if (!read) return null
  const [lastId, countOutside] = read
  const at = wanted.findIndex(({ id }) => id === lastId)
  return at === -1 ? null : { start: at + 1, countOutside }
}

/** Rounded to about 100 metres, so that outside services do not learn the exact position. */
function roughly({ lat, lng, metres }: NearPoint): NearPoint {
  return { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)), metres }
}

type Merging = { wanted: readonly Place[]; rows: FoodRows; today: string }

function mergeOutside(
  { found }: ProviderAnswers,
  { wanted, rows, today }: Merging,
  { filters }: FoodSearch,
): FoodItem[] {
  if (found.length === 0) return []
  const ids = new Set(wanted.map(({ id }) => id))
  const index = rows.isWhole ? rows.index : indexPlaces(wanted)
  return keepOutside(mergeItems(found, { index, isFound: (id) => ids.has(id), today }), filters)
}

/** The point from which distances count. The centre of a whole city or district says nothing about the way. */
function pointOf({ near, name, isPerson }: FoodWhere): FoodAnswer['from'] {
  return near && { lat: near.lat, lng: near.lng, name: isPerson ? null : name }
}

/** Services prefer near results but also return far ones. For a named location only its surroundings are shown. */
function keepNear(items: FoodItem[], { about }: FoodWhere): FoodItem[] {
  if (!about) return items
  const most = Math.max(leastMetres, about.metres * 2)
  return items.filter((item) => metresOf(item, about) <= most)
}

/** Sorts by distance from the visitor's position. Positions that may not be shown are used for sorting as well. */
function sortItems(items: FoodItem[], { near, isPerson }: FoodWhere, outside: readonly FoodItem[]): FoodItem[] {
  if (!near || !isPerson || outside.length === 0) return items
  const placed = new Map(outside.map((item) => [item.id, item]))
  return items.toSorted(
    (one, other) => metresOf(placed.get(one.id) ?? one, near) - metresOf(placed.get(other.id) ?? other, near),
  )
}

function metresOf({ mapx, mapy }: FoodItem, near: NearPoint): number {
  return mapx === null || mapy === null ? near.metres : straightMetres(near, { lat: mapy, lng: mapx })
}
