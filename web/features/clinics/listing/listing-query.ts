import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { type ClinicQuery, clinicSorts } from '#domain/clinics/clinic-lists.ts'
import { clinicLanguages } from '#domain/clinics/clinics.ts'
import { readSearchWords } from '#web/features/clinics/search-words.ts'

/** The parameters in the address of a listing page. */
export type ListingQuery = Omit<ClinicQuery, 'treatment'>

/** The filters in the order of the form, with their parameter names. */
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

// The longest cursor is a name of 120 characters, each of up to three bytes, in base64.
const longestPosition = 1200

/** Parses leniently: unknown values are ignored. */
export function readListingQuery(asked: URLSearchParams): ListingQuery {
  const open = asked.get('open') ?? ''
  const after = asked.get('after') ?? ''
  return {
    search: readSearchWords(asked.get('q')),
    procedure: readWords(asked.get('procedure')),
    district: readWords(asked.get('district')),
    language: clinicLanguages.find((known) => known === asked.get('language')) ?? null,
    registered: asked.get('registered') === '1',
    // While a year is typed, a date input has the years 0002, 0020 and 0202.
    openOn: open >= '2000' && isCalendarDate(open) ? open : null,
    sort: clinicSorts.find((known) => known === asked.get('sort')) ?? 'known',
    after: /^[\w-]+$/.test(after) && after.length <= longestPosition ? after : null,
  }
}

/** The address of the same list with a change. The cursor is dropped unless it is part of the change. */
export function listingAddress(path: string, query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const next = { ...query, after: null, ...change }
  const asked = new URLSearchParams()
  const values = filterValues(next)
  for (const name of filterNames) if (values[name]) asked.set(name, values[name])
  if (next.sort !== 'known') asked.set('sort', next.sort)
  if (next.after) asked.set('after', next.after)
  return `/${path}${asked.size > 0 ? `?${asked.toString()}` : ''}`
}

/** The value of each filter in the address and in the form. '' is inactive. */
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

/** The same list without filters, in the same order. */
export function dropFilters({ sort }: ListingQuery): ListingQuery {
  return { ...nothingAsked, sort }
}

/** Null when there is no valid search text. */
function readWords(text: string | null): string | null {
  return readSearchWords(text) || null
}
