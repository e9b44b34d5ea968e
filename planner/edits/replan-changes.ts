import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import type { Replan } from '#domain/trips/plan/trip-edits.ts'
import type { EditContext } from './edit-context.ts'
import { isHeld } from './time-day.ts'

type Change = Replan['changes'][number]

/** What happens to each remaining stop, in the order of the new plan; what is left out comes last. */
export function listChanges(
  before: readonly PlanStop[],
  after: readonly PlanStop[],
  { rows }: Pick<EditContext, 'rows'>,
): Change[] {
  const nameOf = ({ placeId, name, kind }: PlanStop) => rows.get(placeId ?? '')?.name.en ?? name ?? kind
  const kept = after.map((stop): Change => {
    const was = before.find((each) => isSame(each, stop))
    const { placeId, arrive, leave } = stop
    const shown = { placeId, name: nameOf(stop), arrive, leave, ...holdOf(stop) }
    if (!was) return { ...shown, change: 'added' }
    if (stayOf(stop) < stayOf(was)) return { ...shown, change: 'shorter' }
    return { ...shown, change: was.arrive === arrive ? 'stays' : 'later' }
  })
  const gone = before
    .filter((stop) => !after.some((each) => isSame(each, stop)))
    .map((stop): Change => {
      return { placeId: stop.placeId, name: nameOf(stop), change: 'left_out', arrive: null, leave: null }
    })
  return [...kept, ...gone]
}

function isSame(one: PlanStop, other: PlanStop): boolean {
  return one.placeId === other.placeId && one.kind === other.kind && one.name === other.name
}

function stayOf({ arrive, leave }: PlanStop): number {
  return minutesOfPlanClock(leave) - minutesOfPlanClock(arrive)
}

function holdOf(stop: PlanStop): Pick<Change, 'held'> {
  if (!isHeld(stop)) return {}
  return { held: stop.locked ? 'locked' : stop.kind === 'transfer' ? 'move' : 'appointment' }
}
