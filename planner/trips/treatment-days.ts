import { addDays, weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import { sumOfFees } from '#domain/clinics/treatment-fees.ts'
import { clinicMetres, isClinicFor, offeredOf } from '#domain/clinics/clinic-offers.ts'
import { greatHolidaysWithin } from '#domain/korea/great-holidays.ts'
import type { PlanPlace, Unplaced } from '#domain/trips/plan/plans.ts'
import { isExamination, type TreatmentClass } from '#domain/clinics/treatments.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import { isSetByClinic, type TreatmentWish } from '#domain/wishes/treatment-wishes.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { roomBetweenFlights } from '#domain/trips/answers/flight-times.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import type { DayFrame } from './cities/day-frames.ts'
import { startsOn } from './candidates/opening-windows.ts'
import { gentleDaysOf } from './meals/gentle-meals.ts'
import { keptOn } from './kept-spans.ts'
import { canPayFees } from './money-of-days.ts'
import { feesAt, feesOfVisits } from './treatment-fees.ts'

// The hours of visits to clinics.
export const clinicHours = { from: 9 * 60, to: 18 * 60 }

export type ClinicVisitKind = 'consultation' | 'treatment' | 'checkup'

/** A visit to a clinic on its day. */
export type ClinicVisit = {
  row: PlanPlace
  kind: ClinicVisitKind
  treatment: TreatmentClass
  day: number
  minutes: number
  /** The traveller named the clinic. */
  isNamed?: boolean
  /** What the clinic states that the treatment costs; absent where it states nothing. */
  fees?: StatedPrice[]
}

export type TreatmentDays = {
  visits: ClinicVisit[]
  /** Days of a treatment, real or kept free. */
  treatmentDays: Set<number>
  /** Days of surgery: no sights after it. */
  surgeryDays: Set<number>
  /** Days without hot, strenuous, alcoholic or nightlife places. */
  quietDays: Set<number>
  /** Days on which meals are warm, soft and mild: after surgery near the base, else wherever one is. */
  gentleDays: Set<number>
  mildDays: Set<number>
  /** Treatments without a clinic in the catalogue, with the days, or the hours, that are kept free for them. */
  keptFree: { day: number; treatment: TreatmentClass; isTimed?: true }[]
  unplaced: Unplaced[]
}

const minutesOf: Record<ClinicVisitKind, number> = { consultation: 60, treatment: 90, checkup: 30 }
const surgeryMinutes = 180

/** The category of the form for a class. */
export const categoryOfTreatment: Record<TreatmentClass, BeautyCategory> = {
  skin: 'Skin Treatment',
  medical: 'Medical Treatment',
  surgery: 'Plastic Surgery',
}

// The longest recovery first, because it has to start early.
const order: readonly TreatmentClass[] = ['surgery', 'medical', 'skin']

/** Plans the days of each treatment: a consultation before it, and recovery and check-ups after it. */
export function planTreatments(
  wishes: TripWishes,
  catalogue: readonly PlanPlace[],
  base: Point,
  frames: readonly DayFrame[],
  plannedOn?: string,
): TreatmentDays {
  const planned = noTreatments()
  const sorted = wishes.treatments.toSorted(
    (one, other) =>
      Number(one.day === undefined) - Number(other.day === undefined) ||
      order.indexOf(one.treatmentClass) - order.indexOf(other.treatmentClass),
  )
  for (const wish of sorted) planTreatment(wish, { wishes, catalogue, base, frames, plannedOn }, planned)
  return planned
}

/** The days of a trip without treatments. */
export function noTreatments(): TreatmentDays {
  return {
    visits: [],
    treatmentDays: new Set(),
    surgeryDays: new Set(),
    quietDays: new Set(),
    gentleDays: new Set(),
    mildDays: new Set(),
    keptFree: [],
    unplaced: [],
  }
}

type Context = {
  wishes: TripWishes
  catalogue: readonly PlanPlace[]
  base: Point
  frames: readonly DayFrame[]
  plannedOn: string | undefined
}

function planTreatment(wish: TreatmentWish, context: Context, planned: TreatmentDays): void {
  if (wish.own) {
    planOwn(wish, context, planned)
    return
  }
  const { treatmentClass } = wish
  const name = categoryOfTreatment[treatmentClass]
  const clinics = clinicsFor(wish, context)
  let isTooDear = false
  for (const row of clinics) {
    const visits = findDays(wish, row, context, planned)
    if (!visits) continue
    const fees = feesAt(row, wish, context)
    if (!canPayFees(context.wishes, feesOfVisits(planned.visits) + sumOfFees(fees))) {
      isTooDear = true
      // Another clinic is no answer to a wish for this one.
      if (visits.some(({ isNamed }) => isNamed)) break
      continue
    }
    const isPaid = ({ kind }: ClinicVisit) => kind === 'treatment' && fees.length > 0
    planned.visits.push(...visits.map((visit) => (isPaid(visit) ? { ...visit, fees } : visit)))
    keepFree(wish, visits.find(({ kind }) => kind === 'treatment')?.day ?? 0, context, planned)
    return
  }
  const days = possibleDays(wish, context)
  const isTooShort =
    wish.day === undefined
      ? clinics.length > 0 || days.length === 0
      : wish.day + wish.recovery.stayDays >= context.wishes.days
  if (isSetByClinic(wish, context.wishes.days)) {
    planOwn(wish, context, planned)
    return
  }
  // A day that was told may be booked: nobody is sent to sights on it or while recovering, whatever else is lacking.
  const day = wish.day ?? (isTooDear || isTooShort ? undefined : freeDay(days, context, planned))
  const hasRoom = day !== undefined && context.frames[day]?.isEmpty === false
  const isOnFlight = wish.day !== undefined && !hasRoom
  const lacking = isOnFlight ? 'no_time' : 'no_clinic'
  const reason = isTooDear ? 'budget' : isTooShort ? 'trip_too_short' : lacking
  planned.unplaced.push({ placeId: null, name, reason, note: '' })
  if (day === undefined) return
  if (hasRoom) planned.keptFree.push({ day, treatment: treatmentClass })
  keepFree(wish, day, context, planned)
}

/**
 * Keeps a day free that the traveller's clinic chose, or the hours of an appointment. No other clinic takes its place,
 * and no table leaves it out: when one may fly is the clinic's word.
 */
function planOwn(wish: TreatmentWish, context: Context, planned: TreatmentDays): void {
  const { treatmentClass: treatment, day = 0 } = wish
  const hours = keptOn(day, context.wishes).find(({ clinic }) => clinic?.treatment === treatment)
  const isOpen = context.frames[day]?.isEmpty === false
  const room = isOpen ? roomBetweenFlights(context.wishes, day) : null
  if (!room || (hours && (hours.from < room.from || hours.to > room.to)))
    planned.unplaced.push({ placeId: null, name: categoryOfTreatment[treatment], reason: 'no_time', note: '' })
  else planned.keptFree.push({ day, treatment, ...(hours && { isTimed: true }) })
  keepFree(wish, day, context, planned)
}

/**
 * The clinics for a wish. First come clinics that the traveller named, then those that are listed for most of the
 * wished treatments, or for most treatments if none was named. The further criteria are a language other than Korean
 * (if language help was asked for), registration and distance.
 */
function clinicsFor(wish: TreatmentWish, { catalogue, base, wishes }: Context): PlanPlace[] {
  const breadth = (row: PlanPlace) =>
    wish.listings.length > 0 ? offeredOf(row, wish) : Math.min(row.clinic?.treatments?.length ?? 2, 2)
  const merits = ({ clinic }: PlanPlace) =>
    Number(wishes.wantsLanguageHelp && speaksForVisitors(clinic)) * 2 + Number(clinic?.isRegistered ?? false)
  const named = namedPlaces(wishes.places)
  // Which clinics offer an examination is not known.
  const isOffered = (row: PlanPlace) =>
    isClinicFor(row, wish) && (!isExamination(wish.treatmentIds) || named.has(row.id))
  return catalogue
    .filter((row) => isOffered(row) && straightMetres(base, row) <= clinicMetres)
    .toSorted(
      (one, other) =>
        Number(named.has(other.id)) - Number(named.has(one.id)) ||
        breadth(other) - breadth(one) ||
        merits(other) - merits(one) ||
        straightMetres(base, one) - straightMetres(base, other) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, 5)
}

/** Whether a clinic says that its staff speak a language other than Korean. */
export function speaksForVisitors(clinic: PlanPlace['clinic']): boolean {
  return clinic?.languages.some((language) => language !== 'ko') ?? false
}

/**
 * The days on which a treatment leaves enough time before the end, the best first, or only the one that was told. The
 * first day comes last, after a journey; a surgery is never then, because its consultation is on a day before it.
 */
function possibleDays({ treatmentClass, recovery, day }: TreatmentWish, { wishes }: Context): number[] {
  const last = wishes.days - 1 - recovery.stayDays
  const later = Array.from({ length: Math.max(0, last) }, (_, before) => before + 1)
  const possible = treatmentClass === 'surgery' || last < 0 ? later : [...later, 0]
  return day === undefined ? possible : possible.filter((one) => one === day)
}

/** The first of these days that can be kept free. Clinics are closed on Sundays and over Seollal and Chuseok. */
function freeDay(days: readonly number[], { wishes, frames }: Context, { treatmentDays }: TreatmentDays) {
  const free = days.filter((day) => !treatmentDays.has(day) && frames[day]?.isEmpty === false)
  const dateOf = (day: number) => addDays(wishes.startDate, day)
  const isWorkday = (date: string) => weekdayOf(date) !== 'sun' && greatHolidaysWithin(date, date).length === 0
  return free.find((day) => isWorkday(dateOf(day))) ?? free[0]
}

/** The first days on which a clinic is open for all visits of a treatment; none is over Seollal and Chuseok. */
function findDays(wish: TreatmentWish, row: PlanPlace, context: Context, planned: TreatmentDays): ClinicVisit[] | null {
  const { treatmentClass, recovery } = wish
  const { wishes, frames } = context
  const isNamed = namedPlaces(wishes.places).has(row.id)
  const isOpen = (day: number, minutes: number) => {
    const frame = frames[day]
    const room = frame && !frame.isEmpty ? roomBetweenFlights(wishes, day) : null
    if (!frame || !room) return false
    const date = addDays(wishes.startDate, day)
    if (greatHolidaysWithin(date, date).length > 0) return false
    // Most clinics are closed on Sundays. If the hours are unknown, no visit is planned on a Sunday.
    if (row.hours === null && weekdayOf(date) === 'sun') return false
    const first = Math.max(clinicHours.from, room.from, frame.moveIn?.leave ?? 0)
    const last = Math.min(clinicHours.to, (frame.moveOut ? frame.ends : room.to) - minutes)
    return startsOn(row, date, minutes).some(({ from, to }) => Math.min(to, last) - Math.max(from, first) >= 0)
  }
  const visit = (kind: ClinicVisitKind, day: number): ClinicVisit => {
    const minutes = kind === 'treatment' && treatmentClass === 'surgery' ? surgeryMinutes : minutesOf[kind]
    return { row, kind, treatment: treatmentClass, day, minutes, ...(isNamed && { isNamed }) }
  }
  for (const day of possibleDays(wish, context)) {
    const treatment = visit('treatment', day)
    if (planned.treatmentDays.has(day) || !isOpen(day, treatment.minutes)) continue
    const consultation = visit('consultation', treatmentClass === 'surgery' ? lastOpenBefore(day) : day)
    if (consultation.day < 0) continue
    const checkups = checkupDays(day)
    if (checkups) return [consultation, treatment, ...checkups.map((checkup) => visit('checkup', checkup))]
  }
  return null

  function lastOpenBefore(day: number): number {
    for (let before = day - 1; before >= 0; before -= 1) if (isOpen(before, minutesOf.consultation)) return before
    return -1
  }

  /** One day for each check. A day that is suitable for two checks is used for both. */
  function checkupDays(day: number): number[] | null {
    const days = new Set<number>()
    for (const {
      days: [from, to],
    } of recovery.checks.toSorted((one, other) => one.days[1] - other.days[1])) {
      if ([...days].some((age) => age - day >= from && age - day <= to)) continue
      let found = -1
      for (let age = to; age >= Math.max(1, from); age -= 1)
        if (isOpen(day + age, minutesOf.checkup)) {
          found = day + age
          break
        }
      if (found < 0) return null
      days.add(found)
    }
    return [...days]
  }
}

/** Keeps the day of a treatment and the days after it free of what does not suit it. */
export function keepFree(
  wish: TreatmentWish,
  day: number,
  { wishes }: Pick<Context, 'wishes'>,
  planned: TreatmentDays,
) {
  const { treatmentClass, recovery } = wish
  planned.treatmentDays.add(day)
  if (treatmentClass === 'surgery') planned.surgeryDays.add(day)
  for (let age = 0; age <= recovery.quietDays && day + age < wishes.days; age += 1) planned.quietDays.add(day + age)
  const gentle = treatmentClass === 'surgery' ? planned.gentleDays : planned.mildDays
  for (const one of gentleDaysOf(wish, day)) gentle.add(one)
}
