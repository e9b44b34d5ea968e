import { useState } from 'react'
import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { isStayCity } from '#domain/korea/stay-cities.ts'
import { sumOfNights } from '#domain/trips/answers/city-nights.ts'
import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { type CityNights, longestTripDays, mostStays } from '#domain/trips/answers/trips.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

const home = 'Seoul'

/** How many nights are in each city of the must-visits, and in those that were told before. */
export function CityNightsFields({ readings }: { readings: readonly PlaceReading[] }) {
  const { nights: words } = tripStepBudget
  const { draft } = useTripStep('step2')
  const { draft: dates } = useTripStep('step1')
  const { nights: told = [], ...rest } = draft
  const named = readings.flatMap(({ city, at }) => (at ? [cityAt({ name: city?.en ?? '', ...at }).id] : []))
  const { stays, keep } = useStays(told, (nights) => keepStep('step2', nights.length > 0 ? { ...rest, nights } : rest))
  const known = useDrawnOrder([...stays.map(({ city }) => city), ...named.filter(isStayCity)])
  if (known.length === 0) return null
  const { startDate, endDate } = dates
  const all = startDate && endDate ? daysBetween(startDate, endDate) : null
  function tell(city: string, nights: number) {
    const first = stays.findIndex((stay) => stay.city === city)
    const stay = { city, nights: Math.min(nights, longestTripDays - 1) }
    const others = stays.filter((one, at) => one.city !== city || at === first)
    keep(first < 0 ? [...others, stay] : others.with(first, stay))
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
            value={sumOfNights(stays.filter((stay) => stay.city === city)) || ''}
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

/** The told stays. One whose field was cleared keeps its place, without nights, for the number that is typed next. */
function useStays(told: readonly CityNights[], store: (stays: CityNights[]) => void) {
  const [typed, setTyped] = useState<readonly CityNights[]>([])
  const isTold = JSON.stringify(withoutCleared(typed)) === JSON.stringify(told)
  function keep(stays: readonly CityNights[]) {
    const next = withoutCleared(stays)
    if (next.length > mostStays) return
    setTyped(stays)
    store(next)
  }
  return { stays: isTold ? typed : told, keep }
}

function withoutCleared(stays: readonly CityNights[]): CityNights[] {
  return stays.filter(({ nights }) => nights > 0)
}

/** The cities in the order in which they were drawn first, so that no field moves while somebody types in it. */
function useDrawnOrder(cities: readonly string[]): readonly string[] {
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const next = [...new Set([...drawn.filter((city) => cities.includes(city)), ...cities])]
  if (next.join('|') === drawn.join('|')) return drawn
  setDrawn(next)
  return next
}
