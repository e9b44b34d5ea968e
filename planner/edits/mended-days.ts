import type { Plan } from '#domain/trips/plan/plans.ts'
import type { Breach, EditResult } from '#domain/trips/plan/trip-edits.ts'
import type { EditContext } from './edit-context.ts'

type MakeDays = (chosen: ReadonlySet<number>, more: number) => EditResult

// Other seeds are tried where new days break a rule that the plan keeps, before such days stay as they are.
const mostSeeds = 3

/**
 * New days that break no rule that the plan keeps. Days that do, whatever is added to the seed, stay as they are. Where
 * that is no way out, the answer that breaks least says what it breaks.
 */
export function mendDays(
  plan: Plan,
  chosen: ReadonlySet<number>,
  make: MakeDays,
  { rows }: Pick<EditContext, 'rows'>,
): EditResult {
  let best = make(chosen, 0)
  for (let more = 1; more < mostSeeds && best.breaches.length > 0; more += 1)
    best = lessBroken(best, make(chosen, more))
  let open = chosen
  for (let found = best; found.breaches.length > 0;) {
    const broken = new Set(found.breaches.flatMap(daysOf))
    const left = new Set([...open].filter((day) => !broken.has(day)))
    if (left.size === 0 || left.size === open.size) return best
    open = left
    found = make(left, 0)
    best = lessBroken(best, found)
  }
  return best

  /** The day of a breach, or the days that the place which it names was on. */
  function daysOf(breach: Breach): number[] {
    if (breach.day !== null) return [breach.day]
    const name = 'name' in breach ? breach.name : null
    return plan.days.flatMap(({ stops }, index) =>
      stops.some(({ placeId }) => rows.get(placeId ?? '')?.name.en === name) ? [index] : [],
    )
  }
}

function lessBroken(one: EditResult, other: EditResult): EditResult {
  return other.breaches.length < one.breaches.length ? other : one
}
