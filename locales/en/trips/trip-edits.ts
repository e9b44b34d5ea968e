import type { OpenInterval, PlaceTag } from '#domain/places/places.ts'
import type { Meal, PlanRule } from '#domain/trips/plan/plans.ts'
import type { Breach } from '#domain/trips/plan/trip-edits.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import { dates } from '#locales/en/site/dates.ts'
import { capital, duration, timeOfDay, won } from '#locales/en/site/figures.ts'
import { interestNames } from './interest-names.ts'
import { weekdays } from '#locales/en/site/weekdays.ts'

const mealNames: Record<Meal, string> = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' }
const mealHours: Record<Meal, string> = {
  breakfast: 'before 11:00',
  lunch: 'from 11:00 to 14:30',
  dinner: 'from 17:00 to 21:00',
}
const treatmentNames: Record<TreatmentClass, string> = {
  skin: 'skin treatment',
  medical: 'medical treatment',
  surgery: 'surgery',
}
const beautyNames: Partial<Record<PlaceTag, string>> = { hair: 'hair', skincare: 'skincare shopping' }

const rules: Record<PlanRule, string> = {
  open: 'A stop is no longer as described.',
  reachable: 'There is no longer enough time to get to a stop.',
  apart: 'Some stops overlap.',
  pace: 'The day no longer matches your pace.',
  meals: 'The meals of the day no longer work.',
  budget: 'The totals no longer add up.',
  must_visits: 'The places you named are no longer planned as stated.',
  areas_and_interests: 'Your areas or interests are no longer covered.',
  treatments: 'The treatment is no longer planned correctly. Ask your clinic.',
  company: 'Something does not suit the people travelling.',
  privacy: 'The plan contains something about you.',
  words: 'The text no longer matches the plan.',
  wishes: 'One of your answers is no longer covered.',
}

/** Messages for the rules that a change breaks. */
export function sayBreach(breach: Breach): string {
  switch (breach.code) {
    case 'closed_on_weekday':
      return `${breach.name} is closed on ${weekdays[breach.weekday]}s.`
    case 'closed_on_date':
      return `${breach.name} is closed on ${dates.writeLong(new Date(`${breach.date}T00:00:00Z`))}.`
    case 'closed_for_good':
      return `${breach.name} has permanently closed.`
    case 'not_open':
      return `${breach.name} is open ${sayHours(breach.hours)}, and you would be there from ${timeOfDay(breach.arrive)} to ${timeOfDay(breach.leave)}.`
    case 'after_last_entry':
      return `${breach.name} has its last entry at ${timeOfDay(breach.lastEntry)}, and you would be there at ${timeOfDay(breach.arrive)}.`
    case 'locked_later':
      return `${breach.name} is locked at ${timeOfDay(breach.was)}, and you would be there at ${timeOfDay(breach.arrive)}.`
    case 'twice':
      return `${breach.name} is in the plan twice.`
    case 'before_landing':
      return `You land at ${breach.time} and cannot be at ${breach.name} that early.`
    case 'late_for_flight':
      return `After ${breach.name} you would be too late at the airport for the flight at ${breach.time}.`
    case 'move_hours':
      return `${breach.name} leaves before 07:00 or arrives after 21:00.`
    case 'no_time_for_luggage':
      return `After ${breach.name} there is no time left for the luggage.`
    case 'few_sights':
      return `Only ${count(breach.count, 'sight')}; your pace asks for ${breach.least}.`
    case 'many_sights':
      return `${count(breach.count, 'sight')}; your pace asks for ${breach.most} at most.`
    case 'no_cafe':
      return 'No cafe, but a light day should have one.'
    case 'long_wait':
      return `You wait ${breach.minutes} minutes before ${breach.name}; your pace asks for ${breach.most} at most.`
    case 'no_meal':
      return `No ${mealNames[breach.meal]}.`
    case 'many_meals':
      return `${breach.count} times ${mealNames[breach.meal]}.`
    case 'meal_hours':
      return `${capital(mealNames[breach.meal])} at ${breach.name} begins at ${timeOfDay(breach.arrive)}; people eat ${mealHours[breach.meal]}.`
    case 'meal_length':
      return `${breach.minutes} minutes for the meal at ${breach.name}.`
    case 'dinner_soon':
      return `Only ${duration(breach.minutes)} between lunch and dinner.`
    case 'meal_far':
      return `${breach.name} is ${(breach.metres / 1000).toFixed(1)} km out of the way.`
    case 'same_cuisine':
      return 'Two meals of the same cuisine on one day.'
    case 'day_cost':
      return `The day costs ${won(breach.cost)}; your limit is ${won(breach.limit)}.`
    case 'trip_cost':
      return `The trip costs ${won(breach.cost)}; your limit is ${won(breach.limit)}.`
    case 'wish_missing':
      return `You asked for ${breach.name}, and it is no longer in the plan.`
    case 'wish_may_fit':
      return `${breach.name} was left out because there was no time for it. It may fit now.`
    case 'few_in_areas':
      return `Only ${breach.count} of ${breach.of} stops are in ${breach.areas.join(' or ')}.`
    case 'interest_missing':
      return `Nothing is left for your interest in ${interestNames[breach.interest].toLowerCase()}.`
    case 'for_adults':
      return `${breach.name} is for adults only.`
    case 'for_drinking':
      return `${breach.name} is for drinking, and you travel as a family.`
    case 'share_missing':
      return `Nothing is left for “${breach.option}”.`
    case 'few_photogenic':
      return `Only ${breach.count} of ${breach.of} sights are photogenic.`
    case 'treatment_missing':
      return `The ${treatmentNames[breach.treatment]} is no longer in the plan.`
    case 'beauty_missing':
      return `Nothing is left for ${beautyNames[breach.tag] ?? breach.tag}.`
    case 'no_consultation':
      return `There is no consultation before the treatment at ${breach.name}.`
    case 'no_checkup':
      return `There is no check-up ${breach.from === breach.to ? breach.from : `${breach.from} to ${breach.to}`} days after the treatment at ${breach.name}. Ask your clinic.`
    case 'leaves_too_soon':
      return `You leave ${count(breach.days, 'day')} after the treatment at ${breach.name}; plan with ${breach.least}. Ask your clinic.`
    case 'too_much_for_recovery':
      return `${breach.name} is too much after a treatment. Ask your clinic.`
    case 'rule':
      return rules[breach.rule]
    case 'hidden':
      return 'This does not work with something that is hidden on this device. Show hidden stops to see what.'
    case 'not_found':
      return 'This no longer exists.'
    case 'already_in_plan':
      return `${breach.name} is already in the plan, on day ${breach.onDay + 1}.`
    case 'cannot_be_visited':
      return `${breach.name} cannot be a stop.`
    case 'move_stays':
      return 'You cannot change the day of the move to another city. Change its time instead.'
    case 'day_too_long':
      return 'The day would go on after five in the morning.'
  }
}

function sayHours(hours: readonly OpenInterval[]): string {
  return hours.map(([from, to]) => `${from} to ${to}`).join(' and ')
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
