import { z } from 'zod'
import { type FoodProviderName, foodProviderNames } from '#domain/food/food-search.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

const key = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => /^[\x21-\x7e]+$/.test(text), 'it has a space or a letter that no key has')
  .optional()
const callsPerDay = z.coerce.number().int().min(1).max(1_000_000)
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => isPrivate(new URL(text)), 'without https the key could be read on its way')

/** The environment variables of the outside food search. `server/config.ts` reads them with all others. */
export const foodVariables = {
  FOOD_SOURCES: z.string().optional(),
  NAVER_CLIENT_ID: key,
  NAVER_CLIENT_SECRET: key,
  NAVER_URL: address.default('https://openapi.naver.com'),
  // What Naver's documentation states for the Search API as a whole.
  NAVER_CALLS_PER_DAY: callsPerDay.default(25_000),
  KAKAO_REST_KEY: key,
  KAKAO_URL: address.default('https://dapi.kakao.com'),
  // The free quotas of the other three are recalled. Each default is lower than the quota that is believed to be free.
  KAKAO_CALLS_PER_DAY: callsPerDay.default(30_000),
  GOOGLE_PLACES_KEY: key,
  GOOGLE_PLACES_URL: address.default('https://places.googleapis.com'),
  GOOGLE_PLACES_CALLS_PER_DAY: callsPerDay.default(150),
  GOOGLE_PLACES_RATINGS: z.enum(['on', 'off']).default('off'),
  FOURSQUARE_KEY: key,
  FOURSQUARE_URL: address.default('https://places-api.foursquare.com'),
  FOURSQUARE_CALLS_PER_DAY: callsPerDay.default(300),
}

type Variables = z.infer<z.ZodObject<typeof foodVariables>>

type Common = { url: string; callsPerDay: number; key: string }
export type NaverSettings = Common & { name: 'naver'; clientId: string }
export type KakaoSettings = Common & { name: 'kakao' }
/** Ratings and hours belong to a more expensive class of calls. */
export type GoogleSettings = Common & { name: 'google'; withRatings: boolean }
export type FoursquareSettings = Common & { name: 'foursquare' }
export type FoodProviderSettings = NaverSettings | KakaoSettings | GoogleSettings | FoursquareSettings

/** The configured providers in the order in which they are asked. */
export type FoodSettings = { providers: FoodProviderSettings[] }

/** The variables without which a provider is off. */
export const foodKeyVariables: Record<FoodProviderName, readonly (keyof typeof foodVariables)[]> = {
  naver: ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  kakao: ['KAKAO_REST_KEY'],
  google: ['GOOGLE_PLACES_KEY'],
  foursquare: ['FOURSQUARE_KEY'],
}

/** Throws an error that names the variable, but never contains the key. */
export function buildFoodSettings(values: Variables): FoodSettings {
  const order = readOrder(values.FOOD_SOURCES)
  if ((values.NAVER_CLIENT_ID === undefined) !== (values.NAVER_CLIENT_SECRET === undefined)) {
    const [missing, given] =
      values.NAVER_CLIENT_ID === undefined
        ? (['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'] as const)
        : (['NAVER_CLIENT_SECRET', 'NAVER_CLIENT_ID'] as const)
    refuse(given, `${missing} is not set, and Naver wants both`)
  }
  return {
    providers: (order ?? foodProviderNames).flatMap((name) => {
      const provider = buildProvider(name, values)
      if (!provider && order)
        refuse('FOOD_SOURCES', `it names ${name}, and ${foodKeyVariables[name].join(', ')} is not set`)
      return provider ?? []
    }),
  }
}

/** Null if the operator gave no order. */
function readOrder(given: string | undefined): FoodProviderName[] | null {
  if (given === undefined) return null
  const words = given
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word !== 'off')
  const names = words.map(
    (word) =>
      foodProviderNames.find((name) => name === word) ??
      refuse('FOOD_SOURCES', `it is off, or some of ${foodProviderNames.join(', ')} with commas between them`),
  )
  return [...new Set(names)]
}

function buildProvider(name: FoodProviderName, values: Variables): FoodProviderSettings | null {
  switch (name) {
    case 'naver': {
      const { NAVER_CLIENT_ID: clientId, NAVER_CLIENT_SECRET: secret } = values
      if (clientId === undefined || secret === undefined) return null
      return { name, url: values.NAVER_URL, callsPerDay: values.NAVER_CALLS_PER_DAY, key: secret, clientId }
    }
    case 'kakao': {
      if (values.KAKAO_REST_KEY === undefined) return null
      return { name, url: values.KAKAO_URL, callsPerDay: values.KAKAO_CALLS_PER_DAY, key: values.KAKAO_REST_KEY }
    }
    case 'google': {
      const { GOOGLE_PLACES_KEY: found, GOOGLE_PLACES_URL: url, GOOGLE_PLACES_CALLS_PER_DAY: calls } = values
      if (found === undefined) return null
      return { name, url, callsPerDay: calls, key: found, withRatings: values.GOOGLE_PLACES_RATINGS === 'on' }
    }
    case 'foursquare': {
      const { FOURSQUARE_KEY: found, FOURSQUARE_URL: url, FOURSQUARE_CALLS_PER_DAY: calls } = values
      return found === undefined ? null : { name, url, callsPerDay: calls, key: found }
    }
  }
}

/** Whether a key is safe with this URL: it uses https, or stays on this machine. */
function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function refuse(variable: string, because: string): never {
  throw new StartProblem(`${variable} cannot be used: ${because}. See docs/operations.md.`)
}
