import { useState } from 'react'
import { placePath } from '#domain/places/place-paths.ts'
import { type MapSpot, routeAddress } from '#domain/places/map-apps.ts'
import type { FoundNow } from '#domain/trips/now/what-now.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import type { Diet } from '#domain/wishes/diet-words.ts'
import { usePreference } from '#web/preferences/preferences.ts'
import { StopTaxiCard } from '#web/features/trips/take-along/stop-taxi-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { CarTaxiFront, Map as MapSign } from 'lucide-react'
import { whatNow } from '#locales/en/trips/what-now.ts'

type FoundRowProps = { found: FoundNow; place: TripPlace; from: MapSpot; diets: readonly Diet[]; note?: string }

/** A place that is open now: how far, until when, its Korean name, and the card for a driver. */
export function FoundRow({ found: { leg, hours, diet }, place, from, diets, note }: FoundRowProps) {
  const { mapLink } = everywhere
  const app = usePreference('mapApp')
  const [isCardOpen, setCardOpen] = useState(false)
  const name = place.name.en || place.name.ko
  const to = { name: place.name, lat: place.lat, lng: place.lng }
  const told = diet === 'known' ? whatNow.known(diets) : diet === 'ask' ? whatNow.ask : null
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <p>
          <PlainLink to={placePath(place.id)} className="font-semibold wrap-anywhere hover:text-jade hover:underline">
            {name}
          </PlainLink>{' '}
          <span lang="ko" className="text-small text-soft">
            {place.name.ko}
          </span>
        </p>
        <p className="text-small">{whatNow.way(leg.mode, leg.minutes, leg.metres)}</p>
        <p className="text-small">
          {sayHours(hours)}
          <span className="text-soft">{whatNow.price(place.cost)}</span>
        </p>
        {told ? <p className={classes('text-small', diet === 'ask' ? 'text-ochre' : 'text-jade')}>{told}</p> : null}
        {note ? <p className="text-mini text-soft">{note}</p> : null}
      </div>
      <Button
        size="small"
        className="size-11 shrink-0 p-0!"
        aria-haspopup="dialog"
        aria-label={whatNow.showCard(name)}
        onClick={() => setCardOpen(true)}
      >
        <CarTaxiFront aria-hidden className="size-5" />
      </Button>
      <ButtonLink
        size="small"
        className="size-11 shrink-0 p-0!"
        to={routeAddress(app, { from, to, mode: leg.mode })}
        aria-label={whatNow.routeIn(name, mapLink.apps[app])}
      >
        <MapSign aria-hidden className="size-5" />
      </ButtonLink>
      <StopTaxiCard place={place} from={from} isOpen={isCardOpen} onClose={() => setCardOpen(false)} />
    </div>
  )
}

function sayHours(hours: FoundNow['hours']): string {
  if (hours.kind === 'unknown') return whatNow.unknownHours
  const { until, isLastEntry, isConfirmed } = hours
  if (until === null) return isConfirmed ? whatNow.always : whatNow.usuallyAlways
  if (isLastEntry) return isConfirmed ? whatNow.lastEntry(until) : whatNow.usualLastEntry(until)
  return isConfirmed ? whatNow.until(until) : whatNow.usuallyUntil(until)
}
