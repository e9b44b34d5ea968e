import type { Replan, ReplanReason } from '#domain/trips/plan/trip-edits.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { privateTime } from '#domain/trips/plan/private-stops.ts'
import { tripTimeline as timeline } from '#locales/en/trips/trip-timeline.ts'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { Check, Clock, Lock, Plus, X } from 'lucide-react'
import { tripToday } from '#locales/en/trips/trip-today.ts'

type Change = Replan['changes'][number]

const icons = { stays: Check, later: Clock, shorter: Clock, left_out: X, added: Plus }
// What changes is read first, and what one does before what one leaves out.
const ranks: Record<Change['change'], number> = { added: 0, left_out: 1, shorter: 2, later: 3, stays: 4 }

type ReplanChangesProps = { replan: Replan; before: StoredTrip; reason: ReplanReason }

/** The change to each remaining stop, what changes most first. */
export function ReplanChanges({ replan, before, reason }: ReplanChangesProps) {
  const words = tripToday.replan.changes
  const { places } = before.document
  const changes = replan.changes.toSorted((one, other) => ranks[one.change] - ranks[other.change])
  const isDry = reason === 'rain' && replan.changes.every(({ change }) => change !== 'added' && change !== 'left_out')
  return (
    <>
      {isDry && replan.way !== 'keep' ? <p className="py-2 font-semibold">{words.nothingOutdoors}</p> : null}
      <ul className="divide-y divide-line">
        {changes.map((change) => {
          const Icon = change.held && change.change === 'stays' ? Lock : icons[change.change]
          const place = change.placeId === null ? undefined : places[change.placeId]
          return (
            <li
              key={`${change.placeId ?? change.name} ${change.change} ${change.arrive}`}
              className="flex items-start gap-3 py-2.5"
            >
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
              <div>
                <p className="font-semibold">{change.name === privateTime ? timeline.privateTime : change.name}</p>
                <p className="text-small text-soft">
                  {sayChange(change, words)}
                  {reason === 'rain' && change.change === 'stays' && isOutdoors(place) ? words.outdoors : null}
                  {change.change === 'left_out' && place?.access === 'booking' ? words.cancel : null}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function isOutdoors(place: TripPlace | undefined): boolean {
  return place !== undefined && place.tags.includes('outdoor') && !place.tags.includes('indoor')
}

type Words = (typeof tripToday)['replan']['changes']

function sayChange({ change, arrive, leave, held }: Change, words: Words): string {
  if (arrive === null || leave === null) return words.left_out
  switch (change) {
    case 'stays':
      return held ? words.held[held](arrive) : words.stays(arrive)
    case 'later':
      return held === 'move' ? words.nextTrain(arrive) : words.later(arrive, leave)
    case 'shorter':
      return words.shorter(arrive, leave)
    case 'added':
      return words.added(arrive, leave)
    case 'left_out':
      return words.left_out
  }
}
