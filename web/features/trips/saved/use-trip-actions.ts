import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type SavedTrip, tripNameWith, type UnreadableTrip } from '#domain/trips/document/saved-trips.ts'
import { storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useApiCall } from '#web/use-api-call.ts'
import { openSavedTrip, wouldLoseTrip } from './open-saved-trip.ts'
import { savedTrips as words } from '#locales/en/trips/saved-trips.ts'
import { sendStoredTrip } from './send-stored-trip.ts'
import { deleteTrip, duplicateTrip, restoreTrip } from './trip-calls.ts'
import type { TripAction } from './trip-card.tsx'

export type OpenDialog = { kind: 'share' | 'calendar' | 'rename' | 'replace' | 'save_first'; tripId: string }

type Listed = {
  /** Stores the server's version of a trip. */
  put: (trip: SavedTrip) => void
  drop: (trip: UnreadableTrip) => void
}

export function useTripActions({ put, drop }: Listed) {
  const navigate = useNavigate()
  const { run } = useApiCall(words.refused)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [pending, setPending] = useState<{ tripId: string; action: TripAction } | null>(null)

  function act(trip: SavedTrip, action: TripAction): void {
    const { id: tripId } = trip
    switch (action) {
      case 'share':
      case 'calendar':
      case 'rename':
        return setDialog({ kind: action, tripId })
      case 'open':
        return work(trip, action, () => openOrAsk(trip))
      case 'duplicate':
        return work(trip, action, () => duplicate(trip))
      case 'delete':
        return work(trip, action, () => remove(trip))
    }
  }

  function work({ id }: SavedTrip, action: TripAction, what: () => Promise<void>): void {
    setPending({ tripId: id, action })
    void run(what).finally(() => setPending(null))
  }

  async function openOrAsk(trip: SavedTrip): Promise<void> {
    // Unsent changes of another saved trip are sent first, so that none are lost.
    if (readStoredTrip()?.isChanged) await sendStoredTrip(words.fromThisDevice)
    if (wouldLoseTrip(trip.id)) setDialog({ kind: 'replace', tripId: trip.id })
    else await open(trip)
  }

  async function open(trip: Pick<SavedTrip, 'id'>): Promise<void> {
    if (await openSavedTrip(trip)) await navigate('/trip-planner/results')
    else showToast({ kind: 'failure', title: words.refused.title, description: words.refused.unreadable })
  }

  async function duplicate(trip: SavedTrip): Promise<void> {
    const copy = await duplicateTrip(trip.id, tripNameWith(trip.name, words.copyOf))
    put(copy)
    showToast({ kind: 'success', title: words.duplicate.done(copy.name) })
  }

  async function remove(trip: SavedTrip): Promise<void> {
    await deleteTrip(trip.id)
    put({ ...trip, deletedAt: new Date().toISOString() })
    detachFrom(trip)
    showToast({
      kind: 'news',
      title: words.remove.done(trip.name),
      description: words.remove.doneText,
      action: { label: words.undo, onSelect: () => restore(trip) },
    })
  }

  function removeUnreadable(trip: UnreadableTrip): void {
    void run(async () => {
      await deleteTrip(trip.id)
      drop(trip)
      detachFrom(trip)
      showToast({ kind: 'news', title: words.unreadable.removed })
    })
  }

  function restore(trip: SavedTrip): void {
    void run(async () => {
      put(await restoreTrip(trip.id))
      showToast({ kind: 'success', title: words.deleted.restored(trip.name) })
    })
  }

  return {
    dialog,
    pending,
    act,
    restore,
    removeUnreadable,
    close: () => setDialog(null),
    show: setDialog,
    /** Replaces the trip of this device. */
    openAnyway: (tripId: string) => void run(() => open({ id: tripId })),
  }
}

/** The trip of this device stays, without its deleted copy in the account. */
function detachFrom({ id }: Pick<SavedTrip, 'id'>): void {
  const kept = readStoredTrip()
  if (kept?.saved?.id === id) storeTrip({ ...kept, saved: null, isChanged: false })
}
