import { CalendarHeart } from 'lucide-react'
import { isInSeason } from '#domain/places/place-seasons.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'

/** What there usually is on the day of the visit and not in the rest of the year, such as blossom. */
export function SeasonLine({ place: { seasonBest }, date }: { place: TripPlace; date: string }) {
  const season = seasonBest?.find((one) => isInSeason(one, date.slice(5)))
  if (!season) return null
  return (
    <p className="flex items-start gap-1.5 text-mini text-soft">
      <CalendarHeart aria-hidden className="mt-0.5 size-4 shrink-0" />
      {words.season(season.what)}
    </p>
  )
}
