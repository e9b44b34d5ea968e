import { useMemo, useState } from 'react'
import { foodAddress } from './food-address.ts'
import type { AnsweredFood, FoodListing, ListedFood } from './listed-food.ts'

type Page = { cursor: string | null; next: string | null; items: readonly ListedFood[] }
type Pages = { search: string; answer: FoodListing; pages: readonly Page[] }

/**
 * The places of a search so far: a next page goes on after those that are there, and one step back takes it away again.
 * A page that was opened by its address stands alone.
 */
export function useContinued({ query, listing }: Pick<AnsweredFood, 'query' | 'listing'>): {
  items: readonly ListedFood[]
  isFromStart: boolean
} {
  const [held, setHeld] = useState<Pages>(() => begin(query, listing))
  let shown = held
  if (held.answer !== listing) {
    shown = goOn(held, query, listing)
    setHeld(shown)
  }
  const { pages } = shown
  // Kept for as long as nothing in it changes: the map is drawn from it.
  const items = useMemo(() => joinPages(pages), [pages])
  return { items, isFromStart: pages[0]?.cursor === null }
}

/** A list that changed meanwhile may have a place on two pages. */
function joinPages(pages: readonly Page[]): ListedFood[] {
  const items = new Map<string, ListedFood>()
  for (const page of pages) for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item)
  return [...items.values()]
}

type Asked = AnsweredFood['query']

function begin(query: Asked, listing: FoodListing): Pages {
  return { search: foodAddress(query), answer: listing, pages: [pageOf(query, listing)] }
}

function goOn({ search, pages }: Pages, query: Asked, listing: FoodListing): Pages {
  if (search !== foodAddress(query) || listing.isRestarted) return begin(query, listing)
  const known = pages.findIndex(({ cursor }) => cursor === query.cursor)
  if (known >= 0) return { search, answer: listing, pages: [...pages.slice(0, known), pageOf(query, listing)] }
  if (query.cursor === null || pages.at(-1)?.next !== query.cursor) return begin(query, listing)
  return { search, answer: listing, pages: [...pages, pageOf(query, listing)] }
}

function pageOf({ cursor }: Asked, { next, items }: FoodListing): Page {
  return { cursor, next, items }
}
