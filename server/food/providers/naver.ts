import type { OutsideProblemCode } from '#domain/site/outside-services.ts'
import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { FoodItem } from '#domain/food/food-search.ts'
import { mapSearchAddress } from '#domain/places/map-apps.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import type { Outside, Refusal } from '#server/platform/outside/outside.ts'
import type { NaverSettings } from '#server/food/food-settings.ts'
import {
  categoryWords,
  type FoodProvider,
  joinWords,
  type ProviderSearch,
  searchMilliseconds,
} from './food-provider.ts'
import { isFoodCategory, nameCategory } from './korean-categories.ts'
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

/** Naver returns at most five items and has no second page. */
const most = 5
/** mapx and mapy are degrees times this. */
const perDegree = 10_000_000

const codes: Record<string, OutsideProblemCode> = {
  SE01: 'bad_request',
  SE02: 'bad_request',
  SE03: 'bad_request',
  SE04: 'bad_request',
  SE05: 'not_found',
  SE06: 'bad_request',
  SE99: 'upstream_down',
  '024': 'bad_key',
  '010': 'quota',
  '012': 'quota',
}

const local = z.object({
  title: z.string(),
  link: words,
  category: words,
  description: words,
  telephone: words,
  address: words,
  roadAddress: words,
  mapx: words,
  mapy: words,
})

/** Naver's local search. It accepts no position, so the location is part of the query. */
export function createNaver(
  { url, key, clientId, callsPerDay }: NaverSettings,
  outside: Pick<Outside, 'ask'>,
): FoodProvider {
  const service = { name: 'naver', callsPerDay, totalMilliseconds: searchMilliseconds }
  return {
    name: 'naver',
    service,
    host: new URL(url).host,
    search(search) {
      const asked = new URL('/v1/search/local.json', url)
      asked.searchParams.set('query', writeQuery(search))
      asked.searchParams.set('display', String(most))
      asked.searchParams.set('start', '1')
      asked.searchParams.set('sort', 'random')
      const headers = { 'X-Naver-Client-Id': clientId, 'X-Naver-Client-Secret': key }
      return outside.ask(service, { url: asked, headers }, readAnswer, readRefusal)
    },
  }
}

function writeQuery({ query, category, where }: ProviderSearch): string {
  return joinWords(where?.ko || where?.en || '', query, categoryWords[category].ko)
}

function readAnswer(text: string): FoodItem[] {
  return readItems(text, { service: 'naver', list: 'items', schema: local, named: 'title', present, readRefusal })
}

function present(item: z.infer<typeof local>): FoodItem | null {
  const title = readLine(item.title)
  const category = readLine(item.category)
  if (title === null || !isFoodCategory(category)) return null
  const mapLink = mapSearchAddress('naver', title)
  const identity = JSON.stringify([title, item.address, item.mapx, item.mapy])
  return {
    ...unknownItem,
    // Naver gives no id. This one is valid only within the answer.
    id: `naver:${hash('sha256', identity, 'base64url').slice(0, 16)}`,
    title,
    titleKo: readHangul(title),
    link: readHttps(item.link) ?? mapLink,
    category: nameCategory(category),
    description: readLine(item.description),
    address: readLine(item.address),
    roadAddress: readLine(item.roadAddress),
    ...readPosition(toDegrees(item.mapx), toDegrees(item.mapy)),
    telephone: readLine(item.telephone, 60),
    mapLink,
    source: 'naver',
    attribution: foodFunction.attribution.naver,
    mayShowOnMap: true,
  }
}

/** Coordinates of Naver's former grid become less than one degree, which is outside Korea. */
function toDegrees(figure: string): string {
  return /^\d{1,12}$/.test(figure.trim()) ? String(Number(figure) / perDegree) : ''
}

/** Naver reports errors in JSON, and sometimes in XML even if JSON was requested. */
function readRefusal(text: string): Refusal {
  const told = text.trimStart().startsWith('<')
    ? /<errorCode>\s*(\w{1,10})\s*<\/errorCode>/.exec(text)?.[1]
    : readRefusedJson(text)?.['errorCode']
  if (typeof told !== 'string' || !/^(?:SE\d{2}|\d{3})$/.test(told)) return { code: null, theirs: null }
  return { code: codes[told] ?? null, theirs: told }
}
