import { closedAtTripTime } from '#domain/trips/plan/left-out-days.ts'
import { placePath } from '#domain/places/place-paths.ts'
import { Link } from 'react-router'
import type { PlaceName } from '#domain/places/places.ts'
import type { Unplaced, UnplacedReason } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { BothNames } from '#web/travel/places/place-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { tripPlanWords as said } from '#locales/en/trips/trip-plan-words.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'

type LeftOutProps = {
  document: TripDocument
  /** Removes the wish from the saved step; the plan does not change. */
  onRemove: (unplaced: Unplaced) => void
}

type Way = { label: string; to: string } | { label: string; onPress: () => void }

/** Wishes that are not in the plan, each with the reason and an action. */
export function LeftOut({ document: { plan, places }, onRemove }: LeftOutProps) {
  const { leftOut: words } = tripReport
  const { writeDay } = tripSteps
  if (plan.unplaced.length === 0) return null
  const wayOf = (unplaced: Unplaced): Way => {
    const ways: Record<UnplacedReason, Way> = {
      closed: { label: words.ways.otherDates, to: stepAddresses.step1 },
      no_time: { label: words.ways.longer, to: stepAddresses.step1 },
      too_far: { label: words.ways.longer, to: stepAddresses.step1 },
      trip_too_short: { label: words.ways.longer, to: stepAddresses.step1 },
      budget: { label: words.ways.budget, to: stepAddresses.step2 },
      unknown: { label: words.ways.search, to: `/places?${new URLSearchParams({ q: unplaced.name }).toString()}` },
      no_clinic: { label: words.ways.clinics, to: '/beauty-clinics' },
      recovery: { label: words.ways.remove, onPress: () => onRemove(unplaced) },
      no_treatment: { label: words.ways.treatments, to: stepAddresses.step3 },
      place_to_stay: { label: words.ways.remove, onPress: () => onRemove(unplaced) },
      not_suitable: { label: words.ways.remove, onPress: () => onRemove(unplaced) },
      none_near: { label: words.ways.remove, onPress: () => onRemove(unplaced) },
      kept_hours: { label: words.ways.hours, to: `${stepAddresses.step2}#kept-hours` },
      out_of_season: { label: words.ways.otherDates, to: stepAddresses.step1 },
      permanently_closed: { label: words.ways.remove, onPress: () => onRemove(unplaced) },
    }
    return ways[unplaced.reason]
  }
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out" className="text-h3">
        {words.heading}
      </h2>
      <ul className="mt-4 border-t border-line">
        {plan.unplaced.map((unplaced) => {
          const place = unplaced.placeId === null ? undefined : places[unplaced.placeId]
          const way = wayOf(unplaced)
          const name = place?.name ?? { en: saidName(unplaced, writeDay), ko: '' }
          return (
            <li
              key={`${unplaced.placeId} ${unplaced.name}`}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-baseline"
            >
              <div>
                <p className="font-semibold">
                  <WishName name={name} to={place ? placePath(place.id) : null} />
                </p>
                <p className="text-small text-soft">
                  {unplaced.note || said.unplaced(unplaced, closedAtTripTime(unplaced, { plan, places }))}
                </p>
              </div>
              <span className="w-max rounded-tag bg-sunk px-1.5 py-0.5 text-mini font-semibold">
                {words.tags[unplaced.reason]}
              </span>
              <WayOut way={way} name={name.en || name.ko} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The day of hours that were to be kept free is written out. */
function saidName({ reason, name }: Unplaced, writeDay: (date: string) => string): string {
  const [date = '', hours = ''] = name.split(' ')
  return reason === 'kept_hours' ? `${writeDay(date)}, ${hours}` : name
}

function WishName({ name, to }: { name: PlaceName; to: string | null }) {
  if (to === null) return `“${name.en}”`
  return (
    <Link to={to} className="hover:text-jade hover:underline hover:underline-offset-4">
      <BothNames name={name} />
    </Link>
  )
}

function WayOut({ way, name }: { way: Way; name: string }) {
  const { leftOut: words } = tripReport
  if ('to' in way) {
    return (
      <TextLink to={way.to} aria-label={words.spoken(way.label, name)} className="text-small">
        {way.label}
      </TextLink>
    )
  }
  return (
    <button
      type="button"
      aria-label={words.spoken(way.label, name)}
      onClick={way.onPress}
      className="min-h-6 cursor-pointer text-start text-small font-medium text-jade underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px] pointer-coarse:min-h-11"
    >
      {way.label}
    </button>
  )
}
