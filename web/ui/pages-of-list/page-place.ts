/** Where a page stands in its list: how many rows come before it, and the positions of pages that lead back. */
export type PagePlace = { from: number; past: readonly string[] }

export const firstPage: PagePlace = { from: 0, past: [] }

// Each is as long as a name at most; an address stays one that everybody can send.
const mostPast = 5
const longestPast = 1500

/** Reads it leniently: what cannot be read is as if it had not been said. */
export function readPagePlace(asked: URLSearchParams): PagePlace {
  const from = Number(asked.get('from') ?? 0)
  const past = (asked.get('past') ?? '').split('.').filter((position) => /^[\w-]+$/.test(position))
  return { from: Number.isSafeInteger(from) && from > 0 ? from : 0, past: past.slice(-mostPast) }
}

/** Of the page that follows on the one at `after`, which shows `count` rows. */
export function placeAfter({ from, past }: PagePlace, after: string | null, count: number): PagePlace {
  let known = after === null ? past : [...past, after].slice(-mostPast)
  while (known.join('.').length > longestPast) known = known.slice(1)
  return { from: from + count, past: known }
}

/** The page before one: its position, null for the first, and its place; undefined where nobody remembers it. */
export function pageBefore(
  { from, past }: PagePlace,
  perPage: number,
): { after: string | null; place: PagePlace } | undefined {
  const before = Math.max(0, from - perPage)
  if (before === 0) return { after: null, place: firstPage }
  const after = past.at(-1)
  return after === undefined ? undefined : { after, place: { from: before, past: past.slice(0, -1) } }
}

/** The address with the place in it. */
export function writePagePlace(address: string, { from, past }: PagePlace): string {
  const [path = '', search = ''] = address.split('?', 2)
  const asked = new URLSearchParams(search)
  if (from > 0) asked.set('from', String(from))
  if (past.length > 0) asked.set('past', past.join('.'))
  return asked.size > 0 ? `${path}?${asked.toString()}` : path
}
