import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import { type PlaceQueryName, readPlaceQuery, writePlaceQuery } from '#domain/places/place-query.ts'
import { type PlaceKind, type PlaceTag, seoulAreas } from '#domain/places/places.ts'
import { sitePages } from '#domain/site/site-pages.ts'

/**
 * Parses the address of the places page. A form without scripts sends a day and a time separately, multiple choices one
 * by one, and an area or a province as one field.
 */
export function readPlacesAddress(asked: URLSearchParams): PlaceQuery {
  const { query } = readPlaceQuery((name) => findSaid(asked, name))
  return { ...query, limit: noPlaceQuery.limit }
}

function findSaid(asked: URLSearchParams, name: PlaceQueryName): string | null {
  const said = asked.get(name)
  if (name === 'kind' || name === 'tag') return asked.getAll(name).filter(Boolean).join(',')
  if (name === 'area') return said ?? findWhere(asked, true)
  if (name === 'province') return said ?? findWhere(asked, false)
  const clock = name === 'open' ? asked.get('at') : null
  return said && clock && !said.includes('T') ? `${said}T${clock}` : said
}

function findWhere(asked: URLSearchParams, isArea: boolean): string | null {
  const where = asked.get('where')
  return seoulAreas.some((area) => area === where) === isArea ? where : null
}

/** The address of a list. A cursor is only in the address of a next page. */
export function placesAddress(query: Partial<PlaceQuery>, after: string | null = null): string {
  const asked = new URLSearchParams(writePlaceQuery({ ...query, after }))
  return `${sitePages.places.path}${asked.size > 0 ? `?${asked.toString()}` : ''}`
}

/** An active filter: its value, and the list without it. */
export type TakenFilter = { rest: PlaceQuery } & (
  | { name: 'words' | 'category' | 'interest' | 'area' | 'province' | 'district' | 'budget' | 'near' | 'box' | 'open' }
  | { name: 'kinds'; kind: PlaceKind }
  | { name: 'tags'; tag: PlaceTag }
)

const single = [
  'words',
  'category',
  'interest',
  'area',
  'province',
  'district',
  'budget',
  'open',
  'near',
  'box',
] as const

/** All active filters, in the order of the form. */
export function takenFilters(asked: PlaceQuery): TakenFilter[] {
  const query = { ...asked, after: null }
  const isTaken = (name: (typeof single)[number]) => query[name] !== noPlaceQuery[name]
  return [
    ...query.kinds.map((kind) => {
      const kinds = query.kinds.filter((other) => other !== kind)
      return { name: 'kinds' as const, kind, rest: { ...query, kinds } }
    }),
    ...single.filter(isTaken).map((name) => ({ name, rest: dropFilter(query, name) })),
    ...query.tags.map((tag) => {
      const tags = query.tags.filter((other) => other !== tag)
      return { name: 'tags' as const, tag, rest: { ...query, tags } }
    }),
  ]
}

export function dropFilter(query: PlaceQuery, name: (typeof single)[number]): PlaceQuery {
  const isNearest = name === 'near' && query.order === 'near'
  return { ...query, [name]: noPlaceQuery[name], ...(isNearest && { order: noPlaceQuery.order }) }
}

/** The same list without filters, in the same order. */
export function dropFilters({ order }: PlaceQuery): PlaceQuery {
  return { ...noPlaceQuery, order: order === 'near' ? noPlaceQuery.order : order }
}
