import { setImmediate } from 'node:timers/promises'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { dailyBudgetLevel, dailyBudgetLevels } from '#domain/trips/answers/daily-budget.ts'
import { leaveNoHours } from '#domain/trips/answers/flight-times.ts'
import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripAnswer, TripEvent } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { dailyBudgetWords } from '#locales/en/trips/daily-budget.ts'
import { tripFunction } from '#locales/en/trips/trip-function.ts'
import { closedAtTripTime } from '#domain/trips/plan/left-out-days.ts'
import { fillInPlanText } from '#locales/en/trips/trip-plan-words.ts'
import type { Log } from '#server/platform/log/log.ts'
import { indexPlaceMentions, type PlaceMentions } from '#planner/words/place-mentions.ts'
import { createContactFilter } from '#server/trips/words/contact-filter.ts'
import type { NamedPlaces } from './named-places.ts'
import type { FoundDays, PlannedTrip } from '#planner/trips/trip-planner.ts'
import type { CachedFacts, PlannerFactsKeeper } from './planner-facts.ts'
import type { PlannerPool } from './planner-pool.ts'
import type { createTripWriter } from '#server/trips/words/trip-writer.ts'

export type AskedTrip = {
  steps: TripSteps
  /** Contact data that the client sent. It is removed from the traveller's text. */
  contact: readonly string[]
  seed: number
  /** The places of the plan that the new one replaces. */
  shown?: readonly string[]
  /** The owner of the task's place in the queue. */
  owner: string
  signal: AbortSignal
  /** Receives partial results as they are found. */
  tell: (event: TripEvent) => void
}

/** The answers and the facts. `beyond` are places outside the facts that only this trip names. */
type Asking = { facts: CachedFacts; steps: TripSteps; beyond: readonly TripPlace[] }

type Options = {
  facts: Pick<PlannerFactsKeeper, 'current'>
  pool: Pick<PlannerPool, 'run' | 'isFull'>
  writer: ReturnType<typeof createTripWriter>
  named: Pick<NamedPlaces, 'findBeyond'>
  log: Log
  now: () => number
}

/** Longer trips take several times as long to plan; one thread is kept free of them. */
const longestShortTrip = 14

/** Plans a trip in two steps: first the days, then the conflict proofs. The text is written during the second step. */
export function createTripPlanning({ facts: keeper, pool, writer, named, log, now }: Options) {
  const indexed: { version: string; mentions: PlaceMentions } = { version: '', mentions: indexPlaceMentions([]) }

  /** Indexes the names of the catalogue once for each version. */
  function mentionsIn({ version, places }: CachedFacts): PlaceMentions {
    if (indexed.version !== version) Object.assign(indexed, { version, mentions: indexPlaceMentions(places) })
    return indexed.mentions
  }

  async function findTrip({ facts, steps, beyond }: Asking, asked: AskedTrip, found: (days: FoundDays) => void) {
    const { seed, shown, owner, signal, tell } = asked
    const total = daysOf(steps)
    const progress = (label: string, done = 0) => tell({ event: 'progress', data: { done, total, label } })
    let done = 0
    const task = {
      job: { kind: 'plan', steps, seed, ...(shown && { shown }), beyond, plannedOn: seoulDay(now()) } as const,
      facts,
      owner,
      isLong: isLong(steps),
      ahead: (count: number) => progress(tripFunction.ahead(count)),
      begun: () => progress(tripFunction.searching),
      // All days are searched together, so the finished share is reported as a number of days.
      progress(share: number) {
        const daysDone = Math.min(total - 1, Math.floor(share * total))
        if (daysDone <= done) return
        done = daysDone
        progress(tripFunction.searching, done)
      },
      found,
    }
    const answered = await pool.run(task, signal)
    if (answered.type !== 'planned') throw new Error('The planner answered another question.')
    return answered.trip
  }

  async function readWords({ facts, steps, beyond }: Asking, plan: Plan, words: string, signal: AbortSignal) {
    const job = { kind: 'check', steps, plan, words, beyond } as const
    const answered = await pool.run({ job, facts, owner: null }, signal)
    return answered.type === 'checked' ? answered.checks : []
  }

  return {
    /** Why this request would be refused; null if it would not. */
    isFull: (owner: string, steps: Pick<TripSteps, 'step1'>) => pool.isFull({ owner, isLong: isLong(steps) }),

    /** Returns the complete answer. Its parts are reported before, as they are found. */
    async plan(asked: AskedTrip): Promise<TripAnswer> {
      const begunAt = now()
      const { steps, signal, tell } = asked
      const hide = createContactFilter(asked.contact)
      const total = daysOf(steps)
      tell({ event: 'progress', data: { done: 0, total, label: tripFunction.reading } })
      const facts = await keeper.current()
      const asking = { facts, steps, beyond: await named.findBeyond(facts, steps.step2.mustVisitPlaces) }

      let foundAt = begunAt
      let writing: ReturnType<typeof write> | null = null
      const write = ({ plan, places }: FoundDays) =>
        writer.write({
          steps,
          plan: fillInPlanText(plan, (unplaced) => closedAtTripTime(unplaced, { plan, places })),
          places,
          treatments: facts.treatments,
          mentions: mentionsIn(facts),
          signal,
          onText: (text, by) => tell({ event: 'words', data: { text, by } }),
        })
      const found = ({ plan, places }: FoundDays) => {
        foundAt = now()
        const hidden = { plan: hide.inPlan(plan), places }
        streamDays(hidden, tell)
        if (countStops(plan) === 0) return
        tell({ event: 'progress', data: { done: total, total, label: tripFunction.proving } })
        // In a separate task: the days and the text of a long trip would together block other requests for too long.
        writing = setImmediate(hidden).then(write)
        // The promise is awaited below, after the conflict proofs.
        writing.catch(() => {})
      }
      const trip = await findTrip(asking, asked, found)
      const words = await (writing as Promise<Awaited<ReturnType<typeof write>>> | null)
      signal.throwIfAborted()
      if (!words) return { success: false, error: whyNoPlan(steps), plan: null }

      const plan = hide.inPlan({ ...trip.plan, warnings: [...trip.plan.warnings, ...words.warnings] })
      const told = fillInPlanText(plan, (unplaced) => closedAtTripTime(unplaced, { plan, places: trip.places }))
      const checks = [...told.checks, ...(await readWords(asking, told, words.text, signal))]
      log.info(
        { days: total, stops: countStops(plan), msToDays: foundAt - begunAt, ms: now() - begunAt, words: words.by },
        'planned a trip',
      )
      return present(
        { ...trip, plan: { ...told, checks } },
        {
          steps,
          budget: hide.inText(nameBudget(steps.step2)),
          words,
          generatedAt: new Date(now()).toISOString(),
        },
      )
    },
  }
}

export type TripPlanning = ReturnType<typeof createTripPlanning>

function whyNoPlan(steps: Pick<TripSteps, 'step1'>): string {
  const { arrival = null, departure = null } = steps.step1
  return leaveNoHours({ arrival, departure, days: daysOf(steps) }) ? tripFunction.noHours : tripFunction.noPlan
}

function isLong(steps: Pick<TripSteps, 'step1'>): boolean {
  return daysOf(steps) > longestShortTrip
}

function daysOf({ step1: { startDate, endDate } }: Pick<TripSteps, 'step1'>): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1
}

function countStops({ days }: Plan): number {
  return days.reduce((sum, { stops }) => sum + stops.length, 0)
}

/** The total budget as the traveller wrote it, otherwise the name of the daily budget. */
function nameBudget({ totalBudget, dailyBudgetRange }: TripSteps['step2']): string {
  if (totalBudget.trim() !== '') return totalBudget.trim()
  const level = dailyBudgetLevel(dailyBudgetRange)
  const typical = dailyBudgetLevels.find((one) => one.level === level)?.typical ?? dailyBudgetRange
  return `${dailyBudgetWords.names[level]} (${dailyBudgetWords.typical(level, typical)})`
}

function streamDays({ plan, places }: FoundDays, tell: AskedTrip['tell']): void {
  for (const [index, day] of plan.days.entries()) {
    const ids = day.stops.flatMap(({ placeId }) => placeId ?? [])
    const own = Object.fromEntries(ids.flatMap((id) => (places[id] ? [[id, places[id]]] : [])))
    tell({ event: 'day', data: { index, day, places: own } })
  }
}

type Written = {
  steps: TripSteps
  budget: string
  generatedAt: string
  words: { text: string; by: 'built-in' | 'model' }
}

function present(
  { plan, places, recommendations }: PlannedTrip,
  { steps, budget, words, generatedAt }: Written,
): TripAnswer {
  const { startDate, endDate, selectedInterests } = steps.step1
  return {
    success: true,
    error: null,
    generatedAt,
    travelPlan: words.text,
    wordsBy: words.by,
    tripData: {
      step1: { startDate, endDate, selectedInterests },
      step2: { budget, travelerType: steps.step2.travelerType },
    },
    recommendations,
    plan,
    places,
  }
}
