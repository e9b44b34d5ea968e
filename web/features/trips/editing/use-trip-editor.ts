import { useMemo, useSyncExternalStore } from 'react'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { type EditorState, onEditorChange, readEditor, readNoEditor } from './trip-editor-store.ts'

export type TripEditor = Omit<EditorState, 'history'> & {
  document: TripDocument
  canUndo: boolean
  canRedo: boolean
}

/** The state of trip-editor-store.ts with the trip of this device; null when there is none. */
export function useTripEditor(): TripEditor | null {
  const kept = useStoredTrip()
  const state = useSyncExternalStore(onEditorChange, readEditor, readNoEditor)
  return useMemo(() => {
    if (!kept) return null
    const { history, ...rest } = state
    return { ...rest, document: kept.document, canUndo: history.past.length > 0, canRedo: history.future.length > 0 }
  }, [kept, state])
}
