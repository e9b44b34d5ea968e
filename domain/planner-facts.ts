import type { Intercity, SubwayNetwork } from './transport.ts'
import type { TripPlace } from './plans.ts'
import type { TreatmentFacts } from './treatments.ts'

/** All that plans are made from, for a planner that runs away from the database: in a thread or in a browser. */
export type PlannerFacts = {
  /** Changes when anything of the rest does. */
  version: string
  /** In the order in which the guide shows them; real clinics with a place on the map follow. No sample is among them. */
  places: TripPlace[]
  treatments: TreatmentFacts[]
  subway: SubwayNetwork
  intercity: Intercity
}
