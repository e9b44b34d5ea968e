import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { CompanionTime, Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes, type TripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { companionFacts, withCompanionTime } from '#planner/trips/companions/companion-time.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip, inventCatalogue, inventRow, type Visit, writeTrip } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'

/** Where the traveller is treated, with unknown hours like most clinics. */
export const waitClinic = inventRow('clinic-7', 0, {
  kind: 'clinic',
  tags: ['skin', 'surgery'],
  hours: null,
  cost: null,
  interests: ['beauty'],
})

const cafeFacts: Partial<PlanPlace> = { kind: 'cafe', interests: ['food'], cost: 6000, visitMinutes: 50 }

/** A row some metres north of the clinic; a cafe unless the facts say otherwise. */
export function rowNorth(id: string, metres: number, facts: Partial<PlanPlace> = {}): PlanPlace {
  return inventRow(id, 0, { ...cafeFacts, lat: waitClinic.lat + metres / 111_200, lng: waitClinic.lng, ...facts })
}

/** A visit to the clinic on the Monday of the trip: a treatment of the skin from two to four by default. */
export function visitClinic(facts: Partial<Visit> = {}): Visit {
  return { placeId: waitClinic.id, kind: 'treatment', treatment: 'skin', arrive: '14:00', leave: '16:00', ...facts }
}

export type WaitAsked = {
  rows: PlanPlace[]
  visits?: Visit[]
  step2?: Parameters<typeof askTrip>[1]
}

/** A day with a visit to the clinic, and what whoever comes along does meanwhile. */
export function planWait({ rows, visits = [visitClinic()], step2 = {} }: WaitAsked): {
  plan: Plan
  catalogue: PlanPlace[]
  wishes: TripWishes
} {
  const catalogue = [waitClinic, ...rows]
  const steps = askTrip(1, { totalBudget: '', areaPreferences: [], ...step2 }, { socialMediaOptions: [] })
  const wishes = readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
  const facts = companionFacts({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  const plan = withCompanionTime(writeTrip(steps, catalogue, [visits]).plan, facts)
  return { plan, catalogue, wishes }
}

export function roundsOf({ days }: Plan): CompanionTime[] {
  return days.flatMap(({ stops }) => stops.flatMap(({ companion }) => companion ?? []))
}

/** How far a place of a round is from the clinic. */
export function metresFromClinic(point: Point): number {
  return straightMetres(waitClinic, point)
}

/** A trip of the planner itself with a treatment of the skin, and what the checker finds in its days. */
export function planCompanionTrip(step2: Parameters<typeof askTrip>[1]): { plan: Plan; broken: string[] } {
  const catalogue = inventCatalogue()
  const beauty = { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] } as const
  const steps = askTrip(4, { totalBudget: '', ...step2 }, { ...beauty, beautyCategories: [...beauty.beautyCategories] })
  const wishes = readTripWishes(steps, { names: indexPlaceNames([]), treatments: readTreatmentTable() })
  const plan = planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1 })
  return { plan, broken: checkDays({ wishes, catalogue, plan }).flatMap(({ violations }) => violations) }
}
