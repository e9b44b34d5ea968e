import { ConsultationButton } from '#web/features/clinics/consultation-button.tsx'
import { ClinicCard } from '#web/features/clinics/listing/clinic-card.tsx'
import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'
import { LoadingArea, Skeleton, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { findClinics } from './ask-clinics.ts'
import { ClinicSearchForm } from './clinic-search-form.tsx'
import { useHomeClinicsMessages } from './home-clinics-messages.ts'
import type { Finder } from './home-clinics.ts'
import { useSearchInPlace } from './use-search-in-place.ts'

/** Searches all clinics. A blank search does nothing. */
export function ClinicFinder({ finder }: { finder: Finder }) {
  const { finder: words } = useHomeClinicsMessages()
  const { shown, isBusy, search } = useSearchInPlace({
    name: 'find',
    given: finder,
    ask: findClinics,
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
      <div className="mt-5 md:mt-8">{isBusy ? <WaitingCards /> : <Found found={shown.found} />}</div>
    </>
  )
}

function Found({ found }: Pick<Finder, 'found'>) {
  const { finder: words } = useHomeClinicsMessages()
  if (!found) return <p className="text-lead text-soft">{words.prompt}</p>
  const { clinics, total } = found
  if (clinics.length === 0) return <output className="block text-lead">{words.none}</output>
  return (
    <>
      <output className="block text-small text-soft">{words.found(clinics.length, total)}</output>
      <ul className="mt-4 grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {clinics.map((clinic) => (
          <li key={clinic.id}>
            <ClinicCard
              clinic={clinic}
              number={null}
              isActive={false}
              isFirst={false}
              level="h3"
              actionsOf={showBooking}
            />
          </li>
        ))}
      </ul>
    </>
  )
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
