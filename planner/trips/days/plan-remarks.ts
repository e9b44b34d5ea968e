import { clinicFeesOf } from '#domain/trips/plan/clinic-fees.ts'
import { isInRains } from '#domain/korea/usual-rains.ts'
import { greatHolidaysWithin } from '#domain/korea/great-holidays.ts'
import type { BecauseCode, PlanWarning } from '#domain/trips/plan/plan-codes.ts'
import type { Plan, PlanDay } from '#domain/trips/plan/plans.ts'
import type { RecoveryNote } from '#domain/trips/plan/trip-recovery.ts'
import { sumOfNights } from '#domain/trips/answers/city-nights.ts'
import type { SocialOption } from '#domain/trips/answers/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isKnownFor } from '#planner/trips/meals/diets.ts'
import { basesOfNights, differenceOfNights } from '#planner/trips/cities/asked-nights.ts'
import { speaksForVisitors } from '#planner/trips/treatment-days.ts'
import type { Parts } from '#planner/trips/trip-parts.ts'

/** Totals of all days. A move between cities counts towards the trip's cost, but not towards a day's. */
export function totalsOf(days: readonly PlanDay[]): Plan['totals'] {
  const stops = days.flatMap((day) => day.stops)
  const moves = stops.filter(({ kind }) => kind === 'transfer')
  const ways = [...stops.map(({ leg }) => leg), ...days.map(({ returnLeg }) => returnLeg)]
  return {
    cost: sum(days.map(({ cost }) => cost)) + sum(moves.map(({ leg }) => leg?.cost ?? 0)),
    travelMinutes: sum(ways.map((leg) => leg?.minutes ?? 0)),
    stops: stops.length,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

const codeOfSocial: Record<SocialOption, BecauseCode> = {
  Cafe: 'social:cafe',
  Restaurants: 'social:restaurants',
  'Hidden Gem': 'tag:hidden-gem',
  'Viral Location': 'tag:viral',
  'Instagrammable places only': 'tag:photogenic',
}

/** Codes for the answers that the whole plan takes into account, so that none is passed over. */
export function becauseOfPlan(wishes: TripWishes): BecauseCode[] {
  const { accommodationType, travelerType, wantsLanguageHelp, languageDetails, areas, social, interests } = wishes
  return [
    ...interests.map((interest) => `interest:${interest}` as const),
    ...(accommodationType ? ([`stay:${accommodationType}`] as const) : []),
    ...(travelerType ? ([`for:${travelerType}`] as const) : []),
    ...(wantsLanguageHelp && languageDetails.length === 0 ? (['help:language'] as const) : []),
    ...languageDetails.map((detail) => `help:${detail}` as const),
    ...areas.map((area) => `area:${area}` as const),
    ...social.map((option) => codeOfSocial[option]),
  ]
}

type Made = {
  parts: Parts
  days: readonly PlanDay[]
  recovery: readonly RecoveryNote[]
  isCut: boolean
}

/** The warnings of a plan, as codes; locales have their text. */
export function warningsOf({ parts, days, recovery, isCut }: Made): Plan['warnings'] {
  const { wishes, treatments } = parts
  const rows = new Map(parts.candidates.map(({ row }) => [row.id, row]))
  const meals = days.flatMap(({ stops }) => stops).filter(({ kind }) => kind === 'meal')
  const isKnown = meals.map(({ placeId }) => {
    const tags = rows.get(placeId ?? '')?.tags ?? []
    return wishes.diets.every((diet) => isKnownFor(tags, diet))
  })
  const isEverybodyFed = meals.length > 0 && !isKnown.includes(false)
  const holidays = greatHolidaysWithin(wishes.startDate, wishes.endDate)
  const clinics = treatments.visits.map(({ row }) => row)
  const found: Partial<Record<PlanWarning, boolean>> = {
    budget_currency: wishes.budget.kind === 'foreign',
    budget_unclear: wishes.budget.kind === 'unclear',
    other_nights: hasOtherNights(wishes, days),
    one_city: wishes.cities === 'several' && !parts.isReached,
    treatment_unread: wishes.treatments.some(({ certainty }) => certainty === 'unread'),
    ask_your_clinic: wishes.treatments.length > 0,
    clinic_hours_unknown: clinics.some(({ hours }) => hours === null),
    clinic_language_unknown: wishes.wantsLanguageHelp && clinics.some(({ clinic }) => !speaksForVisitors(clinic)),
    clinic_registration_unknown: clinics.some(({ clinic }) => clinic?.isRegistered !== true),
    flight_early: recovery.some(({ isFlightEarly }) => isFlightEarly),
    flights_clash: parts.frames.some(({ isFlightMissed }) => isFlightMissed),
    flight_day_empty: parts.frames.some(({ flight }, day) => flight !== null && isWithoutPlaces(days[day])),
    holiday_seollal: holidays.includes('seollal'),
    holiday_chuseok: holidays.includes('chuseok'),
    season_rain: days.some(({ date }) => isInRains(date)),
    diet_ask: wishes.otherDiets.length > 0 || (wishes.diets.length > 0 && !isEverybodyFed),
    diet_of_some: wishes.someDiets.length > 0,
    car_permit: days.some(({ stops }) => stops.some(({ leg }) => leg?.mode === 'car')),
    allergy_ask: wishes.allergies.length > 0,
    named_day_dear: days.some(({ cost, stops }) => cost - clinicFeesOf(stops) > (wishes.dailyLimit ?? Infinity)),
    time_cut: isCut,
  }
  return Object.entries(found).flatMap(([code, holds]) => (holds ? [{ code, text: '' }] : []))
}

function hasOtherNights({ nights }: TripWishes, days: readonly PlanDay[]): boolean {
  const { missing, more } = differenceOfNights(nights, basesOfNights(days))
  // Nights that nobody told are for the planner to share.
  return missing > 0 || (more > 0 && sumOfNights(nights) >= days.length - 1)
}

function isWithoutPlaces(day: PlanDay | undefined): boolean {
  return !day?.stops.some(({ placeId }) => placeId !== null)
}
