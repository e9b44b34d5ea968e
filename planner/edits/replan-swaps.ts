import { straightMetres } from '#domain/korea/distances.ts'
import { isUnknownOn } from '#domain/places/opening-hours.ts'
import { mealKinds } from '#domain/places/places.ts'
import type { Plan, PlanDay, PlanPlace } from '#domain/trips/plan/plans.ts'
import { comesUnasked, isTiring } from '#planner/trips/candidates/suitable-places.ts'
import { suitsTravellers } from '#planner/trips/candidates/who-travels.ts'
import { suitsDiets } from '#planner/trips/meals/diets.ts'
import { mostOfMeal } from '#planner/trips/meals/kitchens.ts'
import { listAlternatives } from './alternatives.ts'
import type { EditContext } from './edit-context.ts'
import { newStop } from './new-stop.ts'
import type { Choice, Rest, TimeRest } from './replan-request.ts'
import { type DraftStop, isHeld } from './time-day.ts'

const nearMetres = 2500
// Each candidate is timed once, so only the best are tried.
const mostRoofs = 12
// A detour of a hundred metres costs one point, as for alternatives.
const metresOfPoint = 100

/**
 * Every open stop outdoors gives way to an indoor place near it. Where there is none a sight is left out, and a meal
 * stays. Locked stops and appointments stay in the rain.
 */
export function swapOutdoors(drafts: readonly DraftStop[], time: TimeRest, choice: Choice): Rest {
  const { context, plan } = choice
  const used = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  let rest = time(drafts)
  for (const draft of drafts) {
    if (isHeld(draft.stop) || !isOutside(draft, context)) continue
    const index = rest.stops.indexOf(draft)
    const found = findRoof(rest.stops, index, time, { ...choice, used })
    if (found) used.add(found.stops[index]?.stop.placeId ?? '')
    if (found) rest = found
    else if (draft.stop.kind !== 'meal') rest = time(rest.stops.toSpliced(index, 1))
  }
  return rest
}

type Search = Choice & { used: ReadonlySet<string> }

function findRoof(stops: readonly DraftStop[], index: number, time: TimeRest, search: Search): Rest | null {
  const { context, plan, request, used } = search
  const [outside, day] = [stops[index], plan.days[request.day]]
  const from = context.rows.get(outside?.stop.placeId ?? '')
  if (!outside || !day || !from) return null
  const { misses } = time(stops.toSpliced(index, 1)).timed
  const roofs = context.catalogue
    .map((row) => ({ row, metres: straightMetres(row, from) }))
    .filter(({ row, metres }) => metres < nearMetres && !used.has(row.id) && isRoof(row, outside, day, search))
    .map(({ row, metres }) => ({ row, worth: context.candidateOf(row, day.from).score - metres / metresOfPoint }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, mostRoofs)
  for (const { row } of roofs) {
    const fresh = newStop(row, day.from, context)
    if (!fresh) continue
    const { meal } = outside.stop
    const stop = meal === undefined ? fresh.stop : { ...fresh.stop, meal }
    const rest = time(stops.with(index, { stop, stay: Math.min(fresh.stay, outside.stay), wish: outside.wish }))
    if (rest.timed.misses <= misses) return rest
  }
  return null
}

function isRoof(row: PlanPlace, { stop }: DraftStop, day: PlanDay, { context: { wishes }, plan }: Search): boolean {
  const isIndoors = row.tags.includes('indoor') && !row.tags.includes('outdoor')
  if (!isIndoors || row.permanentlyClosed || isUnknownOn(row, day.date)) return false
  if (!comesUnasked(row, wishes) || !suitsTravellers(row, wishes) || (isTiring(row) && isQuiet(plan, day.date))) {
    return false
  }
  if (stop.kind === 'meal') {
    return mealKinds.includes(row.kind) && suitsDiets(row, wishes.diets) && (row.cost ?? 0) <= mostOfMeal
  }
  return stop.kind === 'cafe' ? row.kind === 'cafe' : row.kind === 'attraction' || row.kind === 'shopping'
}

function isQuiet({ recovery = [] }: Plan, date: string): boolean {
  return recovery.some(({ treatedOn, quietUntil }) => treatedOn <= date && date <= quietUntil)
}

/** Whether a stop is in the rain. */
export function isOutside({ stop }: DraftStop, { rows }: Pick<EditContext, 'rows'>): boolean {
  const row = rows.get(stop.placeId ?? '')
  return row !== undefined && row.tags.includes('outdoor') && !row.tags.includes('indoor')
}

/** The rest of the day with another place instead of a closed or sold-out one, the one that fits best first. */
export function listInstead(drafts: readonly DraftStop[], index: number, time: TimeRest, choice: Choice): Rest[] {
  const { plan, request, context } = choice
  const failed = drafts[index]
  const base = plan.days[request.day]?.from
  if (!failed || !base || request.stop === undefined) return []
  return listAlternatives(plan, { day: request.day, stop: request.stop }, context)
    .flatMap(({ placeId }): Rest[] => {
      const row = context.rows.get(placeId)
      const fresh = row && newStop(row, base, context)
      if (!fresh) return []
      const { meal } = failed.stop
      const stop = meal === undefined ? fresh.stop : { ...fresh.stop, meal }
      return [time(drafts.with(index, { stop, stay: Math.min(fresh.stay, failed.stay), wish: failed.wish }))]
    })
    .toSorted((one, other) => one.timed.misses - other.timed.misses)
}
