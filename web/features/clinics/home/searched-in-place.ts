const searches = ['clinics', 'find']

/** A search in place has its answer already when it writes itself into the address: the page need not be asked for. */
export function isSearchedInPlace(before: URL, after: URL): boolean {
  if (before.pathname !== after.pathname) return false
  return searches.some((name) => {
    const words = after.searchParams.get(name)
    return words && words !== before.searchParams.get(name)
  })
}
