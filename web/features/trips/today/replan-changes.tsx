import type { Replan } from '#domain/trips/plan/trip-edits.ts'
import { privateTime } from '#domain/trips/plan/private-stops.ts'
import { useTripTimelineMessages } from '#web/features/trips/results/page/trip-results-messages.ts'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { Check, Clock, Lock, Plus, X } from 'lucide-react'
import { useTripTodayMessages } from './trip-today-messages.ts'

const icons = { stays: Check, later: Clock, shorter: Clock, left_out: X, added: Plus }

type ReplanChangesProps = { replan: Replan; before: StoredTrip; dayIndex: number }

/** The change to each remaining stop. */
export function ReplanChanges({ replan, before, dayIndex }: ReplanChangesProps) {
  const timeline = useTripTimelineMessages()
  const stops = before.document.plan.days[dayIndex]?.stops ?? []
  return (
    <ul className="divide-y divide-line">
      {replan.changes.map((change) => {
        const stop = stops.find(({ placeId }) => placeId !== null && placeId === change.placeId)
        const isLocked = stop?.locked === true && change.change === 'stays'
        const Icon = isLocked ? Lock : icons[change.change]
        return (
          <li
            key={`${change.placeId ?? change.name} ${change.change} ${change.arrive}`}
            className="flex items-start gap-3 py-2.5"
          >
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
            <div>
              <p className="font-semibold">{change.name === privateTime ? timeline.privateTime : change.name}</p>
              <p className="text-small text-soft">
                <ChangeText change={change} isLocked={isLocked} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function ChangeText({ change, isLocked }: { change: Replan['changes'][number]; isLocked: boolean }) {
  const words = useTripTodayMessages().replan.changes
  const { arrive, leave } = change
  if (arrive === null || leave === null) return words.left_out
  switch (change.change) {
    case 'stays':
      return isLocked ? words.locked(arrive) : words.stays(arrive)
    case 'later':
      return words.later(arrive, leave)
    case 'shorter':
      return words.shorter(arrive, leave)
    case 'added':
      return words.added(arrive, leave)
    case 'left_out':
      return words.left_out
  }
}
