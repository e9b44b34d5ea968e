import type { ClinicCard } from '#domain/clinics/clinics.ts'

/** The tabs of a clinic's page. Each has an address. */
const clinicTabs = ['overview', 'procedures', 'doctors', 'gallery', 'reviews'] as const
export type ClinicTab = (typeof clinicTabs)[number]

export const tabsId = 'about-clinic'

type CountedClinic = Pick<ClinicCard, 'procedures' | 'doctorCount' | 'galleryCount'>

/** How much a tab has to show. Null where that is not counted. */
function countOf(tab: ClinicTab, { procedures, doctorCount, galleryCount }: CountedClinic): number | null {
  switch (tab) {
    case 'overview':
    case 'reviews':
      return null
    case 'procedures':
      return procedures.length
    case 'doctors':
      return doctorCount
    case 'gallery':
      return galleryCount
  }
}

/** The tabs of a clinic's page with their addresses. A tab with nothing to show is left out. */
export function listClinicTabs(
  page: string,
  clinic: CountedClinic,
): { id: ClinicTab; to: string; count: number | undefined }[] {
  return clinicTabs.flatMap((id) => {
    const count = countOf(id, clinic)
    if (count === 0) return []
    const to = `${page}${id === 'overview' ? '' : `?tab=${id}`}#${tabsId}`
    return { id, to, count: count ?? undefined }
  })
}

/** The tab of an address: the first, unless its query names another that this clinic has. */
export function readClinicTab(query: URLSearchParams, clinic: CountedClinic): ClinicTab {
  const wanted = query.get('tab')
  return clinicTabs.find((tab) => tab === wanted && countOf(tab, clinic) !== 0) ?? 'overview'
}
