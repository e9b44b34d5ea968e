import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import {
  type Box,
  budgetLevels,
  type NearPoint,
  noPlaceQuery,
  placeLimits,
  placeOrders,
  type PlaceQuery,
} from './place-lists.ts'
import { interests, placeCategories, placeKinds, placeTags, provinces, seoulAreas } from './places.ts'

/** The names of the query parameters for a list of places, for pages and for the API. */
export const placeQueryNames = [
  'q',
  'kind',
  'category',
  'interest',
  'tag',
  'area',
  'province',
  'district',
  'budget',
  'box',
  'near',
  'open',
  'order',
  'cursor',
  'limit',
] as const
export type PlaceQueryName = (typeof placeQueryNames)[number]

/**
 * Parses the query parameters. An invalid value is ignored, and its name is added to `misfits`: pages continue without
 * it, and the API rejects the request.
 */
export function readPlaceQuery(asked: (name: PlaceQueryName) => string | null): {
  query: PlaceQuery
  misfits: PlaceQueryName[]
} {
  const misfits: PlaceQueryName[] = []
  function read<Value>(name: PlaceQueryName, unsaid: Value, reader: (text: string) => Value | undefined): Value {
    const text = asked(name)
    if (text === null || text === '') return unsaid
    const value = reader(text)
    if (value === undefined) misfits.push(name)
    return value === undefined ? unsaid : value
  }
  const none = noPlaceQuery
  const near = read('near', none.near, readNear)
  const query: PlaceQuery = {
    words: read('q', none.words, readWords),
    kinds: read('kind', none.kinds, manyOf(placeKinds)),
    category: read('category', none.category, oneOf(placeCategories)),
    interest: read('interest', none.interest, oneOf(interests)),
    tags: read('tag', none.tags, manyOf(placeTags)),
    area: read('area', none.area, oneOf(seoulAreas)),
    province: read('province', none.province, oneOf(provinces)),
    district: read('district', none.district, readName),
    budget: read('budget', none.budget, (text) => budgetLevels.find((level) => String(level) === text)),
    box: read('box', none.box, readBox),
    near,
    open: read('open', none.open, readOpen),
    // The order `near` needs a point.
    order: read('order', none.order, oneOf(near ? placeOrders : placeOrders.filter((order) => order !== 'near'))),
    after: read('cursor', none.after, (text) => (/^[\w-]{1,1200}$/.test(text) ? text : undefined)),
    limit: read('limit', none.limit, readLimit),
  }
  return { query, misfits }
}

/** The query parameters for a query, without default values, in the order of the names. For URLSearchParams. */
export function writePlaceQuery(query: Partial<PlaceQuery>): [name: PlaceQueryName, text: string][] {
  const { words, kinds, category, interest, tags, area, province, district, budget, box, near, open } = query
  const { order, after, limit } = query
  const said: Record<PlaceQueryName, string | number | null | undefined> = {
    q: words,
    kind: kinds?.join(','),
    category,
    interest,
    tag: tags?.join(','),
    area,
    province,
    district,
    budget,
    box: box && [box.south, box.west, box.north, box.east].map(writeDegrees).join(','),
    near: near && [writeDegrees(near.lat), writeDegrees(near.lng), near.metres].join(','),
    open: open && (open.at === null ? open.on : `${open.on}T${open.at}`),
    order: order === noPlaceQuery.order ? null : order,
    cursor: after,
    limit: limit === noPlaceQuery.limit ? null : limit,
  }
  return placeQueryNames.flatMap((name) => (said[name] ? [[name, String(said[name])]] : []))
}

function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | undefined {
  return (text) => values.find((value) => value === text)
}

/** Parses `cafe,market`, without duplicates and in the order of the list, so that one choice has one URL. */
function manyOf<Value extends string>(values: readonly Value[]): (text: string) => readonly Value[] | undefined {
  return (text) => {
    const said = text.split(',')
    const known = values.filter((value) => said.includes(value))
    return known.length === said.length ? known : undefined
  }
}

function readWords(text: string): string | undefined {
  const words = text.trim()
  return words.length <= placeLimits.words && isPlain(words) ? words : undefined
}

function readName(text: string): string | undefined {
  return text.trim() === text && text.length <= 100 && isPlain(text) ? text : undefined
}

function isPlain(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** Parses `south,west,north,east`. */
function readBox(text: string): Box | undefined {
  const [south, west, north, east, ...rest] = text.split(',').map(readNumber)
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  const lies = rest.length === 0 && isOnEarth(south, west) && isOnEarth(north, east) && south < north && west < east
  return lies ? { south, west, north, east } : undefined
}

/** Parses `lat,lng,metres`. */
function readNear(text: string): NearPoint | undefined {
  const [lat, lng, metres, ...rest] = text.split(',').map(readNumber)
  if (lat === undefined || lng === undefined || metres === undefined) return undefined
  const isFar = !Number.isInteger(metres) || metres < 1 || metres > placeLimits.metres
  return rest.length > 0 || isFar || !isOnEarth(lat, lng) ? undefined : { lat, lng, metres }
}

function isOnEarth(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

function readNumber(text: string): number | undefined {
  return /^-?\d{1,5}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined
}

/** Parses `2027-05-31` or `2027-05-31T19:30`. */
function readOpen(text: string): { on: string; at: string | null } | undefined {
  const [on = '', at = null, ...rest] = text.split('T')
  const isClock = at === null || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(at)
  return rest.length === 0 && isClock && isCalendarDate(on) ? { on, at } : undefined
}

function readLimit(text: string): number | undefined {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return limit >= 1 && limit <= placeLimits.most ? limit : undefined
}

/** Rounded to a metre, because more digits add nothing. */
function writeDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
