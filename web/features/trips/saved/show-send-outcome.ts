import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { SendOutcome } from './send-stored-trip.ts'

/** Shows a toast for outcomes that need attention; a saved change is shown by the button. */
export function showSendOutcome(outcome: SendOutcome, showTrips: () => void): void {
  const { conflict } = savedTrips
  const action = { label: conflict.show, onSelect: showTrips }
  if (outcome.kind === 'copied') {
    const description = conflict.text(outcome.name)
    showToast({ kind: 'news', title: conflict.title, description, action, isLasting: true })
  }
  if (outcome.kind === 'gone') showToast({ kind: 'news', title: conflict.gone, description: conflict.goneText })
}
