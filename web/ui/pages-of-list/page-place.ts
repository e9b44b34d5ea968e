/** The place of a page in its list: the number of rows before it, and the cursors of previous pages. */
export type PagePlace = { from: number; past: readonly string[] }

export const firstPage: PagePlace = { from: 0, past: [] }

// A cursor is as long as a name at most. The limits keep addresses short enough to share.
const mostPast = 5
const longestPast = 1500

/** Parses leniently: invalid values are ignored. */
export function readPagePlace(asked: URLSearchParams): PagePlace {
  const from = Number(asked.get('from') ?? 0)
  const past = (asked.get('past') ?? '').split('.').filter((position) => /^[\w-]+$/.test(position))
  return { from: Number.isSafeInteger(from) && from > 0 ? from : 0, past: past.slice(-mostPast) }
}

/** The place of the page after the one at `after`, which shows `count` rows. */
export function placeAfter({ from, past }: PagePlace, after: string | null, count: number): PagePlace {
  let known = after === null ? past : [...past, after].slice(-mostPast)
  while (known.join('.').length > longestPast) known = known.slice(1)
  return { from: from + count, past: known }
}

/** The cursor (null for the first page) and place of the previous page. Undefined when its cursor is unknown. */
export function pageBefore(
  { from, past }: PagePlace,
  perPage: number,
): { after: string | null; place: PagePlace } | undefined {
  const before = Math.max(0, from - perPage)
  if (before === 0) return { after: null, place: firstPage }
  const after = past.at(-1)
  return after === undefined ? undefined : { after, place: { from: before, past: past.slice(0, -1) } }
}

export function writePagePlace(address: string, { from, past }: PagePlace): string {
  const [path = '', search = ''] = address.split('?', 2)
  const asked = new URLSearchParams(search)
  if (from > 0) asked.set('from', String(from))
  if (past.length > 0) asked.set('past', past.join('.'))
  return asked.size > 0 ? `${path}?${asked.toString()}` : path
}
