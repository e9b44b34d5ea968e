import { useMemo } from 'react'
import type { SharedTrip } from '#domain/trips/document/saved-trips.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { ChecksReport } from '#web/features/trips/results/page/checks-report.tsx'
import { TripView } from '#web/features/trips/results/page/trip-view.tsx'
import { TripWords } from '#web/features/trips/words/trip-words.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'

/** A shared trip, read-only. */
export function SharedTripPage({ name, document: shared }: SharedTrip) {
  const { shared: words } = savedTrips
  const hides = useHidesClinics()
  const document = useMemo(() => (hides ? hideClinics(shared) : shared), [hides, shared])
  return (
    <>
      <div className="page border-b border-line py-5">
        <p className="font-display text-h3 wrap-anywhere">{name ?? words.unnamed}</p>
        <p className="mt-1 max-w-[62ch] text-small text-soft">{words.lead}</p>
      </div>
      <TripView
        document={document}
        notices={null}
        // No stop can be changed.
        positionOf={() => null}
        barActions={null}
        actions={
          <ButtonLink to="/trip-planner" size="small">
            {words.keep}
          </ButtonLink>
        }
      >
        <ChecksReport document={document} />
        {document.words.text === '' ? null : <TripWords text={document.words.text} by={document.words.by} />}
      </TripView>
    </>
  )
}
