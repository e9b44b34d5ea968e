import * as z from 'zod/mini'
import type { FoodItem } from '#domain/food/food-search.ts'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { OutsideProblem } from '#server/platform/outside/outside-problem.ts'
import { markupText } from '#server/platform/outside/markup-text.ts'
import { isObject, readJson } from '#server/platform/outside/read-json.ts'
import type { ReadRefusal } from '#server/platform/outside/outside.ts'

/** A schema with a fallback value, so that one invalid field does not reject the whole item. */
export const orElse = z.catch

/** A text or a number. Anything else, or a missing value, becomes ''. */
export const words = orElse(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '')

const longestWords = 300
const longestLink = 1_000
/** No service returns half as many for one search. The limit protects from an answer of four megabytes. */
const mostItems = 50

/** Default values for fields that a source does not provide. */
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
  foundBy: null,
} as const satisfies Partial<FoodItem>

/** One line of text without markup; null if it is empty. */
export function readLine(text: string, longest = longestWords): string | null {
  return markupText(text, longest) || null
}

/** The name if it contains Hangul, otherwise null. */
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

/** A position in Korea in degrees. Null for text that is not a number, old grids and other countries. */
export function readPosition(lng: string, lat: string): Pick<FoodItem, 'mapx' | 'mapy'> {
  const isWritten = lng.trim() !== '' && lat.trim() !== ''
  const position = { lat: Number(lat), lng: Number(lng) }
  return isWritten && isInKorea(position) ? { mapx: position.lng, mapy: position.lat } : { mapx: null, mapy: null }
}

/**
 * Normalises a list of items. A service may send a single item without a list, an object with numeric keys, or '' for
 * an empty list. Null for anything else.
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
  list: string
  /** Whether an answer without the list means that nothing was found. */
  isListOptional?: boolean
  schema: z.ZodMiniType<Item>
  /** The field that every item has. */
  named: string
  present: (item: Item) => FoodItem | null
  readRefusal: ReadRefusal
}

/** Parses an answer with status 200, which may still be an error. Items that cannot be parsed are left out. */
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

/** Parses the JSON of an error; null if it is not a JSON object. */
export function readRefusedJson(text: string): Record<string, unknown> | null {
  try {
    const answer: unknown = JSON.parse(text)
    return isObject(answer) ? answer : null
  } catch {
    return null
  }
}
