import type { FactBasis, FactSource, PlaceName } from '#domain/places/places.ts'

export const treatmentClasses = ['skin', 'medical', 'surgery'] as const
export type TreatmentClass = (typeof treatmentClasses)[number]

/** Aftercare that a traveller should keep in mind. */
export const caresAfter = [
  'no-contact-lenses',
  'no-glasses-on-nose',
  'soft-food',
  'no-swimming-or-sauna',
  'no-sauna-or-hard-exercise',
  'sun-care',
  'no-sun-sauna-or-gym',
  'second-visit-months-later',
  'ask-for-approval',
] as const
/** What is told before a treatment, or of the hours around it: nothing that lasts after it. */
const caresBefore = ['fasting-before', 'no-contact-lenses-before', 'company-after-sedation'] as const
export const treatmentCares = [...caresAfter, ...caresBefore] as const
export type TreatmentCare = (typeof treatmentCares)[number]

export const treatmentChecks = ['check', 'cast'] as const

/** Days after the treatment, which is day 0. */
export type DayRange = readonly [from: number, to: number]
export type TreatmentCheck = { what: (typeof treatmentChecks)[number]; days: DayRange }
/** `days` is null if no number is known. */
export type CareDays = { care: TreatmentCare; days: DayRange | null }

/** The figures of a row that a page can support. */
export const treatmentFigures = ['quietDays', 'checks', 'flightDays', 'secondVisit', 'cares'] as const
export type TreatmentFigure = (typeof treatmentFigures)[number]

/** A medical page that was read, and the figures of the row that it supports. */
export type TreatmentSource = FactSource & { figures: TreatmentFigure[] }

/** A row of the table of treatments. Its ranges are for planning and are no medical advice. The clinic decides. */
export type TreatmentFacts = {
  id: string
  name: PlaceName
  /** Its names in several languages. */
  words: string[]
  treatmentClass: TreatmentClass
  /** Days without strenuous activities; null if recovery is not estimated. */
  quietDays: DayRange | null
  checks: TreatmentCheck[]
  /** The earliest flight; null if it is not estimated. */
  flightDays: DayRange | null
  /** A flight that is allowed but earlier than this gets a warning. */
  warnFlightBelow: number | null
  /** Days between the two visits of a treatment that takes two. */
  secondVisit: DayRange | null
  cares: CareDays[]
  basis: FactBasis
  source: string | null
  checkedOn: string | null
  /** Absent if the row has none, and in copies that were stored before pages were named. */
  sources?: TreatmentSource[]
}

/** The minimum number of days that a plan keeps free, whatever the table says. */
const leastQuietDays: Record<TreatmentClass, number> = { skin: 1, medical: 2, surgery: 5 }
const leastStayDays: Record<TreatmentClass, number> = { skin: 0, medical: 0, surgery: 5 }

/** The rows that are an examination: nothing is operated, so that only what their pages say is kept free after them. */
const examinations: readonly string[] = ['health-check']

/** The sources of a recovery's days; without one they are from memory. */
export type RecoverySource = Pick<TreatmentFacts, 'id' | 'name' | 'source' | 'checkedOn' | 'sources'> & {
  /** The figures that no page supports. Missing where the pages support all, and in older plans. */
  open?: TreatmentFigure[]
}

/** The restrictions on a plan after treatments of one class on one day. */
export type Recovery = {
  /** Days after the treatment without anything hot, strenuous or alcoholic. */
  quietDays: number
  /** The least number of days between the treatment and the departure. */
  stayDays: number
  /** The lower end of that, where the pages of every named treatment state one. */
  shortestStayDays?: number
  /** What leaflets ask for, where the traveller chose the lower end. */
  advisedStayDays?: number
  /** A departure earlier than this gets a warning. */
  warnStayBelow: number | null
  checks: TreatmentCheck[]
  secondVisit: DayRange | null
  cares: CareDays[]
  sources: RecoverySource[]
}

/** The recovery of several treatments of a class: the upper end of every range, and of those the longest. */
export function recoveryOf(treatmentClass: TreatmentClass, rows: readonly TreatmentFacts[]): Recovery {
  const secondVisits = rows.flatMap(({ secondVisit }) => (secondVisit ? [secondVisit] : []))
  const stayDays = Math.max(leastStayDays[treatmentClass], ...rows.map(stayOf))
  const shortestStayDays = Math.max(leastStayDays[treatmentClass], ...rows.map(shortestStayOf))
  const leastQuiet = isExamination(rows.map(({ id }) => id)) ? 0 : leastQuietDays[treatmentClass]
  return {
    quietDays: Math.max(leastQuiet, ...rows.map(({ quietDays }) => upperEnd(quietDays))),
    stayDays,
    ...(shortestStayDays < stayDays && { shortestStayDays }),
    warnStayBelow: longest(rows.flatMap(({ warnFlightBelow }) => warnFlightBelow ?? [])),
    checks: rows.flatMap(({ checks }) => checks),
    secondVisit: secondVisits.toSorted((one, other) => other[1] - one[1])[0] ?? null,
    cares: withoutDoubled(rows.flatMap(({ cares }) => cares)),
    sources: rows.map((row) => {
      const open = openFigures(row)
      return { id: row.id, name: row.name, ...knownFrom(row), ...(row.sources && open.length > 0 && { open }) }
    }),
  }
}

/** What is told once for all treatments, such as to eat nothing before. */
function withoutDoubled(cares: readonly CareDays[]): CareDays[] {
  return cares.filter(({ care, days }, at) => days !== null || cares.findIndex((one) => one.care === care) === at)
}

/** Whether nothing but examinations is named by these ids of rows. */
export function isExamination(ids: readonly string[]): boolean {
  return ids.length > 0 && ids.every((id) => examinations.includes(id))
}

/** What is written beside a treatment to leave at the lower end. */
export const shortestStayWords = 'shortest stay'

/** The recovery at the lower end of what the pages state, which leaflets do not advise. Null where none is stated. */
export function withShortestStay(recovery: Recovery): Recovery | null {
  const { shortestStayDays, ...rest } = recovery
  return shortestStayDays === undefined
    ? null
    : { ...rest, stayDays: shortestStayDays, advisedStayDays: recovery.stayDays }
}

/** The row of a class with the longest recovery, which is planned when the treatment is unclear. */
export function longestOfClass(treatmentClass: TreatmentClass, rows: readonly TreatmentFacts[]): TreatmentFacts | null {
  const ofClass = rows.filter((row) => row.treatmentClass === treatmentClass)
  return ofClass.toSorted((one, other) => lengthOf(other) - lengthOf(one) || sumOf(other) - sumOf(one))[0] ?? null
}

function knownFrom({ source, checkedOn, sources }: TreatmentFacts) {
  return { source, checkedOn, ...(sources && { sources }) }
}

function lengthOf(row: TreatmentFacts): number {
  return Math.max(upperEnd(row.quietDays), stayOf(row))
}

function sumOf(row: TreatmentFacts): number {
  return upperEnd(row.quietDays) + upperEnd(row.flightDays)
}

function stayOf(row: TreatmentFacts): number {
  const lastCheck = longest(row.checks.map(({ days }) => upperEnd(days))) ?? 0
  return Math.max(upperEnd(row.flightDays), upperEnd(row.secondVisit), lastCheck)
}

/** The upper end, unless a page states when one may fly at the earliest. The first check comes before that. */
function shortestStayOf(row: TreatmentFacts): number {
  const isStated = row.sources?.some(({ figures }) => figures.includes('flightDays')) ?? false
  if (!isStated || !row.flightDays || row.secondVisit) return stayOf(row)
  return Math.max(row.flightDays[0], ...row.checks.map(({ days }) => days[0]))
}

function upperEnd(range: DayRange | null): number {
  return range?.[1] ?? 0
}

function longest(days: readonly number[]): number | null {
  return days.length === 0 ? null : Math.max(...days)
}

/** The recovery ranges of one treatment, for planning. */
export type PlanRange = Pick<
  TreatmentFacts,
  'id' | 'name' | 'quietDays' | 'checks' | 'flightDays' | 'warnFlightBelow' | 'source' | 'checkedOn' | 'sources'
>

/** The ranges of a row that none of its pages supports. */
export function openFigures({ quietDays, checks, flightDays, sources = [] }: PlanRange): TreatmentFigure[] {
  const given: TreatmentFigure[] = [
    ...(quietDays ? (['quietDays'] as const) : []),
    ...(checks.length > 0 ? (['checks'] as const) : []),
    ...(flightDays ? (['flightDays'] as const) : []),
  ]
  return given.filter((figure) => !sources.some(({ figures }) => figures.includes(figure)))
}

/** The recovery ranges of the treatments that are named exactly, without duplicates. Similar names do not count. */
export function planRanges(procedures: readonly string[], rows: readonly TreatmentFacts[]): PlanRange[] {
  const named = new Set(procedures.map((procedure) => procedure.trim().toLowerCase()))
  return rows
    .filter(({ name, words }) => [name.en, name.ko, ...words].some((word) => named.has(word.toLowerCase())))
    .map((row) => {
      const { id, name, quietDays, checks, flightDays, warnFlightBelow } = row
      return { id, name, quietDays, checks, flightDays, warnFlightBelow, ...knownFrom(row) }
    })
}
