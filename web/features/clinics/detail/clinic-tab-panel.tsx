import type { ReactNode } from 'react'
import type { ClinicCard } from '#domain/clinics/clinics.ts'
import { TabLinks, TabLinksPanel } from '#web/ui/list/tab-links.tsx'
import type { ClinicDetails, Trouble } from './clinic-details.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { type ClinicTab, listClinicTabs, tabsId } from './clinic-tabs.ts'
import { DoctorsTab } from './doctors-tab.tsx'
import { GalleryTab } from './gallery-tab.tsx'
import { NotYet } from './not-yet.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ProceduresTab } from './procedures-tab.tsx'

const panelId = 'clinic-tab'

type PanelsProps = {
  /** The address of the page without its query. */
  page: string
  tab: ClinicTab
  card: ClinicCard
  details: ClinicDetails | null
  trouble: Trouble | null
  reviews: ReactNode
}

/** The facts about a clinic in tabs, each with an address. */
export function ClinicTabs({ page, ...shown }: PanelsProps) {
  const { tab, card } = shown
  const { tabs: words } = clinicPage
  const tabs = listClinicTabs(page, card).map((one) => ({ ...one, label: words[one.id] }))
  return (
    <div id={tabsId} className="mt-8 scroll-mt-20">
      <TabLinks label={words.label} tabs={tabs} selected={tab} panelId={panelId} />
      <TabLinksPanel id={panelId} selected={tab} className="pt-8">
        <Panel {...shown} />
      </TabLinksPanel>
    </div>
  )
}

function Panel({ tab, card, details, trouble, reviews }: Omit<PanelsProps, 'page'>) {
  if (tab === 'overview') return <OverviewTab {...{ card, details, trouble }} />
  if (tab === 'procedures') return <ProceduresTab procedures={card.procedures} details={details} />
  if (details === null) return <NotYet trouble={trouble} lines={4} />
  if (tab === 'reviews') return reviews
  return tab === 'doctors' ? <DoctorsTab clinic={details.clinic} /> : <GalleryTab clinic={details.clinic} />
}
