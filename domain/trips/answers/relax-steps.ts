import type { PlanConflict } from '#domain/trips/plan/plans.ts'
import { activityIntensities, cityWishes, dailyBudget, keptLimits, type TripSteps, tripTextLengths } from './trips.ts'
import { shortestStayWords } from '#domain/clinics/treatments.ts'
import { datesFrom, daysBetween, isCalendarDate } from '#domain/korea/calendar-dates.ts'

type Relaxation = PlanConflict['relax'][number]

/** The answers with the change applied that a conflict offers; null for a change that the forms cannot express. */
export function relaxSteps(steps: TripSteps, { wish, to }: Relaxation): TripSteps | null {
  const { step1, step2, step3 } = steps
  switch (wish) {
    case 'dates':
      return typeof to === 'string' && isCalendarDate(to) && to >= step1.startDate
        ? { ...steps, step1: { ...step1, endDate: to } }
        : null
    case 'flights': {
      const { arrival: _arrival, departure: _departure, ...grounded } = step1
      return to === null ? { ...steps, step1: grounded } : null
    }
    case 'totalBudget':
      return { ...steps, step2: { ...step2, totalBudget: typeof to === 'number' ? `${to} won` : (to ?? '') } }
    case 'dailyBudgetRange':
      return typeof to === 'string'
        ? null
        : { ...steps, step2: { ...step2, dailyBudgetRange: Math.min(dailyBudget.max, to ?? dailyBudget.max) } }
    case 'areaPreferences':
      return to === null ? { ...steps, step2: { ...step2, areaPreferences: [] } } : null
    case 'mustVisitPlaces':
      return typeof to === 'number' ? null : { ...steps, step2: { ...step2, mustVisitPlaces: to ?? '' } }
    case 'activityIntensity': {
      const pace = activityIntensities.find((one) => one === to)
      return pace ? { ...steps, step2: { ...step2, activityIntensity: pace } } : null
    }
    case 'cities': {
      const cities = cityWishes.find((one) => one === to)
      const { cities: _cities, ...undecided } = step2
      if (cities) return { ...steps, step2: { ...step2, cities } }
      return to === null ? { ...steps, step2: undecided } : null
    }
    case 'nights': {
      const { nights: _nights, ...undecided } = step2
      return to === null ? { ...steps, step2: undecided } : null
    }
    case 'keptHours':
      return typeof to === 'number' ? null : liftKeptHours(steps, to)
    case 'beautyCategories':
    case 'plasticSurgeryType':
      if (wish === 'plasticSurgeryType' && to === shortestStayWords) return withShortestStay(steps)
      return to === null ? { ...steps, step3: { ...step3, beautyCategories: [], plasticSurgeryType: '' } } : null
    case 'socialMediaOptions':
      return to === null ? { ...steps, step3: { ...step3, socialMediaOptions: [] } } : null
    case 'selectedInterests':
    case 'diet':
      // A plan needs at least one interest, so the traveller chooses which one to give up. Nobody gives up a diet.
      return null
  }
}

/**
 * No hours are kept free, or none on one day; those of a train stay. Hours of every day are then told for each of the
 * others.
 */
function liftKeptHours(steps: TripSteps, on: string | null): TripSteps | null {
  const { step1, step2 } = steps
  const { keptHours = [], ...free } = step2
  const trains = keptHours.filter(({ at }) => at)
  if (on === null) return { ...steps, step2: { ...free, ...(trains.length > 0 && { keptHours: trains }) } }
  const dates = datesFrom(step1.startDate, daysBetween(step1.startDate, step1.endDate) + 1)
  const others = dates.filter((date) => date !== on)
  const left = keptHours.flatMap((hours) => {
    if (hours.on !== null) return hours.on === on && !hours.at ? [] : [hours]
    return others.map((date) => ({ ...hours, on: date }))
  })
  return left.length > keptLimits.most ? null : { ...steps, step2: { ...free, keptHours: left } }
}

/** The treatment with the wish to leave as early as its pages state, in words that the traveller can delete again. */
function withShortestStay(steps: TripSteps): TripSteps | null {
  const text = `${steps.step3.plasticSurgeryType.trim()}, ${shortestStayWords}`
  if (text.length > tripTextLengths.plasticSurgeryType) return null
  return { ...steps, step3: { ...steps.step3, plasticSurgeryType: text } }
}
