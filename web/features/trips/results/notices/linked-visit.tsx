import { findCancelled } from '#domain/trips/plan/arranged-visits.ts'
import type { TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { editTrip } from '#web/features/trips/editing/trip-editor-store.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { CancelledVisit, type LinkedRequest, VisitNotice, visitOf } from './visit-notices.tsx'

const tripPath = '/trip-planner/results'

/**
 * What the page of a request says of the trip on this device: its visit is not in the plan, not on a day of the trip,
 * or was cancelled. Members read the same above their trip, and who has the mailed link alone reads it here.
 */
export function LinkedVisit({ request }: { request: LinkedRequest }) {
  const { visits: words } = tripReport
  const kept = useStoredTrip()
  const isHidden = useHidesClinics()
  if (!kept || isHidden) return null
  const { plan, places } = kept.document
  const visit = visitOf(request)
  // Stops at other clinics belong to other requests.
  const cancelled = findCancelled(plan, visit ? [visit] : []).filter(
    ({ day, stop }) => plan.days[day]?.stops[stop]?.placeId === `clinic-${request.clinicId}`,
  )
  async function edit(change: TripEdit) {
    if (await editTrip(change)) showToast({ kind: 'success', title: words.edited })
    else showToast({ kind: 'failure', title: words.notEdited })
  }
  return (
    <>
      {visit && request.state === 'confirmed' ? (
        <VisitNotice
          {...{ plan, request, visit }}
          onEdit={(change) => void edit(change)}
          door={
            <ButtonLink to={tripPath} size="small">
              {words.openTrip}
            </ButtonLink>
          }
        />
      ) : null}
      {cancelled.map((at) => (
        <CancelledVisit key={`${at.day}-${at.stop}`} {...{ plan, places, at }} onEdit={(change) => void edit(change)} />
      ))}
    </>
  )
}
