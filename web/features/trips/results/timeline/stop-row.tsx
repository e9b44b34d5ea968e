import { placePath } from '#domain/places/place-paths.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Point } from '#domain/korea/distances.ts'
import { sceneOf } from '#domain/places/place-scenes.ts'
import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { isPrivateTime } from '#domain/trips/plan/private-stops.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { BedDouble } from 'lucide-react'
import { useMovableStop } from '#web/features/trips/editing/drag-stop.tsx'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import { useStoredPosition } from './editable-stops.ts'
import { FeeLine } from './fee-line.tsx'
import { HoursLine } from './hours-line.tsx'
import { RequestLink } from './request-link.tsx'
import { SeasonLine } from './season-line.tsx'
import { StopCost } from './stop-cost.tsx'
import { OpenStopTools, QuietTools } from './stop-tools.tsx'
import { stopElementId, useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'
import { stopKey } from './trip-days.ts'

type StopRowProps = {
  stop: PlanStop
  place: TripPlace | null
  number: number | null
  at: { day: number; stop: number }
  date: string
  /** The reasons why it is in the plan. */
  why: string
  isFirst: boolean
  isLast: boolean
  /** The start of the leg to it. */
  from: Point | null
}

/** A stop of a day. Its hover and focus state is shared with its pin on the map. */
export function StopRow({ stop, place, number, at, date, why, isFirst, isLast, from }: StopRowProps) {
  const { activeStop, openStop, pointAt, chooseStop } = useTripFocus()
  const key = stopKey(at.day, at.stop)
  const keptAt = useStoredPosition(at)
  const movable = useMovableStop(keptAt)
  const isActive = activeStop === key
  const isOpen = openStop === key
  const name = nameOfStop(stop, place, words).en
  const kind = words.kind(stop.kind, stop.meal, place?.kind)
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions, click-events-have-key-events -- keys use the pin
    <li
      id={stopElementId(at.day, at.stop)}
      className="timeline-row timeline-stop"
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      data-active={isActive || undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && pointAt(key)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(key)}
      onBlur={() => pointAt(null)}
      {...movable}
      onClick={(event) => isPlainPress(event) && chooseStop(isOpen ? null : key)}
    >
      <div
        className={place ? 'stop col-span-full' : 'stop stop-without-picture col-span-full'}
        data-open={isOpen || undefined}
      >
        <div className="stop-head">
          <p className="stop-time">
            <span className="text-small font-semibold">{words.clock(stop.arrive)}</span>
            <span className="text-mini text-soft">{words.clock(stop.leave)}</span>
          </p>
          <p className="stop-kind text-mini text-soft">
            <span className="font-semibold text-ink">{kind}</span> · {words.minutes(minutesOf(stop))}{' '}
            {stop.because.includes('must') ? (
              <span className="ms-1 rounded-tag bg-wash-jade px-1.5 py-0.5 font-semibold whitespace-nowrap text-jade">
                {words.mustVisit}
              </span>
            ) : null}
          </p>
        </div>
        <div className="stop-pin flex justify-center">
          {number === null && !keptAt ? (
            <span className="stop-pin-label">
              <BedDouble aria-hidden className="size-3.5" />
            </span>
          ) : (
            <button
              type="button"
              aria-label={number === null ? words.openStop(name) : words.pin(number, name)}
              aria-pressed={isOpen}
              onClick={() => chooseStop(isOpen ? null : key)}
              className="-m-2.5 grid size-11 cursor-pointer place-items-center self-start rounded-full"
            >
              <span className="stop-pin-label">{number ?? <BedDouble aria-hidden className="size-3.5" />}</span>
            </button>
          )}
        </div>
        {place ? (
          <Picture
            scene={sceneOf(place)}
            id={place.id}
            ratio="card"
            className="stop-picture h-13.5 w-18 rounded-control @min-[34rem]/timeline:h-18 @min-[34rem]/timeline:w-24"
          />
        ) : null}
        <div className="stop-text">
          <h3 className="font-text text-body leading-snug font-semibold">
            {place ? (
              <Link to={placePath(place.id)} className="hover:text-jade hover:underline hover:underline-offset-4">
                <PlaceName name={place.name} />
              </Link>
            ) : (
              name
            )}
          </h3>
          {why ? <p className="stop-why text-small text-soft">{why}</p> : null}
          {isOpen && place?.description ? <p className="mt-1 text-small">{place.description}</p> : null}
          {isPrivateTime(stop) ? <p className="text-small text-soft">{words.privateNote}</p> : null}
          {place ? <SeasonLine place={place} date={date} /> : null}
          {place ? <HoursLine stop={stop} place={place} date={date} /> : null}
          {stop.fees ? <FeeLine fees={stop.fees} /> : null}
          {place ? <RequestLink placeId={place.id} /> : null}
        </div>
        <div className="stop-cost">
          <StopCost stop={stop} place={place} />
          {keptAt && !isOpen ? <QuietTools at={keptAt} shownAt={at} stop={stop} name={name} /> : null}
        </div>
        {keptAt && isOpen ? (
          <div className="stop-more">
            <OpenStopTools at={keptAt} place={place} from={from} />
          </div>
        ) : null}
      </div>
    </li>
  )
}

/** Whether a click selects the stop: not on a link or control, and not at the end of a text selection. */
function isPlainPress({ target }: MouseEvent): boolean {
  const isControl =
    target instanceof Element && target.closest('a, button, input, select, label, dialog, form') !== null
  return !isControl && (getSelection()?.isCollapsed ?? true)
}

function minutesOf({ arrive, leave }: PlanStop): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return minutes(leave) - minutes(arrive)
}
