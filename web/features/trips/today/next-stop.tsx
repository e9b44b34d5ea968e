import { useState } from 'react'
import { type MapSpot, routeAddress } from '#domain/places/map-apps.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { sceneOf } from '#domain/places/place-scenes.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { placeOfStop, spotBefore, spotOfStop } from '#domain/trips/plan/trip-today.ts'
import { tripTimeline as timeline } from '#locales/en/trips/trip-timeline.ts'
import { StopTaxiCard } from '#web/features/trips/take-along/stop-taxi-card.tsx'
import { usePreference } from '#web/preferences/preferences.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CarTaxiFront, Map as MapSign } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'
import { LeaveBar } from './leave-bar.tsx'
import { LeaveRing } from './leave-ring.tsx'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { tripToday as words } from '#locales/en/trips/trip-today.ts'
import { WaysThere } from './ways-there.tsx'

type NextStopProps = {
  day: PlanDay
  places: TripDocument['places']
  index: number
  now: number
  /** Null when the leg is unknown. */
  leaveBy: number | null
}

/** The next stop: when to leave, how to get there, and the taxi card. */
export function NextStop({ day, places, index, now, leaveBy }: NextStopProps) {
  const [isCardOpen, setCardOpen] = useState(false)
  const stop = day.stops[index]
  if (!stop) return null
  const place = placeOfStop(stop, places)
  const name = nameOfStop(stop, place, timeline)
  const [from, to] = [spotBefore(day, places, index), spotOfStop(day, places, index)]
  const openCard = place ? () => setCardOpen(true) : null
  // Before a walk nobody needs a taxi, so the route comes before the taxi card.
  const isWalk = stop.leg?.mode === 'walk' && to !== null
  return (
    <section aria-labelledby="next-stop">
      <LeaveBar leaveBy={leaveBy} name={name.en} leg={stop.leg} onOpenCard={openCard}>
        <div className="flex items-center gap-4 py-2">
          {leaveBy === null ? null : <LeaveRing minutesLeft={leaveBy - now} />}
          <div className="min-w-0">
            <p className="text-small text-soft">
              {leaveBy === null ? words.nextPlain(stop.arrive) : words.next(planClockOf(leaveBy))}
            </p>
            <h2 id="next-stop" className="text-h3 wrap-anywhere">
              {name.en}
            </h2>
            <p lang="ko" className="text-soft">
              {name.ko}
            </p>
          </div>
        </div>
      </LeaveBar>
      {place ? (
        <Picture
          scene={sceneOf(place)}
          id={place.id}
          ratio="card"
          isFirst
          className="mt-2 aspect-[2/1] w-full rounded-control"
        />
      ) : null}
      {stop.leg && to ? (
        <WaysThere
          leg={stop.leg}
          from={from}
          to={to}
          leaves={Math.max(now, leaveBy ?? now)}
          due={minutesOfPlanClock(stop.arrive)}
          stop={stop}
          place={place}
        />
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {openCard && !isWalk ? <CardButton isMain onPress={openCard} /> : null}
        {stop.leg && to ? <RouteLink from={from} to={to} mode={stop.leg.mode} isMain={isWalk || !openCard} /> : null}
        {openCard && isWalk ? <CardButton onPress={openCard} /> : null}
      </div>
      {place ? <StopTaxiCard place={place} from={from} isOpen={isCardOpen} onClose={() => setCardOpen(false)} /> : null}
    </section>
  )
}

function CardButton({ isMain = false, onPress }: { isMain?: boolean; onPress: () => void }) {
  return (
    <Button
      kind={isMain ? 'primary' : 'plain'}
      className={isMain ? 'flex-1 max-sm:px-3' : 'max-sm:px-3'}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <CarTaxiFront aria-hidden className="size-5 shrink-0" />
      {words.showCard}
    </Button>
  )
}

type RouteLinkProps = Parameters<typeof routeAddress>[1] & { isMain?: boolean }

/** Opens the stop in the traveller's preferred map app. */
export function RouteLink({ from, to, mode, isMain = false }: RouteLinkProps) {
  const { mapLink } = everywhere
  const app = usePreference('mapApp')
  return (
    <ButtonLink
      to={routeAddress(app, { from, to, mode })}
      aria-label={words.routeIn(nameOf(to), mapLink.apps[app])}
      kind={isMain ? 'primary' : 'plain'}
      className={isMain ? 'flex-1 max-sm:px-3' : 'max-sm:px-3'}
    >
      <MapSign aria-hidden className="size-5 shrink-0" />
      {words.route}
    </ButtonLink>
  )
}

function nameOf({ name }: MapSpot): string {
  return name.en || name.ko
}
