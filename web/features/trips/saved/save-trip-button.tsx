import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Bookmark, Check } from 'lucide-react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { savedTrips as words } from '#locales/en/trips/saved-trips.ts'
import { showSendOutcome } from './show-send-outcome.ts'
import { useAccountGate } from './use-account-gate.ts'

/** Saves the trip of this device in the account. After that, changes are sent automatically. */
export function SaveTripButton() {
  const navigate = useNavigate()
  const isSignedIn = useAccountGate()
  const kept = useStoredTrip()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const { part: asking, hasFailed } = useOnDemand(isAsking, loadDialog)
  if (!kept) return null
  const showTrips = () => void navigate('/trips')

  async function press(): Promise<void> {
    setIsPending(true)
    try {
      if (!(await isSignedIn())) return
      if (kept?.saved) await sendChanges()
      else setIsAsking(true)
    } finally {
      setIsPending(false)
    }
  }

  async function sendChanges(): Promise<void> {
    const { sendStoredTrip } = await import('./send-stored-trip.ts')
    const outcome = await sendStoredTrip(words.fromThisDevice)
    if (outcome.kind === 'offline' || outcome.kind === 'refused' || outcome.kind === 'signed_out') {
      const description = outcome.kind === 'refused' ? outcome.message : words.refused.offline
      showToast({ kind: 'failure', title: words.refused.title, description })
    } else showSendOutcome(outcome, showTrips)
  }

  function showSaved({ name }: SavedTrip): void {
    setIsAsking(false)
    const action = { label: words.save.show, onSelect: showTrips }
    showToast({ kind: 'success', title: words.save.done(name), action })
  }

  if (kept.saved && !kept.isChanged) {
    return (
      <ButtonLink size="small" to="/trips" aria-label={words.button.savedSpoken(kept.saved.name)}>
        <Check aria-hidden className="size-4.5 text-jade" />
        {words.button.saved}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button size="small" kind="primary" className="needs-scripts" isPending={isPending} onClick={() => void press()}>
        {isPending ? null : <Bookmark aria-hidden className="size-4.5" />}
        {kept.saved ? words.button.saveChanges : words.button.save}
      </Button>
      {asking && isAsking ? (
        <asking.SaveTripDialog document={kept.document} onSaved={showSaved} onClose={() => setIsAsking(false)} />
      ) : null}
      {hasFailed ? <p className="basis-full text-small text-vermilion">{words.refused.offline}</p> : null}
    </>
  )
}

async function loadDialog() {
  return import('./save-trip-dialog.tsx')
}
