import type { ReactNode } from 'react'
import { arrangedVisit, type ArrangedVisit, findCancelled, findVisit } from '#domain/trips/plan/arranged-visits.ts'
import type { ListedRequest, OwnRequests } from '#domain/consultations/sent-requests.ts'
import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { useTripChanges } from '#web/features/trips/editing/use-trip-changes.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { CalendarCheck } from 'lucide-react'
import { NoticePanel } from './notice-panel.tsx'

type VisitNoticesProps = { plan: Plan; places: Readonly<Record<string, TripPlace>>; listed: OwnRequests | null }

// A visit this long before or after a trip belongs to another journey.
const nearDays = 14

/** What clinics have promised or proposed to a member, where the plan does not have it. */
export function VisitNotices({ plan, places, listed }: VisitNoticesProps) {
  const { visits: words } = tripReport
  const { change } = useTripChanges()
  const isHidden = useHidesClinics()
  if (listed === null || isHidden) return null
  const { requests } = listed
  const arranged = requests.flatMap((request) => {
    const visit = visitOf(request)
    return visit ? [{ request, visit }] : []
  })
  const open = arranged.filter(({ request }) => request.state === 'confirmed')
  const cancelled = findCancelled(
    plan,
    arranged.map(({ visit }) => visit),
  )
  return (
    <>
      {open.map(({ request, visit }) => (
        <VisitNotice
          key={request.address}
          plan={plan}
          request={request}
          visit={visit}
          onEdit={(edit) => void change(edit)}
          door={
            <ButtonLink to={request.address} size="small">
              {words.open}
            </ButtonLink>
          }
        />
      ))}
      {requests
        .filter(({ state }) => state === 'proposed')
        .map(({ address, clinic }) => (
          <NoticePanel
            key={address}
            icon={CalendarCheck}
            tone="note"
            title={words.proposed(clinic.en || clinic.ko)}
            actions={
              <ButtonLink to={address} size="small">
                {words.choose}
              </ButtonLink>
            }
          />
        ))}
      {cancelled.map((at) => (
        <CancelledVisit key={`${at.day}-${at.stop}`} {...{ plan, places, at }} onEdit={(edit) => void change(edit)} />
      ))}
    </>
  )
}

export function visitOf({ clinicId, visit }: LinkedRequest): ArrangedVisit | null {
  return visit && arrangedVisit(`clinic-${clinicId}`, { from: Date.parse(visit.from), to: Date.parse(visit.to) })
}

/** What a notice needs of a request. */
export type LinkedRequest = Pick<ListedRequest, 'state' | 'clinicId' | 'clinic' | 'visit'>

type VisitNoticeProps = {
  plan: Plan
  request: LinkedRequest
  visit: ArrangedVisit
  onEdit: (edit: TripEdit) => void
  /** Leads on from a visit that the dates of the trip break. */
  door: ReactNode
}

/** A visit that the plan does not have at its time. */
export function VisitNotice({ plan, request: { clinic }, visit, onEdit, door }: VisitNoticeProps) {
  const { visits: words } = tripReport
  const found = findVisit(plan, visit)
  const [name, when] = [clinic.en || clinic.ko, words.when(writeDate(visit.date), visit.arrive, visit.leave)]
  switch (found.is) {
    case 'planned':
      return null
    case 'missing':
      return (
        <NoticePanel
          icon={CalendarCheck}
          title={words.missing(name, when)}
          actions={
            <Button
              size="small"
              onClick={() => {
                const { placeId, arrive, minutes } = visit
                onEdit({ do: 'appoint', placeId, day: found.day, arrive, minutes })
              }}
            >
              {words.putIn}
            </Button>
          }
        />
      )
    case 'outside':
      return isNear(plan, visit) ? (
        <NoticePanel icon={CalendarCheck} title={words.outside(name, when)} actions={door}>
          {words.outsideText}
        </NoticePanel>
      ) : null
  }
}

type CancelledVisitProps = Pick<VisitNoticesProps, 'plan' | 'places'> & {
  at: StopPosition
  onEdit: (edit: TripEdit) => void
}

/** A stop of the plan of which no visit is left. */
export function CancelledVisit({ plan, places, at, onEdit }: CancelledVisitProps) {
  const { visits: words } = tripReport
  const placeId = plan.days[at.day]?.stops[at.stop]?.placeId ?? ''
  return (
    <NoticePanel
      icon={CalendarCheck}
      title={words.cancelled(places[placeId]?.name.en ?? '')}
      actions={
        <Button size="small" onClick={() => onEdit({ do: 'remove', at })}>
          {words.takeOut}
        </Button>
      }
    />
  )
}

function isNear({ days }: Plan, { date }: ArrangedVisit): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return false
  return daysBetween(date, first.date) <= nearDays && daysBetween(last.date, date) <= nearDays
}
