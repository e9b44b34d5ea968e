import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { clinicMetres, isClinicFor } from '#domain/clinics/clinic-offers.ts'
import type { PlaceTag } from '#domain/places/places.ts'
import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import { isExamination, type TreatmentCheck } from '#domain/clinics/treatments.ts'
import { isArranged } from '#domain/trips/plan/arranged-visits.ts'
import { isSetByClinic, type TreatmentWish } from '#domain/wishes/treatment-wishes.ts'
import { isClinicVisit, isSight, metresBetween, type PlanReading, type ReadStop } from './plan-reading.ts'
import { type DoneTreatment, treatmentsOf } from './recovery.ts'
import { judge, type Tally, type Told } from './verdict.ts'

const notForRecovery: readonly PlaceTag[] = ['hot', 'sauna', 'strenuous', 'alcohol', 'swim']
const askYourClinic = /ask your clinic/iu

/**
 * Exactly the requested treatments are planned, in their order and with their recovery. The text, if there is one, says
 * to ask the clinic.
 */
export function checkTreatments(reading: PlanReading & { words?: string }) {
  return judge('treatments', (tally) => {
    const { wishes, plan, stops } = reading
    for (const visit of stops.filter(isClinicVisit)) checkVisit(visit, reading, tally)
    for (const wish of wishes.treatments) checkWish(wish, reading, tally)
    for (const tag of wishes.beautyTags)
      tally.test(
        stops.some(({ row }) => row?.tags.includes(tag)) ||
          plan.unplaced.some(({ name }) => beautyName[tag]?.test(name)),
        () => `Nothing in the plan is for ${tag}, and nothing says why.`,
        false,
        () => ({ code: 'beauty_missing', tag }),
      )
    for (const treatment of treatmentsOf(reading)) checkTreatment(treatment, reading, tally)
    if (wishes.treatments.length > 0 && reading.words !== undefined)
      tally.test(
        askYourClinic.test(reading.words) || plan.warnings.some(({ text }) => askYourClinic.test(text)),
        () => 'Nowhere does the plan say to ask your clinic.',
      )
  })
}

const beautyName: Partial<Record<PlaceTag, RegExp>> = { hair: /hair/iu, skincare: /skincare/iu }
const classNames = { skin: /skin treatment/iu, medical: /medical treatment/iu, surgery: /plastic surgery/iu }

function checkVisit({ stop, row, name }: ReadStop, { wishes }: PlanReading, tally: Tally): void {
  if (isArranged(stop)) return
  tally.test(
    wishes.treatments.some(({ treatmentClass }) => treatmentClass === stop.treatment),
    () => `${name}: nobody asked for ${stop.treatment ?? 'this'}.`,
  )
  const wish = wishes.treatments.find(({ treatmentClass }) => treatmentClass === stop.treatment)
  tally.test(
    row !== null && row.tags.some((tag) => tag === stop.treatment) && (!wish || isClinicFor(row, wish)),
    () => `${name} does not offer ${stop.treatment}.`,
  )
}

function checkWish(wish: TreatmentWish, reading: PlanReading, tally: Tally): void {
  const { treatmentClass, certainty, day } = wish
  const { plan, stops, rows } = reading
  // Slightly more lenient than the planner, because distances are computed in another way here.
  const isInReach = (row: PlanPlace) => metresBetween(plan.base, row) < clinicMetres * 0.98
  const isPlanned = stops.some(({ stop }) => stop.kind === 'treatment' && stop.treatment === treatmentClass)
  const entry = plan.unplaced.find(({ name }) => classNames[treatmentClass].test(name))
  const isKept = isSetByClinic(wish, reading.wishes.days) && isKeptFor(wish, plan)
  tally.test(
    isPlanned || isKept || entry !== undefined,
    () => `${treatmentClass} was asked for, and is neither in the plan nor left out.`,
    false,
    () => ({ code: 'treatment_missing', treatment: treatmentClass }),
  )
  tally.test(!isPlanned || !wish.own, () => `${treatmentClass} has an appointment, and another clinic is in the plan.`)
  tally.test(!(isPlanned || isKept) || entry === undefined, () => `${treatmentClass} is in the plan, and left out.`)
  if (isPlanned && day !== undefined)
    tally.test(
      plan.days[day]?.stops.some((stop) => stop.kind === 'treatment' && stop.treatment === treatmentClass) ?? false,
      () => `${treatmentClass} was asked for on day ${day + 1}, and is on another one.`,
    )
  // On a day that was told, the clinics may be closed. Which ones offer an examination is not known.
  if (entry?.reason === 'no_clinic' && day === undefined && !isExamination(wish.treatmentIds))
    tally.test(
      ![...rows.values()].some((row) => isClinicFor(row, wish) && isInReach(row)),
      () => `There are clinics for ${treatmentClass}, and the plan says that there are none.`,
    )
  if (certainty === 'unread')
    tally.test(
      plan.warnings.some(({ code }) => code === 'treatment_unread'),
      () => 'The treatment could not be read, and no warning says so.',
    )
}

/** Whether the plan keeps the day of a treatment free, or the hours of its appointment. */
function isKeptFor({ treatmentClass, day = 0, own }: TreatmentWish, { days }: Plan): boolean {
  const stop = days[day]?.stops.find(({ because }) => because.some((code) => code === `kept-free:${treatmentClass}`))
  return stop !== undefined && (own?.at === undefined || stop.arrive === own.at)
}

function checkTreatment(treatment: DoneTreatment, reading: PlanReading, tally: Tally): void {
  checkConsultation(treatment, reading, tally)
  checkRest(treatment, reading, tally)
  const { visit, date, wish } = treatment
  const stay = daysBetween(date, reading.wishes.endDate)
  tally.test(
    stay >= wish.recovery.stayDays,
    () => `After ${visit.name} one leaves after ${stay} days, and has to stay ${wish.recovery.stayDays}.`,
    false,
    () => ({ code: 'leaves_too_soon', day: visit.day, name: visit.title, days: stay, least: wish.recovery.stayDays }),
  )
  for (const check of wish.recovery.checks) checkCheckup(check, treatment, reading, tally)
}

/** The consultation is at the same clinic and earlier; for surgery, on an earlier day. */
function checkConsultation({ visit, date, wish }: DoneTreatment, { days }: PlanReading, tally: Tally): void {
  const hasOne = days.some(({ day, stops }) =>
    stops.some(
      (other) =>
        other.stop.kind === 'consultation' &&
        other.stop.placeId === visit.stop.placeId &&
        other.stop.treatment === wish.treatmentClass &&
        (day.date < date || (day.date === date && wish.treatmentClass !== 'surgery' && other.leave <= visit.arrive)),
    ),
  )
  tally.test(
    hasOne,
    () => `No consultation comes before ${visit.name}.`,
    false,
    () => ({ code: 'no_consultation', day: visit.day, name: visit.title }),
  )
}

function checkRest({ visit, date, wish }: DoneTreatment, { days }: PlanReading, tally: Tally): void {
  for (const { day, stops } of days) {
    const age = daysBetween(date, day.date)
    if (age < 0 || age > wish.recovery.quietDays) continue
    for (const read of stops) {
      if (age === 0 && read.arrive < visit.leave) continue
      const tooMuch = read.row?.tags.find((tag) => notForRecovery.includes(tag))
      const tell = (): Told => ({ code: 'too_much_for_recovery', day: read.day, name: read.title })
      const isLate = read.stop.kind === 'nightlife'
      tally.test(
        tooMuch === undefined,
        () => `${read.name} is ${tooMuch}, ${age} days after ${visit.name}.`,
        false,
        tell,
      )
      tally.test(!isLate, () => `${read.name} is nightlife, ${age} days after ${visit.name}.`, false, tell)
      if (age === 0 && wish.treatmentClass === 'surgery')
        tally.test(!isSight(read), () => `${read.name} is a sight on the day of the surgery.`, false, tell)
    }
  }
}

function checkCheckup(
  { days: [from, to] }: TreatmentCheck,
  treatment: DoneTreatment,
  { days }: PlanReading,
  tally: Tally,
) {
  const { visit, date, wish } = treatment
  const hasOne = days.some(({ day, stops }) => {
    const age = daysBetween(date, day.date)
    return (
      age >= from &&
      age <= to &&
      stops.some(
        ({ stop }) =>
          stop.kind === 'checkup' && stop.placeId === visit.stop.placeId && stop.treatment === wish.treatmentClass,
      )
    )
  })
  tally.test(
    hasOne,
    () => `No check-up comes ${from} to ${to} days after ${visit.name}.`,
    false,
    () => ({ code: 'no_checkup', day: visit.day, name: visit.title, from, to }),
  )
}
