import { useEffect, useState } from 'react'
import { hideInReplan } from '#domain/trips/plan/hidden-changes.ts'
import type { Replan } from '#domain/trips/plan/trip-edits.ts'
import type { ReplanRequest } from '#planner/edits/replan-request.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import type { ReplannedHere } from '#web/features/trips/planning/planner-messages.ts'
import { storedPosition, storedReached } from '#web/features/trips/results/map/stored-position.ts'
import { storeTrip, type StoredTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'

type Asked = Omit<ReplanRequest, 'day'> & { dayIndex: number }

/**
 * `shown` is the part that may be displayed while clinics are hidden. `before` is the trip that it was calculated from.
 */
type Replanned =
  | { stage: 'working' }
  | { stage: 'failed' }
  | { stage: 'ready'; planned: ReplannedHere; shown: Replan; before: StoredTrip }

const working: Replanned = { stage: 'working' }

/** Calculates a new plan for the rest of the day on this device, without changing the trip. */
export function useReplan({ dayIndex, now, reached, reason, way, stop, skip }: Asked): Replanned {
  const [state, setState] = useState<{ of: string; result: Replanned }>({ of: '', result: working })
  const hides = useHidesClinics()
  const asked = JSON.stringify([dayIndex, now, reached, reason, way, stop, skip, hides])
  useEffect(() => {
    const left = new AbortController()
    const show = (result: Replanned) => setState({ of: asked, result })
    async function ask() {
      const before = readStoredTrip()
      if (!before) return show({ stage: 'failed' })
      const { document } = before
      const { steps, plan, places } = document
      const request: ReplanRequest = { day: dayIndex, now, reached, reason, way }
      if (hides) request.reached = reachedOf(document)
      if (stop !== undefined) request.stop = hides ? stopOf(document, stop) : stop
      if (skip !== undefined) request.skip = skip
      const result = await askPlanner('replan', { steps, plan, places, request }, { signal: left.signal })
      if (left.signal.aborted) return undefined
      if (!result.ok || !result.answer) return show({ stage: 'failed' })
      const { replan } = result.answer
      const shown = hides ? hideInReplan(replan, document, dayIndex) : replan
      return show({ stage: 'ready', planned: result.answer, shown, before })
    }
    // Several hidden stops are shown as one.
    const reachedOf = (document: StoredTrip['document']) =>
      storedReached(hideClinics(document).plan.days[dayIndex], document.plan.days[dayIndex], reached)
    const stopOf = (document: StoredTrip['document'], at: number) =>
      storedPosition(hideClinics(document).plan, document.plan, { day: dayIndex, stop: at })?.stop ?? -1
    void ask()
    return () => left.abort()
  }, [asked, dayIndex, now, reached, reason, way, stop, skip, hides])
  return state.of === asked ? state.result : working
}

/** Accepts the new plan. False when the trip has changed in the meantime, for example in another tab. */
export function acceptReplan({ replan, places, words }: ReplannedHere, before: StoredTrip): boolean {
  const now = readStoredTrip()
  if (now?.document !== before.document) return false
  const { document } = now
  storeTrip({
    ...now,
    isChanged: now.saved !== null,
    document: {
      ...document,
      plan: replan.plan,
      places: { ...document.places, ...places },
      words: { text: words, by: 'built-in' },
    },
  })
  return true
}

/** Restores the plan of before. The account then gets it as a change of the version that it has now. */
export function undoReplan({ document }: StoredTrip): void {
  const saved = readStoredTrip()?.saved ?? null
  storeTrip({ saved, isChanged: saved !== null, document })
}
