import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { DeletedTrips } from './deleted-trips.tsx'
import { DeviceTrip } from './device-trip.tsx'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { TripCard } from './trip-card.tsx'
import { TripDialogs } from './trip-dialogs.tsx'
import { TripsNotReached } from './trips-not-reached.tsx'
import { TripsSkeleton } from './trips-skeleton.tsx'
import { UnreadableTrips } from './unreadable-trips.tsx'
import { useSavedTrips } from './use-saved-trips.ts'
import { useTripActions } from './use-trip-actions.ts'

type TripsPageProps = { isMember: boolean; isVisitor: boolean }

/** The trips of this device and of the account. */
export function TripsPage({ isMember, isVisitor }: TripsPageProps) {
  const { trips, unreadable, hasFailed, put, drop, reload } = useSavedTrips(isMember)
  const actions = useTripActions({ put, drop })
  const kept = useStoredTrip()
  const hasDeviceTrip = kept !== null && kept.saved === null
  const live = trips?.filter((trip) => !isDeleted(trip)) ?? []
  const lost = unreadable.filter((trip) => !isDeleted(trip))
  return (
    <>
      {isVisitor ? <VisitorNotice /> : null}
      <DeviceTrip />
      {isMember && !trips && !hasFailed ? <TripsSkeleton /> : null}
      {isMember && hasFailed && !trips ? <TripsNotReached onAgain={reload} /> : null}
      {live.length > 0 ? (
        <ul className="mt-8">
          {live.map((trip, index) => (
            <li key={trip.id}>
              <TripCard
                trip={trip}
                isFirst={index < 2}
                pending={actions.pending?.tripId === trip.id ? actions.pending.action : null}
                onAction={(action) => actions.act(trip, action)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <UnreadableTrips trips={lost} onRemove={actions.removeUnreadable} />
      {live.length === 0 && lost.length === 0 && !hasDeviceTrip && (trips !== null || isVisitor) ? <NoTrips /> : null}
      {live.length > 0 || lost.length > 0 || hasDeviceTrip ? <PlanAnother /> : null}
      <DeletedTrips trips={trips?.filter(isDeleted) ?? []} onRestore={actions.restore} />
      <TripDialogs trips={trips ?? []} actions={actions} put={put} />
    </>
  )
}

function isDeleted({ deletedAt }: Pick<SavedTrip, 'deletedAt'>): boolean {
  return deletedAt !== null
}

function VisitorNotice() {
  const { visitor } = savedTrips
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-panel border border-line bg-surface p-5">
      <p className="max-w-[62ch] flex-[1_1_20rem] text-small">{visitor.text}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/login?next=/trips" kind="primary" size="small">
          {visitor.logIn}
        </ButtonLink>
        <ButtonLink to="/signup?next=/trips" size="small">
          {visitor.signUp}
        </ButtonLink>
      </div>
    </div>
  )
}

function NoTrips() {
  return (
    <EmptyState
      className="mt-10"
      picture={<Picture scene="empty-map" id="no-trips" ratio="card" className="aspect-4/3" />}
      title={savedTrips.empty.title}
      text={savedTrips.empty.text}
      ways={
        <ButtonLink to="/trip-planner" kind="primary">
          {savedTrips.planOne}
        </ButtonLink>
      }
    />
  )
}

function PlanAnother() {
  return (
    <ButtonLink to="/trip-planner" className="mt-8">
      {savedTrips.planAnother}
    </ButtonLink>
  )
}
