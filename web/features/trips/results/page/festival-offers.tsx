import { Plus } from 'lucide-react'
import type { FestivalOffer } from '#domain/festivals/festival-offers.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { useTripChanges } from '#web/features/trips/editing/use-trip-changes.ts'
import { FestivalRow } from '#web/travel/festivals/festival-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { useTripFestivals } from './use-trip-festivals.ts'

/** Festivals that are on during the trip, each with a button that adds its place to one of those days. */
export function FestivalOffers({ document: { plan } }: { document: TripDocument }) {
  const { festivals: words } = tripReport
  const offers = useTripFestivals(plan.days)
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="trip-festivals">
      <h2 id="trip-festivals" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 text-small text-soft">{words.lead}</p>
      <div className="mt-4 grid gap-5">
        {offers.map((offer) => (
          <div key={offer.festival.id}>
            <FestivalRow festival={offer.festival} />
            <AddFestival offer={offer} />
          </div>
        ))}
      </div>
    </section>
  )
}

function AddFestival({ offer: { festival, day, plannedOn, isPlannedThen } }: { offer: FestivalOffer }) {
  const { festivals: words } = tripReport
  const { change } = useTripChanges()
  const { place, name } = festival
  if (plannedOn !== null) {
    const told = isPlannedThen ? words.planned(plannedOn + 1) : words.plannedOutside(plannedOn + 1)
    return <p className="mt-1 text-small">{told}</p>
  }
  if (place === null) return <p className="mt-1 text-small text-soft">{words.noPlace}</p>
  return (
    <Button
      size="small"
      kind="quiet"
      className="-ms-4 max-w-full"
      aria-label={words.spoken(name.en, day + 1)}
      onClick={() => void change({ do: 'add', placeId: place, at: null, day })}
    >
      <Plus aria-hidden className="size-4" />
      {words.add(day + 1)}
    </Button>
  )
}
