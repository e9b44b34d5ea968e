import { addDays } from '#domain/calendar-dates.ts'
import type { Plan, PlanDay, PlanStop } from '#domain/plans.ts'
import type { DayRange, TreatmentClass, TreatmentFacts } from '#domain/treatments.ts'
import type { StoryTreatment } from '#domain/trip-story.ts'
import { openedAnswers } from '#domain/trips.ts'
import { readTreatmentText } from '#domain/wishes/treatment-text.ts'
import { type TreatmentWish, treatmentWishes } from '#domain/wishes/treatment-wishes.ts'
import type { TellTrip } from './trip-story.ts'

const longestRestFirst: readonly TreatmentClass[] = ['surgery', 'medical', 'skin']

/** What a plan holds around each class of treatment, and which dates follow from it. */
export function tellStoryTreatments({ steps, plan, places, treatments }: TellTrip): StoryTreatment[] {
  const opened = openedAnswers(steps.step2, steps.step3)
  const reading = readTreatmentText(opened.plasticSurgeryType, treatments)
  const wishes = treatmentWishes(opened.beautyCategories, reading, treatments).toSorted(
    (one, other) => longestRestFirst.indexOf(one.treatmentClass) - longestRestFirst.indexOf(other.treatmentClass),
  )
  const freeDays = daysKeptFree(plan)
  return wishes.map((wish) => {
    const visits = visitsOf(plan, wish.treatmentClass)
    const clinicId = visits.find(({ stop }) => stop.placeId !== null)?.stop.placeId ?? null
    const own = visits.find(({ stop }) => stop.kind === 'treatment' || stop.kind === 'rest')?.day.date
    const isPlanned = own !== undefined || isKeptFree(plan, wish.treatmentClass)
    return storyTreatment(wish, treatments, {
      clinic: (clinicId !== null && places[clinicId]?.name) || null,
      treatmentOn: own ?? (isPlanned ? (freeDays.shift() ?? null) : null),
      consultationOn: visits.find(({ stop }) => stop.kind === 'consultation')?.day.date ?? null,
      checkupsOn: visits.filter(({ stop }) => stop.kind === 'checkup').map(({ day }) => day.date),
    })
  })
}

const categories = { skin: 'Skin Treatment', medical: 'Medical Treatment', surgery: 'Plastic Surgery' } as const

/** Without a clinic its day is kept free; with a trip that is too short it is not. */
function isKeptFree({ unplaced }: Plan, treatmentClass: TreatmentClass): boolean {
  return unplaced.some(({ name, reason }) => name === categories[treatmentClass] && reason === 'no_clinic')
}

function daysKeptFree({ days }: Plan): string[] {
  const isFree = ({ stops, shortfall }: PlanDay) =>
    shortfall === 'treatment' && !stops.some(({ kind }) => kind === 'treatment')
  return days.filter(isFree).map(({ date }) => date)
}

function visitsOf({ days }: Plan, treatmentClass: TreatmentClass): { day: PlanDay; stop: PlanStop }[] {
  return days.flatMap((day) =>
    day.stops.filter(({ treatment }) => treatment === treatmentClass).map((stop) => ({ day, stop })),
  )
}

type Visits = Pick<StoryTreatment, 'clinic' | 'treatmentOn' | 'consultationOn' | 'checkupsOn'>

function storyTreatment(wish: TreatmentWish, rows: readonly TreatmentFacts[], visits: Visits): StoryTreatment {
  const { recovery, treatmentClass, certainty, treatmentIds, assumedId } = wish
  const planned = rows.filter(({ id }) => treatmentIds.includes(id) || id === assumedId)
  const { treatmentOn } = visits
  const after = (days: number) => (treatmentOn === null ? null : addDays(treatmentOn, days))
  return {
    treatmentClass,
    names: rows.filter(({ id }) => treatmentIds.includes(id)).map(({ name }) => name.en),
    certainty,
    ...visits,
    quietUntil: after(recovery.quietDays),
    checks: recovery.checks.flatMap(({ what, days }) =>
      treatmentOn === null ? [] : [{ what, from: addDays(treatmentOn, days[0]), to: addDays(treatmentOn, days[1]) }],
    ),
    earliestFlight: latestFlightDay(planned) === null ? null : after(latestFlightDay(planned) ?? 0),
    warnFlightBefore: recovery.warnStayBelow === null ? null : after(recovery.warnStayBelow),
    secondVisit: recovery.secondVisit,
    cares: recovery.cares,
    sources: sourcesOf(planned),
  }
}

/** The upper end of every range, and of those the longest; null where nobody estimates one. */
function latestFlightDay(rows: readonly TreatmentFacts[]): number | null {
  const ranges = rows.flatMap(({ flightDays }): DayRange[] => (flightDays ? [flightDays] : []))
  return ranges.length === 0 ? null : Math.max(...ranges.map(([, to]) => to))
}

function sourcesOf(rows: readonly TreatmentFacts[]): StoryTreatment['sources'] {
  const sources = rows.flatMap(({ source, checkedOn }) => (source === null ? [] : [{ source, checkedOn }]))
  return [...new Map(sources.map((each) => [each.source, each])).values()]
}
