/** The parts of a clinic's page; each has an address. */
const clinicTabs = ['overview', 'procedures', 'doctors', 'gallery', 'reviews'] as const
export type ClinicTab = (typeof clinicTabs)[number]

export const tabsId = 'about-clinic'

/** Which part an address shows: the first, unless its query names another. */
export function readClinicTab(query: URLSearchParams): ClinicTab {
  const wanted = query.get('tab')
  return clinicTabs.find((tab) => tab === wanted) ?? 'overview'
}

/** The address of every part of a clinic's page. */
export function listClinicTabs(page: string): { id: ClinicTab; to: string }[] {
  return clinicTabs.map((id) => ({ id, to: `${page}${id === 'overview' ? '' : `?tab=${id}`}#${tabsId}` }))
}
