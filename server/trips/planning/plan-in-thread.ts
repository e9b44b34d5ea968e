import type { PlannerFacts } from '#domain/trips/plan/planner-facts.ts'
import type { Plan, PlanCheck, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPrivacy } from '#planner/check/privacy.ts'
import { checkWishes } from '#planner/check/wishes.ts'
import { checkTripText } from '#planner/check/trip-text.ts'
import { readPlan } from '#planner/check/plan-reading.ts'
import type { Verdict } from '#planner/check/verdict.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { planDays, proveConflicts, withConflicts } from '#planner/trips/plan-trip.ts'
import { presentRecommendation, recommendPlaces } from '#planner/trips/candidates/recommendations.ts'
import { interestNames } from '#locales/en/trips/interest-names.ts'
import type { FoundDays, PlanJob, PlannedTrip } from './plan-jobs.ts'

type How = {
  isStopped: () => boolean
  /** Processor time of this thread so far in milliseconds, so that a busy machine does not change a plan. */
  readProcessor: () => number
  progress: (share: number) => void
  found: (days: FoundDays) => void
}

/** Safety limits: what a plan may take is counted, so that the same request has the same answer. */
const daysMsAtMost = 15_000
const conflictsMsAtMost = 5000
/** Reading the clock costs more than most steps of a search. */
const asksPerLook = 32

const nobody: Pick<TripStep3, 'fullName' | 'email' | 'phone'> = { fullName: '', email: '', phone: '' }

type PlanOf<Kind> = Extract<PlanJob, { kind: Kind }>

/** Plans trips from these facts. Names and transport are indexed once. */
export function createThreadPlanner({ places, treatments, ...transportFacts }: PlannerFacts) {
  const transport = createTransport(transportFacts)
  const usual = prepareCatalogue(places)

  /** The catalogue together with places that only this trip names. */
  function catalogueWith(beyond: readonly TripPlace[] = []): Catalogue {
    return beyond.length === 0 ? usual : prepareCatalogue([...places, ...beyond])
  }

  function plan(
    { steps, seed, beyond }: Omit<PlanOf<'plan'>, 'kind'>,
    { isStopped, readProcessor, progress, found }: How,
  ): PlannedTrip {
    const { catalogue, names, pick } = catalogueWith(beyond)
    const wishes = readTripWishes(withNobody(steps), { names, treatments })
    const within = (milliseconds: number) => endAfter(milliseconds, readProcessor, isStopped)
    const request = { wishes, catalogue, transport, seed }
    const days = planDays({ ...request, shouldStop: within(daysMsAtMost), onProgress: progress })
    found({ plan: days, places: pick(idsOf(days)) })
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
  function check({ steps, plan: made, words, beyond }: Omit<PlanOf<'check'>, 'kind'>): PlanCheck[] {
    const { catalogue, names } = catalogueWith(beyond)
    const asked = withNobody(steps)
    const wishes = readTripWishes(asked, { names, treatments })
    const reading = readPlan({ steps: asked, wishes, catalogue, plan: made, words })
    return [checkPrivacy(reading), checkTripText(reading), checkWishes(reading)].map(presentVerdict)
  }

  return { plan, check }
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

function withNobody({ step1, step2, step3 }: PlanOf<'plan'>['steps']) {
  return { step1, step2, step3: { ...step3, ...nobody } }
}

function idsOf({ days, unplaced }: Plan): (string | null)[] {
  return [...days.flatMap(({ stops }) => stops), ...unplaced].map(({ placeId }) => placeId)
}

function presentVerdict({ rule, held, count, onUnverifiedFacts }: Verdict): PlanCheck {
  return { rule, held, count, onUnverifiedFacts }
}

function endAfter(milliseconds: number, readProcessor: () => number, isStopped: () => boolean): () => boolean {
  const end = readProcessor() + milliseconds
  let asked = 0
  let isOver = false
  return () => {
    asked += 1
    if (asked % asksPerLook === 0) isOver ||= readProcessor() > end
    return isOver || isStopped()
  }
}
