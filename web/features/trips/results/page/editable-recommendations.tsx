import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { useTripChanges } from '#web/features/trips/editing/use-trip-changes.ts'
import { Recommendations } from './recommendations.tsx'

/** Recommendations that can be added to the trip where they add the least travel time. */
export function EditableRecommendations({ document }: { document: TripDocument }) {
  const { change } = useTripChanges()
  return <Recommendations document={document} onAdd={(placeId) => void change({ do: 'add', placeId, at: null })} />
}
