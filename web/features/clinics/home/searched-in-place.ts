import { isUnsearched, readHomeClinicsQuery } from './home-clinics-query.ts'

/** Whether another search is in the address. Its results are already shown, so the page is not revalidated. */
export function isSearchedInPlace(before: URL, after: URL): boolean {
  if (before.pathname !== after.pathname) return false
  const [old, found] = [before, after].map(({ searchParams }) => readHomeClinicsQuery(searchParams))
  return !!found && !isUnsearched(found) && (found.find !== old?.find || found.findIn !== old.findIn)
}
