import { type ClinicTreatment, clinicTreatments } from '#domain/clinics/clinics.ts'
import { ConsultationButton } from '#web/features/clinics/consultation-button.tsx'
import { ClinicCard } from '#web/features/clinics/listing/clinic-card.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { useListingMessages } from '#web/features/clinics/listing/listing-messages.ts'
import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { findClinics, findMoreClinics } from './ask-clinics.ts'
import { ClinicSearchForm } from './clinic-search-form.tsx'
import { useHomeClinicsMessages } from './home-clinics-messages.ts'
import type { Finder } from './home-clinics.ts'
import { MoreClinics } from './more-clinics.tsx'
import { useSearchInPlace } from './use-search-in-place.ts'

/** Searches all clinics. A blank search does nothing. */
export function ClinicFinder({ finder }: { finder: Finder }) {
  const { finder: words } = useHomeClinicsMessages()
  const { shown, isBusy, search, isMore, showMore } = useSearchInPlace({
    name: 'find',
    given: finder,
    ask: findClinics,
    askMore: findMoreClinics,
    failure: words.failure,
  })
  return (
    <>
      <ClinicSearchForm
        name="find"
        section="clinic-finder"
        given={finder.words}
        words={words}
        isBusy={isBusy}
        onSearch={(typed) => {
          if (typed !== '') void search(typed)
        }}
      />
      <div className="mt-5 md:mt-8">
        {isBusy ? <WaitingCards /> : <Found found={shown.found} isMore={isMore} onMore={() => void showMore()} />}
      </div>
    </>
  )
}

type FoundProps = Pick<Finder, 'found'> & { isMore: boolean; onMore: () => void }

function Found({ found, isMore, onMore }: FoundProps) {
  const { finder: words } = useHomeClinicsMessages()
  const listing = useListingMessages()
  if (!found) return <p className="text-lead text-soft">{words.prompt}</p>
  const { clinics, next, unread } = found
  if (clinics.length === 0) return <output className="block text-lead">{words.none}</output>
  return (
    <>
      <output className="block text-small text-soft">{words.found(found)}</output>
      {unread.length > 0 ? <p className="mt-2 text-small">{listing.unread(unread)}</p> : null}
      <ul className="mt-4 grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {clinics.map((clinic) => (
          <li key={clinic.id}>
            <ClinicCard
              clinic={clinic}
              treatment={treatmentOf(clinic)}
              number={null}
              isActive={false}
              isFirst={false}
              level="h3"
              actionsOf={showBooking}
            />
          </li>
        ))}
      </ul>
      <MoreClinics
        found={words.found(found)}
        next={next}
        isMore={isMore}
        onMore={onMore}
        words={words}
        all={words.all(found)}
      />
    </>
  )
}

/** The treatment of the department for which the clinic was found. */
function treatmentOf({ match }: ListedClinic): ClinicTreatment | null {
  return clinicTreatments.find((treatment) => match?.departments.includes(treatment)) ?? null
}

function showBooking(clinic: ListedClinic) {
  return <Booking clinic={clinic} />
}

function Booking({ clinic }: { clinic: ListedClinic }) {
  const { book } = useHomeClinicsMessages()
  return <ConsultationButton clinic={clinic} label={book} kind="plain" size="small" />
}

function WaitingCards() {
  return (
    <LoadingArea className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {[1, 2].map((card) => (
        <div key={card} className="overflow-hidden rounded-panel border border-line bg-surface">
          <Skeleton className="h-36 rounded-none" />
          <div className="p-4">
            <Skeleton className="h-6 w-3/5" />
            <SkeletonText lines={4} className="mt-3" />
            <Skeleton className="mt-4 h-10 w-40" />
          </div>
        </div>
      ))}
    </LoadingArea>
  )
}
