import { isLikedAs } from '#domain/wishes/meant-by.ts'
import type { Plan, PlanCheck, PlanDay, PlanRule, Shortfall } from '#domain/trips/plan/plans.ts'
import type { Breach } from '#domain/trips/plan/trip-edits.ts'
import { recoveryNotes } from '#domain/trips/plan/trip-recovery.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { withCompanionTime } from '#planner/trips/companions/companion-time.ts'
import { listKeptLeft } from '#planner/trips/kept-hours.ts'
import { totalsOf } from '#planner/trips/days/plan-remarks.ts'
import type { EditContext } from './edit-context.ts'

const sights: readonly string[] = ['attraction', 'shopping', 'nightlife']
// The text described the plan before the change.
const ofWords: readonly PlanRule[] = ['words', 'wishes']

/** A plan with these days: sums and checks are computed again, and broken rules are listed. */
export function recomputePlan(plan: Plan, days: readonly PlanDay[], context: EditContext) {
  const settled = days.map((day) => settleDay(day, context))
  const stops = settled.flatMap((day) => day.stops)
  const placed = new Set(stops.map(({ placeId }) => placeId))
  const isLikeMet = (words: string) =>
    context.wishes.likes.includes(words) &&
    settled.some(({ date, stops: visits }) =>
      visits.some(({ placeId }) => {
        const row = context.rows.get(placeId ?? '')
        return row !== undefined && isLikedAs(row, words, [date])
      }),
    )
  const whole: Plan = {
    ...plan,
    days: settled,
    ...(plan.recovery && { recovery: recoveryNotes(settled, context.wishes.treatments) }),
    unplaced: [
      ...plan.unplaced.filter(
        ({ placeId, name, reason }) =>
          reason !== 'kept_hours' && (placeId === null ? !isLikeMet(name) : !placed.has(placeId)),
      ),
      ...listKeptLeft(context, settled),
    ],
    totals: totalsOf(settled),
  }
  const changed = withCompanionTime(whole, context)
  const verdicts = checkDays({ wishes: context.wishes, catalogue: context.catalogue, plan: changed })
  const checks = verdicts.map(({ rule, held, count, onUnverifiedFacts }): PlanCheck => {
    return { rule, held, count, onUnverifiedFacts }
  })
  const judged = new Set(checks.map(({ rule }) => rule))
  const kept = plan.checks.filter(({ rule }) => !judged.has(rule) && !ofWords.includes(rule))
  return { plan: { ...changed, checks: [...checks, ...kept] }, broken: verdicts.flatMap(({ broken }) => broken) }
}

/** The rules that a plan breaks. */
export function listBroken(plan: Plan, { wishes, catalogue }: EditContext): Breach[] {
  return checkDays({ wishes, catalogue, plan }).flatMap(({ broken }) => broken)
}

/** The rules that are broken now and were not before. */
export function listNew(broken: readonly Breach[], before: readonly Breach[]): Breach[] {
  const known = new Set(before.map(keyOf))
  return broken.filter((breach) => !known.has(keyOf(breach)))
}

/** Figures and times are ignored: the same rule may be broken by more or less than before. */
function keyOf(breach: Breach): string {
  const about = Object.entries(breach).filter(([key, value]) => {
    return key === 'day' || (typeof value === 'string' && !/^\d/u.test(value))
  })
  return JSON.stringify(about)
}

function settleDay(day: PlanDay, context: EditContext): PlanDay {
  const spent = day.stops.reduce((sum, { cost, leg }) => sum + cost + (leg?.cost ?? 0), day.returnLeg?.cost ?? 0)
  return { ...day, cost: spent - faresOfMoves(day), shortfall: shortfallOf(day, context) }
}

/** Moves between cities count towards the total only. */
function faresOfMoves({ stops }: PlanDay): number {
  return stops.reduce((sum, { kind, leg }) => (kind === 'transfer' ? sum + (leg?.cost ?? 0) : sum), 0)
}

/** A day that has enough stops now loses its note about too few. */
function shortfallOf({ shortfall, stops }: PlanDay, { wishes }: EditContext): Shortfall | null {
  const count = (kinds: readonly string[]) => stops.filter(({ kind }) => kinds.includes(kind)).length
  const isEnough = count(sights) >= wishes.pace.sightsFrom && count(['cafe']) >= wishes.pace.cafesFrom
  const isOfPace = shortfall === 'few_fit' || shortfall === 'headline' || shortfall === 'easy'
  return isOfPace && isEnough ? null : shortfall
}

/** The travel time of a day in minutes. */
export function travelMinutesOf({ stops, returnLeg }: PlanDay): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), returnLeg?.minutes ?? 0)
}
