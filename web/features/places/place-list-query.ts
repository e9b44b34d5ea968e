import { type PlaceCategory, placeCategories, type Province, provinces } from '#domain/places/places.ts'

/** The parameters of the home page's list: a tab, a province, and the number of shown places. */
export type PlaceListQuery = { category: PlaceCategory | null; province: Province | null; show: number }

const firstShown = 6
const shownMore = 6
const mostShown = 60

/** Parses leniently: invalid values are ignored. */
export function readPlaceListQuery(asked: URLSearchParams): PlaceListQuery {
  const category = placeCategories.find((known) => known === asked.get('category')) ?? null
  const province = provinces.find((known) => known === asked.get('province')) ?? null
  const steps = Math.ceil((Number(asked.get('show')) - firstShown) / shownMore)
  const show = Number.isFinite(steps) && steps > 0 ? firstShown + steps * shownMore : firstShown
  return { category, province, show: Math.min(show, mostShown) }
}

/**
 * The address of the same list with a change. A new tab or province starts from the first place. Parameters of other
 * sections (`search`) are kept.
 */
export function placeListAddress(query: PlaceListQuery, change: Partial<PlaceListQuery>, search = ''): string {
  const next = { ...query, show: firstShown, ...change }
  const asked = new URLSearchParams(search)
  for (const name of ['category', 'province', 'show']) asked.delete(name)
  if (next.category) asked.set('category', next.category)
  if (next.province) asked.set('province', next.province)
  if (next.show > firstShown) asked.set('show', String(next.show))
  return `/${asked.size > 0 ? `?${asked.toString()}` : ''}#places-to-visit`
}

/** The number of places to show next. Null when the list continues on the page of all places. */
export function showMore({ show }: PlaceListQuery): number | null {
  return show < mostShown ? Math.min(show + shownMore, mostShown) : null
}
