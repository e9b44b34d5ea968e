import type { FactSource } from './places.ts'

/** What a barrier-free guide describes at a place. `prams` and `wheelchairs` can be borrowed. */
export const gettingInAids = ['way-in', 'lift', 'toilet', 'parking', 'wheelchairs', 'prams', 'nursing'] as const
export type GettingInAid = (typeof gettingInAids)[number]

/** What is not described is unknown: the guide does not say that it is missing. */
export type GettingIn = { place: string; describes: GettingInAid[]; source: FactSource }
