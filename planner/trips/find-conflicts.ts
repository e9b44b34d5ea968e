import type { ConflictWish, Plan, PlanConflict, PlanPlace } from '#domain/plans.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { type GivenUp, givenUp, giveUp, isSaid, offered, type Relaxed, relaxationsOf } from './relaxed-wishes.ts'
import { namedBy, shortenCatalogue } from './short-list.ts'
import { smallestClash } from './smallest-clash.ts'
import type { TripRequest } from './trip-request.ts'
import { type LeftOut, listLeftOut } from './wishes-left-out.ts'

// Enough to see whether something fits.
const glanceEffort = 0.1
// Trials are slow, and the answer waits for them.
const mostTrials: Record<'glance' | 'whole', number> = { glance: 20, whole: 3 }
const mostConflicts = 3
// A wish of which so many changes looked well and did not work is left as it is.
const mostDisappointments = 2

/** The days of other wishes, at a glance or as they would be; null when no more may be planned. */
type TryOut = (wishes: TripWishes, how: 'glance' | 'whole') => Plan | null

/**
 * Which wishes keep others out of a plan, beside the conflicts that it holds already, and for each such clash a change
 * with which the trip was planned again: that plan has what was missing, has lost nothing for it and holds every rule.
 */
export function findConflicts(
  request: TripRequest,
  plan: Plan,
  solveDays: (request: TripRequest) => Plan,
): PlanConflict[] {
  const { wishes, catalogue, shouldStop } = request
  const effort = request.effort ?? 1
  // Where money is known to be short, that is why meals are missing.
  const isShortOfMoney = plan.conflicts.some((known) => known.wishes.some(isMoney))
  let left = listLeftOut(plan, wishes).filter(({ wish }) => wish !== null || !isShortOfMoney)
  if (left.length === 0) return []
  const shortList = shortenCatalogue(catalogue, plan, wishes.places)
  const trials = { glance: 0, whole: 0 }
  const tryOut: TryOut = (changed, how) => {
    if (trials[how] >= mostTrials[how] || shouldStop?.()) return null
    trials[how] += 1
    const glance = { ...request, wishes: changed, catalogue: shortList, effort: effort * glanceEffort }
    const made = solveDays(how === 'glance' ? glance : { ...request, wishes: changed })
    // A search that was cut off shows nothing.
    return shouldStop?.() ? null : made
  }
  const isLawful = (changed: TripWishes, made: Plan) =>
    checkDays({ wishes: changed, catalogue, plan: { ...made, conflicts: plan.conflicts } }).every(({ held }) => held)

  const conflicts: PlanConflict[] = []
  for (let next = left[0]; next && conflicts.length < mostConflicts; next = left[0]) {
    const clash = findClash(next, wishes, tryOut)
    if (shouldStop?.() && clash !== null) break
    const works = clash && findRelaxation(next, clash, { wishes, catalogue, tryOut, isLawful })
    const conflict = clash && tellConflict(next, clash, works?.relaxed ?? null)
    if (conflict && conflict.wishes.length > 0) conflicts.push(conflict)
    // What comes in by the same change needs no change of its own.
    left = left.slice(1).filter(({ isIn }) => !works || !isIn(works.made))
  }
  return conflicts
}

function isMoney(wish: ConflictWish): boolean {
  return wish === 'dailyBudgetRange' || wish === 'totalBudget'
}

/**
 * The wishes of which any one keeps it out; none where it clashes with what holds for every trip, null where nobody
 * could find out.
 */
function findClash(left: LeftOut, wishes: TripWishes, tryOut: TryOut): GivenUp[] | null {
  const others = givenUp.filter((wish) => isSaid(wishes, wish, left.place) && !(wish === left.wish && !left.place))
  const keepsOut = (some: readonly GivenUp[]) => {
    const changed = others
      .filter((wish) => !some.includes(wish))
      .reduce((fewer, wish) => giveUp(fewer, wish, left.place), wishes)
    const made = tryOut(changed, 'glance')
    return made && !left.isIn(made)
  }
  return keepsOut([]) === null ? null : smallestClash(others, (some) => keepsOut(some) === true)
}

type Judge = {
  wishes: TripWishes
  catalogue: readonly PlanPlace[]
  tryOut: TryOut
  isLawful: (wishes: TripWishes, made: Plan) => boolean
}

/** The smallest change of one of these wishes that works; at last, to do without what is left out. */
function findRelaxation(left: LeftOut, clash: readonly GivenUp[], { wishes, catalogue, tryOut, isLawful }: Judge) {
  const price = priceOf(left.place, catalogue)
  const some = offered.filter((wish) => clash.includes(wish) && wish !== left.wish)
  for (const wish of left.wish ? [...some, left.wish] : some) {
    let disappointments = 0
    for (const relaxed of relaxationsOf(wishes, wish, left.place)) {
      if (relaxed.wishes.dailyLimit !== null && relaxed.wishes.dailyLimit < price) continue
      const trial = tryOut(relaxed.wishes, 'glance')
      if (!trial || !left.isIn(trial)) continue
      const made = tryOut(relaxed.wishes, 'whole')
      if (made && left.isIn(made) && isLawful(relaxed.wishes, made)) return { relaxed, made }
      disappointments += 1
      if (disappointments === mostDisappointments) break
    }
  }
  return null
}

/** What the cheapest place that is meant costs. */
function priceOf(place: PlaceWish | null, catalogue: readonly PlanPlace[]): number {
  const isMeant = namedBy(place ? [place] : [])
  const prices = catalogue.filter(isMeant).map(({ cost }) => cost ?? 0)
  return prices.length > 0 ? Math.min(...prices) : 0
}

function tellConflict({ wish }: LeftOut, clash: readonly GivenUp[], relaxed: Relaxed | null): PlanConflict {
  return {
    wishes: [...new Set([...(wish ? [wish] : []), ...clash])],
    relax: relaxed ? [{ wish: relaxed.wish, to: relaxed.to }] : [],
  }
}
