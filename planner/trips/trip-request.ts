import type { PlanPlace } from '#domain/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Transport } from '#planner/travel/transport.ts'

/** What a trip is planned from. */
export type TripRequest = {
  wishes: TripWishes
  /** In the order in which the guide shows them: the first are those that most people come for. */
  catalogue: readonly PlanPlace[]
  transport: Transport
  seed: number
  /** How long is searched, as a multiple of the usual. */
  effort?: number
  shouldStop?: () => boolean
  /** Told now and then how much of the search for the days is done, from 0 to 1; it never goes back. */
  onProgress?: (share: number) => void
}
