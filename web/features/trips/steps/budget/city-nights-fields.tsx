import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { isStayCity } from '#domain/korea/stay-cities.ts'
import { sumOfNights, withNights } from '#domain/trips/answers/city-nights.ts'
import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { useTripStepBudgetMessages } from './trip-step-budget-messages.ts'

const home = 'Seoul'

/** How many nights are in each city of the must-visits, and in those that were told before. */
export function CityNightsFields({ readings }: { readings: readonly PlaceReading[] }) {
  const { nights: words } = useTripStepBudgetMessages()
  const { draft } = useTripStep('step2')
  const { draft: dates } = useTripStep('step1')
  const { nights: told = [], ...rest } = draft
  const named = readings.flatMap(({ city, at }) => (at ? [cityAt({ name: city?.en ?? '', ...at }).id] : []))
  const known = [...told.map(({ city }) => city), ...named].filter(isStayCity)
  if (known.length === 0) return null
  const { startDate, endDate } = dates
  const all = startDate && endDate ? daysBetween(startDate, endDate) : null
  function tell(city: string, nights: number) {
    const first = told.findIndex((stay) => stay.city === city)
    const changed = withNights(
      told.filter((stay, at) => stay.city !== city || at === first),
      { city, nights },
    )
    keepStep('step2', changed.length > 0 ? { ...rest, nights: changed } : rest)
  }
  return (
    <fieldset id="nights" className="mt-5 min-w-0">
      <legend className="font-semibold">{words.title}</legend>
      <p className="mt-1 text-small">{words.hint}</p>
      <div className="mt-2 flex flex-wrap gap-4">
        {[...new Set([...known, home])].map((city) => (
          <TextField
            key={city}
            id={`nights-${city}`}
            label={city}
            type="number"
            inputMode="numeric"
            min={0}
            max={longestTripDays - 1}
            value={sumOfNights(told.filter((stay) => stay.city === city)) || ''}
            onChange={({ target }) => tell(city, Math.max(0, Math.trunc(Number(target.value)) || 0))}
            className="w-28"
          />
        ))}
      </div>
      {told.length > 0 && all !== null ? (
        <output className="mt-2 block text-mini text-soft">{words.told(sumOfNights(told), all)}</output>
      ) : null}
    </fieldset>
  )
}
