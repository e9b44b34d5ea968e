import { useNavigate } from 'react-router'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveTripButton } from './save-trip-button.tsx'
import { savedTrips as words } from '#locales/en/trips/saved-trips.ts'
import { TripRibbon } from './trip-ribbon.tsx'

/** The trip of this device that is not saved in an account. */
export function DeviceTrip() {
  const navigate = useNavigate()
  const kept = useStoredTrip()
  if (!kept || kept.saved) return null
  const { steps, plan } = kept.document
  const { startDate, endDate } = steps.step1
  const stays = cityStays(plan.days).map(({ city, nights }) => ({ city: city.name, nights }))
  return (
    <section className="mt-8 rounded-panel border border-line bg-surface p-5">
      <h2 className="font-text text-mini font-semibold text-soft">{words.device.title}</h2>
      <p className="mt-1 font-display text-h3">
        {tripResults.title(plan.days.length, [...new Set(stays.map(({ city }) => city.en))])}
      </p>
      <p className="mt-1 text-small text-soft">
        {[words.dates(startDate, endDate), words.length(daysBetween(startDate, endDate))].join(' · ')}
      </p>
      <div className="mt-4 max-w-xl">
        <TripRibbon stays={stays} />
      </div>
      <p className="mt-3 max-w-[62ch] text-small text-soft">{words.device.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void navigate('/trip-planner/results')}>
          {words.open}
        </Button>
        <SaveTripButton />
      </div>
    </section>
  )
}
