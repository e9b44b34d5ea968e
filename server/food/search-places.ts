import * as z from 'zod/mini'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { boundedText, someOf } from '#domain/site/bounded-schemas.ts'
import {
  foodCategories,
  foodCuisines,
  foodLimits,
  foodMoods,
  foodNeeds,
  type FoodSearch,
  noFoodFilters,
} from '#domain/food/food-search.ts'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import type { ServerFunction } from '#server/platform/functions/functions.ts'
import { readJson } from '#server/platform/functions/read-json.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Food } from './food.ts'

const words = z._default(boundedText(foodLimits.words), '')
const point = z.object({ lat: z.number(), lng: z.number() }).check(z.refine(isInKorea))
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u))
const filters = z.object({
  cuisine: z._default(z.nullable(z.enum(foodCuisines)), null),
  budget: z._default(z.nullable(z.literal([1, 2, 3, 4])), null),
  mood: z._default(z.nullable(z.enum(foodMoods)), null),
  needs: z._default(someOf(foodNeeds), []),
  onlyPicks: z._default(z.boolean(), false),
  onlyTrending: z._default(z.boolean(), false),
  open: z._default(z.nullable(z.union([z.literal('now'), z.object({ on: calendarDate, at: clock })])), null),
})
const body = z.object({
  query: words,
  category: z._default(z.enum(foodCategories), 'place'),
  location: words,
  coordinates: z._default(z.nullable(point), null),
  filters: z._default(filters, { ...noFoodFilters, needs: [] }),
  cursor: z._default(z.nullable(boundedText(200)), null),
})
const fieldNames = ['query', 'category', 'location', 'coordinates', 'filters', 'cursor'] as const

type Parts = { food: Pick<Food, 'search'>; limits: Pick<RateLimits, 'take'> }

/** The limit of outside searches for one network, because all visitors share the few daily calls of a provider. */
const outsideSearches = { limit: 30, windowSeconds: 60 }

/** The function `search-places`: takes a search and returns a page of places. */
export function createPlaceSearchFunction({ food, limits }: Parts): ServerFunction {
  return {
    methods: ['POST'],
    limit: { limit: 1000, windowSeconds: 60 },
    async answer({ request, network }) {
      const read = readSearch(await readJson(request))
      if ('fields' in read) return refuse(read.fields)
      const mayAsk = async () => (await limits.take(`food-outside:${network}`, outsideSearches)).allowed
      const answer = await food.search(read.search, { mayAsk })
      if (answer.isRestarted) return refuse({ cursor: foodFunction.cursor })
      return Response.json(answer)
    },
  }
}

function refuse(fields: Record<string, string>): Response {
  return Response.json({ items: [], error: foodFunction.invalid, fields }, { status: 400 })
}

/** The search, or a message for each field that cannot be read. */
function readSearch(given: unknown): { search: FoodSearch } | { fields: Record<string, string> } {
  const read = body.safeParse(given)
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
    const named = fieldNames.filter((name) => wrong.has(name))
    if (named.length === 0) return { fields: { query: foodFunction.empty } }
    return { fields: Object.fromEntries(named.map((name) => [name, foodFunction[name]])) }
  }
  const { query, location, coordinates } = read.data
  if (query.trim() === '' && location.trim() === '' && coordinates === null) {
    return { fields: { query: foodFunction.empty } }
  }
  return { search: read.data }
}
