import { seoulDay } from '#domain/korea/seoul-time.ts'
import { ConsultationButton } from '#web/features/clinics/consultation-button.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { clinicListing } from '#locales/en/clinics/clinic-listing.ts'
import { UnansweredNotice } from '#web/ui/feedback/unanswered-notice.tsx'
import { unansweredIn } from '#web/routes/last-answer.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import type { AnsweredListing, StoredListing } from './answered-listing.ts'
import { ManagedListing } from './managed-listing.tsx'

export function ShownListing({ given }: { given: AnsweredListing | StoredListing }) {
  const { pageTitle } = everywhere
  const { categories, kept } = clinicListing
  const { treatment, query, place, listing, today, choosing, samplesGiveWay } = given
  return (
    <>
      <UnansweredNotice unanswered={unansweredIn(given)} />
      {'keptAt' in given ? (
        <>
          <title>{pageTitle(categories[treatment].title)}</title>
          <output className="block bg-wash-ochre px-(--page-margin) py-2.5 text-small">
            {kept(seoulDay(given.keptAt))}
          </output>
        </>
      ) : null}
      <ManagedListing
        key={treatment}
        {...{ treatment, query, place, listing, today, choosing, samplesGiveWay }}
        actionsOf={showBooking}
      />
    </>
  )
}

function showBooking(clinic: ListedClinic) {
  return <Booking clinic={clinic} />
}

function Booking({ clinic }: { clinic: ListedClinic }) {
  const { card } = clinicListing
  return <ConsultationButton clinic={clinic} label={card.book} kind="consultation" look="plain" size="small" />
}
