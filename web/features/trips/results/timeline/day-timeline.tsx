import type { PlanDay, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import { isRideIntoCity } from '#domain/trips/plan/move-names.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { CompanionRound } from './companion-round.tsx'
import { legEnds } from './leg-ends.ts'
import { LegRow } from './leg-row.tsx'
import { MovePanel } from './move-panel.tsx'
import { StopRow } from './stop-row.tsx'
import './timeline.css'
import './companion.css'
import { numberStops, type ShownDay } from './trip-days.ts'
import { tripPlanWords } from '#locales/en/trips/trip-plan-words.ts'
import { tripTimeline as words } from '#locales/en/trips/trip-timeline.ts'

type DayTimelineProps = {
  shown: ShownDay
  day: PlanDay
  /** On a day with a move: the colour of the city of departure. */
  colourBefore: ShownDay['colour']
  places: Record<string, TripPlace>
}

/** The stops of a day in order, each after the leg to it. */
export function DayTimeline({ shown, day, colourBefore, places }: DayTimelineProps) {
  const numbers = numberStops(day)
  const ends = legEnds(day, places)
  const last = day.stops.length - 1
  return (
    <div className="timeline">
      <ol>
        {day.stops.map((stop, index) => {
          const place = stop.placeId === null ? null : (places[stop.placeId] ?? null)
          const at = { day: shown.index, stop: index }
          if (stop.kind === 'transfer') {
            return (
              <MovePanel
                key={keyOf(stop)}
                stop={stop}
                at={at}
                from={cityAt(day.from).name}
                to={cityAt(day.to).name}
                colours={{ from: colourBefore, to: shown.colour }}
                slack={slackAfter(day, index)}
                isIntoCity={isRideIntoCity(day, stop.leg)}
              />
            )
          }
          return (
            <StopWithWay
              key={keyOf(stop)}
              way={
                stop.leg && stop.leg.metres > 0 ? (
                  <LegRow
                    leg={stop.leg}
                    ends={ends[index] ?? null}
                    {...(index === 0 && { note: words.from(day.from.name) })}
                  />
                ) : null
              }
            >
              <StopRow
                stop={stop}
                place={place}
                number={numbers[index] ?? null}
                at={at}
                date={day.date}
                why={whyOf(stop)}
                from={ends[index]?.from ?? null}
                isFirst={index === 0 && !stop.leg}
                isLast={index === last && !day.returnLeg}
              />
              {stop.companion ? (
                <li className="timeline-row companion">
                  <div className="companion-round">
                    <CompanionRound stop={stop} companion={stop.companion} places={places} date={day.date} />
                  </div>
                </li>
              ) : null}
            </StopWithWay>
          )
        })}
        {day.returnLeg && day.returnLeg.metres > 0 ? (
          <LegRow leg={day.returnLeg} ends={ends.at(-1) ?? null} note={words.backTo(day.to.name)} />
        ) : null}
      </ol>
    </div>
  )
}

// Two reasons are enough; `must` is shown as a badge.
const mostReasons = 2

function whyOf({ because }: PlanStop): string {
  const reasons = because
    .flatMap((code) => (code === 'must' ? [] : (tripPlanWords.because(code) ?? [])))
    .slice(0, mostReasons)
  return reasons
    .map((reason, index) => (index === 0 ? reason : reason.charAt(0).toLowerCase() + reason.slice(1)))
    .join('; ')
}

/** A key that does not change with times, so that focus is kept. */
function keyOf({ placeId, kind, name, meal }: PlanStop): string {
  return `${placeId ?? name} ${kind} ${meal}`
}

function StopWithWay({ way, children }: { way: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      {way}
      {children}
    </>
  )
}

/** How much later a move may end so that the next stop still starts on time. */
function slackAfter({ stops }: PlanDay, index: number): number {
  const [stop, next] = [stops[index], stops[index + 1]]
  if (!stop || !next) return 0
  return Math.max(0, beginOfWay(next) - minutesOfPlanClock(stop.leave))
}

function beginOfWay({ arrive, leg }: PlanStop): number {
  return minutesOfPlanClock(arrive) - (leg?.minutes ?? 0)
}
