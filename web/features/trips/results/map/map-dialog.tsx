import { type PointerEvent, useId, useRef } from 'react'
import { mapAddress } from '#domain/places/map-apps.ts'
import { sceneOf } from '#domain/places/place-scenes.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { usePreference } from '#web/preferences/preferences.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/overlay/close-button.tsx'
import { ChevronLeft, ChevronRight, Route } from 'lucide-react'
import { ModalFrame, type ModalProps } from '#web/ui/overlay/modal.tsx'
import { HoursLine } from '#web/features/trips/results/timeline/hours-line.tsx'
import { LegIcon } from '#web/features/trips/results/timeline/leg-icon.tsx'
import { TaxiCardButton } from '#web/features/trips/results/timeline/stop-tools.tsx'
import { numberStops, readStopKey, type ShownDay, stopKey } from '#web/features/trips/results/timeline/trip-days.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { WhatNowOnMap } from '#web/features/trips/now/what-now-on-map.tsx'
import { TripMap } from './trip-map.tsx'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'
import { tripTimeline as timeline } from '#locales/en/trips/trip-timeline.ts'

type MapDialogProps = ModalProps & { days: readonly ShownDay[]; places: Record<string, TripPlace> }

const swipeFrom = 48

/** The full-screen map for phones, with one stop at a time below it. */
export function MapDialog({ days, places, ...modal }: MapDialogProps) {
  const titleId = useId()
  const { openDay } = useTripFocus()
  const shown = days[openDay]
  if (!shown) return null
  return (
    <ModalFrame
      {...modal}
      labelledBy={titleId}
      className="modal inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col border-0 bg-ground p-0 text-ink open:flex"
    >
      <header className="flex shrink-0 items-center gap-2 border-b border-line py-1.5 ps-2 pe-4">
        <CloseButton onClose={modal.onClose} />
        <h2 id={titleId} className="min-w-0 flex-1 truncate font-text text-small font-semibold">
          {[words.dayNumber(openDay + 1), words.day(shown.date), shown.city?.name.en].filter(Boolean).join(' · ')}
        </h2>
        <WhatNowOnMap days={days.flatMap(({ day }) => day ?? [])} className="shrink-0" />
      </header>
      <div className="min-h-0 flex-1">
        <TripMap days={days} places={places} className="h-full" keepsPage />
      </div>
      <StopCard shown={shown} places={places} />
    </ModalFrame>
  )
}

function StopCard({ shown: { day, index }, places }: { shown: ShownDay; places: Record<string, TripPlace> }) {
  const app = usePreference('mapApp')
  const { openStop, chooseStop } = useTripFocus()
  const start = useRef<number | null>(null)
  if (!day) return null
  const numbers = numberStops(day)
  const onMap = day.stops.flatMap((stop, at) => (numbers[at] && stop.placeId && places[stop.placeId] ? [at] : []))
  const chosen = openStop === null ? -1 : onMap.indexOf(readStopKey(openStop).stop)
  const current = Math.max(0, chosen)
  const at = onMap[current]
  const stop = at === undefined ? undefined : day.stops[at]
  const place = stop?.placeId ? places[stop.placeId] : undefined
  if (at === undefined || !stop || !place) return null
  const go = (step: number) => {
    const next = onMap[current + step]
    if (next !== undefined) chooseStop(stopKey(index, next))
  }
  function swipe(event: PointerEvent) {
    const moved = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    if (Math.abs(moved) > swipeFrom) go(moved < 0 ? 1 : -1)
  }
  const spot = { name: place.name, lat: place.lat, lng: place.lng }
  return (
    <section
      aria-label={words.map.stops}
      onPointerDown={(event) => {
        start.current = event.clientX
      }}
      onPointerUp={swipe}
      onPointerCancel={() => {
        start.current = null
      }}
      className="shrink-0 touch-pan-y rounded-t-sheet bg-surface px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised"
    >
      <div className="flex items-center justify-between">
        <Arrow label={words.map.before} isOff={current === 0} onPress={() => go(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Arrow>
        <p aria-live="polite" className="text-mini text-soft">
          {words.map.stopOf(current + 1, onMap.length)}
        </p>
        <Arrow label={words.map.after} isOff={current === onMap.length - 1} onPress={() => go(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Arrow>
      </div>
      <div className="mx-auto flex max-w-160 gap-3">
        <Picture scene={sceneOf(place)} id={place.id} ratio="card" className="h-20 w-26 shrink-0 rounded-control" />
        <div className="min-w-0">
          <p className="text-mini text-soft">
            <span className="text-small font-semibold text-ink">{timeline.clock(stop.arrive)}</span>–
            {timeline.clock(stop.leave)} · {timeline.kind(stop.kind, stop.meal, place.kind)}
          </p>
          <p className="font-semibold">{place.name.en}</p>
          <p lang="ko" className="text-small text-soft">
            {place.name.ko}
          </p>
          <HoursLine stop={stop} place={place} date={day.date} />
        </div>
      </div>
      <div className="mx-auto mt-2 flex max-w-160 flex-wrap items-center gap-x-4 gap-y-2">
        {stop.leg && stop.leg.metres > 0 ? (
          <p className="flex w-full items-center gap-2 text-mini">
            <LegIcon mode={stop.leg.mode} className="size-4.5 text-soft" />
            <span>
              <span className="font-semibold">
                {timeline.mode(stop.leg.mode)} {timeline.minutes(stop.leg.minutes)}
              </span>{' '}
              {timeline.distance(stop.leg.metres)}, {timeline.estimate}
            </span>
          </p>
        ) : null}
        <ButtonLink kind="primary" size="small" to={mapAddress(app, spot)}>
          <Route aria-hidden className="size-4.5" />
          {words.map.wayThere}
        </ButtonLink>
        <TaxiCardButton place={place} from={null} />
      </div>
    </section>
  )
}

type ArrowProps = { label: string; isOff: boolean; onPress: () => void; children: React.ReactNode }

function Arrow({ label, isOff, onPress, children }: ArrowProps) {
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={label}
      aria-disabled={isOff || undefined}
      className="size-11 p-0! aria-disabled:opacity-40"
      onClick={() => !isOff && onPress()}
    >
      {children}
    </Button>
  )
}
