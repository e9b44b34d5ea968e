import { useEffect, useState } from 'react'
import { hideInReplan } from '#domain/trips/plan/hidden-changes.ts'
import type { Replan, ReplanReason, ReplanWay } from '#domain/trips/plan/trip-edits.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import type { ReplannedHere } from '#web/features/trips/planning/planner-messages.ts'
import { storedReached } from '#web/features/trips/results/map/stored-position.ts'
import { storeTrip, type StoredTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'

type Asked = { dayIndex: number; now: number; reached: number; reason: ReplanReason; way: ReplanWay }

/**
 * `shown` is the part that may be displayed while clinics are hidden. `before` is the trip that it was calculated from.
 */
type Replanned =
  | { stage: 'working' }
  | { stage: 'failed' }
  | { stage: 'ready'; planned: ReplannedHere; shown: Replan; before: StoredTrip }

const working: Replanned = { stage: 'working' }

/** Calculates a new plan for the rest of the day on this device, without changing the trip. */
export function useReplan({ dayIndex, now, reached, reason, way }: Asked): Replanned {
  const [state, setState] = useState<{ of: string; result: Replanned }>({ of: '', result: working })
  const hides = useHidesClinics()
  const asked = JSON.stringify([dayIndex, now, reached, reason, way, hides])
  useEffect(() => {
    const left = new AbortController()
    const show = (result: Replanned) => setState({ of: asked, result })
    async function ask() {
      const before = readStoredTrip()
      if (!before) return show({ stage: 'failed' })
      const { document } = before
      const { steps, plan, places } = document
      const request = { day: dayIndex, now, reached: hides ? reachedOf(document) : reached, reason, way }
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
    void ask()
    return () => left.abort()
  }, [asked, dayIndex, now, reached, reason, way, hides])
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
