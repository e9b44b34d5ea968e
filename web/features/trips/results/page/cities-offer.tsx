import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { CityWish, TripSteps } from '#domain/trips/answers/trips.ts'
import { Button } from '#web/ui/button.tsx'
import { tripReport } from '#locales/en/trips/trip-report.ts'

type CitiesOfferProps = { document: TripDocument; onApply: (steps: TripSteps, title: string) => void }

// Shorter trips have no night for a second city.
const leastDays = 6

/** Switches the trip between one city and several. */
export function CitiesOffer({ document: { steps, plan }, onApply }: CitiesOfferProps) {
  const { cities: words } = tripReport
  const isRound = cityStays(plan.days).length > 1
  const other: CityWish = isRound ? 'one' : 'several'
  if (steps.step2.cities === other || (!isRound && plan.days.length < leastDays)) return null
  // Nights that were told by city would say otherwise.
  const { nights: _nights, ...step2 } = steps.step2
  const apply = () => onApply({ ...steps, step2: { ...step2, cities: other } }, words.applied)
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-text text-small font-semibold">{isRound ? words.one : words.several}</h2>
        <p className="mt-0.5 text-small text-soft">{isRound ? words.oneText : words.severalText}</p>
      </div>
      <Button size="small" onClick={apply}>
        {isRound ? words.oneDo : words.severalDo}
      </Button>
    </section>
  )
}
