import type { Plan, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import type { Setting, StopsMeant } from '#domain/wishes/plan-talk/talk-asks.ts'
import type { EditContext } from '#planner/edits/edit-context.ts'
import { suitsTravellers } from '#planner/trips/candidates/who-travels.ts'

export type FoundStop = { at: StopPosition; stop: PlanStop }

/** The stops of a plan that are meant, in their order. */
export function findMeant(
  plan: Plan,
  { what, days }: { what: StopsMeant; days: readonly number[] | null },
  { rows }: Pick<EditContext, 'rows'>,
): FoundStop[] {
  const isMeant = ({ placeId, meal }: PlanStop): boolean => {
    const row = rows.get(placeId ?? '')
    switch (what.by) {
      case 'place':
        return placeId !== null && what.placeIds.includes(placeId)
      case 'kind':
        return row !== undefined && isOfKind(row, what.like)
      case 'meal':
        return meal === what.meal
      case 'order':
        return placeId !== null
    }
  }
  return plan.days.flatMap(({ stops }, day) => {
    if (days && !days.includes(day)) return []
    const found = stops.flatMap((stop, index) => (isMeant(stop) ? [{ at: { day, stop: index }, stop }] : []))
    return what.by === 'order' ? found.slice(...(what.index === 'last' ? [-1] : [what.index, what.index + 1])) : found
  })
}

/** As the planner understands words for what is to be avoided, such as `museums`. */
export function isOfKind(row: PlanPlace, like: string): boolean {
  return !suitsTravellers(row, { party: null, avoid: [like] })
}

export function isOfSetting({ tags }: PlanPlace, setting: Setting): boolean {
  const [here, there] = setting === 'inside' ? (['indoor', 'outdoor'] as const) : (['outdoor', 'indoor'] as const)
  return tags.includes(here) && !tags.includes(there)
}

/** Whether a stop may be exchanged without asking: not locked, no appointment, no move, and no place that was named. */
export function isFree({ placeId, locked, treatment, kind, because }: PlanStop): boolean {
  return (
    placeId !== null && locked !== true && treatment === undefined && kind !== 'transfer' && !because.includes('must')
  )
}

export function nameOf({ placeId, name }: PlanStop, { rows }: Pick<EditContext, 'rows'>): string {
  const row = rows.get(placeId ?? '')
  return row ? row.name.en || row.name.ko : (name ?? '')
}
