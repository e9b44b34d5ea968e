import { seoulDay } from '#domain/korea/seoul-time.ts'
import { findPlaces } from '#domain/places/find-places.ts'
import type { PlannerFacts } from '#domain/trips/plan/planner-facts.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { seedOfSteps } from '#domain/trips/answers/trip-seed.ts'
import type { EditResult } from '#domain/trips/plan/trip-edits.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'
import { readTripWishes, type TripWishes } from '#domain/wishes/trip-wishes.ts'
import { interestNames } from '#locales/en/trips/interest-names.ts'
import { closedAtTripTime } from '#domain/trips/plan/left-out-days.ts'
import { fillInPlanText } from '#locales/en/trips/trip-plan-words.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trips/words/write-trip-words.ts'
import { listAlternatives } from '#planner/edits/alternatives.ts'
import { applyEdit } from '#planner/edits/apply-edit.ts'
import { createEditContext, type EditContext } from '#planner/edits/edit-context.ts'
import { regenerate } from '#planner/edits/regenerate.ts'
import { replanDay } from '#planner/edits/replan.ts'
import { findWhatNow, idsOfNow } from '#planner/now/what-now.ts'
import { createTripPlanner, idsOf } from '#planner/trips/trip-planner.ts'
import { indexPlaceMentions } from '#planner/words/place-mentions.ts'
import { presentTripStory } from '#planner/words/trip-story.ts'
import { proposeTalk } from '#web/features/trips/talk/propose-talk.ts'
import type { EditedHere, NamedPlaces } from './edited-here.ts'
import type { PlannerTask, PlannerTasks } from './planner-messages.ts'

type Doing = { now: () => number; onProgress?: (done: number, total: number) => void }
export type BrowserPlanner = {
  [Task in PlannerTask]: (asked: PlannerTasks[Task]['asked'], doing: Doing) => PlannerTasks[Task]['answer']
}

/** Plans and edits with these facts, with the same results as the server. Names and routes are indexed once. */
export function createBrowserPlanner(facts: PlannerFacts, isLimited = false): BrowserPlanner {
  const { version, places, treatments, bases } = facts
  const toilets = new Set(facts.toilets)
  const { plan: planTrip, check, names, pick, transport } = createTripPlanner(facts, interestNames)
  const known = { names, treatments }
  let mentions: ReturnType<typeof indexPlaceMentions> | null = null
  let last: { steps: string; context: EditContext } | null = null

  function wishesOf(steps: TripSteps): TripWishes {
    const wishes = readTripWishes(steps, known)
    // Without the table of treatments recoveries cannot be recalculated.
    return isLimited ? { ...wishes, treatments: [] } : wishes
  }

  /** A cache of routes, because the same trip is edited many times. */
  function contextOf(steps: TripSteps): EditContext {
    const key = JSON.stringify(steps)
    if (last?.steps !== key) {
      last = { steps: key, context: createEditContext({ wishes: wishesOf(steps), catalogue: places, transport }) }
    }
    return last.context
  }

  function writeWords(steps: TripSteps, plan: Plan, named: NamedPlaces): string {
    mentions ??= indexPlaceMentions(places)
    return joinTripWords(writeTripWords(presentTripStory({ steps, plan, places: named, treatments, mentions })))
  }

  /** An edited plan with its text and all places that it refers to. */
  function presentEdited(steps: TripSteps, before: Plan, result: EditResult): EditedHere {
    const named = pick(idsOf(result.plan))
    const told = fillInPlanText(result.plan, (unplaced) =>
      closedAtTripTime(unplaced, { plan: result.plan, places: named }),
    )
    const plan = isLimited && before.recovery ? { ...told, recovery: before.recovery } : told
    const words = result.isRefused ? null : writeWords(steps, plan, named)
    return { ...result, plan, places: named, words, isLimited }
  }

  return {
    prepare: () => ({ version }),
    find: ({ typed }) => ({ places: findPlaces(places, typed) }),
    read: ({ text, today }) => readBrief(text, { today, ...known }),
    talk: (asked) =>
      proposeTalk(asked, {
        ...known,
        isLimited,
        context: contextOf(asked.steps),
        present: (result) => presentEdited(asked.steps, asked.plan, result),
      }),
    plan({ steps, seed, shown }, { now, onProgress }) {
      const plannedOn = seoulDay(Date.now())
      const asked = { steps, seed: seed ?? seedOfSteps(steps), plannedOn, ...(shown && { shown }) }
      const progress = (share: number) => onProgress?.(Math.round(share * 100), 100)
      const trip = planTrip(asked, { readClock: now, progress })
      const plan = fillInPlanText(trip.plan, (unplaced) => closedAtTripTime(unplaced, trip))
      const words = writeWords(steps, plan, trip.places)
      return { ...trip, plan: { ...plan, checks: [...plan.checks, ...check({ steps, plan, words })] }, words }
    },
    edit: ({ steps, plan, edit }) => presentEdited(steps, plan, applyEdit(plan, edit, contextOf(steps))),
    regenerate: ({ steps, plan, days, seed }) =>
      presentEdited(steps, plan, regenerate(plan, days, { seed }, contextOf(steps))),
    alternatives({ steps, plan, at }) {
      const alternatives = listAlternatives(plan, at, contextOf(steps))
      return { alternatives, places: pick(alternatives.map(({ placeId }) => placeId)) }
    },
    replan({ steps, plan, request }) {
      const replan = replanDay(plan, request, contextOf(steps))
      if (!replan) return null
      const named = pick(idsOf(replan.plan))
      return { replan, places: named, words: writeWords(steps, replan.plan, named) }
    },
    now({ steps, plan, request }) {
      const now = findWhatNow(plan, request, { ...contextOf(steps), bases, toilets, isLimited })
      return now && { now, places: pick(idsOfNow(now)) }
    },
  }
}

/**
 * Edits a trip with only its own places, when the facts could not be loaded. Known legs are kept; others are estimated
 * without public transport.
 */
export function createLimitedPlanner(places: NamedPlaces): BrowserPlanner {
  const facts: PlannerFacts = {
    version: '',
    places: Object.values(places),
    treatments: [],
    sheets: [],
    subway: { stations: [], lines: [], changes: [] },
    intercity: { hubs: [], journeys: [] },
    bases: [],
  }
  return createBrowserPlanner(facts, true)
}
