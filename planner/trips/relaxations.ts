import { addDays } from '#domain/calendar-dates.ts'
import type { ConflictWish } from '#domain/plans.ts'
import { activityIntensities, dailyBudget, longestTripDays, paceOf } from '#domain/trips.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

/** Wishes of which one asks for less, and what the form would say then; null is no answer. */
export type Relaxed = { wish: ConflictWish; to: number | string | null; wishes: TripWishes }

export type Relaxation = {
  /** The answers of the form that it changes, as far as they say anything; `place` is what it is all about. */
  said: (wishes: TripWishes, place: PlaceWish | null) => ConflictWish[]
  /** The wishes as if these answers had never been given. */
  giveUp: (wishes: TripWishes, place: PlaceWish | null) => TripWishes
  /** Changes that ask for less, the smallest first. */
  steps: (wishes: TripWishes, place: PlaceWish | null) => Relaxed[]
}

// A week holds every weekday, and room for most that is asked for.
const moreDays = [1, 2, 3, 5, 7]
const moreWonADay = [1, 2, 3, 4, 6, 8, 10]
const moreInAll = [1.25, 1.5, 2, 3, 5]

export type RelaxationName =
  | 'activityIntensity'
  | 'money'
  | 'areaPreferences'
  | 'cities'
  | 'socialMediaOptions'
  | 'dates'
  | 'beautyCategories'
  | 'flights'
  | 'otherPlaces'

/** All that may be asked of a traveller so that something else fits. What is tried for what, `lacks.ts` says. */
export const relaxations: Record<RelaxationName, Relaxation> = {
  activityIntensity: {
    said: () => ['activityIntensity'],
    giveUp: (wishes) => ({
      ...wishes,
      pace: { sightsFrom: 0, sightsTo: null, cafesFrom: 0, longestGapMinutes: null },
    }),
    steps: (wishes) =>
      activityIntensities
        .filter((intensity) => paceOf(intensity).sightsFrom > wishes.pace.sightsFrom)
        .map((to) => ({ wish: 'activityIntensity', to, wishes: { ...wishes, pace: paceOf(to) } })),
  },
  money: {
    said: ({ dailyLimit, tripLimit }) => [
      ...(dailyLimit === null ? [] : (['dailyBudgetRange'] as const)),
      ...(tripLimit === null ? [] : (['totalBudget'] as const)),
    ],
    giveUp: (wishes) => ({ ...wishes, dailyLimit: null, tripLimit: null }),
    steps: (wishes) => [...moreADay(wishes), ...moreForAll(wishes)],
  },
  areaPreferences: {
    said: ({ areas }) => (areas.length > 0 ? ['areaPreferences'] : []),
    ...whole('areaPreferences', null, (wishes) => ({ ...wishes, areas: [] })),
  },
  cities: {
    said: ({ cities }) => (cities === 'one' ? ['cities'] : []),
    ...whole('cities', 'several', (wishes) => ({ ...wishes, cities: 'several' })),
  },
  socialMediaOptions: {
    said: ({ social }) => (social.length > 0 ? ['socialMediaOptions'] : []),
    ...whole('socialMediaOptions', null, (wishes) => ({ ...wishes, social: [] })),
  },
  dates: {
    said: () => ['dates'],
    giveUp: (wishes, place) => longer(wishes, Math.max(...someMoreDays(wishes, place))),
    steps: (wishes, place) =>
      someMoreDays(wishes, place)
        .map((more) => longer(wishes, more))
        .filter(({ days }) => days <= longestTripDays)
        .map((some) => ({ wish: 'dates', to: some.endDate, wishes: some })),
  },
  beautyCategories: {
    said: ({ treatments, beautyTags }) => (treatments.length + beautyTags.length > 0 ? ['beautyCategories'] : []),
    ...whole('beautyCategories', null, (wishes) => ({ ...wishes, treatments: [], beautyTags: [] })),
  },
  flights: {
    said: ({ arrival, departure }) => (arrival || departure ? ['flights'] : []),
    ...whole('flights', null, (wishes) => ({ ...wishes, arrival: null, departure: null })),
  },
  otherPlaces: {
    said: ({ places }, place) => (places.some((other) => other !== place) ? ['mustVisitPlaces'] : []),
    ...whole('mustVisitPlaces', null, (wishes, place) => ({ ...wishes, places: place ? [place] : [] })),
  },
}

/** The wishes without what could not be placed: what is offered where nothing else makes room for it. */
export function doWithout(wishes: TripWishes, place: PlaceWish | null): Relaxed {
  if (!place) return { wish: 'beautyCategories', to: null, wishes: relaxations.beautyCategories.giveUp(wishes, null) }
  const places = wishes.places.filter((other) => other !== place)
  const to = places.map(({ text }) => text).join(', ') || null
  return { wish: 'mustVisitPlaces', to, wishes: { ...wishes, places } }
}

/** An answer that is given or not, with nothing between. */
function whole(wish: ConflictWish, to: string | null, giveUp: Relaxation['giveUp']) {
  const steps: Relaxation['steps'] = (wishes, place) => [{ wish, to, wishes: giveUp(wishes, place) }]
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

/** A few days for a place, and as many as the longest rest lacks, with some on which the clinic may be closed. */
function someMoreDays({ treatments, days }: TripWishes, place: PlaceWish | null): number[] {
  const rests = treatments.map(
    ({ treatmentClass, recovery }) => recovery.stayDays + (treatmentClass === 'surgery' ? 2 : 1),
  )
  const lacking = Math.max(0, ...rests) - days
  const resting = lacking > 0 ? [lacking, lacking + 1, lacking + 3] : []
  const few = place || resting.length === 0 ? moreDays : []
  return [...new Set([...few, ...resting])].toSorted((one, other) => one - other)
}

function longer(wishes: TripWishes, more: number): TripWishes {
  return { ...wishes, endDate: addDays(wishes.endDate, more), days: wishes.days + more }
}
