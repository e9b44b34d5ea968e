import type { TravelerType, TripParty } from './trips.ts'

const together: readonly (TravelerType | null)[] = ['couple', 'friends', 'family']

/**
 * Whether somebody has free time while one traveller is at a clinic: another adult. The form begins a party with one
 * adult, so a couple that only named a pram is still two; one adult with children has nobody to leave them with.
 */
export function isAccompanied({
  travelerType,
  party,
}: {
  travelerType: TravelerType | null
  party: TripParty | null
}): boolean {
  if (party && party.adults > 1) return true
  return together.includes(travelerType) && (party === null || party.childAges.length === 0)
}
