import * as z from 'zod/mini'
import type { FoodItem } from '#domain/food-search.ts'
import { isInKorea } from '#domain/korea-box.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { plainText } from '#server/platform/outside/plain-text.ts'
import { isObject, readJson } from '#server/platform/outside/read-json.ts'
import type { ReadRefusal } from '#server/platform/outside/outside.ts'

/** A schema that reads what it does not fit as a value of its own: one wrong field loses no place. */
export const orElse = z.catch

/** A text, also where it comes as a figure. What is missing or something else is ''. */
export const words = orElse(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '')

const longestWords = 300
const longestLink = 1_000
/** No service gives half as many for one search; an answer of four megabytes may hold any number. */
const mostItems = 50

/** Of an item whose source says nothing of it. */
export const unknownItem = {
  titleKo: null,
  link: null,
  category: null,
  description: null,
  address: null,
  roadAddress: null,
  mapx: null,
  mapy: null,
  telephone: null,
  rating: null,
  reviewCount: null,
  openingHours: null,
  mapLink: null,
  isMGKPick: null,
  isTrending: null,
  place: null,
} as const satisfies Partial<FoodItem>

/** One line without markup; null where there is none. */
export function readLine(text: string, longest = longestWords): string | null {
  return plainText(text, longest) || null
}

/** The name, where it is written in Hangul. */
export function readHangul(title: string): string | null {
  return /[가-힣]/u.test(title) ? title : null
}

/** An https address, of one of these sites if any are named. Anything else, such as `javascript:`, is null. */
export function readHttps(text: string, sites?: readonly string[]): string | null {
  const address = text.trim()
  if (address.length > longestLink || /[\s"'<>\\]/u.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const isUsable = url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
  const isOfSite = !sites || sites.some((site) => url.hostname === site || url.hostname.endsWith(`.${site}`))
  return isUsable && isOfSite ? url.href : null
}

/** A position in Korea in degrees. Words, NaN, old grids and other countries have none. */
export function readPosition(lng: string, lat: string): Pick<FoodItem, 'mapx' | 'mapy'> {
  const isWritten = lng.trim() !== '' && lat.trim() !== ''
  const position = { lat: Number(lat), lng: Number(lng) }
  return isWritten && isInKorea(position) ? { mapx: position.lng, mapy: position.lat } : { mapx: null, mapy: null }
}

/**
 * The items of a list. One item may come as itself, a list as an object with numbers for names, an empty one as ''.
 * Null where it is none of these.
 */
function readList(value: unknown, isItem: (value: Record<string, unknown>) => boolean): unknown[] | null {
  if (Array.isArray(value)) return Array.from<unknown>(value)
  if (value === '' || value === null) return []
  if (!isObject(value)) return null
  if (isItem(value)) return [value]
  const entries = Object.entries(value)
  return entries.every(([name]) => /^\d{1,4}$/.test(name)) ? entries.map(([, item]) => item) : null
}

type Reading<Item> = {
  service: string
  /** The name of the list in the answer. */
  list: string
  /** Whether no list at all means that nothing was found. */
  isListOptional?: boolean
  schema: z.ZodMiniType<Item>
  /** The field that every item has. */
  named: string
  present: (item: Item) => FoodItem | null
  readRefusal: ReadRefusal
}

/** Reads an answer of status 200, which may be a refusal all the same. An item that cannot be read is left out. */
export function readItems<Item>(text: string, reading: Reading<Item>): FoodItem[] {
  const { service, list, isListOptional = false, schema, named, present, readRefusal } = reading
  const { code, theirs } = readRefusal(text, 200)
  if (code !== null || theirs !== null) throw new OutsideProblem(code ?? 'malformed', { service, status: 200, theirs })
  const answer = readJson(text, service)
  const isNothing = isObject(answer) && isListOptional && !(list in answer)
  const items = isNothing ? [] : isObject(answer) ? readList(answer[list], (value) => named in value) : null
  if (items === null) throw new OutsideProblem('malformed', { service, status: 200 })
  return items.slice(0, mostItems).flatMap((item) => {
    const read = schema.safeParse(item)
    return read.success ? (present(read.data) ?? []) : []
  })
}

/** The JSON of a refusal; null where it is something else. */
export function readRefusedJson(text: string): Record<string, unknown> | null {
  try {
    const answer: unknown = JSON.parse(text)
    return isObject(answer) ? answer : null
  } catch {
    return null
  }
}
