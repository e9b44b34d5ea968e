/** The city of Seoul gives each institution of its list for visitors from abroad a page here. */
const cityList = 'https://medical.visitseoul.net/'

/** The clinic's page of the city's list; null if no source is one. Being on the list is no registration. */
export function cityListPage<Page extends { address: string; says: readonly string[] }>({
  sources,
}: {
  sources: readonly Page[]
}): Page | null {
  return sources.find(({ address, says }) => address.startsWith(cityList) && says.includes('existence')) ?? null
}
