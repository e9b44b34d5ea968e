import type { PlannerFacts } from '#domain/planner-facts.ts'
import type { Plan } from '#domain/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import type { TripSteps } from '#domain/trips.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trip-words/write-trip-words.ts'
import { tellPlan } from '#locales/en/trip-plan-words.ts'
import { listAlternatives } from '#planner/edits/alternatives.ts'
import { applyEdit } from '#planner/edits/apply-edit.ts'
import { createEditContext, type EditContext } from '#planner/edits/edit-context.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { planDays, proveConflicts, withConflicts } from '#planner/trips/plan-trip.ts'
import { indexPlaceMentions } from '#planner/words/place-mentions.ts'
import { tellTripStory } from '#planner/words/trip-story.ts'
import type { NamedPlaces, PlannerTask, PlannerTasks } from './planner-messages.ts'

// As long as the server looks for clashes.
const conflictMs = 1000

type Doing = { now: () => number; onProgress?: (done: number, total: number) => void }
export type BrowserPlanner = {
  [Task in PlannerTask]: (asked: PlannerTasks[Task]['asked'], doing: Doing) => PlannerTasks[Task]['answer']
}

/** Plans and edits with these facts, as the server would. Names and ways are indexed once. */
export function createBrowserPlanner({ version, places, treatments, subway, intercity }: PlannerFacts): BrowserPlanner {
  const transport = createTransport(subway, intercity)
  const known = { names: indexPlaceNames(places), treatments }
  const rows = new Map(places.map((place) => [place.id, place]))
  let mentions: ReturnType<typeof indexPlaceMentions> | null = null
  let last: { steps: string; context: EditContext } | null = null

  /** The same trip is edited again and again: its ways are remembered. */
  function contextOf(steps: TripSteps): EditContext {
    const key = JSON.stringify(steps)
    if (last?.steps !== key) {
      const wishes = readTripWishes(steps, known)
      last = { steps: key, context: createEditContext({ wishes, catalogue: places, transport }) }
    }
    return last.context
  }

  function pick(ids: Iterable<string | null>): NamedPlaces {
    const found = [...new Set(ids)].flatMap((id) => (id === null ? [] : (rows.get(id) ?? [])))
    return Object.fromEntries(found.map((place) => [place.id, place]))
  }

  return {
    prepare: () => ({ version }),
    plan({ steps, seed }, { now }) {
      const wishes = readTripWishes(steps, known)
      const request = { wishes, catalogue: places, transport, seed: seed ?? 1 }
      const days = planDays(request)
      const end = now() + conflictMs
      const conflicts = proveConflicts({ ...request, shouldStop: () => now() > end }, days)
      const named = pick(idsOf(days))
      const plan = tellPlan(withConflicts(request, days, conflicts), named)
      mentions ??= indexPlaceMentions(places)
      const story = tellTripStory({ steps, plan, places: named, treatments, mentions })
      return { plan, places: named, recommendations: {}, words: joinTripWords(writeTripWords(story)) }
    },
    edit({ steps, plan, edit }) {
      const result = applyEdit(plan, edit, contextOf(steps))
      return { ...result, places: pick(idsOf(result.plan)) }
    },
    alternatives({ steps, plan, at }) {
      const alternatives = listAlternatives(plan, at, contextOf(steps))
      return { alternatives, places: pick(alternatives.map(({ placeId }) => placeId)) }
    },
  }
}

function idsOf({ days, unplaced }: Plan): (string | null)[] {
  return [...days.flatMap(({ stops }) => stops), ...unplaced].map(({ placeId }) => placeId)
}
