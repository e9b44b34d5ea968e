import { placeIdsOf } from '#domain/trips/plan/companion-time.ts'
import type { PlannerFacts } from '#domain/trips/plan/planner-facts.ts'
import type { Recommendation } from '#domain/trips/document/trip-documents.ts'
import type { Plan, PlanCheck, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripStep3, TripSteps } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPrivacy } from '#planner/check/privacy.ts'
import { checkWishes } from '#planner/check/wishes.ts'
import { checkTripText } from '#planner/check/trip-text.ts'
import { readPlan } from '#planner/check/plan-reading.ts'
import type { Verdict } from '#planner/check/verdict.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { planDays, proveConflicts, withConflicts } from './plan-trip.ts'
import { presentRecommendation, recommendPlaces } from './candidates/recommendations.ts'

/** The first result: the days, before conflicts are proved. */
export type FoundDays = { plan: Plan; places: Record<string, TripPlace> }

export type PlannedTrip = FoundDays & { recommendations: Record<string, Recommendation[]> }

type Asked = { steps: TripSteps; beyond?: readonly TripPlace[] }
/** `shown`: the places of the plan that the new one replaces. */
type AskedPlan = Asked & { seed: number; shown?: readonly string[] }

type How = {
  isStopped?: () => boolean
  /** Time in milliseconds. On the server it is that of the processor, so that a busy machine does not change a plan. */
  readClock: () => number
  /** The search for the days ends then. */
  daysMsAtMost?: number
  progress?: (share: number) => void
  found?: (days: FoundDays) => void
}

/**
 * A safety limit: what the proofs may take is counted, so that the same request has the same answer. It is several
 * times what they take, so that a slow machine does not end them either.
 */
const conflictsMsAtMost = 15_000
/** Reading the clock costs more than most steps of a search. */
const asksPerLook = 32

const nobody: Pick<TripStep3, 'fullName' | 'email' | 'phone'> = { fullName: '', email: '', phone: '' }

type InterestNames = Parameters<typeof recommendPlaces>[0]['interestNames']

/** Plans trips from these facts, on the server and in the browser. Names and transport are indexed once. */
export function createTripPlanner(
  { places, treatments, sheets, ...transportFacts }: PlannerFacts,
  interestNames: InterestNames,
) {
  const transport = createTransport(transportFacts)
  const usual = prepareCatalogue(places)

  /** The catalogue together with places that only this trip names. */
  function catalogueWith(beyond: readonly TripPlace[] = []): Catalogue {
    return beyond.length === 0 ? usual : prepareCatalogue([...places, ...beyond])
  }

  function plan(
    { steps, seed, shown, beyond, plannedOn }: AskedPlan & { plannedOn: string },
    { isStopped = () => false, readClock, daysMsAtMost = Infinity, progress, found }: How,
  ): PlannedTrip {
    const { catalogue, names, pick } = catalogueWith(beyond)
    const wishes = readTripWishes(withNobody(steps), { names, treatments })
    const within = (milliseconds: number) => endAfter(milliseconds, readClock, isStopped)
    const request = { wishes, catalogue, transport, sheets, seed, plannedOn, ...(shown && { shown }) }
    const days = planDays({ ...request, shouldStop: within(daysMsAtMost), ...(progress && { onProgress: progress }) })
    found?.({ plan: days, places: pick(idsOf(days)) })
    const conflicts = isStopped() ? [] : proveConflicts({ ...request, shouldStop: within(conflictsMsAtMost) }, days)
    const whole = withConflicts(request, days, conflicts)
    const groups = Object.entries(recommendPlaces({ wishes, plan: whole, catalogue, interestNames }))
    return {
      plan: whole,
      places: pick([...idsOf(whole), ...groups.flatMap(([, group]) => group.map(({ id }) => id))]),
      recommendations: Object.fromEntries(groups.map(([name, group]) => [name, group.map(presentRecommendation)])),
    }
  }

  /** Checks the rules that need the text. The caller, which knows the traveller's name, checks for it as well. */
  function check({ steps, plan: made, words, beyond }: Asked & { plan: Plan; words: string }): PlanCheck[] {
    const { catalogue, names } = catalogueWith(beyond)
    const asked = withNobody(steps)
    const wishes = readTripWishes(asked, { names, treatments })
    const reading = readPlan({ steps: asked, wishes, catalogue, plan: made, words })
    return [checkPrivacy(reading), checkTripText(reading), checkWishes(reading)].map(presentVerdict)
  }

  return { plan, check, names: usual.names, pick: usual.pick, transport }
}

type Catalogue = ReturnType<typeof prepareCatalogue>

function prepareCatalogue(catalogue: readonly TripPlace[]) {
  const rows = new Map(catalogue.map((place) => [place.id, place]))
  return {
    catalogue,
    names: indexPlaceNames(catalogue),
    pick: (ids: Iterable<string | null>): Record<string, TripPlace> => {
      const picked = [...new Set(ids)].flatMap((id) => (id === null ? [] : (rows.get(id) ?? [])))
      return Object.fromEntries(picked.map((place) => [place.id, place]))
    },
  }
}

function withNobody({ step1, step2, step3 }: TripSteps) {
  return { step1, step2, step3: { ...step3, ...nobody } }
}

export function idsOf({ days, unplaced }: Plan): (string | null)[] {
  return [...days.flatMap(({ stops }) => stops.flatMap(placeIdsOf)), ...unplaced.map(({ placeId }) => placeId)]
}

function presentVerdict({ rule, held, count, onUnverifiedFacts }: Verdict): PlanCheck {
  return { rule, held, count, onUnverifiedFacts }
}

function endAfter(milliseconds: number, readClock: () => number, isStopped: () => boolean): () => boolean {
  const end = readClock() + milliseconds
  let asked = 0
  let isOver = false
  return () => {
    asked += 1
    if (asked % asksPerLook === 0) isOver ||= readClock() > end
    return isOver || isStopped()
  }
}
