/** The tabs of a clinic's page. Each has an address. */
const clinicTabs = ['overview', 'procedures', 'doctors', 'gallery', 'reviews'] as const
export type ClinicTab = (typeof clinicTabs)[number]

export const tabsId = 'about-clinic'

/** The tab of an address: the first, unless its query names another. */
export function readClinicTab(query: URLSearchParams): ClinicTab {
  const wanted = query.get('tab')
  return clinicTabs.find((tab) => tab === wanted) ?? 'overview'
}

/** The addresses of all tabs of a clinic's page. */
export function listClinicTabs(page: string): { id: ClinicTab; to: string }[] {
  return clinicTabs.map((id) => ({ id, to: `${page}${id === 'overview' ? '' : `?tab=${id}`}#${tabsId}` }))
}
