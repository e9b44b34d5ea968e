import type { Plan, PlanDay, PlanStop } from '#domain/plans.ts'

const hiddenWarnings = ['treatment_unread', 'ask_your_clinic', 'clinic_hours_unknown', 'early_flight']

/** The plan as it is shown to others: without clinics, recovery and what says that there are any. */
export function withoutClinics(plan: Plan): Plan {
  const days = plan.days.map(withoutClinicStops)
  return {
    ...plan,
    days,
    unplaced: plan.unplaced.filter(({ reason }) => !['no_clinic', 'trip_too_short', 'recovery'].includes(reason)),
    warnings: plan.warnings.filter(({ code }) => !hiddenWarnings.includes(code)),
    conflicts: plan.conflicts.filter(
      ({ wishes, relax }) => !wishes.some(isBeautyWish) && !relax.some(({ wish }) => isBeautyWish(wish)),
    ),
    totals: { ...plan.totals, stops: days.reduce((sum, { stops }) => sum + stops.length, 0) },
  }
}

function isBeautyWish(wish: string): boolean {
  return wish === 'beautyCategories' || wish === 'plasticSurgeryType'
}

function withoutClinicStops(day: PlanDay): PlanDay {
  const isHidden = day.shortfall === 'treatment' || day.shortfall === 'recovery'
  // The way from a hidden place to the next stop is a way from nowhere.
  const stops = day.stops.flatMap((stop, index): PlanStop[] => {
    if (isClinicStop(stop)) return []
    const before = day.stops[index - 1]
    return [before && isClinicStop(before) ? { ...stop, leg: null } : stop]
  })
  const last = day.stops.at(-1)
  return {
    ...day,
    stops,
    returnLeg: last && isClinicStop(last) ? null : day.returnLeg,
    shortfall: isHidden ? null : day.shortfall,
  }
}

/** Whether a stop tells of a treatment. */
export function isClinicStop({ kind, treatment, placeId }: PlanStop): boolean {
  return (
    kind === 'consultation' ||
    kind === 'treatment' ||
    kind === 'checkup' ||
    (kind === 'rest' && (treatment !== undefined || placeId === null))
  )
}
