import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { EditResult, StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import type { PlanAsk, Substitute } from '#domain/wishes/plan-talk/talk-asks.ts'
import { listAlternatives } from '#planner/edits/alternatives.ts'
import { applyEdit } from '#planner/edits/apply-edit.ts'
import type { EditContext } from '#planner/edits/edit-context.ts'
import { isKnownFor, suitsDiets } from '#planner/trips/meals/diets.ts'
import { readDiets } from '#domain/wishes/diet-words.ts'
import { sameTimeOn } from '#web/features/trips/editing/change-stop.ts'
import { easeDay, startDay, turnDay } from './change-day.ts'
import { findMeant, type FoundStop, isOfKind, isOfSetting, nameOf } from './meant-stops.ts'
import { nearestFirst, tryPlaces } from './try-places.ts'
import type { Applied, TalkRequest } from './talk-proposal.ts'

// As the buttons that change the length of a visit.
const shortestStay = 15
const longestStay = 720

/** What says which stop of several is meant. */
type Pointer = Pick<TalkRequest, 'openDay' | 'picked'>

/** Makes one change with the edits that the buttons of a stop make. */
export function applyAsk(plan: Plan, ask: PlanAsk, context: EditContext, pointer: Pointer): Applied {
  switch (ask.do) {
    case 'add':
      return addPlace(plan, ask, context)
    case 'start':
      return eachDay(plan, ask.days, (now, day) => startDay(now, { day, at: ask.at, later: ask.later }, context))
    case 'less':
      return eachDay(plan, ask.days, (now, day) =>
        easeDay(now, { day, of: ask.of, isMany: ask.days.length > 1 }, context),
      )
    case 'setting':
      return eachDay(plan, ask.days, (now, day) => turnDay(now, { day, setting: ask.setting }, context))
    case 'move':
      return eachStop(plan, { what: ask.what, days: ask.from, pointer }, context, (now, at) => {
        if (at.day === ask.to) return { problem: { why: 'is_so' } }
        return edited(now, { do: 'move', at, to: sameTimeOn(now.days, at, ask.to) }, context)
      })
    case 'lock':
      return eachStop(plan, { ...ask, pointer }, context, (now, at) =>
        edited(now, { do: 'lock', at, locked: ask.locked }, context),
      )
    case 'remove':
      return eachStop(plan, { ...ask, pointer }, context, (now, at) => edited(now, { do: 'remove', at }, context))
    case 'stay':
      return eachStop(plan, { ...ask, pointer }, context, (now, at, stop) => {
        const present = minutesOfPlanClock(stop.leave) - minutesOfPlanClock(stop.arrive)
        const minutes = Math.min(longestStay, Math.max(shortestStay, ask.minutes ?? present + ask.more))
        return minutes === present ? { problem: { why: 'is_so' } } : edited(now, { do: 'stay', at, minutes }, context)
      })
    case 'replace':
      return eachStop(plan, { ...ask, pointer }, context, (now, at, stop) =>
        replaceStop(now, { at, stop, by: ask.with }, context),
      )
  }
}

function edited(plan: Plan, edit: TripEdit, context: EditContext): Applied {
  return appliedOf(applyEdit(plan, edit, context))
}

function appliedOf({ plan, breaches, isRefused }: EditResult): Applied {
  const [breach] = breaches
  if (!isRefused || !breach) return { plan }
  return { problem: { why: 'refused', breach } }
}

/** Days for which nothing can be done are left as they are; without any change the first reason counts. */
function eachDay(plan: Plan, days: readonly number[], change: (plan: Plan, day: number) => Applied): Applied {
  let now = plan
  let problem: Applied | null = null
  for (const day of days) {
    const applied = change(now, day)
    if ('plan' in applied) now = applied.plan
    else problem ??= applied
  }
  return now === plan && problem ? problem : { plan: now }
}

type Meant = Pick<Extract<PlanAsk, { do: 'remove' }>, 'what' | 'days'> & { pointer: Pointer }

function eachStop(
  plan: Plan,
  { what, days, pointer }: Meant,
  context: EditContext,
  change: (plan: Plan, at: StopPosition, stop: PlanStop) => Applied,
): Applied {
  const all = findMeant(plan, { what, days }, context)
  if (all.length === 0) return { problem: { why: 'not_in_plan' } }
  const found = what.by === 'place' || (what.by === 'kind' && !what.isAll) ? pointAt(all, pointer) : all
  if (!found) {
    const stops = all.map(({ at, stop }) => ({ placeId: stop.placeId, name: nameOf(stop, context), day: at.day }))
    return { question: { ask: 'which', stops } }
  }
  let now = plan
  let problem: Applied | null = null
  for (const { stop, at } of found) {
    // A change before this one may have moved it within its day.
    const stops = now.days[at.day]?.stops ?? []
    const index = stops.findIndex((one) => one.placeId === stop.placeId && one.meal === stop.meal)
    const there = stops[index]
    if (!there) continue
    const applied = change(now, { day: at.day, stop: index }, there)
    if ('plan' in applied) now = applied.plan
    else problem ??= applied
  }
  return now === plan && problem ? problem : { plan: now }
}

/** The one stop that is meant: the picked one, the only one, or the only one of the open day. */
function pointAt(found: readonly FoundStop[], { openDay, picked }: Pointer): readonly FoundStop[] | null {
  const chosen = found.filter(({ stop }) => stop.placeId !== null && stop.placeId === picked)
  const here = found.filter(({ at }) => at.day === openDay)
  return [chosen, found, here].find(({ length }) => length === 1) ?? null
}

type Replaced = { at: StopPosition; stop: PlanStop; by: Substitute }

function replaceStop(plan: Plan, { at, stop, by }: Replaced, context: EditContext): Applied {
  if (by.by === 'place') {
    const tried = by.placeIds.map((placeId) => edited(plan, { do: 'replace', at, placeId }, context))
    return tried.find((one) => 'plan' in one) ?? tried[0] ?? { problem: { why: 'not_in_plan' } }
  }
  const rows = context.catalogue.filter((row) => mayReplace(row, by))
  // A kitchen that is known for a diet comes before one that usually has something.
  const known =
    by.by === 'diet' ? rows.filter(({ tags }) => readDiets(by.diet).every((diet) => isKnownFor(tags, diet))) : []
  const [best] = [known, rows].flatMap((those) => listAlternatives(plan, at, { ...context, catalogue: those }))
  if (best) return edited(plan, { do: 'replace', at, placeId: best.placeId }, context)
  // Another kind of place is no alternative of the same kind, such as a market for a museum.
  const found =
    by.by === 'kind'
      ? tryPlaces(plan, nearestFirst(rows, plan, at, context), context, (placeId) => ({ do: 'replace', at, placeId }))
      : null
  return found ? { plan: found } : { problem: { why: 'no_alternative', name: nameOf(stop, context) } }
}

function mayReplace(row: PlanPlace, by: Substitute): boolean {
  switch (by.by) {
    case 'kind':
      return isOfKind(row, by.like)
    case 'setting':
      return isOfSetting(row, by.setting)
    case 'diet':
      return suitsDiets(row, readDiets(by.diet))
    case 'any':
    case 'place':
      return true
  }
}

function addPlace(plan: Plan, { place, days }: Extract<PlanAsk, { do: 'add' }>, context: EditContext): Applied {
  const [day] = days ?? []
  const where = { at: null, ...(day !== undefined && { day }) }
  if (place.by === 'place') {
    const tried = place.placeIds.map((placeId) => edited(plan, { do: 'add', placeId, ...where }, context))
    return tried.find((one) => 'plan' in one) ?? tried[0] ?? { problem: { why: 'not_in_plan' } }
  }
  const rows = context.catalogue.filter((row) => isOfKind(row, place.like))
  const middle = { day: day ?? 0, stop: Math.floor((plan.days[day ?? 0]?.stops.length ?? 0) / 2) }
  const found = tryPlaces(plan, nearestFirst(rows, plan, middle, context), context, (placeId) => ({
    do: 'add',
    placeId,
    ...where,
  }))
  return found ? { plan: found } : { problem: { why: 'no_addition' } }
}
