import { tripTextLengths } from '#domain/trips/answers/trips.ts'
import { isOneWish, joinMustVisits, splitMustVisits } from '#domain/wishes/must-visit-list.ts'
import { changeStep, readStep } from './stored-steps.ts'
import { readStoredTrip } from './stored-trip.ts'
import { keepQueuedPlaces, readQueuedPlaces } from './queued-places.ts'

export type AddedPlace = { id: string; name: { en: string; ko: string } }

export type AddOutcome =
  /** Whether a place is in the stored trip or queued for it. */
  { kind: 'there' } | { kind: 'queued'; undo: () => void } | { kind: 'wished'; undo: () => void } | { kind: 'full' }

/** Queues a place for the stored trip, or without one adds it to the must-visits. */
export function addToTrip(place: AddedPlace): AddOutcome {
  const kept = readStoredTrip()
  if (!kept) {
    const { added, undo } = addMustVisits([place])
    return added === 0 ? { kind: 'full' } : { kind: 'wished', undo }
  }
  const queued = readQueuedPlaces()
  const isIn = kept.document.plan.days.some(({ stops }) => stops.some(({ placeId }) => placeId === place.id))
  if (isIn || queued.includes(place.id)) return { kind: 'there' }
  keepQueuedPlaces([...queued, place.id])
  return { kind: 'queued', undo: () => keepQueuedPlaces(readQueuedPlaces().filter((id) => id !== place.id)) }
}

/** Adds places to the must-visits of step 2, as many as fit. */
export function addMustVisits(places: readonly AddedPlace[]): { added: number; left: number; undo: () => void } {
  const before = readStep('step2').draft.mustVisitPlaces
  const names = splitMustVisits(before)
  const known = new Set(names.map((name) => name.toLowerCase()))
  let [added, left] = [0, 0]
  for (const place of places) {
    const name = writableName(place)
    if (known.has(name.toLowerCase())) added += 1
    else if (joinMustVisits([...names, name]).length > tripTextLengths.mustVisitPlaces) left += 1
    else {
      names.push(name)
      known.add(name.toLowerCase())
      added += 1
    }
  }
  const text = joinMustVisits(names)
  if (text !== before) changeStep('step2', { mustVisitPlaces: text })
  return { added, left, undo: () => changeStep('step2', { mustVisitPlaces: before }) }
}

/** The English name, unless a comma or full stop in it would split it into two entries. */
function writableName({ name }: AddedPlace): string {
  return name.en !== '' && isOneWish(name.en) ? name.en : name.ko || name.en
}
