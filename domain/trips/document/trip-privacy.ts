import type { Plan, PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import { isTreatmentReason, mentionsTreatment } from '#domain/clinics/treatment-mentions.ts'
import { treatmentWarnings } from '#domain/trips/plan/plan-codes.ts'
import { hidePrivateStops, isPrivateStop } from '#domain/trips/plan/private-stops.ts'
import type { Recommendation, TripDocument } from './trip-documents.ts'
import { isTreatmentCategory, type TripSteps } from '#domain/trips/answers/trips.ts'

const treatmentWishes: readonly string[] = ['beautyCategories', 'plasticSurgeryType']
const clinicId = /^clinic-/u
/** A budget text that is only an amount of money. */
const plainAmount =
  /^(?:[\p{Sc}\p{N}\s.,~+–-]|won|krw|usd|eur|jpy|cny|gbp|dollars?|euros?|yen|million|thousand|k|m|만|억|천|원|円|元)*$/iu

/** Says whether a trip reveals clinics, treatments or recovery. */
export function hasClinics(document: TripDocument): boolean {
  const { steps, plan } = document
  const clinics = clinicIdsOf(document)
  return (
    clinics.size > 0 ||
    steps.step3.plasticSurgeryType.trim() !== '' ||
    steps.step3.treatmentOn !== undefined ||
    steps.step3.ownClinic !== undefined ||
    steps.step3.beautyCategories.some(isTreatmentCategory) ||
    plan.days.some((day) => isTreatmentDay(day) || day.stops.some((stop) => isPrivateStop(stop, day, clinics))) ||
    plan.unplaced.some((entry) => entry.reason === 'no_clinic' || entry.reason === 'recovery') ||
    (plan.recovery ?? []).length > 0 ||
    (plan.because ?? []).some(isTreatmentReason) ||
    plan.warnings.some(isTreatmentWarning) ||
    plan.conflicts.some(isTreatmentConflict)
  )
}

/**
 * The trip without anything that reveals clinics, treatments or recovery. Visits become private time, which includes
 * the legs to and from them, because their lengths would reveal the place. The text is empty; callers have it written
 * again for the hidden plan. Used for sharing, private mode, saving without consent and language models.
 */
export function hideClinics(document: TripDocument): TripDocument {
  if (!hasClinics(document)) return document
  const clinics = clinicIdsOf(document)
  const names = clinicNamesOf(document, clinics)
  const named = placesOfTrip(document)
  return {
    ...document,
    steps: hideInSteps(document, clinics, names),
    plan: hideInPlan(document.plan, clinics, names),
    places: Object.fromEntries(Object.entries(document.places).filter(([id]) => named.has(id) && !clinics.has(id))),
    recommendations: hideInRecommendations(document.recommendations, clinics, names),
    words: { text: '', by: 'built-in' },
  }
}

/** Says whether a text would reveal a clinic, a treatment or recovery of this trip. */
export function tellsOfClinics(text: string, document: TripDocument): boolean {
  return tells(text, clinicNamesOf(document, clinicIdsOf(document)))
}

/** Says whether a stop of this trip is shown as private time while clinics are hidden. */
export function isHiddenStop(stop: PlanStop, day: PlanDay, document: TripDocument): boolean {
  return isPrivateStop(stop, day, clinicIdsOf(document))
}

function isTreatmentDay({ shortfall }: PlanDay): boolean {
  return shortfall === 'treatment' || shortfall === 'recovery'
}

function isTreatmentWarning({ code, text }: Plan['warnings'][number]): boolean {
  return treatmentWarnings.some((known) => known === code) || mentionsTreatment(code) || mentionsTreatment(text)
}

function isTreatmentConflict({ wishes, relax }: Plan['conflicts'][number]): boolean {
  return [...wishes, ...relax.map(({ wish }) => wish)].some((wish) => treatmentWishes.includes(wish))
}

/** All ids of clinics in the document. */
function clinicIdsOf({ plan, places, recommendations }: TripDocument): Set<string> {
  const rows = Object.values(places).filter(({ id, kind }) => kind === 'clinic' || clinicId.test(id))
  const stops = plan.days.flatMap((day) => day.stops).filter(isClinicStop)
  const named = [
    ...rows.map(({ id }) => id),
    ...Object.entries(places).flatMap(([key, { kind }]) => (kind === 'clinic' || clinicId.test(key) ? [key] : [])),
    ...stops.map(({ placeId }) => placeId),
    ...plan.unplaced.map(({ placeId }) => placeId).filter((id) => id !== null && clinicId.test(id)),
    ...Object.values(recommendations).flatMap((group) => group.map(({ id }) => id).filter((id) => clinicId.test(id))),
  ]
  return new Set(named.filter((id) => id !== null))
}

/**
 * The places that the trip itself names. Others are those where whoever comes along waits, which are near the clinic,
 * and what a change left.
 */
function placesOfTrip({ plan: { days, unplaced }, recommendations }: TripDocument): Set<string | null> {
  const named = [...days.flatMap(({ stops }) => stops), ...unplaced].map(({ placeId }) => placeId)
  return new Set([...named, ...Object.values(recommendations).flatMap((group) => group.map(({ id }) => id))])
}

function isClinicStop({ kind, treatment, placeId }: PlanStop): boolean {
  const isVisit = kind === 'consultation' || kind === 'treatment' || kind === 'checkup'
  return isVisit || treatment !== undefined || (placeId !== null && clinicId.test(placeId))
}

/** The names of the clinics in lower case. Names of two letters are left out, because they occur in many words. */
function clinicNamesOf({ places }: TripDocument, clinics: ReadonlySet<string>): string[] {
  return Object.entries(places)
    .filter(([id]) => clinics.has(id))
    .flatMap(([, { name, aliases, otherNames }]) => [name.en, name.ko, ...aliases, otherNames.ja, otherNames.zh])
    .flatMap((name) => (name !== null && name.length > 2 ? [name.toLowerCase()] : []))
}

function tells(text: string, names: readonly string[]): boolean {
  const small = text.toLowerCase()
  return mentionsTreatment(text) || names.some((name) => small.includes(name))
}

function hideInSteps(document: TripDocument, clinics: ReadonlySet<string>, names: readonly string[]): TripSteps {
  const { step1, step2 } = document.steps
  const { treatmentOn: _day, ownClinic: _clinic, ...step3 } = document.steps.step3
  const beautyCategories = step3.beautyCategories.filter((category) => !isTreatmentCategory(category))
  const { totalBudget } = step2
  const { tripLimit } = document.plan.budget
  const { diet, beds, likes, avoid } = step2
  const unknown = new Set(document.plan.unplaced.flatMap(({ reason, name }) => (reason === 'unknown' ? [name] : [])))
  return {
    step1,
    step2: {
      ...step2,
      totalBudget: plainAmount.test(totalBudget) ? totalBudget : tripLimit === null ? '' : `${tripLimit} won`,
      mustVisitPlaces: hideInMustVisits(document, clinics, names),
      ...(diet && { diet: diet.filter((words) => !tells(words, names)) }),
      ...(beds && { beds: beds.filter((words) => !tells(words, names)) }),
      // What the guide does not know may be the name of a clinic.
      ...(likes && { likes: likes.filter((words) => !tells(words, names) && !unknown.has(words)) }),
      ...(avoid && { avoid: avoid.filter((words) => !tells(words, names)) }),
    },
    step3: {
      ...step3,
      beautyInterest: beautyCategories.length === 0 ? null : step3.beautyInterest,
      beautyCategories,
      plasticSurgeryType: '',
    },
  }
}

/**
 * A misspelled clinic name would not be found in the text. So if any wish was for a clinic, only wishes that name a
 * place of the trip exactly are kept.
 */
function hideInMustVisits(
  { steps, plan, places }: TripDocument,
  clinics: ReadonlySet<string>,
  names: readonly string[],
): string {
  const stops = plan.days.flatMap((day) => day.stops)
  const isClinicWished =
    stops.some((stop) => isClinicStop(stop) && stop.because.includes('must')) ||
    stops.some(({ placeId, because }) => placeId !== null && clinics.has(placeId) && because.includes('must')) ||
    plan.unplaced.some(({ placeId }) => placeId !== null && clinics.has(placeId))
  const visible = Object.entries(places).filter(([id]) => !clinics.has(id))
  const known = new Set(
    visible.flatMap(([, { name, aliases }]) => [name.en, name.ko, ...aliases].map((text) => text.toLowerCase())),
  )
  const unknown = new Set(plan.unplaced.filter(({ reason }) => reason === 'unknown').map(({ name }) => name.trim()))
  const parts = steps.step2.mustVisitPlaces.split(/[,;、，\n]/u).map((part) => part.trim())
  return parts
    .filter((part) => part !== '' && !tells(part, names) && !unknown.has(part))
    .filter((part) => !isClinicWished || known.has(part.toLowerCase()))
    .join(', ')
}

function hideInPlan(plan: Plan, clinics: ReadonlySet<string>, names: readonly string[]): Plan {
  const hidden = plan.days.map((day) => hidePrivateStops(day, clinics))
  const sum = (read: (one: (typeof hidden)[number]) => number) => hidden.reduce((total, one) => total + read(one), 0)
  const { recovery: _recovery, because, ...rest } = plan
  return {
    ...rest,
    ...(because && { because: because.filter((code) => !isTreatmentReason(code)) }),
    // The default seed is a hash of all answers: with the other answers known, treatments could be found by trying
    // them.
    seed: 0,
    days: hidden.map(({ day }) => ({ ...day, shortfall: isTreatmentDay(day) ? null : day.shortfall })),
    unplaced: plan.unplaced
      .filter(({ placeId, name, reason, note }) => {
        const isClinic = placeId !== null && clinics.has(placeId)
        // Text that was not recognised may be the name of a clinic.
        const isUnread = placeId === null && (reason === 'unknown' || reason === 'no_clinic')
        return !isClinic && !isUnread && !tells(name, names) && (reason === 'recovery' || !tells(note, names))
      })
      .map((entry) => (entry.reason === 'recovery' ? { ...entry, reason: 'no_time', note: '' } : entry)),
    warnings: plan.warnings.filter((warning) => !isTreatmentWarning(warning) && !tells(warning.text, names)),
    conflicts: plan.conflicts.filter((conflict) => !isTreatmentConflict(conflict)),
    // The rule on all answers counts those that are hidden.
    checks: plan.checks.filter(({ rule }) => rule !== 'treatments' && rule !== 'wishes'),
    totals: {
      cost: Math.max(0, plan.totals.cost - sum(({ without }) => without.cost)),
      travelMinutes: Math.max(0, plan.totals.travelMinutes - sum(({ without }) => without.minutes)),
      stops: Math.max(0, plan.totals.stops - sum(({ without }) => without.stops)),
    },
  }
}

function hideInRecommendations(
  groups: TripDocument['recommendations'],
  clinics: ReadonlySet<string>,
  names: readonly string[],
): Record<string, Recommendation[]> {
  const isShown = ({ id, title, description }: Recommendation) =>
    !clinics.has(id) && !names.some((name) => `${title}\n${description}`.toLowerCase().includes(name))
  const shown = Object.entries(groups).map(([group, rows]) => [group, rows.filter(isShown)] as const)
  return Object.fromEntries(shown.filter(([group, rows]) => rows.length > 0 && !mentionsTreatment(group)))
}
