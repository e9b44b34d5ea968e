import * as z from 'zod/mini'
import { areaCentres } from '#domain/korea/area-centres.ts'
import type { FoodItem } from '#domain/food/food-search.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import type { Outside, Refusal } from '#server/platform/outside/outside.ts'
import type { FoursquareSettings } from '#server/food/food-settings.ts'
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
const version = '2025-06-17'
const fields = 'fsq_place_id,name,latitude,longitude,location,categories,tel,website'
/** Foursquare would search around this server if no point was given. The default is Seoul and its surroundings. */
const widely = { ...areaCentres.Myeongdong, metres: 100_000 }

const unknownLocation = { address: '', formatted_address: '', country: '' }
const place = z.object({
  fsq_place_id: z.string().check(z.regex(/^[\w-]{1,60}$/u)),
  name: z.string(),
  latitude: words,
  longitude: words,
  location: orElse(z.object({ address: words, formatted_address: words, country: words }), unknownLocation),
  categories: orElse(z.array(z.object({ name: z.string() })), []),
  tel: words,
  website: words,
})

/** Foursquare Places. As the pay-as-you-go terms require, answers are not stored. */
export function createFoursquare(settings: FoursquareSettings, outside: Pick<Outside, 'ask'>): FoodProvider {
  const { url, key, callsPerDay } = settings
  const service = { name: 'foursquare', callsPerDay, totalMilliseconds: searchMilliseconds }
  return {
    name: 'foursquare',
    service,
    host: new URL(url).host,
    async search(search) {
      // Without a position Foursquare would return places from somewhere else.
      if (search.where && !search.about) return []
      const asked = new URL('/places/search', url)
      for (const [name, value] of Object.entries(writeQuestion(search))) asked.searchParams.set(name, value)
      const headers = { authorization: `Bearer ${key}`, 'X-Places-Api-Version': version, 'accept-language': 'en' }
      return outside.ask(service, { url: asked, headers }, readAnswer, readRefusal)
    },
  }
}

function writeQuestion({ query, category, about }: ProviderSearch): Record<string, string> {
  const { lat, lng, metres } = about ?? widely
  return {
    query: joinWords(query, categoryWords[category].en),
    ll: `${lat},${lng}`,
    radius: String(Math.min(metres, widely.metres)),
    fields,
    limit: String(most),
  }
}

function readAnswer(text: string): FoodItem[] {
  return readItems(text, { service: 'foursquare', list: 'results', schema: place, named: 'name', present, readRefusal })
}

function present(found: z.infer<typeof place>): FoodItem | null {
  const title = readLine(found.name)
  const { country, address, formatted_address: whole } = found.location
  // Parts of Japan lie in the same range of coordinates.
  if (title === null || (country !== '' && country !== 'KR')) return null
  const mapLink = `https://foursquare.com/v/${found.fsq_place_id}`
  return {
    ...unknownItem,
    id: `foursquare:${found.fsq_place_id}`,
    title,
    titleKo: readHangul(title),
    link: readHttps(found.website) ?? mapLink,
    category: readLine(found.categories[0]?.name ?? '', 60),
    address: readLine(whole || address),
    ...readPosition(found.longitude, found.latitude),
    telephone: readLine(found.tel, 60),
    mapLink,
    source: 'foursquare',
    attribution: foodFunction.attribution.foursquare,
    mayShowOnMap: true,
  }
}

/** Foursquare has no error codes of its own. 402 and 429 both mean that the calls are used up. */
function readRefusal(text: string, status: number): Refusal {
  if (status === 402) return { code: 'quota', theirs: null }
  const isRefused = status === 200 && readRefusedJson(text)?.['message'] !== undefined
  return { code: isRefused ? 'malformed' : null, theirs: null }
}
