import { type PlaceCategory, placeCategories, type Province, provinces } from '#domain/places.ts'

/** What the address of the guide's list says: a tab, a province, and how many are shown so far. */
export type PlaceListQuery = { category: PlaceCategory | null; province: Province | null; show: number }

const firstShown = 6
const shownMore = 6
const mostShown = 60

/** Reads it leniently: what cannot be read is as if it had not been said. */
export function readPlaceListQuery(asked: URLSearchParams): PlaceListQuery {
  const category = placeCategories.find((known) => known === asked.get('category')) ?? null
  const province = provinces.find((known) => known === asked.get('province')) ?? null
  const steps = Math.ceil((Number(asked.get('show')) - firstShown) / shownMore)
  const show = Number.isFinite(steps) && steps > 0 ? firstShown + steps * shownMore : firstShown
  return { category, province, show: Math.min(show, mostShown) }
}

/**
 * The address of the same list with something changed; a changed tab or province begins with the first again. What the
 * other parts of the page say in their address (`search`) stays.
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

/** How many to show next; null where the page of all places goes on. */
export function showMore({ show }: PlaceListQuery): number | null {
  return show < mostShown ? Math.min(show + shownMore, mostShown) : null
}
