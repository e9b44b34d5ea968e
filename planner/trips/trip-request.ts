import type { DaySheet } from '#domain/korea/day-sheets.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Transport } from '#planner/travel/transport.ts'

/** The input of planning a trip. */
export type TripRequest = {
  wishes: TripWishes
  /** In the order of the guide: the best known first. */
  catalogue: readonly PlanPlace[]
  transport: Transport
  /** Headline days to choose from; none if absent. */
  sheets?: readonly DaySheet[]
  /** Days without headline days, because a search found no room for something else beside them. */
  plainDays?: readonly number[]
  /** No table is asked for because of a dish that is liked: one of them broke a rule. */
  withoutDishes?: boolean
  seed: number
  /** The day of planning, on which a clinic's price may be too old. Without it, no price counts. */
  plannedOn?: string
  /** The places of the plan that this one replaces: others of the same worth come before them. */
  shown?: readonly string[]
  /** The conditions of meals are eased so often from the beginning, as another search of this trip needed. */
  eased?: number
  /** The number of rounds, as a multiple of the usual. */
  effort?: number
  shouldStop?: () => boolean
  /** Called from time to time with the finished share of the search, from 0 to 1. It never decreases. */
  onProgress?: (share: number) => void
}
