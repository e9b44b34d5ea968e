import * as z from 'zod'
import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import { placeQueryNames, type PlaceQueryName, readPlaceQuery } from '#domain/places/place-query.ts'
import { Problem } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import { place, placePins, placeRows } from './place-answers.ts'
import type { PlaceRows } from './place-rows.ts'
import type { Places } from './places.ts'

const words = en.api.placeQuery
const reading = { limit: 600, windowSeconds: 300 }

/** The map request has no paging: it returns everything in a box. */
const pageNames: readonly PlaceQueryName[] = ['order', 'cursor', 'limit']
const filterNames = placeQueryNames.filter((name) => !pageNames.includes(name))

type Parts = { places: Pick<Places, 'pins'>; rows: PlaceRows }

export function describePlaceRoutes({ places, rows }: Parts) {
  return [
    describeRoute({
      name: 'listPlaces',
      method: 'GET',
      path: '/api/places',
      who: everybody,
      query: queryOf(placeQueryNames),
      answer: placeRows,
      isPublic: true,
      limit: reading,
      handle: ({ query }) => rows.list(query),
    }),
    describeRoute({
      name: 'listPlacePins',
      method: 'GET',
      path: '/api/places/pins',
      who: everybody,
      query: queryOf(filterNames),
      answer: placePins,
      isPublic: true,
      limit: reading,
      handle: ({ query }) => places.pins(query),
    }),
    describeRoute({
      name: 'readPlace',
      method: 'GET',
      path: '/api/places/:id',
      who: everybody,
      params: z.strictObject({ id: z.string().max(200) }),
      answer: place,
      isPublic: true,
      limit: reading,
      problems: { 'places.not_found': null },
      async handle({ params }) {
        const found = await rows.one(params.id)
        if (!found) throw new Problem('places.not_found')
        return found
      },
    }),
  ]
}

/** Pages ignore invalid parameters, but the API rejects them: each invalid field is reported with its description. */
function queryOf(
  names: readonly PlaceQueryName[],
): z.ZodType<PlaceQuery, Partial<Record<PlaceQueryName, string | undefined>>> {
  const fields = names.map((name) => [name, z.string().optional().meta({ description: words[name] })])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the type of its keys
  const shape = Object.fromEntries(fields) as Record<PlaceQueryName, z.ZodOptional<z.ZodString>>
  return z.strictObject(shape).transform((asked, context) => {
    const { query, misfits } = readPlaceQuery((name) => asked[name] ?? null)
    for (const name of misfits) context.addIssue({ code: 'custom', path: [name], message: words[name] })
    return misfits.length > 0 ? noPlaceQuery : query
  })
}
