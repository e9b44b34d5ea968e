import { hasOwnKitchens } from '#domain/places/own-kitchens.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanStop, Shortfall } from '#domain/trips/plan/plans.ts'
import type { EditResult } from '#domain/trips/plan/trip-edits.ts'
import { refuseEdit, settleDays } from './apply-edit.ts'
import { type EditContext, keepLegs } from './edit-context.ts'
import { type FixedStop, listFixed } from './fixed-stops.ts'
import { mendDays } from './mended-days.ts'
import { searchDays } from './new-days.ts'
import { type DraftDay, draftOf, type DraftStop } from './time-day.ts'

// The parts of a day that do not depend on its stops.
const lasting: readonly (Shortfall | null)[] = [
  'treatment',
  'recovery',
  'transfer',
  'arrival',
  'departure',
  'kept_hours',
]

type Options = { seed: number; shouldStop?: () => boolean }

/**
 * Plans some or all days again. Locked stops, clinic visits and moves keep their day and time, named and manually added
 * places stay in the plan, and places of other days are not used again. The same plan, days and seed give the same
 * result.
 */
export function regenerate(
  plan: Plan,
  days: readonly number[] | 'all',
  { seed, ...options }: Options,
  facts: EditContext,
): EditResult {
  const asked = days === 'all' ? plan.days.keys() : days
  const there = [...asked].filter((index) => plan.days[index] !== undefined)
  if (there.length === 0) return refuseEdit(plan, { code: 'not_found' })
  // A day in a theme park has no other shape.
  const chosen = new Set(there.filter((index) => !hasLunchInside(plan.days[index]?.stops ?? [], facts)))
  if (chosen.size === 0) return { plan, breaches: [], isRefused: false }
  const context = keepLegs(facts, plan)
  const make = (some: ReadonlySet<number>, more: number) =>
    newDays(plan, some, { ...options, seed: seed + more }, context)
  const mended = mendDays(plan, chosen, make, context)
  return mended.isRefused ? mended : { ...mended, plan: { ...mended.plan, seed } }
}

/** The chosen days after one search. */
function newDays(plan: Plan, chosen: ReadonlySet<number>, { seed, ...options }: Options, context: EditContext) {
  const fixed = listFixed(plan, chosen, context)
  const found = searchDays(plan, { chosen, fixed, seed, ...options }, context)
  const drafts = new Map(
    [...chosen].flatMap((index): [number, DraftDay][] => {
      const [day, told] = [plan.days[index], found[index]]
      return day && told
        ? [
            [
              index,
              draftNew(
                day,
                told,
                fixed.filter((stop) => stop.day === index),
              ),
            ],
          ]
        : []
    }),
  )
  return settleDays({ ...plan, seed }, drafts, context)
}

function hasLunchInside(stops: readonly PlanStop[], { rows }: Pick<EditContext, 'rows'>): boolean {
  return stops.some(({ kind, placeId }) => {
    const row = rows.get(placeId ?? '')
    return kind === 'meal' && row !== undefined && hasOwnKitchens(row)
  })
}

/** The found stops together with the fixed ones. A fixed stop without room is inserted at its time. */
function draftNew(day: PlanDay, told: PlanDay, fixed: readonly FixedStop[]): DraftDay {
  const left = new Set(fixed.filter(({ part }) => part === 'within'))
  const ofPart = (part: FixedStop['part']) => fixed.filter((one) => one.part === part).map(draftFixed)
  const stops = told.stops.map((stop): DraftStop => {
    const wish = minutesOfPlanClock(stop.arrive)
    const held = [...left].find((one) => isSame(one, stop))
    if (!held) return { stop, stay: minutesOfPlanClock(stop.leave) - wish, wish }
    left.delete(held)
    return draftFixed(held)
  })
  for (const lost of [...left].toSorted((one, other) => one.arrive - other.arrive)) {
    const after = stops.findIndex(({ wish }) => (wish ?? 0) > lost.arrive)
    stops.splice(after < 0 ? stops.length : after, 0, draftFixed(lost))
  }
  const shortfall = lasting.includes(day.shortfall) ? day.shortfall : told.shortfall
  return {
    day: { ...day, shortfall },
    leaves: draftOf(day).leaves,
    stops: [...ofPart('head'), ...stops, ...ofPart('tail')],
  }
}

function draftFixed({ stop, arrive, stay }: FixedStop): DraftStop {
  return { stop, stay, wish: arrive }
}

function isSame({ row, stop: held }: FixedStop, { placeId, treatment, kind }: PlanStop): boolean {
  return row.id === placeId && (treatment === undefined || kind === held.kind)
}
