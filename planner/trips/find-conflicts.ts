import type { ConflictWish, Plan, PlanConflict } from '#domain/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { type Lack, listLacks, losesSomething } from './lacks.ts'
import { prepareTrip } from './prepare-trip.ts'
import { doWithout, type Relaxation, type Relaxed, relaxations } from './relaxations.ts'
import { shortenCatalogue } from './short-list.ts'
import { type Solved, solveDays } from './solve-days.ts'
import { createTrials, type Trials } from './trials.ts'
import type { TripRequest } from './trip-request.ts'

// More named places than that are not explained one by one.
const mostConflicts = 3
// A change of which so many steps looked well and did not work is left.
const mostTries = 3

/** What keeps something out: with it given up, so much of it is still missing. */
type Blamed = { relaxation: Relaxation; said: readonly ConflictWish[]; rest: number }
type Found = { relaxed: Relaxed; made: Solved }
type Search = { now: Solved; trials: Trials; works: (made: Solved) => boolean }

/**
 * Why a plan lacks what it lacks. For each lack: the wishes of which giving up a single one brings it in, and the
 * smallest change of one of them with which the whole trip was planned again, loses nothing and holds every rule.
 */
export function findConflicts(request: TripRequest, plan: Plan, solve = solveDays): PlanConflict[] {
  const { wishes, catalogue } = request
  const now: Solved = { plan, parts: prepareTrip(request).parts }
  const isLawful = ({ plan: made, parts }: Solved) =>
    checkDays({ wishes: parts.wishes, catalogue, plan: { ...made, conflicts: plan.conflicts } }).every(
      ({ held }) => held,
    )
  let lacks = listLacks(now)
  const search: Search = {
    now,
    trials: createTrials(request, shortenCatalogue(catalogue, plan, wishes.places, lacks), solve),
    works: (made) => !losesSomething(made, now) && isLawful(made),
  }
  const conflicts: PlanConflict[] = []
  for (let lack = lacks[0]; lack; lack = lacks[0]) {
    const here = lack
    lacks = lacks.slice(1)
    if (conflicts.length >= mostConflicts && !isToldAnyway(here)) continue
    const blamed = findBlamed(here, search)
    const found = findChange(here, blamed ?? [], search)
    // Of what nobody could examine nothing is claimed, but that an answer is not met is known.
    if (blamed === null && !isToldAnyway(here)) continue
    // What comes in by the same change needs no change of its own.
    const alsoIn = found ? lacks.filter(({ count }) => count(found.made) === 0) : []
    lacks = lacks.filter((other) => !alsoIn.includes(other))
    const clash = [here, ...alsoIn].flatMap(({ wish }) => wish ?? [])
    const told = [...new Set([...clash, ...(blamed ?? []).flatMap(({ said }) => nameOf(said, found))])]
    const relax = found ? [{ wish: found.relaxed.wish, to: found.relaxed.to }] : []
    const saysMore = told.length > 1 || relax.length > 0 || here.wish === null || isToldAnyway(here)
    if (told.length > 0 && saysMore) conflicts.push({ wishes: told, relax })
  }
  return conflicts
}

/** An interest that is not met is told, whether or not the reason is known: the page of a plan lists it nowhere else. */
function isToldAnyway({ wish }: Lack): boolean {
  return wish === 'selectedInterests' || wish === 'socialMediaOptions'
}

/** The wishes of which giving up a single one brings more of it in; null where nothing could be tried. */
function findBlamed({ wish, place, keptOutBy, count }: Lack, { now, trials }: Search): Blamed[] | null {
  const wishes = now.parts.wishes
  const missing = count(now)
  const blamed: Blamed[] = []
  for (const relaxation of keptOutBy.map((name) => relaxations[name])) {
    const said = relaxation.said(wishes, place).filter((other) => other !== wish)
    if (said.length === 0) continue
    const without = trials.glance(relaxation.giveUp(wishes, place))
    if (without === null) return blamed.length > 0 ? blamed : null
    const rest = count(without)
    if (rest < missing) blamed.push({ relaxation, said, rest })
    // Nobody asked for meals: one reason why there are none is enough.
    if (wish === null && blamed.length > 0) break
  }
  return blamed
}

/** The smallest change that works; at last, to do without what is left out. */
function findChange(lack: Lack, blamed: readonly Blamed[], { now, trials, works }: Search): Found | null {
  const { wish, place, count } = lack
  const { wishes } = now.parts
  for (const { relaxation, rest } of blamed) {
    let tries = 0
    for (const relaxed of relaxation.steps(wishes, place)) {
      if (tries === mostTries) break
      const found = tryOut(relaxed, rest)
      if (found) return found
      if (found === undefined) tries += 1
    }
  }
  const isNamed = wish === 'mustVisitPlaces' || wish === 'beautyCategories'
  return (isNamed && tryOut(doWithout(wishes, place), 0)) || null

  /** Null where a glance shows that it does not help; undefined where only the whole plan does. */
  function tryOut(relaxed: Relaxed, most: number): Found | null | undefined {
    const seen = trials.glance(relaxed.wishes)
    // Of many meals a glance misses some that the whole plan has.
    if (!seen || count(seen) > (most + count(now)) / 2) return null
    const made = trials.whole(relaxed.wishes)
    return made && count(made) <= most && works(made) ? { relaxed, made } : undefined
  }
}

/** Of two limits on money the one that was raised. */
function nameOf(said: readonly ConflictWish[], found: Found | null): readonly ConflictWish[] {
  const raised = found?.relaxed.wish
  return raised && said.includes(raised) ? [raised] : said
}
