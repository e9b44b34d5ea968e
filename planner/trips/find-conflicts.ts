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
  let lacks = listLacks(now)
  if (lacks.length === 0) return []
  const search: Search = {
    now,
    trials: createTrials(request, shortenCatalogue(catalogue, plan, wishes.places, lacks), solve),
    works: (made) => !losesSomething(made, now) && holdsAll(made, catalogue),
  }
  const conflicts: PlanConflict[] = []
  for (let lack = lacks[0]; lack; lack = lacks[0]) {
    const [here, others] = [lack, lacks.slice(1)]
    const { told, solved } =
      conflicts.length < mostConflicts || isToldAnyway(here) ? explain(here, others, search) : nothingKnown
    if (told) conflicts.push(told)
    lacks = others.filter((other) => !solved.includes(other))
  }
  return conflicts
}

type Explained = { told: PlanConflict | null; solved: readonly Lack[] }
const nothingKnown: Explained = { told: null, solved: [] }

/** What is told of a lack, and which of the others the same change solves: they need no change of their own. */
function explain(lack: Lack, others: readonly Lack[], search: Search): Explained {
  const blamed = findBlamed(lack, search)
  // Of what nobody could examine nothing is claimed, but that an answer is not met is known.
  if (blamed === null) return isToldAnyway(lack) ? { told: tell([lack], [], null), solved: [] } : nothingKnown
  const found = findChange(lack, blamed, search)
  const solved = found ? others.filter(({ count }) => count(found.made) === 0) : []
  return { told: tell([lack, ...solved], blamed, found), solved }
}

/** Null where it would say no more than that something is left out, which the plan lists already. */
function tell(lacks: readonly Lack[], blamed: readonly Blamed[], found: Found | null): PlanConflict | null {
  const wishes = new Set([
    ...lacks.flatMap(({ wish }) => wish ?? []),
    ...blamed.flatMap(({ said }) => nameOf(said, found)),
  ])
  if (blamed.length === 0 && !found && !lacks.some(isToldAnyway)) return null
  return { wishes: [...wishes], relax: found ? [{ wish: found.relaxed.wish, to: found.relaxed.to }] : [] }
}

function holdsAll({ plan, parts: { wishes } }: Solved, catalogue: TripRequest['catalogue']): boolean {
  return checkDays({ wishes, catalogue, plan }).every(({ held }) => held)
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
