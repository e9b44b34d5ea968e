import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import * as z from 'zod/mini'
import type { FoodCategory, FoodItem } from '#domain/food/food-search.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import type { Outside, Refusal } from '#server/platform/outside/outside.ts'
import { isObject } from '#server/platform/outside/read-json.ts'
import type { GoogleSettings } from '#server/food/food-settings.ts'
import {
  categoryWords,
  type FoodProvider,
  joinWords,
  type ProviderSearch,
  searchMilliseconds,
} from './food-provider.ts'
import {
  orElse,
  readHangul,
  readHttps,
  readItems,
  readLine,
  readPosition,
  readRefusedJson,
  unknownItem,
  words,
} from './provider-answer.ts'

const most = 10
const mostMetres = 50_000

const usualFields = ['id', 'displayName', 'formattedAddress', 'location', 'types', 'googleMapsUri']
/** These fields put the call into a more expensive class. */
const ratingFields = ['rating', 'userRatingCount', 'regularOpeningHours']

const includedTypes: Partial<Record<FoodCategory, string>> = { restaurant: 'restaurant', cafe: 'cafe' }
const foodTypes = /restaurant|cafe|coffee|food|bakery|bar$|meal_|tea_house|dessert/u
const tooGeneral = new Set(['food', 'point_of_interest', 'establishment', 'store', 'food_store'])

const codes: Record<string, OutsideProblemCode> = {
  INVALID_ARGUMENT: 'bad_request',
  UNAUTHENTICATED: 'bad_key',
  PERMISSION_DENIED: 'forbidden',
  NOT_FOUND: 'not_found',
  RESOURCE_EXHAUSTED: 'quota',
  UNAVAILABLE: 'upstream_down',
  INTERNAL: 'upstream_down',
  DEADLINE_EXCEEDED: 'upstream_down',
}

const place = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,300}$/u)),
  displayName: z.object({ text: z.string() }),
  formattedAddress: words,
  location: orElse(z.object({ latitude: words, longitude: words }), { latitude: '', longitude: '' }),
  types: orElse(z.array(z.string()), []),
  googleMapsUri: words,
  rating: orElse(z.number().check(z.minimum(1), z.maximum(5)), Number.NaN),
  userRatingCount: orElse(z.int().check(z.minimum(1)), 0),
  regularOpeningHours: orElse(z.object({ weekdayDescriptions: z.array(z.string()) }), { weekdayDescriptions: [] }),
})

/** Google Places. Its terms forbid storing answers, and showing them on a map that is not Google's. */
export function createGoogle(settings: GoogleSettings, outside: Pick<Outside, 'ask'>): FoodProvider {
  const { url, key, callsPerDay, withRatings } = settings
  const service = { name: 'google-places', callsPerDay, totalMilliseconds: searchMilliseconds }
  const fields = [...usualFields, ...(withRatings ? ratingFields : [])].map((field) => `places.${field}`)
  return {
    name: 'google',
    service,
    host: new URL(url).host,
    search(search) {
      const headers = {
        'content-type': 'application/json',
        'X-Goog-Api-Key': key,
        'X-Goog-FieldMask': fields.join(','),
      }
      const asked = new URL('/v1/places:searchText', url)
      const body = JSON.stringify(writeQuestion(search))
      return outside.ask(service, { url: asked, method: 'POST', headers, body }, readAnswer, readRefusal)
    },
  }
}

function writeQuestion({ query, category, where, near }: ProviderSearch): object {
  const includedType = includedTypes[category]
  const what = joinWords(query, query.trim() === '' || !includedType ? categoryWords[category].en : '')
  return {
    textQuery: where ? `${what} in ${where.en || where.ko}, South Korea` : `${what} in South Korea`,
    languageCode: 'en',
    regionCode: 'KR',
    pageSize: most,
    ...(includedType && { includedType }),
    ...(near && {
      locationBias: {
        circle: {
          center: { latitude: near.lat, longitude: near.lng },
          radius: Math.min(near.metres, mostMetres),
        },
      },
    }),
  }
}

function readAnswer(text: string): FoodItem[] {
  // If nothing is found, the answer has no list.
  const reading = { service: 'google-places', list: 'places', isListOptional: true, named: 'displayName' }
  return readItems(text, { ...reading, schema: place, present, readRefusal })
}

function present(found: z.infer<typeof place>): FoodItem | null {
  const title = readLine(found.displayName.text)
  if (title === null || !found.types.some((type) => foodTypes.test(type))) return null
  const link =
    readHttps(found.googleMapsUri, ['google.com']) ??
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(title)}&query_place_id=${found.id}`
  const hasRating = Number.isFinite(found.rating) && found.userRatingCount > 0
  return {
    ...unknownItem,
    id: `google:${found.id}`,
    title,
    titleKo: readHangul(title),
    link,
    category: nameType(found.types),
    address: readLine(found.formattedAddress),
    ...readPosition(found.location.longitude, found.location.latitude),
    // A rating without its number of reviews is not shown.
    rating: hasRating ? found.rating : null,
    reviewCount: hasRating ? found.userRatingCount : null,
    openingHours: readLine(found.regularOpeningHours.weekdayDescriptions.join(' · '), 600),
    mapLink: link,
    source: 'google',
    attribution: foodFunction.attribution.google,
    mayShowOnMap: false,
  }
}

function nameType(types: readonly string[]): string | null {
  const type = types.find((one) => foodTypes.test(one) && !tooGeneral.has(one))
  const name = type && readLine(type.replaceAll('_', ' '), 60)
  return name ? name[0]?.toUpperCase() + name.slice(1) : null
}

function readRefusal(text: string): Refusal {
  const error = readRefusedJson(text)?.['error']
  if (!isObject(error)) return { code: null, theirs: null }
  const { status, details } = error
  // Google reports an unknown key as an invalid argument.
  const isKeyUnknown = JSON.stringify(details ?? '').includes('"API_KEY_INVALID"')
  if (isKeyUnknown) return { code: 'bad_key', theirs: 'API_KEY_INVALID' }
  if (typeof status !== 'string' || !/^[A-Z][A-Z_]{2,39}$/u.test(status)) return { code: 'malformed', theirs: null }
  return { code: codes[status] ?? null, theirs: status }
}
