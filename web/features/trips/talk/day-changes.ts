import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import { metresOnFoot } from '#web/features/trips/results/timeline/trip-days.ts'

export type StopChange =
  | { change: 'gone'; stop: PlanStop }
  | { change: 'replaced'; stop: PlanStop; by: PlanStop }
  | { change: 'added'; stop: PlanStop }
  | { change: 'movedHere'; stop: PlanStop; from: number }
  | { change: 'movedAway'; stop: PlanStop; to: number }
  | { change: 'lock'; stop: PlanStop }
  | { change: 'stay'; stop: PlanStop; minutes: number; before: number }
  | { change: 'time'; stop: PlanStop; before: string }

type Figure<Value> = { now: Value; before: Value } | null

/** The changes of one day. A figure that stays is null. */
export type DayChange = {
  index: number
  date: string
  stops: StopChange[]
  start: Figure<string>
  metresOnFoot: Figure<number>
  cost: Figure<number>
}

type Days = readonly PlanDay[]

/** The days of a plan that a change affects, and what changes on each. */
export function listDayChanges(before: Days, after: Days): DayChange[] {
  return after.flatMap((day, index) => {
    const old = before[index]
    if (!old || JSON.stringify(old) === JSON.stringify(day)) return []
    return [
      {
        index,
        date: day.date,
        stops: listStopChanges(index, before, after),
        start: figure(startOf(old), startOf(day)),
        metresOnFoot: figure(metresOnFoot(old), metresOnFoot(day)),
        cost: figure(old.cost, day.cost),
      },
    ]
  })
}

function figure<Value>(before: Value, now: Value): Figure<Value> {
  return before === now ? null : { now, before }
}

function startOf({ stops: [first] }: PlanDay): string {
  return first ? planClockOf(Math.max(0, minutesOfPlanClock(first.arrive) - (first.leg?.minutes ?? 0))) : ''
}

function keyOf({ placeId, kind, name, treatment }: PlanStop): string {
  return placeId === null ? `${kind} ${name ?? ''}` : `${placeId} ${treatment ?? ''}`
}

function listStopChanges(index: number, before: Days, after: Days): StopChange[] {
  const [old, now] = [before[index]?.stops ?? [], after[index]?.stops ?? []]
  const dayIn = (days: Days, stop: PlanStop) =>
    days.findIndex(({ stops }) => stops.some((other) => keyOf(other) === keyOf(stop)))
  const has = (stops: readonly PlanStop[], stop: PlanStop) => stops.some((other) => keyOf(other) === keyOf(stop))
  const fresh = now.filter((stop) => !has(old, stop))
  const taken = new Set<PlanStop>()
  const lost = old.flatMap((stop, at): StopChange[] => {
    if (has(now, stop)) return []
    const to = dayIn(after, stop)
    if (to >= 0) return [{ change: 'movedAway', stop, to }]
    // What stands where another stop stood is there instead of it.
    const by = fresh.find((one) => now.indexOf(one) === at && one.kind === stop.kind && dayIn(before, one) < 0)
    if (!by) return [{ change: 'gone', stop }]
    taken.add(by)
    return [{ change: 'replaced', stop, by }]
  })
  const come = fresh
    .filter((stop) => !taken.has(stop))
    .map((stop): StopChange => {
      const from = dayIn(before, stop)
      return from >= 0 ? { change: 'movedHere', stop, from } : { change: 'added', stop }
    })
  const kept = now.flatMap((stop): StopChange[] => {
    const was = old.find((other) => keyOf(other) === keyOf(stop))
    return was ? listOwnChanges(was, stop) : []
  })
  return [...lost, ...come, ...kept]
}

function listOwnChanges(was: PlanStop, stop: PlanStop): StopChange[] {
  const changes: StopChange[] = []
  if ((was.locked ?? false) !== (stop.locked ?? false)) changes.push({ change: 'lock', stop })
  const [minutes, before] = [lengthOf(stop), lengthOf(was)]
  if (minutes !== before) changes.push({ change: 'stay', stop, minutes, before })
  else if (was.arrive !== stop.arrive) changes.push({ change: 'time', stop, before: was.arrive })
  return changes
}

function lengthOf({ arrive, leave }: PlanStop): number {
  return minutesOfPlanClock(leave) - minutesOfPlanClock(arrive)
}
