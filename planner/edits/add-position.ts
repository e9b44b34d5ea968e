import type { Plan } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import type { EditContext } from './edit-context.ts'
import { editDays } from './edited-days.ts'
import { listBroken, listNew, recomputePlan, travelMinutesOf } from './recomputed-plan.ts'
import { draftOf, timeDay } from './time-day.ts'

// The checker reads the whole plan for each candidate. A few per day, so that other days are tried as well.
const mostChecked = 6
const mostOfDay = 2
// Positions that end after midnight come last.
const missWeight = 10_000

/**
 * Finds the position for a new place in a plan or in one of its days: the one that breaks the fewest rules, and among
 * those the one with the least travel time.
 */
export function findPosition(
  plan: Plan,
  { placeId, day: only }: { placeId: string; day: number | null },
  context: EditContext,
): StopPosition | null {
  const before = plan.days.map((day) => {
    return { misses: timeDay(draftOf(day), context).misses, minutes: travelMinutesOf(day) }
  })
  const options = plan.days.flatMap(({ stops }, day) =>
    Array.from({ length: only === null || only === day ? stops.length + 1 : 0 }, (_, stop) => {
      const at = { day, stop }
      const edited = editDays(plan, { do: 'add', placeId, at }, context)
      const draft = 'days' in edited ? edited.days.get(day) : undefined
      if (!draft) return []
      const timed = timeDay(draft, context)
      const misses = timed.misses - (before[day]?.misses ?? 0)
      const minutes = travelMinutesOf(timed.day) - (before[day]?.minutes ?? 0)
      const isLate = timed.day.stops.some(({ leave }) => leave > '24:00')
      return [{ at, day: timed.day, cost: minutes + missWeight * (Math.max(0, misses) + Number(isLate)) }]
    }).flat(),
  )
  const known = listBroken(plan, context)
  const cheapest = options.toSorted((one, other) => one.cost - other.cost)
  const rankOnDay = ({ at }: (typeof options)[number], index: number) =>
    cheapest.slice(0, index).filter((other) => other.at.day === at.day).length
  const best = cheapest
    .filter((option, index) => only !== null || rankOnDay(option, index) < mostOfDay)
    .slice(0, mostChecked)
    .map((option) => {
      const days = plan.days.with(option.at.day, option.day)
      return { ...option, breaks: listNew(recomputePlan(plan, days, context).broken, known).length }
    })
    .toSorted((one, other) => one.breaks - other.breaks || one.cost - other.cost)
  return best[0]?.at ?? null
}
