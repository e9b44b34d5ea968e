import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { isAtClinic } from './trip-days.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'

/** The cost of a stop. An unknown cost is never shown as 0. */
export function StopCost({ stop, place }: { stop: PlanStop; place: TripPlace | null }) {
  if (isAtClinic(stop)) {
    return <p className="text-mini whitespace-normal text-soft">{stop.fees ? words.fees.asStated : words.askClinic}</p>
  }
  if (!place && stop.cost === 0) return null
  if (stop.costUnknown && stop.cost > 0) {
    return (
      <p className="text-mini whitespace-normal text-soft" title={words.typicalNote}>
        {words.typical(stop.cost)}
        <span className="sr-only">, {words.typicalNote}</span>
      </p>
    )
  }
  if (stop.cost > 0)
    return <p className="text-mini font-semibold @min-[34rem]/timeline:text-small">{words.won(stop.cost)}</p>
  return place?.cost === 0 && stop.kind !== 'meal' ? (
    <p className="text-mini font-semibold @min-[34rem]/timeline:text-small">{words.free}</p>
  ) : (
    <p className="text-mini whitespace-normal text-soft">{words.unknownPrice}</p>
  )
}
