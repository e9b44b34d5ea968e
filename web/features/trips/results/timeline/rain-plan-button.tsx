import { useState } from 'react'
import type { PlanDay, TripPlace } from '#domain/trips/plan/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { CloudRain } from 'lucide-react'
import { usualWeatherWords } from '#locales/en/trips/usual-weather.ts'

type RainPlanButtonProps = { index: number; day: PlanDay; places: Record<string, TripPlace> }

/** Shows what would be taken instead of the stops outdoors on a wet day. Absent when nothing is outdoors. */
export function RainPlanButton({ index, day, places }: RainPlanButtonProps) {
  const { ifItRains } = usualWeatherWords
  const [isOpen, setOpen] = useState(false)
  const { part } = useOnDemand(isOpen, loadSheet)
  if (!day.stops.some(({ placeId }) => isOutdoors(places[placeId ?? '']))) return null
  return (
    <>
      <Button size="small" className="mt-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CloudRain aria-hidden className="size-5" />
        {ifItRains}
      </Button>
      {isOpen && part ? (
        <part.ReplanSheet reason="rain" dayIndex={index} now={0} isAhead onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

function isOutdoors(place: TripPlace | undefined): boolean {
  return place !== undefined && place.tags.includes('outdoor') && !place.tags.includes('indoor')
}

async function loadSheet() {
  return import('#web/features/trips/today/replan-sheet.tsx')
}
