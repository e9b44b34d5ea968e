import * as z from 'zod/mini'
import type { FoodItem } from '#domain/food/food-search.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import type { Outside, Refusal } from '#server/platform/outside/outside.ts'
import type { KakaoSettings } from '#server/food/food-settings.ts'
import {
  categoryWords,
  type FoodProvider,
  joinWords,
  type ProviderSearch,
  searchMilliseconds,
} from './food-provider.ts'
import { nameCategory } from './korean-categories.ts'
import {
  readHangul,
  readHttps,
  readItems,
  readLine,
  readPosition,
  readRefusedJson,
  unknownItem,
  words,
} from './provider-answer.ts'

const most = 15
const mostMetres = 20_000
const foodGroups = { food: 'FD6', cafe: 'CE7' } as const

const place = z.object({
  id: z.string().check(z.regex(/^\d{1,20}$/u)),
  place_name: z.string(),
  category_name: words,
  category_group_code: words,
  phone: words,
  address_name: words,
  road_address_name: words,
  x: words,
  y: words,
  place_url: words,
})

/** Kakao's keyword search. Its answers have no ratings, hours or pictures. */
export function createKakao({ url, key, callsPerDay }: KakaoSettings, outside: Pick<Outside, 'ask'>): FoodProvider {
  const service = { name: 'kakao', callsPerDay, totalMilliseconds: searchMilliseconds }
  return {
    name: 'kakao',
    service,
    host: new URL(url).host,
    search(search) {
      const asked = new URL('/v2/local/search/keyword.json', url)
      for (const [name, value] of Object.entries(writeQuestion(search))) asked.searchParams.set(name, value)
      return outside.ask(service, { url: asked, headers: { authorization: `KakaoAK ${key}` } }, readAnswer, readRefusal)
    },
  }
}

function writeQuestion({ query, category, where, near, isNearestFirst }: ProviderSearch): Record<string, string> {
  const group = { restaurant: foodGroups.food, cafe: foodGroups.cafe, 'street-food': foodGroups.food, place: null }[
    category
  ]
  // The category word narrows the group too much, so it is sent only without other search words.
  const what = query.trim() === '' || category === 'street-food' ? categoryWords[category].ko : ''
  return {
    query: joinWords(near ? '' : where?.ko || where?.en || '', query, what),
    size: String(most),
    page: '1',
    ...(group && { category_group_code: group }),
    ...(near && { x: String(near.lng), y: String(near.lat), radius: String(Math.min(near.metres, mostMetres)) }),
    sort: near && isNearestFirst ? 'distance' : 'accuracy',
  }
}

function readAnswer(text: string): FoodItem[] {
  return readItems(text, {
    service: 'kakao',
    list: 'documents',
    schema: place,
    named: 'place_name',
    present,
    readRefusal,
  })
}

function present(found: z.infer<typeof place>): FoodItem | null {
  const title = readLine(found.place_name)
  const isFood = Object.values<string>(foodGroups).includes(found.category_group_code)
  if (title === null || !isFood) return null
  // Kakao returns http links. Its site supports https as well.
  const link =
    readHttps(found.place_url.replace(/^http:/u, 'https:'), ['kakao.com']) ?? `https://place.map.kakao.com/${found.id}`
  return {
    ...unknownItem,
    id: `kakao:${found.id}`,
    title,
    titleKo: readHangul(title),
    link,
    category: nameCategory(readLine(found.category_name)),
    address: readLine(found.address_name),
    roadAddress: readLine(found.road_address_name),
    ...readPosition(found.x, found.y),
    telephone: readLine(found.phone, 60),
    mapLink: link,
    source: 'kakao',
    attribution: foodFunction.attribution.kakao,
    mayShowOnMap: true,
  }
}

function readRefusal(text: string): Refusal {
  const answer = readRefusedJson(text)
  const kind = answer?.['errorType']
  if (typeof kind === 'string' && /^[A-Z][A-Za-z]{2,39}$/u.test(kind)) {
    return { code: kind === 'RequestThrottled' ? 'quota' : null, theirs: kind }
  }
  // The platform in front of Kakao's services returns a negative error code.
  const code = answer?.['code']
  return { code: code === -10 ? 'quota' : null, theirs: typeof code === 'number' ? String(code) : null }
}
