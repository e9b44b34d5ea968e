import { addToTrip as words } from '#locales/en/trips/add-to-trip.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { addMustVisits, type AddedPlace, addToTrip } from './add-to-trip.ts'

type GoTo = (path: string) => void

/** Adds a place to this device's trip, or to the must-visits of the next one, and shows the result as a toast. */
export function addAndTell(place: AddedPlace, goTo: GoTo): void {
  const called = place.name.en || place.name.ko
  const open = { label: words.open, onSelect: () => goTo('/trip-planner/results') }
  const outcome = addToTrip(place)
  switch (outcome.kind) {
    case 'there':
      showToast({ kind: 'news', title: words.there(called), action: open })
      return
    case 'queued':
      showToast({ kind: 'success', title: words.queued(called), description: words.queuedText, action: open })
      return
    case 'wished':
      showToast({
        kind: 'success',
        title: words.wished(called),
        description: words.wishedText,
        action: { label: words.plan, onSelect: () => goTo('/trip-planner') },
      })
      return
    case 'full':
      showToast({ kind: 'failure', title: words.full, description: words.fullText })
  }
}

/** Adds places to the must-visits. Returns a function that shows the toast, for after the planner is shown. */
export function addManyAndTell(places: readonly AddedPlace[]): () => void {
  const { added, left, undo } = addMustVisits(places)
  return () =>
    showToast({
      kind: left > 0 ? 'news' : 'success',
      title: words.wishedMany(added),
      description: left > 0 ? words.notAll(left) : words.wishedText,
      action: { label: words.undo, onSelect: undo },
    })
}
