import { addDays, compareCalendarDates, daysBetween } from './calendar-dates.ts'
import type { DayRange, Recovery, RecoverySource, TreatmentCare, TreatmentCheck, TreatmentClass } from './treatments.ts'

/** Dates from and to, both inclusive. */
export type DateRange = { from: string; to: string }

/** What to know after one treatment of a plan. The days are to plan with; the clinic decides. */
export type RecoveryNote = {
  treatment: TreatmentClass
  /** The clinic; null where the catalogue has none and the day is kept free. */
  placeId: string | null
  treatedOn: string
  /** The last day without anything hot, strenuous or alcoholic. */
  quietUntil: string
  checkups: { what: TreatmentCheck['what']; window: DateRange; plannedOn: string | null }[]
  /** The first day on which a flight home is planned with. */
  earliestFlight: string
  /** The last day of the trip lies before the day from which a flight needs no warning. */
  isFlightEarly: boolean
  /** When a second visit would be due, for a treatment that takes two. */
  secondVisit: DateRange | null
  /** `until` is null where nobody put a number to it. */
  cares: { care: TreatmentCare; until: string | null }[]
  sources: RecoverySource[]
}

/** What a screen shows of recovery on one day. */
export type RecoveryDayNote =
  | { kind: 'treatment'; note: RecoveryNote }
  /** A quiet day; `age` counts from the day of the treatment, which is 0. */
  | { kind: 'quiet'; note: RecoveryNote; age: number }
  | { kind: 'checkup'; note: RecoveryNote; checkup: RecoveryNote['checkups'][number] }
  /** No flight home is planned with on this day. */
  | { kind: 'no_flight'; note: RecoveryNote }

type Wish = { treatmentClass: TreatmentClass; recovery: Recovery }
/** What is read of the stops of a plan, whose type names the notes. */
type Stop = { kind: string; placeId: string | null; treatment?: TreatmentClass; because: readonly string[] }
type Days = readonly { date: string; stops: readonly Stop[] }[]

/** Reads the treatments of a plan, and the days kept free for one, and tells what follows from each. */
export function recoveryNotes(days: Days, wishes: readonly Wish[]): RecoveryNote[] {
  const lastDay = days.at(-1)?.date ?? ''
  return days.flatMap(({ date, stops }) =>
    stops.flatMap((stop): RecoveryNote[] => {
      const treatment = treatmentOf(stop)
      const wish = wishes.find(({ treatmentClass }) => treatmentClass === treatment)
      if (!wish || !treatment) return []
      const { quietDays, stayDays, warnStayBelow, checks, secondVisit, cares, sources } = wish.recovery
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
          earliestFlight: after(stayDays),
          isFlightEarly: daysBetween(date, lastDay) < Math.max(stayDays, warnStayBelow ?? 0),
          secondVisit: secondVisit && rangeAfter(secondVisit),
          cares: cares.map(({ care, days: range }) => ({ care, until: range && after(range[1]) })),
          sources,
        },
      ]
    }),
  )
}

/** What the notes say of one day, in the order in which one would read it. */
export function recoveryOn(date: string, notes: readonly RecoveryNote[]): RecoveryDayNote[] {
  return notes.flatMap((note) => {
    const age = daysBetween(note.treatedOn, date)
    const told: RecoveryDayNote[] = []
    if (age === 0) told.push({ kind: 'treatment', note })
    if (age > 0 && compareCalendarDates(date, note.quietUntil) <= 0) told.push({ kind: 'quiet', note, age })
    for (const checkup of note.checkups) if (checkup.plannedOn === date) told.push({ kind: 'checkup', note, checkup })
    if (age >= 0 && compareCalendarDates(date, note.earliestFlight) < 0) told.push({ kind: 'no_flight', note })
    return told
  })
}

/** The class of treatment that a stop is for or keeps its day free for. */
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
