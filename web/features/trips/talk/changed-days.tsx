import { useMemo } from 'react'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { nameOfStop } from '#web/features/trips/current/name-of-stop.ts'
import type { EditedHere } from '#web/features/trips/planning/edited-here.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'
import { type DayChange, listDayChanges, type StopChange } from './day-changes.ts'
import { tripTalk } from '#locales/en/trips/trip-talk.ts'

type ChangedDaysProps = { edited: EditedHere; document: TripDocument }

// More stops that only start at another time or last longer are counted.
const mostOfOne = 3

export function ChangedDays({ edited, document }: ChangedDaysProps) {
  const hides = useHidesClinics()
  const { days, places } = useMemo(() => {
    const whole = { ...document, plan: edited.plan, places: { ...document.places, ...edited.places } }
    const [before, after] = hides ? [hideClinics(document), hideClinics(whole)] : [document, whole]
    return { days: listDayChanges(before.plan.days, after.plan.days), places: after.places }
  }, [document, edited, hides])
  const nameOf = (stop: PlanStop) => nameOfStop(stop, placeOf(stop, places), tripTimeline).en
  return (
    <ul className="grid gap-4">
      {days.map((day) => {
        const times = day.stops.filter(({ change }) => change === 'time').length
        const stays = day.stops.flatMap((one) => (one.change === 'stay' ? [one.minutes - one.before] : []))
        const isTold = ({ change }: StopChange) =>
          (change !== 'time' || times <= mostOfOne) && (change !== 'stay' || stays.length <= mostOfOne)
        const stops = day.stops.filter(isTold)
        return (
          <li key={day.index} className="text-small">
            <h2 className="font-text text-small font-semibold">{tripTalk.day(day.index, day.date)}</h2>
            <ul className="mt-1 grid list-disc gap-1 ps-5">
              {stops.map((change) => {
                const text = sayChange(change, nameOf)
                return <li key={text}>{text}</li>
              })}
              {stays.length > mostOfOne ? (
                <li>
                  {tripTalk.stops.stays(
                    stays.length,
                    stays.reduce((sum, minutes) => sum + minutes, 0),
                  )}
                </li>
              ) : null}
              {times > mostOfOne ? <li>{tripTalk.stops.times(times)}</li> : null}
            </ul>
            <Figures day={day} />
          </li>
        )
      })}
    </ul>
  )
}

// A shorter way on foot than this, in metres, is no news.
const leastMetres = 100

function Figures({ day: { start, metresOnFoot, cost } }: { day: DayChange }) {
  const { figures } = tripTalk
  const isOtherWay = metresOnFoot !== null && Math.abs(metresOnFoot.now - metresOnFoot.before) >= leastMetres
  const texts = [
    start && start.now !== '' && start.before !== '' ? figures.start(start.now, start.before) : '',
    isOtherWay ? figures.foot(metresOnFoot.now, metresOnFoot.before) : '',
    cost ? figures.cost(cost.now, cost.before) : '',
  ].filter((text) => text !== '')
  return texts.length === 0 ? null : <p className="mt-1 text-soft tabular-nums">{texts.join(' · ')}</p>
}

function placeOf({ placeId }: PlanStop, places: Record<string, TripPlace>): TripPlace | null {
  return placeId === null ? null : (places[placeId] ?? null)
}

function sayChange(change: StopChange, nameOf: (stop: PlanStop) => string): string {
  const { stop } = change
  const name = nameOf(stop)
  switch (change.change) {
    case 'gone':
      return tripTalk.stops.gone(name)
    case 'replaced':
      return tripTalk.stops.replaced(name, nameOf(change.by), change.by.arrive, change.by.leave)
    case 'added':
      return tripTalk.stops.added(name, stop.arrive, stop.leave)
    case 'movedHere':
      return tripTalk.stops.movedHere(name, change.from, stop.arrive)
    case 'movedAway':
      return tripTalk.stops.movedAway(name, change.to)
    case 'lock':
      return stop.locked ? tripTalk.stops.locked(name) : tripTalk.stops.unlocked(name)
    case 'stay':
      return tripTalk.stops.stay(name, change.minutes, change.before)
    case 'time':
      return tripTalk.stops.time(name, stop.arrive, change.before)
  }
}
