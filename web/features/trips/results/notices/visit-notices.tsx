import { arrangedVisit, type ArrangedVisit, findCancelled, findVisit } from '#domain/trips/plan/arranged-visits.ts'
import type { ListedRequest } from '#domain/consultations/sent-requests.ts'
import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { useTripChanges } from '#web/features/trips/editing/use-trip-changes.ts'
import { useTripReportMessages } from '#web/features/trips/results/page/trip-results-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { writeDate } from '#web/ui/dates/typed-date.ts'
import { useOwnRequests } from '#web/use-own-requests.ts'
import { CalendarCheck } from 'lucide-react'
import { NoticePanel } from './notice-panel.tsx'

type VisitNoticesProps = { plan: Plan; places: Readonly<Record<string, TripPlace>>; member: string | null }

// A visit this long before or after a trip belongs to another journey.
const nearDays = 14

/** What clinics have promised or proposed to a member, where the plan does not have it. */
export function VisitNotices({ plan, places, member }: VisitNoticesProps) {
  const { visits: words } = useTripReportMessages()
  const { change } = useTripChanges()
  const { listed } = useOwnRequests(member)
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
          onPutIn={(day) => {
            const { placeId, arrive, minutes } = visit
            void change({ do: 'appoint', placeId, day, arrive, minutes })
          }}
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
      {cancelled.map((at) => {
        const placeId = plan.days[at.day]?.stops[at.stop]?.placeId ?? ''
        return (
          <NoticePanel
            key={`${placeId}-${at.day}-${at.stop}`}
            icon={CalendarCheck}
            title={words.cancelled(places[placeId]?.name.en ?? '')}
            actions={
              <Button size="small" onClick={() => void change({ do: 'remove', at })}>
                {words.takeOut}
              </Button>
            }
          />
        )
      })}
    </>
  )
}

function visitOf({ clinicId, visit }: ListedRequest): ArrangedVisit | null {
  return visit && arrangedVisit(`clinic-${clinicId}`, { from: Date.parse(visit.from), to: Date.parse(visit.to) })
}

type VisitNoticeProps = {
  plan: Plan
  request: ListedRequest
  visit: ArrangedVisit
  onPutIn: (day: number) => void
}

function VisitNotice({ plan, request: { clinic, address }, visit, onPutIn }: VisitNoticeProps) {
  const { visits: words } = useTripReportMessages()
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
            <Button size="small" onClick={() => onPutIn(found.day)}>
              {words.putIn}
            </Button>
          }
        />
      )
    case 'outside':
      return isNear(plan, visit) ? (
        <NoticePanel
          icon={CalendarCheck}
          title={words.outside(name, when)}
          actions={
            <ButtonLink to={address} size="small">
              {words.open}
            </ButtonLink>
          }
        >
          {words.outsideText}
        </NoticePanel>
      ) : null
  }
}

function isNear({ days }: Plan, { date }: ArrangedVisit): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return false
  return daysBetween(date, first.date) <= nearDays && daysBetween(last.date, date) <= nearDays
}
