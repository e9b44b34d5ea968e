const searches = ['clinics', 'find']

/**
 * Whether the parameter of an in-place search changed. Its results are already shown, so the page is not revalidated.
 */
export function isSearchedInPlace(before: URL, after: URL): boolean {
  if (before.pathname !== after.pathname) return false
  return searches.some((name) => {
    const words = after.searchParams.get(name)
    return words && words !== before.searchParams.get(name)
  })
}
