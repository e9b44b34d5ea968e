import { isCalendarDate } from '#domain/calendar-dates.ts'
import { type ClinicQuery, clinicSorts } from '#domain/clinic-lists.ts'
import { clinicLanguages } from '#domain/clinics.ts'
import { readSearchWords } from '#web/features/clinics/search-words.ts'

/** What the address of a listing page says. */
export type ListingQuery = Omit<ClinicQuery, 'treatment'>

/** The filters in the order in which they are offered, by their names in the address. */
export const filterNames = ['q', 'procedure', 'district', 'language', 'open', 'registered'] as const
export type FilterName = (typeof filterNames)[number]

export const nothingAsked: ListingQuery = {
  search: '',
  procedure: null,
  district: null,
  language: null,
  registered: false,
  openOn: null,
  sort: 'known',
  after: null,
}

const withoutFilter: Record<FilterName, Partial<ListingQuery>> = {
  q: { search: '' },
  procedure: { procedure: null },
  district: { district: null },
  language: { language: null },
  open: { openOn: null },
  registered: { registered: false },
}

// The longest position is a name of 120 letters, each of up to three bytes, in base64.
const longestPosition = 1200

/** Reads it leniently: what nobody offers is as if it had not been said. */
export function readListingQuery(asked: URLSearchParams): ListingQuery {
  const open = asked.get('open') ?? ''
  const after = asked.get('after') ?? ''
  return {
    search: readSearchWords(asked.get('q')),
    procedure: readWords(asked.get('procedure')),
    district: readWords(asked.get('district')),
    language: clinicLanguages.find((known) => known === asked.get('language')) ?? null,
    registered: asked.get('registered') === '1',
    // Who types a date begins with the years 0002, 0020 and 0202.
    openOn: open >= '2000' && isCalendarDate(open) ? open : null,
    sort: clinicSorts.find((known) => known === asked.get('sort')) ?? 'known',
    after: /^[\w-]+$/.test(after) && after.length <= longestPosition ? after : null,
  }
}

/** The address of the same list with something changed; only a next page goes on from a position. */
export function listingAddress(path: string, query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const next = { ...query, after: null, ...change }
  const asked = new URLSearchParams()
  const values = filterValues(next)
  for (const name of filterNames) if (values[name]) asked.set(name, values[name])
  if (next.sort !== 'known') asked.set('sort', next.sort)
  if (next.after) asked.set('after', next.after)
  return `/${path}${asked.size > 0 ? `?${asked.toString()}` : ''}`
}

/** What stands in the address and in the form for each filter; '' narrows nothing. */
export function filterValues(query: ListingQuery): Record<FilterName, string> {
  return {
    q: query.search,
    procedure: query.procedure ?? '',
    district: query.district ?? '',
    language: query.language ?? '',
    open: query.openOn ?? '',
    registered: query.registered ? '1' : '',
  }
}

export function activeFilters(query: ListingQuery): FilterName[] {
  const values = filterValues(query)
  return filterNames.filter((name) => values[name] !== '')
}

export function dropFilter(query: ListingQuery, name: FilterName): ListingQuery {
  return { ...query, ...withoutFilter[name], after: null }
}

/** The same list with no filter, sorted as it was. */
export function dropFilters({ sort }: ListingQuery): ListingQuery {
  return { ...nothingAsked, sort }
}

/** Null where nothing was said that can be asked for. */
function readWords(text: string | null): string | null {
  return readSearchWords(text) || null
}
