import { useEffect, useState } from 'react'
import type { ReplanReason, ReplanWay } from '#domain/trip-edits.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import type { ReplannedHere } from '#web/features/trips/planning/planner-messages.ts'
import { keepTrip, type KeptTrip, readKeptTrip } from '#web/travel/trip/kept-trip.ts'

type Asked = { dayIndex: number; now: number; reached: number; reason: ReplanReason; way: ReplanWay }

/** `before` is the trip that it was worked out from. */
type Replanned =
  | { stage: 'working' }
  | { stage: 'failed' }
  | { stage: 'ready'; planned: ReplannedHere; before: KeptTrip }

const working: Replanned = { stage: 'working' }

/** Works out the rest of the day on this device. Nothing is changed by it. */
export function useReplan({ dayIndex, now, reached, reason, way }: Asked): Replanned {
  const [state, setState] = useState<{ of: string; result: Replanned }>({ of: '', result: working })
  const asked = JSON.stringify([dayIndex, now, reached, reason, way])
  useEffect(() => {
    const left = new AbortController()
    const show = (result: Replanned) => setState({ of: asked, result })
    async function ask() {
      const before = readKeptTrip()
      if (!before) return show({ stage: 'failed' })
      const { steps, plan, places } = before.document
      const request = { day: dayIndex, now, reached, reason, way }
      const result = await askPlanner('replan', { steps, plan, places, request }, { signal: left.signal })
      if (left.signal.aborted) return undefined
      return show(result.ok && result.answer ? { stage: 'ready', planned: result.answer, before } : { stage: 'failed' })
    }
    void ask()
    return () => left.abort()
  }, [asked, dayIndex, now, reached, reason, way])
  return state.of === asked ? state.result : working
}

/** Takes what was worked out. False when the trip was changed meanwhile, in another tab for example. */
export function acceptReplan({ replan, places, words }: ReplannedHere, before: KeptTrip): boolean {
  if (readKeptTrip()?.document !== before.document) return false
  const { document } = before
  keepTrip({
    ...before,
    isChanged: before.saved !== null,
    document: {
      ...document,
      plan: replan.plan,
      places: { ...document.places, ...places },
      words: { text: words, by: 'built-in' },
    },
  })
  return true
}
