import type { DaySheet } from '#domain/korea/day-sheets.ts'
import type { TransportFacts } from '#domain/korea/transport.ts'
import type { TripPlace } from './plans.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'

/** All input of the planner apart from the answers, for a thread or a browser, which have no database. */
export type PlannerFacts = TransportFacts & {
  /** Changes whenever another field changes. */
  version: string
  /** Places in the order of the guide, then real clinics with a map position. Contains no sample data. */
  places: TripPlace[]
  treatments: TreatmentFacts[]
  sheets: DaySheet[]
  /** The ids of places where a barrier-free guide describes a toilet. Absent in facts of an earlier release. */
  toilets?: string[]
}

/** The browser's cache of these facts. Where it exists, the device can plan without a network. */
export const plannerFactsCache = 'planner facts'

/** The address of these facts, which is also their key in that cache. */
export const plannerFactsAddress = '/api/planner-facts'
