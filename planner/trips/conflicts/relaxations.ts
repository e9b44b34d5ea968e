import { addDays } from '#domain/korea/calendar-dates.ts'
import type { ConflictWish } from '#domain/trips/plan/plans.ts'
import { activityIntensities, dailyBudget, longestTripDays, paceOf } from '#domain/trips/answers/trips.ts'
import { countTravellers } from '#domain/trips/answers/companions.ts'
import { tripLimitWon } from '#domain/wishes/budget-text.ts'
import { sumOfNights } from '#domain/trips/answers/city-nights.ts'
import type { KeptSpan } from '#domain/wishes/kept-spans.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

/** The wishes with one relaxed answer. `to` is the new answer; null means no answer. */
export type Relaxed = { wish: ConflictWish; to: number | string | null; wishes: TripWishes }

export type Relaxation = {
  /** The answers of the form that it changes, where they were given. */
  answers: (wishes: TripWishes) => ConflictWish[]
  /** The wishes without these answers. `place` is the named place that should fit. */
  giveUp: (wishes: TripWishes, place: PlaceWish | null) => TripWishes
  /** Changes that ask for less, the smallest first. */
  steps: (wishes: TripWishes, place: PlaceWish | null) => Relaxed[]
}

// A week contains every weekday, and time for most wishes.
const moreDays = [1, 2, 3, 5, 7]
const moreWonADay = [1, 2, 3, 4, 6, 8, 10]
const moreInAll = [1.25, 1.5, 2, 3, 5]

export type RelaxationName =
  | 'activityIntensity'
  | 'dailyBudgetRange'
  | 'totalBudget'
  | 'bothBudgets'
  | 'areaPreferences'
  | 'cities'
  | 'nights'
  | 'socialMediaOptions'
  | 'dates'
  | 'beautyCategories'
  | 'flights'
  | 'mustVisitPlaces'
  | 'diet'
  | 'keptHours'

/** All changes that may be offered. `lacks.ts` says which are tried for which lack. */
export const relaxations: Record<RelaxationName, Relaxation> = {
  activityIntensity: {
    answers: () => ['activityIntensity'],
    giveUp: (wishes) => ({
      ...wishes,
      pace: { sightsFrom: 0, sightsTo: null, cafesFrom: 0, longestGapMinutes: null },
    }),
    steps: (wishes) =>
      activityIntensities
        .filter((intensity) => paceOf(intensity).sightsFrom > wishes.pace.sightsFrom)
        .map((to) => ({ wish: 'activityIntensity', to, wishes: { ...wishes, pace: paceOf(to) } })),
  },
  dailyBudgetRange: {
    answers: ({ dailyLimit }) => (dailyLimit === null ? [] : ['dailyBudgetRange']),
    giveUp: (wishes) => ({ ...wishes, dailyLimit: null }),
    steps: moreADay,
  },
  totalBudget: {
    answers: ({ tripLimit }) => (tripLimit === null ? [] : ['totalBudget']),
    giveUp: (wishes) => ({ ...wishes, tripLimit: null }),
    steps: moreForAll,
  },
  // When both limits are too low, raising one of them does not help.
  bothBudgets: {
    answers: ({ dailyLimit, tripLimit }) =>
      dailyLimit === null || tripLimit === null ? [] : ['dailyBudgetRange', 'totalBudget'],
    giveUp: (wishes) => ({ ...wishes, dailyLimit: null, tripLimit: null }),
    steps: () => [],
  },
  areaPreferences: {
    answers: ({ areas }) => (areas.length > 0 ? ['areaPreferences'] : []),
    ...allOrNothing('areaPreferences', null, (wishes) => ({ ...wishes, areas: [] })),
  },
  cities: {
    answers: ({ cities }) => (cities === 'one' ? ['cities'] : []),
    ...allOrNothing('cities', 'several', (wishes) => ({ ...wishes, cities: 'several' })),
  },
  nights: {
    answers: ({ nights }) => (nights.length > 0 ? ['nights'] : []),
    ...allOrNothing('nights', null, (wishes) => ({ ...wishes, nights: [] })),
  },
  socialMediaOptions: {
    answers: ({ social }) => (social.length > 0 ? ['socialMediaOptions'] : []),
    ...allOrNothing('socialMediaOptions', null, (wishes) => ({ ...wishes, social: [] })),
  },
  dates: {
    answers: ({ days }) => (days < longestTripDays ? ['dates'] : []),
    giveUp: (wishes, place) => {
      return longer(wishes, Math.min(longestTripDays - wishes.days, Math.max(...someMoreDays(wishes, place))))
    },
    steps: (wishes, place) =>
      someMoreDays(wishes, place)
        .map((more) => longer(wishes, more))
        .filter(({ days }) => days <= longestTripDays)
        .map((some) => ({ wish: 'dates', to: some.endDate, wishes: some })),
  },
  beautyCategories: {
    answers: ({ treatments, beautyTags }) => (treatments.length + beautyTags.length > 0 ? ['beautyCategories'] : []),
    ...allOrNothing('beautyCategories', null, (wishes) => ({ ...wishes, treatments: [], beautyTags: [] })),
  },
  flights: {
    answers: ({ arrival, departure }) => (arrival || departure ? ['flights'] : []),
    ...allOrNothing('flights', null, (wishes) => ({ ...wishes, arrival: null, departure: null })),
  },
  // Nobody is offered to give up a diet; that it is the reason is told.
  diet: {
    answers: ({ diets }) => (diets.length > 0 ? ['diet'] : []),
    giveUp: (wishes) => ({ ...wishes, diets: [] }),
    steps: () => [],
  },
  // A rest of every day is easier to give up on one day than what needs a whole one.
  keptHours: {
    answers: ({ keptHours }) => (keptHours.every(isAppointment) ? [] : ['keptHours']),
    giveUp: (wishes) => ({ ...wishes, keptHours: wishes.keptHours.filter(isAppointment) }),
    steps: (wishes) => daysToLift(wishes).map((day) => withoutKept(wishes, day)),
  },
  mustVisitPlaces: {
    answers: ({ places }) => (places.length > 0 ? ['mustVisitPlaces'] : []),
    ...allOrNothing('mustVisitPlaces', null, (wishes) => ({ ...wishes, places: [] })),
  },
}

// The days on which an offer may keep no hours free.
const mostLifted = 3

/** Hours at a clinic are part of the treatment, and a train does not wait. */
function isAppointment({ clinic, at }: KeptSpan): boolean {
  return clinic !== undefined || at !== undefined
}

/** Days between the first and the last one come first: these are whole. */
function daysToLift({ keptHours, days }: TripWishes): number[] {
  const kept = [...new Set(keptHours.flatMap((span) => (isAppointment(span) ? [] : [span.day])))]
  const isWhole = (day: number) => day > 0 && day < days - 1
  return kept
    .toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)) || one - other)
    .slice(0, mostLifted)
}

function withoutKept(wishes: TripWishes, day: number): Relaxed {
  const keptHours = wishes.keptHours.filter((span) => span.day !== day || isAppointment(span))
  return { wish: 'keptHours', to: addDays(wishes.startDate, day), wishes: { ...wishes, keptHours } }
}

/** The wishes without the one that could not be placed. Offered when no other change helps. */
export function doWithout(wishes: TripWishes, place: PlaceWish | null): Relaxed {
  if (!place) return { wish: 'beautyCategories', to: null, wishes: relaxations.beautyCategories.giveUp(wishes, null) }
  const places = wishes.places.filter((other) => other !== place)
  const to = places.map(({ text }) => text).join(', ') || null
  return { wish: 'mustVisitPlaces', to, wishes: { ...wishes, places } }
}

/** An answer that is given or not, with nothing between. */
function allOrNothing(wish: ConflictWish, to: string | null, giveUp: (wishes: TripWishes) => TripWishes) {
  const steps = (wishes: TripWishes): Relaxed[] => [{ wish, to, wishes: giveUp(wishes) }]
  return { giveUp, steps }
}

function moreADay(wishes: TripWishes): Relaxed[] {
  const { dailyLimit } = wishes
  if (dailyLimit === null) return []
  return moreWonADay
    .map((steps) => dailyLimit + steps * dailyBudget.step)
    .filter((to) => to <= dailyBudget.max)
    .map((to) => {
      // The top of the slider is no limit.
      return { wish: 'dailyBudgetRange', to, wishes: { ...wishes, dailyLimit: to < dailyBudget.max ? to : null } }
    })
}

function moreForAll(wishes: TripWishes): Relaxed[] {
  const { tripLimit } = wishes
  if (tripLimit === null) return []
  return moreInAll.map((factor) => {
    const to = Math.ceil((tripLimit * factor) / 10_000) * 10_000
    return { wish: 'totalBudget', to, wishes: { ...wishes, tripLimit: to } }
  })
}

/** The extra days that are tried: a few for a place, and enough for the longest rest and a clinic's closing days. */
function someMoreDays({ treatments, days, nights }: TripWishes, place: PlaceWish | null): number[] {
  const rests = treatments.map(
    ({ treatmentClass, recovery, day }) => recovery.stayDays + 1 + (day ?? (treatmentClass === 'surgery' ? 1 : 0)),
  )
  const lacking = Math.max(0, ...rests) - days
  const resting = lacking > 0 ? [lacking, lacking + 1, lacking + 3] : []
  const few = place || resting.length === 0 ? moreDays : []
  const short = sumOfNights(nights) - (days - 1)
  return [...new Set([...few, ...resting, ...(short > 0 ? [short] : [])])].toSorted((one, other) => one - other)
}

/** Scales a budget for a day or a week to the days of the trip. */
export function longer(wishes: TripWishes, more: number): TripWishes {
  const days = wishes.days + more
  const tripLimit =
    wishes.tripLimit === null ? null : (tripLimitWon(wishes.budget, days, countTravellers(wishes)) ?? wishes.tripLimit)
  return { ...wishes, endDate: addDays(wishes.endDate, more), days, tripLimit }
}
