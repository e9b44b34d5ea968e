import { addDays } from '#domain/calendar-dates.ts'
import type { ConflictWish } from '#domain/plans.ts'
import { activityIntensities, dailyBudget, longestTripDays, paceOf } from '#domain/trips.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'

/** Wishes of which one asks for less, and what the form would say then; null is no answer. */
export type Relaxed = { wish: ConflictWish; to: number | string | null; wishes: TripWishes }

// A week holds every weekday, and room for most that is asked for.
const moreDays = [1, 2, 3, 5, 7]
const moreWonADay = [1, 2, 3, 4, 6, 8]
const moreInAll = [1.25, 1.5, 2, 3]

/** In which order wishes are given up to see whether a clash needs them: first those that seldom clash. */
export const givenUp = [
  'socialMediaOptions',
  'totalBudget',
  'dailyBudgetRange',
  'areaPreferences',
  'cities',
  'mustVisitPlaces',
  'beautyCategories',
  'activityIntensity',
  'dates',
] as const satisfies readonly ConflictWish[]
export type GivenUp = (typeof givenUp)[number]

/** In which order a change is offered: first what costs a traveller least. */
export const offered: readonly GivenUp[] = [
  'activityIntensity',
  'dailyBudgetRange',
  'totalBudget',
  'areaPreferences',
  'cities',
  'socialMediaOptions',
  'dates',
  'beautyCategories',
  'mustVisitPlaces',
]

/** Whether a wish says anything that could clash; the place that it is all about does not. */
export function isSaid(wishes: TripWishes, wish: GivenUp, place: PlaceWish | null): boolean {
  switch (wish) {
    case 'socialMediaOptions':
      return wishes.social.length > 0
    case 'totalBudget':
      return wishes.tripLimit !== null
    case 'dailyBudgetRange':
      return wishes.dailyLimit !== null
    case 'areaPreferences':
      return wishes.areas.length > 0
    case 'cities':
      return wishes.cities === 'one'
    case 'mustVisitPlaces':
      return wishes.places.some((other) => other !== place)
    case 'beautyCategories':
      return wishes.treatments.length > 0 || wishes.beautyTags.length > 0
    case 'activityIntensity':
    case 'dates':
      return true
  }
}

/** The wishes as if one had never been said, but for the place that it is all about. */
export function giveUp(wishes: TripWishes, wish: GivenUp, place: PlaceWish | null): TripWishes {
  switch (wish) {
    case 'socialMediaOptions':
      return { ...wishes, social: [] }
    case 'totalBudget':
      return { ...wishes, tripLimit: null }
    case 'dailyBudgetRange':
      return { ...wishes, dailyLimit: null }
    case 'areaPreferences':
      return { ...wishes, areas: [] }
    case 'cities':
      return { ...wishes, cities: 'several' }
    case 'mustVisitPlaces':
      return { ...wishes, places: place ? [place] : [] }
    case 'beautyCategories':
      return { ...wishes, treatments: [], beautyTags: [] }
    case 'activityIntensity':
      return { ...wishes, pace: { sightsFrom: 0, sightsTo: null, cafesFrom: 0, longestGapMinutes: null } }
    case 'dates':
      return longer(wishes, Math.max(...someMoreDays(wishes, place)))
  }
}

/** The changes of one wish that may help, the smallest first. */
export function relaxationsOf(wishes: TripWishes, wish: GivenUp, place: PlaceWish | null): Relaxed[] {
  switch (wish) {
    case 'socialMediaOptions':
    case 'areaPreferences':
    case 'beautyCategories':
      return [{ wish, to: null, wishes: giveUp(wishes, wish, place) }]
    case 'cities':
      return [{ wish, to: 'several', wishes: giveUp(wishes, wish, place) }]
    case 'activityIntensity':
      return activityIntensities
        .filter((intensity) => paceOf(intensity).sightsFrom > wishes.pace.sightsFrom)
        .map((to) => ({ wish, to, wishes: { ...wishes, pace: paceOf(to) } }))
    case 'dates':
      return someMoreDays(wishes, place)
        .map((more) => longer(wishes, more))
        .filter(({ days }) => days <= longestTripDays)
        .map((some) => ({ wish, to: some.endDate, wishes: some }))
    case 'dailyBudgetRange':
      return moreWonADay.flatMap((steps): Relaxed[] => {
        const to = (wishes.dailyLimit ?? Infinity) + steps * dailyBudget.step
        const dailyLimit = to < dailyBudget.max ? to : null
        return to > dailyBudget.max ? [] : [{ wish, to, wishes: { ...wishes, dailyLimit } }]
      })
    case 'totalBudget':
      return moreInAll.map((factor) => {
        const to = Math.ceil(((wishes.tripLimit ?? 0) * factor) / 10_000) * 10_000
        return { wish, to, wishes: { ...wishes, tripLimit: to } }
      })
    case 'mustVisitPlaces': {
      const places = place ? wishes.places.filter((other) => other !== place) : []
      return [{ wish, to: places.map(({ text }) => text).join(', ') || null, wishes: { ...wishes, places } }]
    }
  }
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
