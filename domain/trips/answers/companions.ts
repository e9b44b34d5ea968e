import type { TravelerType, TripParty } from './trips.ts'

type Travellers = { travelerType: TravelerType | null; party: TripParty | null }

const together: readonly (TravelerType | null)[] = ['couple', 'friends', 'family']

/**
 * Whether somebody has free time while one traveller is at a clinic: another adult. The form begins a party with one
 * adult, so a couple that only named a pram is still two; one adult with children has nobody to leave them with.
 */
export function isAccompanied({ travelerType, party }: Travellers): boolean {
  if (party && party.adults > 1) return true
  return together.includes(travelerType) && (party === null || party.childAges.length === 0)
}

// From memory: below six a child rides free with an adult on the subways and city buses of Korea.
const rideFreeBelow = 6

/** How many children of a party are so small that the sum assumes no meals and no fares of their own. */
export function countSmallChildren({ childAges }: Pick<TripParty, 'childAges'>): number {
  return childAges.filter((age) => age < rideFreeBelow).length
}

/** How many people a budget for all of them is for: those who pay for themselves, and of a couple at least two. */
export function countTravellers(travellers: Travellers): number {
  const { party } = travellers
  const paying = party ? party.adults + party.childAges.length - countSmallChildren(party) : 1
  return Math.max(paying, isAccompanied(travellers) ? 2 : 1)
}
