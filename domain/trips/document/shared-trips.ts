import { placeIdsOf } from '#domain/trips/plan/companion-time.ts'
import { nameOfMove } from '#domain/trips/plan/move-names.ts'
import { isBecauseCode } from '#domain/trips/plan/plan-codes.ts'
import type { Plan, PlanDay, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { isPrivateTime, privateTime } from '#domain/trips/plan/private-stops.ts'
import type { SharedTrip } from './saved-trips.ts'
import type { TripDocument } from './trip-documents.ts'
import { hideClinics } from './trip-privacy.ts'

type Places = TripDocument['places']

/** A trip for people who are not its owner. Its name is typed text: it is shown only where clinics are. */
export function shareTrip(
  name: string,
  document: TripDocument,
  { showsClinics }: { showsClinics: boolean },
): SharedTrip {
  return { name: showsClinics ? name : null, document: shareDocument(document, { showsClinics }) }
}

/**
 * The trip as it leaves its owner, by a link, a calendar, a file, print or text: without clinics unless they are shown,
 * and never with text that the traveller typed. Only facts of the catalogue, codes, times and amounts are left. The
 * words are empty, because the stored ones may quote the traveller: callers have them written again from this document.
 */
export function shareDocument(document: TripDocument, { showsClinics }: { showsClinics: boolean }): TripDocument {
  const shown = showsClinics ? document : hideClinics(document)
  const { steps } = shown
  // The days tell near which quarter one sleeps. Diets, allergies, ages and what somebody likes or avoids are about the
  // travellers, and partly typed.
  const { diet: _diet, party: _party, avoid: _avoid, firstTime: _firstTime, ...rest } = steps.step2
  const { beds: _beds, likes: _likes, wakeUp: _wakeUp, bedtime: _bedtime, keptHours: _kept, ...step2 } = rest
  const { treatmentOn: _treatmentOn, ownClinic: _ownClinic, ...step3 } = steps.step3
  const plan = sharePlan(shown.plan, shown.places)
  return {
    ...shown,
    steps: {
      ...steps,
      step2: { ...step2, totalBudget: '', mustVisitPlaces: '' },
      step3: { ...step3, plasticSurgeryType: '' },
    },
    plan,
    places: placesOf(plan, shown.places),
    recommendations: {},
    words: { text: '', by: 'built-in' },
  }
}

function sharePlan(plan: Plan, places: Places): Plan {
  return {
    ...plan,
    // The default seed is a hash of all answers, so answers could be guessed from it.
    seed: 0,
    days: plan.days.map((day) => ({
      ...day,
      shortfall: day.shortfall === 'kept_hours' ? null : day.shortfall,
      stops: day.stops.map((stop) => shareStop(stop, day, places)),
    })),
    unplaced: plan.unplaced.flatMap(({ placeId, reason }) => {
      const place = placeOf(placeId, places)
      return place ? [{ placeId, reason, name: place.name.en || place.name.ko, note: '' }] : []
    }),
    ...(plan.because && { because: plan.because.filter(isBecauseCode) }),
    // The owner's answers are not shared, so nothing is said of them as a whole.
    checks: plan.checks.filter(({ rule }) => rule !== 'wishes'),
    // Both are advice to the owner, and offers to change an answer.
    warnings: [],
    conflicts: [],
    // The limit of the trip is read from typed text.
    budget: { ...plan.budget, tripLimit: null },
  }
}

/** A stop without a place gets its name again: a move from its way, private time and the rest from their kind. */
function shareStop(stop: PlanStop, day: PlanDay, places: Places): PlanStop {
  const { name: _name, ...unnamed } = stop
  const because = stop.because.filter((code) => isBecauseCode(code) && code !== 'liked')
  if (isPrivateTime(stop)) return { ...stop, because }
  // For what somebody keeps hours free is their own affair.
  if (because.includes('kept-hours')) return { ...unnamed, kind: 'rest', name: privateTime, because: [] }
  if (stop.kind !== 'transfer' || placeOf(stop.placeId, places)) return { ...unnamed, because }
  const { lat, lng } = stop.lat === undefined || stop.lng === undefined ? day.to : { lat: stop.lat, lng: stop.lng }
  return { ...unnamed, name: nameOfMove(stop.leg?.mode ?? null, { name: day.to.name, lat, lng }), because }
}

function placeOf(id: string | null, places: Places): TripPlace | null {
  return (id !== null && Object.hasOwn(places, id) && places[id]) || null
}

/** The places that the plan names. */
function placesOf({ days, unplaced }: Plan, places: Places): Places {
  const named = [...days.flatMap(({ stops }) => stops.flatMap(placeIdsOf)), ...unplaced.map(({ placeId }) => placeId)]
  const shown = named.flatMap((id) => placeOf(id, places) ?? [])
  return Object.fromEntries(shown.map((place) => [place.id, place]))
}
