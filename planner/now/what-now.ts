import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Meal, Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import {
  type FoundForNeed,
  type FoundNow,
  type NeedNow,
  nearMinutes,
  type WayToBed,
  type WhatNow,
  type WhatNowRequest,
} from '#domain/trips/now/what-now.ts'
import { type EditContext, keepLegs } from '#planner/edits/edit-context.ts'
import { hoursThere } from './hours-there.ts'
import { dietOf, isFreeToEnter, mayServe } from './needs-of-now.ts'

export type NowFacts = EditContext & { bases: readonly StayBase[]; toilets: ReadonlySet<string>; isLimited: boolean }

const shownOfNeed = 3
// On the straight line. A taxi does not come farther in a quarter of an hour.
const farthestMetres = 12_000
// Ways are computed for this many of the nearest rows.
const mostWays = 150
const farthestMinutes = 45
const atBedMetres = 80

/**
 * The nearest open places for what a traveller may need now, and the way to the bed of this night, from a position at a
 * minute of the trip. Places of the plan are left out, because the day shows them. Null without such a day.
 */
export function findWhatNow(plan: Plan, { day: index, now, at }: WhatNowRequest, facts: NowFacts): WhatNow | null {
  const day = plan.days[index]
  if (!day || !Number.isFinite(now)) return null
  const { wishes, catalogue, toilets, isLimited } = facts
  const context = keepLegs(facts, plan)
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const isQuiet = (plan.recovery ?? []).some(
    ({ treatedOn, quietUntil }) => treatedOn <= day.date && day.date <= quietUntil,
  )
  const around = catalogue
    .map((row) => ({ row, metres: straightMetres(row, at) }))
    .filter(({ metres }) => metres <= farthestMetres)
    .toSorted((one, other) => one.metres - other.metres)

  function findFor(need: NeedNow): FoundForNeed {
    const found = around
      .filter(({ row }) => (need === 'toilet' ? toilets.has(row.id) && isFreeToEnter(row) : !planned.has(row.id)))
      .filter(({ row }) => need === 'toilet' || mayServe(row, need, { wishes, isQuiet }))
      .slice(0, mostWays)
      .flatMap(({ row }) => reach(row, need))
      .toSorted((one, other) => rankOf(one) - rankOf(other) || one.leg.minutes - other.leg.minutes)
    const near = found.filter(({ leg }) => leg.minutes <= nearMinutes).slice(0, shownOfNeed)
    const farther = near.length > 0 ? null : (found.find(({ leg }) => leg.minutes <= farthestMinutes) ?? null)
    return { near, farther }
  }

  function reach(row: PlanPlace, need: NeedNow): FoundNow[] {
    const leg = context.legOf(at, row)
    const diet = need === 'meal' ? dietOf(row, wishes.diets) : null
    const hours = hoursThere(row, {
      date: day?.date ?? '',
      arrive: now + leg.minutes,
      need,
      allowsUnknown: diet !== null,
    })
    return hours ? [{ placeId: row.id, leg, hours, diet }] : []
  }

  return {
    meal: mealAt(now),
    isLimited,
    diets: wishes.diets,
    unconfirmed: [...wishes.otherDiets, ...wishes.allergies],
    found: { meal: findFor('meal'), roof: findFor('roof'), cafe: findFor('cafe'), toilet: findFor('toilet') },
    bed: wayToBed(at, day.to, { ...context, bases: facts.bases }),
  }
}

/** The places that an answer names. */
export function idsOfNow({ found }: WhatNow): string[] {
  return Object.values(found).flatMap(({ near, farther }) =>
    [...near, ...(farther ? [farther] : [])].map(({ placeId }) => placeId),
  )
}

/** What is known for a diet comes first, what has unknown hours last. */
function rankOf({ diet, hours }: FoundNow): number {
  return (hours.kind === 'unknown' ? 2 : 0) + (diet === 'ask' ? 1 : 0)
}

function mealAt(now: number): Meal {
  return now < minutesOfPlanClock('10:45') ? 'breakfast' : now < minutesOfPlanClock('15:45') ? 'lunch' : 'dinner'
}

function wayToBed(at: Point, to: Point, { legOf, catalogue, bases }: EditContext & Pick<NowFacts, 'bases'>): WayToBed {
  const isThere = (spot: Point) => straightMetres(spot, to) < 1
  const hotel = catalogue.find((row) => row.kind === 'lodging' && isThere(row))
  const base = bases.find(isThere)
  return {
    leg: straightMetres(at, to) <= atBedMetres ? null : legOf(at, to),
    spot: hotel
      ? { name: hotel.name, address: hotel.address }
      : base
        ? { name: base.quarter, address: base.city }
        : null,
  }
}
