import { daysBetween } from '#domain/korea/calendar-dates.ts'
import type { TreatmentWish } from '#domain/wishes/treatment-wishes.ts'
import type { PlanReading, ReadStop } from './plan-reading.ts'

/** A treatment of the plan, with the wish that it fulfils. */
export type DoneTreatment = { visit: ReadStop; date: string; wish: TreatmentWish }

/** The treatments of a plan, in its order. */
export function treatmentsOf({ days, wishes }: PlanReading): DoneTreatment[] {
  return days.flatMap(({ day, stops }) =>
    stops.flatMap((visit) => {
      if (visit.stop.kind !== 'treatment') return []
      const wish = wishes.treatments.find(({ treatmentClass }) => treatmentClass === visit.stop.treatment)
      return wish ? [{ visit, date: day.date, wish }] : []
    }),
  )
}

/** The restrictions of a date because of treatments before it. */
export function recoveryOn(reading: PlanReading, date: string) {
  const ages = treatmentsOf(reading).map((treatment) => ({ ...treatment, age: daysBetween(treatment.date, date) }))
  const borne = ages.filter(({ age, wish }) => age >= 0 && age <= wish.recovery.quietDays)
  return { borne, isTreatmentOrRecovery: borne.length > 0 }
}
