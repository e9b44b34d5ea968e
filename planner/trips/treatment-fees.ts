import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import { feesOf, sumOfFees } from '#domain/clinics/treatment-fees.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { namedProcedures } from '#domain/wishes/named-procedures.ts'
import type { TreatmentWish } from '#domain/wishes/treatment-wishes.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

type Asked = { wishes: Pick<TripWishes, 'treatmentReading'>; plannedOn: string | undefined }

/** What a clinic states that the procedures cost which were named for a wish. Without the day of planning, nothing. */
export function feesAt({ clinic }: PlanPlace, wish: TreatmentWish, { wishes, plannedOn }: Asked): StatedPrice[] {
  if (!clinic?.prices || plannedOn === undefined) return []
  return feesOf(clinic.prices, namedProcedures(wish, wishes.treatmentReading), plannedOn)
}

/** What clinics state that the treatments among these visits cost. */
export function feesOfVisits(visits: readonly { fees?: StatedPrice[] }[]): number {
  return visits.reduce((sum, { fees }) => sum + sumOfFees(fees), 0)
}
