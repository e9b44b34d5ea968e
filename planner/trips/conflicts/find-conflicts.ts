import type { ConflictWish, Plan, PlanConflict } from '#domain/trips/plan/plans.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { type Lack, listLacks, losesSomething } from './lacks.ts'
import { offerTimeToRecover } from './time-to-recover.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import { doWithout, type Relaxation, type Relaxed, relaxations } from './relaxations.ts'
import { shortenCatalogue } from '#planner/trips/candidates/short-list.ts'
import { solveDays } from '#planner/trips/solve-days.ts'
import type { Solved } from '#planner/trips/trip-problem.ts'
import { createTrials, type Trials } from './trials.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'

// Further lacks are not explained.
const mostConflicts = 3
// After this many changes that fail as whole plans, other changes are tried. The last one is a larger step.
const mostFailures = 3
// The share of the usual rounds that shows whether a longer trip has its treatment.
const treatedEffort = 0.25

/** A change whose answers cause a lack, and how much is still missing without them. */
type Blamed = { relaxation: Relaxation; answers: readonly ConflictWish[]; rest: number }
type Found = { relaxed: Relaxed; made: Solved }
type Search = {
  request: TripRequest
  now: Solved
  trials: Trials
  solve: typeof solveDays
  /** Whether a plan breaks no rule more often than the present one. */
  breaksNoMore: (made: Solved) => boolean
  /** Whether it also leaves nothing else out. */
  isAsGood: (made: Solved) => boolean
}

/**
 * Explains the lacks of a plan. For each lack it returns the wishes that cause it: dropping any one of them resolves
 * it. It also returns the smallest change of one of them that gave a whole plan without another loss or a broken rule.
 */
export function findConflicts(request: TripRequest, plan: Plan, solve = solveDays): PlanConflict[] {
  const { wishes, catalogue } = request
  const now: Solved = { plan, parts: prepareTrip(request).parts }
  let lacks = listLacks(now)
  if (lacks.length === 0) return []
  const brokenNow = countBroken(now, catalogue)
  const breaksNoMore = (made: Solved) =>
    [...countBroken(made, catalogue)].every(([rule, count]) => count <= (brokenNow.get(rule) ?? 0))
  const search: Search = {
    request,
    now,
    trials: createTrials(request, shortenCatalogue(catalogue, plan, wishes.places, lacks), solve),
    // Another plan may have the other lacks of the first plan too.
    isAsGood: (made) => !losesSomething(made, now) && breaksNoMore(made),
    breaksNoMore,
    solve,
  }
  const conflicts: PlanConflict[] = []
  for (let lack = lacks[0]; lack; lack = lacks[0]) {
    const [here, others] = [lack, lacks.slice(1)]
    const { conflict, solved } =
      conflicts.length < mostConflicts || isAlwaysReported(here) ? explain(here, others, search) : unexplained
    if (conflict) conflicts.push(conflict)
    lacks = others.filter((other) => !solved.includes(other))
  }
  return conflicts
}

/** The average number of violations of each rule per day of a plan. */
function countBroken({ plan, parts: { wishes } }: Solved, catalogue: TripRequest['catalogue']) {
  const verdicts = checkDays({ wishes, catalogue, plan })
  return new Map(verdicts.map(({ rule, violations }) => [rule, violations.length / plan.days.length]))
}

type Explained = { conflict: PlanConflict | null; solved: readonly Lack[] }
const unexplained: Explained = { conflict: null, solved: [] }

/** The conflict behind a lack, and the later lacks that the same change solves. */
function explain(lack: Lack, later: readonly Lack[], search: Search): Explained {
  if (lack.isTooShort) {
    const offers = offerTimeToRecover(search.request).flatMap((some) => firstEnough(some, search) ?? [])
    const relax = offers.map(({ wish, to }) => ({ wish, to }))
    // Each offer has time for every treatment.
    const solved = later.filter(({ isTooShort }) => isTooShort)
    if (relax.length > 0) return { conflict: { wishes: ['beautyCategories', 'dates'], relax }, solved }
  }
  const blamed = findBlamed(lack, search)
  // Without a trial the reason is unknown, but an unmet answer can still be reported.
  if (blamed === null)
    return isAlwaysReported(lack) ? { conflict: describe([lack], [], null), solved: [] } : unexplained
  const found = findChange(lack, blamed, search)
  const solved = found ? later.filter(({ count }) => count(found.made) === 0) : []
  return { conflict: describe([lack, ...solved], blamed, found), solved }
}

/**
 * The first trip of an offer that breaks no rule more often, or else the first. One short search shows that, whatever
 * the trials of other wishes have used: a treatment is never left out without an offer. What else the trip then leaves
 * out, it says.
 */
function firstEnough(offered: readonly Relaxed[], { request, solve, breaksNoMore }: Search): Relaxed | null {
  const [first, ...others] = offered
  if (!first || request.shouldStop?.()) return null
  if (others.length === 0) return first
  for (const relaxed of offered) {
    const made = solve({ ...request, wishes: relaxed.wishes, effort: (request.effort ?? 1) * treatedEffort })
    if (request.shouldStop?.()) return null
    if (breaksNoMore(made)) return relaxed
  }
  return first
}

/** Null if the conflict would only repeat that something is left out. */
function describe(lacks: readonly Lack[], blamed: readonly Blamed[], found: Found | null): PlanConflict | null {
  if (blamed.length === 0 && !found && !lacks.some(isAlwaysReported)) return null
  const wishes = [...lacks.flatMap(({ wish }) => wish ?? []), ...blamed.flatMap(({ answers }) => answers)]
  return { wishes: [...new Set(wishes)], relax: found ? [{ wish: found.relaxed.wish, to: found.relaxed.to }] : [] }
}

/** Only conflicts report that an interest is not met, and which nights are not as they were asked for. */
function isAlwaysReported({ wish }: Lack): boolean {
  return wish === 'selectedInterests' || wish === 'socialMediaOptions' || wish === 'nights'
}

/** The wishes of which dropping a single one reduces the lack; null if no trial was possible. */
function findBlamed({ wish, place, changes, count }: Lack, { now, trials }: Search): Blamed[] | null {
  const { wishes } = now.parts
  // A short search with unchanged wishes may resolve the lack by chance. Then dropping a wish proves nothing.
  // A plan without meals has to say why in any case.
  const same = wish === null ? now : trials.glance(wishes)
  if (same === null) return null
  const missing = Math.min(count(now), count(same))
  const blamed: Blamed[] = []
  let hasLooked = false
  for (const relaxation of changes.map((name) => relaxations[name])) {
    const answers = relaxation.answers(wishes).filter((answer) => answer !== wish)
    const isKnown = answers.some((answer) => blamed.some((known) => known.answers.includes(answer)))
    if (answers.length === 0 || isKnown) continue
    // The likeliest reason for missing meals is looked at in any case: nobody is left without meals and without a word.
    const isOwed = wish === null && !hasLooked
    hasLooked = true
    const without = trials.glance(relaxation.giveUp(wishes, place), isOwed)
    if (without === null) break
    const rest = count(without)
    if (rest < missing) blamed.push({ relaxation, answers, rest })
    // One reason for all missing meals is enough.
    if (wish === null && rest === 0) break
  }
  return blamed
}

/** The smallest change that works, or else dropping the wish that is left out. */
function findChange(lack: Lack, blamed: readonly Blamed[], { now, trials, isAsGood }: Search): Found | null {
  const { wish, place, count } = lack
  const { wishes } = now.parts
  let failures = 0
  for (const { relaxation, rest } of blamed) {
    const steps = relaxation.steps(wishes, place)
    for (let at = 0; at < steps.length && failures < mostFailures; at += Math.max(1, failures)) {
      const step = steps[at]
      const found = step && tryOut(step, rest)
      if (found) return found
    }
  }
  // The present plan is the one without a place. Without beauty it may lose visits that it has.
  if (wish === 'mustVisitPlaces') return { relaxed: doWithout(wishes, place), made: now }
  return wish === 'beautyCategories' ? tryOut(doWithout(wishes, place), 0) : null

  function tryOut(relaxed: Relaxed, rest: number): Found | null {
    const seen = trials.glance(relaxed.wishes)
    // A short search misses some of many meals that a whole plan has.
    if (!seen || count(seen) > (rest + count(now)) / 2) return null
    const made = trials.whole(relaxed.wishes)
    if (made && count(made) <= rest && isAsGood(made)) return { relaxed, made }
    failures += 1
    return null
  }
}
