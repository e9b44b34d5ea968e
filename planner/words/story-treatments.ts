import type { Plan, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TreatmentClass, TreatmentFacts } from '#domain/clinics/treatments.ts'
import { type RecoveryNote, recoveryNotes } from '#domain/trips/plan/trip-recovery.ts'
import type { StoryTreatment } from '#domain/trips/plan/trip-story.ts'
import { askedStep3, beautyCategories, type TripSteps } from '#domain/trips/answers/trips.ts'
import { readTreatmentText, treatmentClassOf } from '#domain/wishes/treatment-text.ts'
import { onToldDay, type TreatmentWish, treatmentWishes } from '#domain/wishes/treatment-wishes.ts'

type Given = {
  steps: TripSteps
  plan: Plan
  places: Readonly<Record<string, TripPlace>>
  treatments: readonly TreatmentFacts[]
}

/**
 * The plan and the recovery for each class of treatment that was asked for. Without a table of treatments, as in a trip
 * that is shared, the answers are unknown, and only the recovery in the plan is told.
 */
export function presentStoryTreatments({ steps, plan, places, treatments }: Given): StoryTreatment[] {
  if (treatments.length === 0) return (plan.recovery ?? []).map((note) => untoldTreatment(note, { plan, places }))
  const asked = askedStep3(steps.step3)
  const reading = readTreatmentText(asked.plasticSurgeryType, treatments)
  const unplanned = treatmentWishes(asked.beautyCategories, reading, treatments)
  const wishes = onToldDay(unplanned, asked, steps.step1)
  const notes = plan.recovery ?? recoveryNotes(plan.days, wishes)
  return wishes.map((wish) => {
    const note = notes.find(({ treatment }) => treatment === wish.treatmentClass) ?? null
    return storyTreatment(wish, note, { plan, places, treatments })
  })
}

function storyTreatment(
  wish: TreatmentWish,
  recovery: RecoveryNote | null,
  { plan, places, treatments }: Omit<Given, 'steps'>,
): StoryTreatment {
  const { treatmentClass, treatmentIds, certainty } = wish
  const names = treatments.filter(({ id }) => treatmentIds.includes(id)).map(({ name }) => name.en)
  const visits = visitsOf(treatmentClass, recovery, { plan, places })
  return {
    treatmentClass,
    names,
    certainty,
    recovery,
    ...visits,
    tooShort: tooShortFor(wish, plan),
    ...(wish.own && { ownClinic: wish.own }),
  }
}

/** What the treatment takes, where the trip is too short for it. The consultation for a surgery is a day before it. */
function tooShortFor({ treatmentClass, recovery: { stayDays }, day }: TreatmentWish, { unplaced }: Plan) {
  const names: string[] = beautyCategories.filter((category) => treatmentClassOf(category) === treatmentClass)
  if (!unplaced.some(({ name, reason }) => names.includes(name) && reason === 'trip_too_short')) return null
  return { stayDays, tripDays: stayDays + 1 + (day ?? (treatmentClass === 'surgery' ? 1 : 0)) }
}

function untoldTreatment(recovery: RecoveryNote, trip: Pick<Given, 'plan' | 'places'>): StoryTreatment {
  const { treatment: treatmentClass } = recovery
  const visits = visitsOf(treatmentClass, recovery, trip)
  return { treatmentClass, names: [], certainty: 'untold', recovery, ...visits, tooShort: null }
}

function visitsOf(
  treatmentClass: TreatmentClass,
  recovery: RecoveryNote | null,
  { plan, places }: Pick<Given, 'plan' | 'places'>,
): Pick<StoryTreatment, 'clinic' | 'consultationOn' | 'checkupsOn'> {
  const clinicId = recovery?.placeId ?? null
  const datesOf = (kind: PlanStop['kind']) => visitDates(plan, kind, treatmentClass)
  return {
    clinic: (clinicId !== null && places[clinicId]?.name) || null,
    consultationOn: datesOf('consultation')[0] ?? null,
    checkupsOn: datesOf('checkup'),
  }
}

function visitDates({ days }: Plan, kind: PlanStop['kind'], treatmentClass: TreatmentClass): string[] {
  const isVisit = (stop: PlanStop) => stop.kind === kind && stop.treatment === treatmentClass
  return days.filter(({ stops }) => stops.some(isVisit)).map(({ date }) => date)
}
