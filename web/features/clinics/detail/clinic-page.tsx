import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { listingOfPage, treatmentsFrom } from '#domain/clinics/clinics.ts'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { BackToClinics } from './back-to-clinics.tsx'
import { BookingBar, BookingPanel } from './booking-panel.tsx'
import type { ClinicDetails, Trouble } from './clinic-details.ts'
import { ClinicHeader } from './clinic-header.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { ClinicTabs } from './clinic-tab-panel.tsx'
import { readClinicTab } from './clinic-tabs.ts'
import { FactsLine } from './facts-line.tsx'
import { LocationCard } from './location-card.tsx'
import { Registration } from './registration.tsx'
import { SocialLinks } from './social-links.tsx'

type ClinicPageProps = {
  card: ListedClinic
  /** Null while loading, or when the server cannot answer. */
  details: ClinicDetails | null
  trouble: Trouble | null
  /** The content of the tab of reviews. */
  reviews: ReactNode
}

/**
 * The page of a clinic: at once from its card, and complete when the server has answered. The treatment of the listing
 * above it comes first.
 */
export function ClinicPage({ card: given, details, trouble, reviews }: ClinicPageProps) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const card = { ...given, treatments: treatmentsFrom(listingOfPage(pathname), given.treatments) }
  const clinic = details?.clinic ?? null
  return (
    <div className="page pt-5 lg:pb-20">
      <BackToClinics page={pathname} />
      <CopyNotice details={details} trouble={trouble} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0">
          <ClinicHeader card={card} reviews={details?.reviews?.summary ?? null} />
          <ClinicTabs
            page={pathname}
            tab={readClinicTab(query, card)}
            card={card}
            details={details}
            trouble={trouble}
            reviews={reviews}
          />
          {clinic ? <FactsLine clinic={clinic} /> : null}
        </div>
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 wrap-anywhere [@media(min-height:70rem)]:lg:sticky [@media(min-height:70rem)]:lg:top-20 [@media(min-height:70rem)]:lg:self-start">
          <BookingPanel card={card} details={details} trouble={trouble} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:px-6">
            <Registration card={card} clinic={clinic} />
            <LocationCard card={card} clinic={clinic} trouble={trouble} />
            {clinic ? <SocialLinks clinic={clinic} /> : null}
          </div>
        </aside>
      </div>
      <BookingBar card={card} />
    </div>
  )
}

/** Says why the server did not answer, and of a copy from when it is and what is not in it. */
function CopyNotice({ details, trouble }: Pick<ClinicPageProps, 'details' | 'trouble'>) {
  const { copy } = clinicPage
  const keptAt = details?.keptAt ?? null
  // Without a copy the parts of the page that did not load say so.
  if (!trouble || (trouble === 'failed' && keptAt === null)) return null
  return (
    <output className="mb-4 block rounded-control bg-wash-indigo px-4 py-3 text-small">
      {copy.why[trouble]} {details === null ? copy.ofCard : null}
      {keptAt === null ? null : copy.ofDay(seoulDay(keptAt))}
    </output>
  )
}
