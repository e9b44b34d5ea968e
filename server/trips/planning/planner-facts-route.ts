import * as z from 'zod'
import { clinicLanguages, clinicTreatments } from '#domain/clinics/clinics.ts'
import { priceTaxes, priceUnits } from '#domain/clinics/price-sheets.ts'
import { lookedUpFacts } from '#domain/places/place-schemas.ts'
import { clock } from '#domain/places/fact-schemas.ts'
import { dayParts } from '#domain/korea/day-sheets.ts'
import { weekdays } from '#domain/places/places.ts'
import { placeSense } from '#domain/places/place-sense-schemas.ts'
import { sceneNames } from '#domain/site/scene-names.ts'
import { hubKinds, journeyModes } from '#domain/korea/transport.ts'
import { treatmentFacts } from '#domain/clinics/treatment-schemas.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import type { PlannerFactsKeeper } from './planner-facts.ts'

const schemas = en.api.schemas
const statedPrice = z.strictObject({
  procedure: z.string(),
  fromWon: z.int(),
  toWon: z.int().nullable(),
  unit: z.enum(priceUnits),
  sessions: z.int().nullable(),
  tax: z.enum(priceTaxes),
  statedOn: z.iso.date(),
  source: z.string(),
})
const name = z.strictObject({ en: z.string(), ko: z.string() })
const point = { lat: z.number(), lng: z.number() }
const { headline, best, dusk, activeHours, seasonBest, seasonAvoid } = placeSense
const { childFrom, forChildren, stairs, walkKm, tip, dish } = placeSense
const judged = { headline, best, dusk, activeHours, seasonBest, seasonAvoid }
const plannedSense = { ...judged, childFrom, forChildren, stairs, walkKm, tip, dish }
const spot = { id: z.string(), name, ...point }
const minutes = z.number()

// A source may have only one of a place's names, and a clinic may give its address in only one script.
const place = z
  .strictObject({
    ...lookedUpFacts,
    ...plannedSense,
    id: z.string(),
    name,
    description: z.string(),
    district: name,
    address: name,
    source: z.string().nullable(),
    otherNames: z.strictObject({ ja: z.string().nullable(), zh: z.string().nullable() }),
    scene: z.enum(sceneNames).nullable().meta({ description: en.api.fields.scene }),
    clinic: z
      .strictObject({
        languages: z.array(z.enum(clinicLanguages)),
        isRegistered: z.boolean(),
        treatments: z.array(z.enum(clinicTreatments)).optional(),
        prices: z.array(statedPrice).optional(),
      })
      .optional(),
  })
  .meta({ id: 'TripPlace', description: schemas.tripPlace })

const course = z.strictObject({
  stops: z.array(z.string()),
  clock: z.record(z.string(), minutes),
  isOneWay: z.boolean(),
  surchargeWon: z.int(),
})
const line = z.strictObject({
  id: z.string(),
  name,
  headwayMinutes: minutes,
  tracksOf: z.string().nullable(),
  isRailway: z.boolean(),
  courses: z.array(course),
})
const change = z.strictObject({ station: z.string(), line: z.string(), minutes })
const hub = z.strictObject({ ...spot, kind: z.enum(hubKinds) })
const journey = z.strictObject({
  mode: z.enum(journeyModes),
  from: z.string(),
  to: z.string(),
  minutes,
  priceWon: z.int(),
})

const daySheet = z.strictObject({
  id: z.string(),
  bases: z.array(z.string()),
  part: z.enum(dayParts),
  startAt: clock,
  homeBy: clock,
  stops: z.array(z.strictObject({ placeId: z.string(), minutes, from: clock, by: clock })),
  table: z.string().nullable(),
  eatsFirst: z.boolean(),
  weekdays: z.array(z.enum(weekdays)).nullable(),
  months: z.array(z.int()).nullable(),
  notOnFirstDay: z.boolean(),
  notOnLastDay: z.boolean(),
  childFrom: z.int(),
  isDayTrip: z.boolean(),
})

export const plannerFacts = z
  .strictObject({
    version: z.string(),
    places: z.array(place),
    treatments: z.array(treatmentFacts),
    sheets: z.array(daySheet),
    toilets: z.array(z.string()).optional(),
    subway: z.strictObject({ stations: z.array(z.strictObject(spot)), lines: z.array(line), changes: z.array(change) }),
    intercity: z.strictObject({
      hubs: z.array(hub),
      journeys: z.array(journey),
    }),
    bases: z.array(z.strictObject({ id: z.string(), city: name, quarter: name, ...point, arrival: hub })),
  })
  .meta({ id: 'PlannerFacts', description: schemas.plannerFacts })

/** For the planner in the browser, which also works offline. */
export function describePlannerFactsRoute(facts: Pick<PlannerFactsKeeper, 'current'>) {
  return describeRoute({
    name: 'readPlannerFacts',
    method: 'GET',
    path: '/api/planner-facts',
    who: everybody,
    answer: plannerFacts,
    isPublic: true,
    limit: { limit: 120, windowSeconds: 300 },
    handle: async () => (await facts.current()).json,
  })
}
