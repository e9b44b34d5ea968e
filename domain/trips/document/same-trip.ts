import type { TripDocument } from './trip-documents.ts'
import { hideClinics } from './trip-privacy.ts'

/** Compares a trip with the account's copy, which may have its clinics hidden. The order of fields is ignored. */
export function isSameTrip(mine: TripDocument, account: TripDocument): boolean {
  const kept = JSON.stringify(inOrder(account))
  return JSON.stringify(inOrder(mine)) === kept || JSON.stringify(inOrder(hideClinics(mine))) === kept
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return fields.map(([name, field]) => [name, inOrder(field)])
}
