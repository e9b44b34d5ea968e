import { dayNow, placeOfStop } from '#domain/trips/plan/trip-today.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { dayStyle, showDays } from '#web/features/trips/results/timeline/trip-days.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { RestOfDay } from './rest-of-day.tsx'
import { tripToday } from '#locales/en/trips/trip-today.ts'

/** The number of days left, and the stops of the first day. */
export function BeforeTrip({ document, daysLeft }: { document: TripDocument; daysLeft: number }) {
  const { step1 } = document.steps
  const [first] = document.plan.days
  if (!first) return <NoTrip />
  return (
    <div className="max-w-160" style={dayStyle(showDays(step1.startDate, step1.endDate, document.plan.days)[0])}>
      <h1 className="text-h2">{tripToday.before.heading(daysLeft)}</h1>
      <p className="mt-2 text-soft">{tripToday.before.lead(first.date)}</p>
      <h2 className="mt-8 text-h3">{tripToday.before.first}</h2>
      <p className="mt-1 mb-2 text-small text-soft">{tripToday.before.starts(first.from.name)}</p>
      <RestOfDay document={document} dayIndex={0} from={0} />
    </div>
  )
}

/** Shown after the trip. The trip stays on the device. */
export function AfterTrip({ document }: { document: TripDocument }) {
  const { after: words } = tripToday
  const last = document.plan.days.at(-1)
  return (
    <EmptyState
      level="h1"
      className="py-4"
      picture={<Picture scene="han-river" id="after-the-trip" ratio="card" isFirst className="aspect-4/3" />}
      title={words.heading}
      text={last ? words.lead(last.date) : null}
      ways={
        <>
          <ButtonLink kind="primary" to="/trip-planner/results">
            {words.look}
          </ButtonLink>
          <ButtonLink to="/trip-planner">{words.again}</ButtonLink>
        </>
      }
    />
  )
}

export function NoTrip() {
  const { none: words } = tripToday
  return (
    <EmptyState
      level="h1"
      className="py-4"
      picture={<Picture scene="empty-map" id="no-trip-today" ratio="card" isFirst className="aspect-4/3" />}
      title={words.heading}
      text={words.lead}
      ways={
        <ButtonLink kind="primary" to="/trip-planner">
          {words.plan}
        </ButtonLink>
      }
    />
  )
}

/** The first stop of the next day, shown in the evening. */
export function nameOfNextMorning(
  { plan, places }: TripDocument,
  dayIndex: number,
  words: typeof tripTimeline,
): string | null {
  const day = plan.days[dayIndex + 1]
  const stop = day?.stops[dayNow(day, 0).next ?? 0]
  return stop ? nameOfStop(stop, placeOfStop(stop, places), words).en : null
}
