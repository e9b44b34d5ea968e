import { addDays, compareCalendarDates, daysBetween } from '#domain/korea/calendar-dates.ts'
import type {
  DayRange,
  Recovery,
  RecoverySource,
  TreatmentCare,
  TreatmentCheck,
  TreatmentClass,
} from '#domain/clinics/treatments.ts'

/** A range of dates, both ends included. */
export type DateRange = { from: string; to: string }

/** Recovery after one treatment of a plan. The days are for planning; the clinic decides. */
export type RecoveryNote = {
  treatment: TreatmentClass
  /** The clinic; null when the catalogue has none and the day is kept free. */
  placeId: string | null
  treatedOn: string
  /** The last day on which heat, exercise and alcohol are to be avoided. */
  quietUntil: string
  checkups: { what: TreatmentCheck['what']; window: DateRange; plannedOn: string | null }[]
  /** The recommended first day for a flight home. */
  earliestFlight: string
  /** The trip ends before the recommended first day for a flight. */
  isFlightEarly: boolean
  /** When the second visit is due, for a treatment of two visits. */
  secondVisit: DateRange | null
  /** `until` is null when the source gives no number. */
  cares: { care: TreatmentCare; until: string | null }[]
  sources: RecoverySource[]
}

/** A recovery note for one day. */
export type RecoveryDayNote =
  /** The day before a treatment for which one fasts or leaves out contact lenses. */
  | { kind: 'before'; note: RecoveryNote; cares: TreatmentCare[] }
  | { kind: 'treatment'; note: RecoveryNote }
  /** A quiet day; `age` is the number of days since the treatment. */
  | { kind: 'quiet'; note: RecoveryNote; age: number }
  | { kind: 'checkup'; note: RecoveryNote; checkup: RecoveryNote['checkups'][number] }
  /** A flight home is not recommended on this day. */
  | { kind: 'no_flight'; note: RecoveryNote }

type Wish = { treatmentClass: TreatmentClass; recovery: Recovery }
/** The part of a plan that is read here; `Plan` itself refers to the notes. */
type Stop = { kind: string; placeId: string | null; treatment?: TreatmentClass; because: readonly string[] }
type Days = readonly { date: string; stops: readonly Stop[] }[]

/** The recovery of each treatment of a plan, and of each day that is kept free for one. */
export function recoveryNotes(days: Days, wishes: readonly Wish[]): RecoveryNote[] {
  const lastDay = days.at(-1)?.date ?? ''
  return days.flatMap(({ date, stops }) =>
    stops.flatMap((stop): RecoveryNote[] => {
      const treatment = treatmentOf(stop)
      const wish = wishes.find(({ treatmentClass }) => treatmentClass === treatment)
      if (!wish || !treatment) return []
      const {
        quietDays,
        stayDays,
        advisedStayDays = stayDays,
        warnStayBelow,
        checks,
        secondVisit,
        cares,
        sources,
      } = wish.recovery
      const after = (age: number) => addDays(date, age)
      const rangeAfter = ([from, to]: DayRange): DateRange => ({ from: after(from), to: after(to) })
      return [
        {
          treatment,
          placeId: stop.placeId,
          treatedOn: date,
          quietUntil: after(quietDays),
          checkups: checks.map(({ what, days: range }) => {
            return { what, window: rangeAfter(range), plannedOn: findCheckup(days, treatment, rangeAfter(range)) }
          }),
          earliestFlight: after(advisedStayDays),
          isFlightEarly: daysBetween(date, lastDay) < Math.max(advisedStayDays, warnStayBelow ?? 0),
          secondVisit: secondVisit && rangeAfter(secondVisit),
          cares: cares.map(({ care, days: range }) => ({ care, until: range && after(range[1]) })),
          sources,
        },
      ]
    }),
  )
}

const toldBefore: readonly TreatmentCare[] = ['fasting-before', 'no-contact-lenses-before']

/** The notes for one day, in reading order. */
export function recoveryOn(date: string, notes: readonly RecoveryNote[]): RecoveryDayNote[] {
  return notes.flatMap((note) => {
    const age = daysBetween(note.treatedOn, date)
    const told: RecoveryDayNote[] = []
    const before = note.cares.flatMap(({ care }) => (toldBefore.includes(care) ? [care] : []))
    if (age === -1 && before.length > 0) told.push({ kind: 'before', note, cares: before })
    if (age === 0) told.push({ kind: 'treatment', note })
    if (age > 0 && compareCalendarDates(date, note.quietUntil) <= 0) told.push({ kind: 'quiet', note, age })
    for (const checkup of note.checkups) if (checkup.plannedOn === date) told.push({ kind: 'checkup', note, checkup })
    if (age >= 0 && compareCalendarDates(date, note.earliestFlight) < 0) told.push({ kind: 'no_flight', note })
    return told
  })
}

/** The class of treatment of a stop, or of the treatment that a rest stop keeps the day free for. */
function treatmentOf({ kind, treatment, because }: Stop): TreatmentClass | null {
  if (kind === 'treatment') return treatment ?? null
  if (kind !== 'rest') return null
  const code = because.find((one) => one.startsWith('kept-free:'))
  return code === undefined ? null : readClass(code.slice('kept-free:'.length))
}

function readClass(text: string): TreatmentClass | null {
  return text === 'skin' || text === 'medical' || text === 'surgery' ? text : null
}

function findCheckup(days: Days, treatment: TreatmentClass, { from, to }: DateRange): string | null {
  const found = days.find(
    ({ date, stops }) =>
      compareCalendarDates(date, from) >= 0 &&
      compareCalendarDates(date, to) <= 0 &&
      stops.some((stop) => stop.kind === 'checkup' && stop.treatment === treatment),
  )
  return found?.date ?? null
}
